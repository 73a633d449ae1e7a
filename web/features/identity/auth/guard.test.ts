import { expect, test } from 'vitest';
import { isGuarded } from './guard';

test.each(['/app', '/app/profile', '/app/billing', '/app/whatever'])('%s needs a session', (path) => {
  expect(isGuarded(path)).toBe(true);
});

test.each([
  '/',
  '/home',
  '/terms',
  '/app/login',
  '/app/signup',
  '/app/confirm',
  '/app/forgot-password',
  '/application',
])('%s does not', (path) => {
  expect(isGuarded(path)).toBe(false);
});

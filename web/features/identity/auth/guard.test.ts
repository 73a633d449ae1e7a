import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, USER_KEY } from '../../../api/query';
import { guard, isGuarded } from './guard';

afterEach(() => vi.unstubAllGlobals());

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

test('the return path is forgotten on arrival, not on the way there', async () => {
  vi.stubGlobal('document', { cookie: `valija_return_to=${encodeURIComponent('/app?new=1#dates')}` });
  vi.stubGlobal('location', new URL('https://valija.test/app/login'));
  queryClient.setQueryData(USER_KEY, {
    id: 'user_1',
    email: 'a@example.com',
    username: null,
    accountType: 'free',
    homeCountry: null,
  });
  const leadsTo = (path: string) => guard(new URL(path, location.href));
  expect(await leadsTo('/app/login')).toBe('/app?new=1#dates');
  // Reloaded before it arrived.
  expect(await leadsTo('/app/signup')).toBe('/app?new=1#dates');
  expect(await leadsTo('/app?new=1')).toBeNull();
  expect(await leadsTo('/app/login')).toBe('/app');
});

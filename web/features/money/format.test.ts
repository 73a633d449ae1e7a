import { expect, test } from 'vitest';
import { formatDate, formatPrice } from './format';

test('prices are written as the language does', () => {
  expect(formatPrice(499, 'en')).toBe('€4.99');
  expect(formatPrice(499, 'es').replace(/\s/g, ' ')).toBe('4,99 €');
  expect(formatPrice(33, 'en')).toBe('€0.33');
});

test('dates are written as the language does', () => {
  expect(formatDate('2026-12-21T12:00:00.000Z', 'en')).toBe('21 December 2026');
  expect(formatDate('2026-12-21T12:00:00.000Z', 'es')).toBe('21 de diciembre de 2026');
});

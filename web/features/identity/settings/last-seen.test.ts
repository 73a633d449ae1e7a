import { expect, test } from 'vitest';
import { lastSeenText } from './last-seen';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test.each([
  [0, 'en', null],
  [15 * MINUTE, 'en', null],
  [-MINUTE, 'en', null],
  [16 * MINUTE, 'en', '16 minutes ago'],
  [60 * MINUTE, 'en', '1 hour ago'],
  [23.9 * 60 * MINUTE, 'es', 'hace 23 horas'],
  [24 * 60 * MINUTE, 'en', 'yesterday'],
  [24 * 60 * MINUTE, 'es', 'ayer'],
  [30 * 24 * 60 * MINUTE, 'es', 'hace 30 días'],
])('%d ms ago in %s is %j', (ago, locale, text) => {
  expect(lastSeenText(NOW - ago, NOW, locale)).toBe(text);
});

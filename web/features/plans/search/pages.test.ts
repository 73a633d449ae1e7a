import { expect, test } from 'vitest';
import { matchesWords } from './pages';

test.each([
  ['fact', ['Facturación'], true],
  ['FACTURACION', ['Facturación'], true],
  ['plan new', ['New Bag Plan'], true],
  ['lan', ['New Bag Plan'], false],
  ['theme', ['Settings', 'language, theme, units'], true],
  ['theme billing', ['Settings', 'language, theme, units'], false],
  ['', ['Settings'], true],
])('%j in %j: %s', (query, texts, expected) => {
  expect(matchesWords(query, ...texts)).toBe(expected);
});

import { expect, test } from 'vitest';
import { parseAges, writeAges } from './children-ages';

test('ages are read in years and months', () => {
  expect(parseAges('9m, 4, 12')).toEqual([9, 48, 144]);
  expect(parseAges('')).toEqual([]);
  expect(parseAges(' 17 ; 0m ')).toEqual([204, 0]);
});

test.each(['18', 'four', '-1', '2.5', '4y'])('%s is no age', (text) => {
  expect(parseAges(text)).toBeNull();
});

test('ages are written as they are typed', () => {
  expect(writeAges([9, 12, 48, 145])).toBe('9m, 1, 4, 12');
});

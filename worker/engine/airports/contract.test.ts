import { expect, test } from 'vitest';
import { AIRPORT_ROWS } from './rows';
import { destinationCode } from './contract';

test('a destination shows the code of its own airport, in either language', () => {
  expect(destinationCode('Lisbon, Portugal')).toBe('LIS');
  expect(destinationCode('Lisboa, Portugal', 'PT')).toBe('LIS');
  expect(destinationCode('San Sebastián')).toBe('EAS');
  expect(destinationCode('Nueva York, Estados Unidos')).toBe('JFK');
  expect(destinationCode('Xi’an, China', 'CN')).toBe('XIY');
  expect(destinationCode('Oaxaca, Mexico', 'MX')).toBe('OAX');
});

test('a place without an airport of its own shows none: no made-up letters that are the code of somewhere else', () => {
  expect(destinationCode('Jaca, España')).toBeNull();
  expect(destinationCode('Jackson Hole, United States', 'US')).toBe('JAC');
  expect(destinationCode('Ávila')).toBeNull();
  expect(destinationCode('')).toBeNull();
  expect(destinationCode('東京')).toBeNull();
});

test('towns that share a name are told apart by their country, and else show none', () => {
  expect(destinationCode('Córdoba, Argentina', 'AR')).toBe('COR');
  expect(destinationCode('Córdoba, España', 'ES')).toBe('ODB');
  expect(destinationCode('Córdoba')).toBeNull();
  expect(destinationCode('Paris, Texas, United States')).toBeNull();
  expect(destinationCode('Paris, Texas', 'US')).toBeNull();
});

test('the table has one airport a row, three letters and a country, folded names and no code twice', () => {
  const rows = AIRPORT_ROWS.trim().split('\n');
  expect(rows.length).toBeGreaterThan(300);
  for (const row of rows) expect(row).toMatch(/^[A-Z]{3} [A-Z]{2} [a-z][a-z .'/-]*$/);
  expect(new Set(rows.map((row) => row.slice(0, 3))).size).toBe(rows.length);
});

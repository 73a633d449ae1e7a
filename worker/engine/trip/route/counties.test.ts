import { expect, test } from 'vitest';
import { withoutCounty } from './counties';

test.each([
  ['Southwold, Suffolk', 'Southwold, United Kingdom'],
  ['Kinsale, Co Cork', 'Kinsale, Ireland'],
  ['Settle, north yorkshire', 'Settle, United Kingdom'],
  ['Westport, Mayo', 'Westport, Ireland'],
  ['Suffolk', 'Suffolk'],
  ['Devon, Cornwall', 'Devon, Cornwall'],
  ['Lisbon, Porto', 'Lisbon, Porto'],
  ['Co Clare, Galway', 'Co Clare, Galway'],
  ['Zahara de la Sierra, Cádiz', 'Zahara de la Sierra, España'],
  ['Aracena (Huelva)', 'Aracena, España'],
  ['Córdoba, Jaén', 'Córdoba, Jaén'],
  ['Granada, Málaga y Almería', 'Granada, Málaga y Almería'],
  ['Huelva', 'Huelva'],
])('%s', (field, read) => expect(withoutCounty(field)).toBe(read));

test('a province that two countries have is that of the writer', () => {
  expect(withoutCounty('Cosquín, Córdoba', 'AR')).toBe('Cosquín, Argentina');
  expect(withoutCounty('Montoro, Córdoba', 'ES')).toBe('Montoro, España');
});

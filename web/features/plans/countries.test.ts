import { expect, test } from 'vitest';
import { countriesIn, countryNamed } from './countries';

test('the list has each country once, without unions and former states', () => {
  const codes = countriesIn('en').map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(235);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of ['ES', 'GB', 'US', 'AR', 'XK', 'TW']) expect(codes).toContain(code);
  for (const code of ['EU', 'DD', 'SU', 'ZZ', 'UN']) expect(codes).not.toContain(code);
  const names = countriesIn('es').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
});

test('a name typed into the profile is found again', () => {
  expect(countryNamed(' españa ')).toBe('ES');
  expect(countryNamed('SPAIN')).toBe('ES');
  expect(countryNamed('Mexico')).toBe('MX');
  expect(countryNamed('the moon')).toBeUndefined();
});

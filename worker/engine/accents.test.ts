import { expect, test } from 'vitest';
import { withoutAccents } from './accents';

test('accents go, letters and their case stay', () => {
  expect(withoutAccents('São Tomé, Ñuñoa, Île, ß, Łódź')).toBe('Sao Tome, Nunoa, Ile, ß, Łodz');
  expect(withoutAccents('plain')).toBe('plain');
});

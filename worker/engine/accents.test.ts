import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutAccents } from './accents';

test('accents go, letters and their case stay', () => {
  expect(withoutAccents('São Tomé, Ñuñoa, Île, ß, Łódź')).toBe('Sao Tome, Nunoa, Ile, ß, Łodz');
  expect(withoutAccents('plain')).toBe('plain');
});

test('no other file takes accents away by itself', () => {
  const files = globSync('{worker,web,scripts}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/*.test.ts'] });
  expect(files.filter((file) => /normalize\('NFK?D'\)/.test(readFileSync(file, 'utf8')))).toEqual([
    'worker/engine/accents.ts',
  ]);
});

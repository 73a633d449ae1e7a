import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLE_BUDGET, READER_BUDGET, checkBundle, checkReader } from './bundle-budget';

const bundle = (bytes: number, name = 'index.js'): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'valija-bundle-')), name);
  // Random, so that gzip makes nothing of it.
  writeFileSync(path, randomBytes(bytes));
  return path;
};

test('a bundle over 1.5 MB gzipped is refused, by name and size', () => {
  expect(BUNDLE_BUDGET).toBe(1_572_864);
  expect(checkBundle(bundle(100_000))).toBeGreaterThan(100_000);
  expect(() => checkBundle(bundle(BUNDLE_BUDGET))).toThrow(/index\.js has \d+ kB gzipped; the budget is 1536 kB/);
});

test('a trip reader over its budget is refused, and so is a build without one', () => {
  expect(checkReader(dirname(bundle(100_000, 'reader.worker-a1B2.js')))).toBeGreaterThan(100_000);
  expect(() => checkReader(dirname(bundle(READER_BUDGET, 'reader.worker-a1B2.js')))).toThrow(
    `the budget is ${Math.round(READER_BUDGET / 1024)} kB`,
  );
  expect(() => checkReader(dirname(bundle(1)))).toThrow(/no script of the trip reader/);
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLE_BUDGET, checkBundle } from './bundle-budget';

const bundle = (bytes: number): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'valija-bundle-')), 'index.js');
  // Random, so that gzip makes nothing of it.
  writeFileSync(path, randomBytes(bytes));
  return path;
};

test('a bundle over 1.5 MB gzipped is refused, by name and size', () => {
  expect(BUNDLE_BUDGET).toBe(1_572_864);
  expect(checkBundle(bundle(100_000))).toBeGreaterThan(100_000);
  expect(() => checkBundle(bundle(BUNDLE_BUDGET))).toThrow(/index\.js has \d+ kB gzipped; the budget is 1536 kB/);
});

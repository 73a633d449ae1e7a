import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { enforceBudget } from './budget';

/** Text that does not get smaller than about three quarters of this. */
const noise = (bytes: number): string => randomBytes((bytes * 3) / 4).toString('base64');

test('a document that leaves the first flight fails the build, as does a page that loads too much', () => {
  expect(() => enforceBudget('/home', noise(16_000), [noise(50_000)])).not.toThrow();
  expect(() => enforceBudget('/home', noise(20_000), [])).toThrow(/^\/home .* the first flight/);
  expect(() => enforceBudget('/home', noise(16_000), [noise(40_000), noise(40_000)])).toThrow(/^\/home loads/);
});

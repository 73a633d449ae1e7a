import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { enforceBudget } from './budget';

/** Text that does not get smaller than about three quarters of this. */
const noise = (bytes: number): string => randomBytes((bytes * 3) / 4).toString('base64');

test('a document larger than the first round trip fails the build, and so does a page over its budget', () => {
  expect(() => enforceBudget('/home', noise(16_000), [noise(50_000)])).not.toThrow();
  expect(() => enforceBudget('/home', noise(20_000), [])).toThrow(/^\/home .* the first flight/);
  expect(() => enforceBudget('/home', noise(16_000), [noise(40_000), noise(40_000)])).toThrow(/^\/home loads/);
});

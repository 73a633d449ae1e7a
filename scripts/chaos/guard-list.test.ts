import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABUSE_GUARDS } from './abuse-guards';
import { GUARDS, isInPlace } from './guard-list';

test.each([...GUARDS, ...ABUSE_GUARDS])('the guard “$name” is found in its file exactly once', (guard) => {
  expect(isInPlace(guard, readFileSync(guard.file, 'utf8'))).toBe(true);
  // Word by word, as titles of `test.each` are put together.
  const tests = readFileSync(guard.test, 'utf8');
  const words = guard.only.match(/\p{L}{3,}/gu) ?? [];
  expect(words.filter((word) => !tests.includes(word))).toEqual([]);
});

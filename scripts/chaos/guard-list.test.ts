import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABUSE_GUARDS } from './abuse-guards';
import { GUARDS, isInPlace } from './guard-list';

test.each([...GUARDS, ...ABUSE_GUARDS])('“$name” stands where the long run looks for it', (guard) => {
  expect(isInPlace(guard, readFileSync(guard.file, 'utf8'))).toBe(true);
  expect(existsSync(guard.test)).toBe(true);
});

import { expect, test } from 'vitest';
import { classifyRefreshToken } from './rotation';

const ROTATED_AT = 1_000_000;
const SOON = ROTATED_AT + 10_000;
const LATE = ROTATED_AT + 10_001;

test.each([
  ['the current token', 5, 5, LATE, 'rotate'],
  ['the parent within the grace', 4, 5, SOON, 'join'],
  ['the parent, late, of a rotation nobody used', 4, 4, LATE, 'join'],
  ['the parent, late, of a rotation in use', 4, 5, LATE, 'replay'],
  ['the grandparent, at once', 3, 4, ROTATED_AT, 'replay'],
  ['the very first, of a session nobody used', 0, -1, ROTATED_AT, 'replay'],
] as const)('%s', (_, presented, confirmedGeneration, now, verdict) => {
  expect(classifyRefreshToken(presented, { generation: 5, confirmedGeneration, rotatedAt: ROTATED_AT }, now)).toBe(
    verdict,
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from './iso-time';

test('a moment is written as the language writes it, whichever came before', () => {
  for (const moment of [0, -1, 1, 86_399_999, 86_400_000, -86_400_000, 951_782_400_000, 4_102_444_799_999]) {
    expect(isoTime(moment)).toBe(new Date(moment).toISOString());
  }
  fc.assert(
    fc.property(fc.integer({ min: -8e12, max: 8e12 }), (moment) => {
      expect(isoTime(moment)).toBe(new Date(moment).toISOString());
    }),
  );
});

test('what is no moment is refused', () => {
  expect(() => isoTime(Number.NaN)).toThrow(RangeError);
});

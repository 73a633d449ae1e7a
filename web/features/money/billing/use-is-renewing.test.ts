import { expect, test } from 'vitest';
import { isRenewing } from './use-is-renewing';

const END = '2027-05-01T12:00:00.000Z';
const now = Date.parse(END);

test('a plan renews from the end of its month until the next month is paid for', () => {
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now - 1)).toBe(false);
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now)).toBe(true);
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now + 3_600_000)).toBe(true);
});

test('one that was canceled, and none, do not', () => {
  expect(isRenewing({ autoRenew: false, periodEnd: END }, now + 1)).toBe(false);
  expect(isRenewing(null, now)).toBe(false);
});

import { expect, test } from 'vitest';
import { isRenewing } from './use-is-renewing';

const END = '2027-05-01T12:00:00.000Z';
const now = Date.parse(END);

test('a subscription is renewing from the end of its month until the next month is paid', () => {
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now - 1)).toBe(false);
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now)).toBe(true);
  expect(isRenewing({ autoRenew: true, periodEnd: END }, now + 3_600_000)).toBe(true);
});

test('a canceled subscription and no subscription are not renewing', () => {
  expect(isRenewing({ autoRenew: false, periodEnd: END }, now + 1)).toBe(false);
  expect(isRenewing(null, now)).toBe(false);
});

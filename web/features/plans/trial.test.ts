import { beforeEach, expect, test, vi } from 'vitest';
import { keepTrial, takeTrial } from './trial';

const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };
const DAY = 86_400_000;
const KEY = 'valija.trial';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('the tried trip is read once', () => {
  keepTrial(TRIP, 1000);
  expect(takeTrial(2000)).toEqual(TRIP);
  expect(takeTrial(2000)).toBeNull();
});

test('an old trip is forgotten, and so is one from the future', () => {
  keepTrial(TRIP, 1000);
  expect(takeTrial(1000 + DAY + 1)).toBeNull();
  keepTrial(TRIP, 5000);
  expect(takeTrial(1000)).toBeNull();
});

test.each([
  'nonsense',
  '[]',
  '{"destination":"Lisbon"}',
  JSON.stringify({ ...TRIP, startDate: 'soon', at: 1 }),
  JSON.stringify({ ...TRIP, destination: 'x'.repeat(121), at: 1 }),
  JSON.stringify({ ...TRIP, at: 'now' }),
])('%s is no trip', (text) => {
  stored.set(KEY, text);
  expect(takeTrial(2)).toBeNull();
});

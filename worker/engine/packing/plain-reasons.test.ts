/** Reasons say what holds on this trip: by how people travel and sleep, without figures that prove nothing. */
import { describe, expect, test } from 'vitest';
import { fact, leg } from '../trip/expert-reading.fixture';
import { line, pack, sky, type Input } from './pack-trip.fixture';

const reason = (more: Partial<Input>, key: string): string => line(pack(more), key)?.reason ?? '';
const at = (
  transport: 'transport:own-car' | 'transport:plane',
  lodging: 'lodging:hotel' | 'lodging:camping' | 'lodging:friends-or-family',
) => ({
  legs: [leg('Lisbon', 'PT', 7, { transport: [transport], lodging: [lodging], ...sky(16, 29) })],
  home: 'ES',
});
const FLYING = at('transport:plane', 'lodging:hotel');
const CAMPING = at('transport:own-car', 'lodging:camping');
const AT_FAMILY = at('transport:own-car', 'lodging:friends-or-family');

test.each(['sunscreen', 'sunglasses', 'deodorant', 'after-sun'])('no temperature is a reason for %s', (key) => {
  for (const trip of [FLYING, CAMPING, AT_FAMILY])
    expect(reason({ ...trip, activities: ['beach'] }, key)).not.toMatch(/°C/u);
});

describe('the same thing is told by how people travel and sleep', () => {
  test.each([
    ['sleepwear', CAMPING, /kept for the night/u],
    ['sleepwear', AT_FAMILY, /somebody's home/u],
    ['day-pack', { ...FLYING, activities: ['shopping'] }, /Under the seat/u],
    ['day-pack', CAMPING, /away from camp/u],
    ['shampoo', AT_FAMILY, /finish theirs/u],
    ['shampoo', CAMPING, /none in the showers/u],
    ['walking-shoes', FLYING, /in the plane/u],
    ['phone-charger', AT_FAMILY, /car adapter/u],
  ] as [string, Partial<Input>, RegExp][])('%s %#', (key, trip, expected) => {
    expect(reason(trip, key)).toMatch(expected);
  });
});

test('sticky fingers are those of small children', () => {
  expect(reason(FLYING, 'tissues')).not.toMatch(/sticky/u);
});

test('the medicine of a seafarer has to last the contract', () => {
  const aboard = {
    dates: ['2027-02-08', '2027-08-10'] as [string, string],
    facts: [fact('work:merchant-ship')],
    legs: [leg('Lisbon', 'PT', 183)],
  };
  expect(reason(aboard, 'medication')).toMatch(/a month more/u);
  expect(reason(aboard, 'passport')).toMatch(/whole contract/u);
});

test('what is worn on the way agrees with no noun in Spanish', () => {
  const winter = { locale: 'es' as const, home: 'MX', legs: [leg('Lisbon', 'PT', 7, sky(-6, 1))] };
  for (const item of pack(winter).items)
    expect(item.reason).not.toMatch(/llévalo puesto|a solas|esparadrapo|vaqueros|visado/iu);
});

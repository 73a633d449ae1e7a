/** Papers and garments that depend on whose country it is, on the border and on who travels. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person } from '../trip/expert-reading.fixture';
import { planTrip } from '../trip/read.fixture';
import { factsOf, listOf, PLACE, words } from './fixtures';
import { line, pack, sky, type Input } from './pack-trip.fixture';

const has = (key: string, more: Partial<Input>, place = {}): boolean => line(pack(more, { place }), key) !== undefined;
const woman = (age: number) => person('t1', 'self', 'adult', { sex: 'female', ageMonths: age * 12 });

describe('who has periods', () => {
  test.each([
    [41, true],
    [57, false],
  ])('a woman of %i', (age, expected) => {
    expect(has('feminine-hygiene', { people: [woman(age)] })).toBe(expected);
  });

  test('nobody is guessed to be a woman or a man on a holiday', () => {
    expect(has('feminine-hygiene', {})).toBe(false);
    expect(has('razor', {})).toBe(false);
    expect(has('razor', { people: [person('t1', 'self', 'adult', { sex: 'male' })] })).toBe(true);
  });
});

describe('a health insurance card at home', () => {
  test.each([
    ['ES', true],
    ['MX', true],
    ['US', true],
    ['GB', false],
    ['NG', false],
    ['IN', false],
    ['CL', false],
  ])('%s', (home, expected) => {
    expect(has('health-card', { home, legs: [leg('There', home, 10)] })).toBe(expected);
  });
});

describe('an international driving permit', () => {
  test.each([
    ['ZA', 'NA', false],
    ['US', 'CA', false],
    ['AU', 'NZ', false],
    ['IE', 'FR', false],
    ['AR', 'CL', false],
    ['ZA', 'FR', true],
    ['US', 'JP', true],
  ])('from %s to %s', (home, country, expected) => {
    const facts = factsOf(8, {
      home: { country: home },
      places: [{ ...PLACE, country }],
      tags: words('transport:hire-car'),
    });
    expect(listOf(facts).has('idp')).toBe(expected);
  });

  test('whoever is driven by somebody who is paid for it needs no licence', async () => {
    const trip = { destination: 'Dushanbe', startDate: '2027-08-14', endDate: '2027-09-05', locale: 'en' as const };
    const { list } = await planTrip('Road trip in a shared jeep and driver to Osh', trip);
    expect(list.items.map(({ key }) => key)).not.toContain('driving-licence');
  });
});

test('a vaccination certificate is asked for, or it stays at home', () => {
  const to = (home: string, country: string): boolean =>
    has('vaccination-card', { home, legs: [leg('There', country, 10)] });
  expect(to('NZ', 'NP')).toBe(false);
  expect(to('ZA', 'BW')).toBe(false);
  expect(to('NG', 'ZA')).toBe(true);
  expect(has('vaccination-card', { facts: [fact('need:vaccination')] })).toBe(true);
});

test('nobody is told how one dresses in their own country', () => {
  const place = { traits: ['conservative-dress' as const, 'temples' as const] };
  const at = (home: string): Partial<Input> => ({
    home,
    activities: ['sightseeing'],
    legs: [leg('There', 'IN', 10, sky(20, 32))],
  });
  expect(has('modest-outfit', at('GB'), place)).toBe(true);
  expect(has('modest-outfit', at('IN'), place)).toBe(false);
  expect(line(pack(at('IN'), { place }), 'shorts')?.reason).not.toMatch(/knees/u);
});

test('one paper opens all Schengen borders', () => {
  const list = pack({ home: 'MX', legs: [leg('Prague', 'CZ', 4), leg('Vienna', 'AT', 4), leg('Munich', 'DE', 4)] });
  expect(line(list, 'travel-authorisation')?.reason).toMatch(
    /^One for all the Schengen countries of this trip: ETIAS/u,
  );
});

test('the rand is money in Namibia', () => {
  expect(line(pack({ home: 'ZA', legs: [leg('There', 'NA', 10)] }), 'cash')?.reason).not.toMatch(/Namibian/u);
});

import { expect, test } from 'vitest';
import { labelForOthers } from '../../worker/plans/person-labels';
import { makePlan } from '../../worker/engine/make-plan';
import { fromEngine } from '../../worker/plans/list/generated-item';
import { withPrivacy } from '../../worker/plans/privacy';
import { gazetteer } from '../../worker/engine/places/gazetteer.fixture';

const now = Date.parse('2026-11-21T00:00:00Z');
const planFor = (destination: string, startDate: string, endDate: string, description = '') =>
  makePlan({ destination, startDate, endDate, description, activities: ['hiking'], locale: 'en' }, { gazetteer, now });

test.each([
  ['Rome, Italy', '2027-07-06', '2027-07-10'],
  ['Chamonix, France', '2027-02-06', '2027-02-13'],
  ['Bergen, Norway', '2027-05-20', '2027-06-12'],
])('the months of %s show the same degrees as the whole trip', async (destination, from, to) => {
  const { weather, trip } = await planFor(destination, from, to);
  const months = weather.monthly.map(({ onDates }) => onDates);
  expect(Math.min(...months.map((month) => month?.minC ?? Number.NaN))).toBe(weather.minC);
  expect(Math.max(...months.map((month) => month?.maxC ?? Number.NaN))).toBe(weather.maxC);
  expect(trip.legs[0]?.weather).toMatchObject({ minC: weather.minC, maxC: weather.maxC, wetShare: weather.wetShare });
});

test('reasons give the same figures where the trip has several places', async () => {
  const { weather, trip } = await planFor('Lisbon', '2027-05-01', '2027-05-05', 'We travel on to Porto for 2 nights.');
  expect(trip.legs.length).toBeGreaterThan(1);
  expect(weather.monthly[0]?.onDates).toEqual({ minC: weather.minC, maxC: weather.maxC, wetShare: weather.wetShare });
});

test('a reason states the same share of wet days as the head of the list', async () => {
  const { weather, list } = await planFor('Bergen, Norway', '2027-06-06', '2027-06-12');
  const told = list.items.flatMap(({ reason }) => [...reason.matchAll(/rain on (\d+) %/gi)].map(([, share]) => share));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set([String(Math.round(weather.wetShare * 100))]));
});

test('needles stay with the insulin in the hand luggage, whatever bag is checked in', async () => {
  const { list } = await planFor(
    'Lisbon, Portugal',
    '2027-05-01',
    '2027-05-08',
    'I am diabetic and inject insulin. One cabin bag and one checked bag of 23 kg.',
  );
  const medical = list.items.filter(({ name }) => /insulin|needles|glucose meter/i.test(name));
  expect(medical).toHaveLength(3);
  expect(medical.map(({ name, bag }) => [name, bag])).toEqual(medical.map(({ name }) => [name, 'cabin']));
});

test.each(['en', 'es'] as const)('a member reads no "you" that is somebody else (%s)', async (locale) => {
  const description =
    locale === 'en' ? 'My husband and I with our daughter of 6.' : 'Mi marido y yo con nuestra hija de 6 años.';
  const input = { destination: 'Mallorca', startDate: '2027-07-06', endDate: '2027-07-13', description, locale };
  const { list } = await makePlan({ ...input, activities: ['beach'] }, { gazetteer, now });
  const labels = new Set(list.items.flatMap((item) => item.for));
  expect(labels.size).toBeGreaterThan(1);
  for (const label of labels)
    expect(labelForOthers(label, { locale, owner: 'Marta' })).not.toMatch(/^(?:you|your|ti|tú|tu)\b/);
});

test('a shared item keeps the quantity in its reason', async () => {
  const { list, facts } = await planFor(
    'Mallorca',
    '2027-07-06',
    '2027-07-13',
    'Two adults and two children, 6 and 9.',
  );
  const shared = withPrivacy(list.items.map(fromEngine), facts).find(({ name }) => name === 'Underwear');
  expect(shared).toMatchObject({ privacy: 'shared', reason: expect.stringMatching(/^\d+ each for 2 people/) });
});

/** What the words only seem to take away stays on the list. */
import { expect, test } from 'vitest';
import type { TripInput } from '../../worker/engine/trip/read-trip';
import { createListMaker } from './list-maker';
import { gazetteer } from '../../worker/engine/places/gazetteer.fixture';
const listOf = async (description: string, activities: TripInput['activities']): Promise<string> => {
  const { list } = await createListMaker(gazetteer).make({
    destination: 'Bend, Oregon',
    startDate: '2027-06-10',
    endDate: '2027-06-14',
    activities,
    locale: 'en',
    description,
  });
  return list.items.map(({ name }) => name).join('\n');
};

test('leaving one kind of bike at home does not remove cycling from the trip', async () => {
  expect(await listOf('Riding with Jo. Not bringing the ebike', ['cycling'])).toMatch(/helmet/i);
  expect(await listOf('Riding with Jo. Nobody cycles, no bikes', [])).not.toMatch(/helmet/i);
});

test('bedding provided for one night does not remove the sleeping bag for the nights in camp', async () => {
  const camping = ['camping'];
  expect(await listOf('Friday night in a lodge, bedding included, then three nights in camp', camping)).toMatch(
    /sleeping bag/i,
  );
  expect(await listOf('We camp, bedding included at the site', camping)).not.toMatch(/sleeping bag/i);
});

test('passports that one traveller looks after are packed', async () => {
  expect(await listOf('Flying from Leeds. My ex has our passports till the handover', [])).toMatch(/passport/i);
});

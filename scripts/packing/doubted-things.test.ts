/** What the words only seem to take away stays on the list. */
import { expect, test } from 'vitest';
import type { TripInput } from '../../worker/engine/trip/read-trip';
import { loadGazetteer } from './gazetteer';
import { createListMaker } from './list-maker';

const gazetteer = await loadGazetteer();
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

test('of who picked cycling a bike of one kind stays at home, and not the ride', async () => {
  expect(await listOf('Riding with Jo. Not bringing the ebike', ['cycling'])).toMatch(/helmet/i);
  expect(await listOf('Riding with Jo. Nobody cycles, no bikes', [])).not.toMatch(/helmet/i);
});

test('bedding for one night takes no sleeping bag from the nights in camp', async () => {
  const camping = ['camping'];
  expect(await listOf('Friday night in a lodge, bedding included, then three nights in camp', camping)).toMatch(
    /sleeping bag/i,
  );
  expect(await listOf('We camp, bedding included at the site', camping)).not.toMatch(/sleeping bag/i);
});

test('passports that somebody keeps are packed', async () => {
  expect(await listOf('Flying from Leeds. My ex has our passports till the handover', [])).toMatch(/passport/i);
});

/** Shoes that the words name stand for those that the list would add. */
import { expect, test } from 'vitest';
import { planTrip } from '../trip/read.fixture';

const listOf = async (destination: string, description: string) => {
  const dates = { startDate: '2027-09-10', endDate: '2027-09-15' };
  return (await planTrip(description, { ...dates, destination, profileCountry: 'GB' })).list.items;
};
const PAIR = /\b(?:shoes|boots|sandals|flip-flops|wellies|slippers|trainers)\b/i;

test('named boots and wellies replace other walking shoes', async () => {
  const items = await listOf('Exmoor', 'Camping on a farm with my brother, mud everywhere, boots and wellies both');
  const pairs = items.filter(({ name }) => PAIR.test(name) && !/sock|brush/i.test(name));
  expect(pairs.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(6);
  expect(pairs.find(({ name }) => /boots/i.test(name))?.quantity).toBe(2);
});

test('"a chair each" is one for each traveller', async () => {
  const items = await listOf('Exmoor', 'Me, my wife and our son 9 in a tent. Bringing a folding chair each');
  expect(items.find(({ name }) => /chair/i.test(name))?.quantity).toBeGreaterThanOrEqual(3);
});

test("helmets of one's own are one for each", async () => {
  const items = await listOf('Soldeu', 'Skiing with my wife and our son 9, skis rented, helmets are ours');
  expect(items.find(({ name }) => /helmet/i.test(name))?.quantity).toBe(3);
});

test('of two pairs of hiking shoes the named one stays', async () => {
  const items = await listOf('Exmoor', 'Hiking for a week, I bring my trail shoes');
  expect(items.filter(({ name }) => /trail|hiking boots/i.test(name) && /shoes|boots/i.test(name))).toHaveLength(1);
});

test('an item that the writer brings is counted once', async () => {
  const items = await listOf('Bath', 'Me and my wife, I bring my hiking boots');
  expect(items.find(({ name }) => /hiking boots/i.test(name))?.quantity).toBe(1);
});

test('warm clothes are jumpers and hats, not a line of that name', async () => {
  const items = await listOf('Tromsø', 'Solo, warm clothes in layers');
  expect(items.some(({ name }) => /fleece|jumper/i.test(name))).toBe(true);
});

test('whoever runs a race has other shoes to walk in, even with a light bag', async () => {
  const keysOf = async (words: string) => (await listOf('Chicago', words)).map(({ key }) => key);
  const shoes = ['running-shoes', 'walking-shoes'];
  expect(await keysOf('Chicago marathon on Sunday, number on Friday, 40 litre backpack only')).toEqual(
    expect.arrayContaining(shoes),
  );
  expect(await keysOf('I run every morning, 40 litre backpack only')).not.toEqual(expect.arrayContaining(shoes));
});

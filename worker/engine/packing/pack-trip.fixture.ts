/** Lists of a trip that tests change in what they are about. */
import { leg, person, reading } from '../trip/expert-reading.fixture';
import type { PackingList } from './engine';
import { PLACE, weatherOf } from './fixtures';
import { packTrip } from './pack-trip';
import type { PackContext } from './stretches';

/** What a reading is made of. */
export type Input = Parameters<typeof reading>[1];

const base: Input = {
  dates: ['2027-05-01', '2027-05-11'],
  destination: 'Lisbon',
  home: 'GB',
  people: [person('t1', 'self', 'adult')],
  legs: [leg('Lisbon', 'PT', 10)],
};

/** Weather of a leg. */
export const sky = (minC: number, maxC: number, wetShare = 0.1) => ({
  weather: { source: 'normals' as const, minC, maxC, wetShare },
});

/** The list of the trip with what a test changes in it. */
export function pack(
  more: Partial<Input>,
  { place = {}, ...context }: Partial<PackContext> & { place?: Partial<typeof PLACE> } = {},
): PackingList {
  const { trip } = reading('test', { ...base, ...more });
  const places = new Map(
    trip.legs
      .filter(({ country }) => country !== '')
      .map(({ id, country }) => [id, { ...PLACE, ...place, country }] as const),
  );
  return packTrip(trip, { places, weather: weatherOf(12, 22, 0.2), ...context });
}

/** A line by its key. */
export const line = (list: PackingList, key: string) => list.items.find((item) => item.key === key);
/** Pieces of so many lines together. */
export const count = (list: PackingList, ...keys: string[]): number =>
  list.items.filter(({ key }) => keys.includes(key)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Measures search and reading of places: `npx tsx scripts/data/bench-places.ts`. Prints milliseconds; asserts nothing. */
import { gazetteerFile } from '../../worker/engine/places/gazetteer-file';
import { Gazetteer } from '../../worker/engine/places/gazetteer';
import { findPlacesInText } from '../../worker/engine/places/mentions';
import { resolveDestination } from '../../worker/engine/places/resolve';
import { searchPlaces } from '../../worker/engine/places/search';
import { weatherFor } from '../../worker/engine/weather/service';
import { median, timed } from '../bench/statistics';
import { say } from '../terminal';

const QUERIES = [
  'l',
  'sa',
  'san',
  'lond',
  'nueva yor',
  'Barcelna',
  'Amsterdma',
  'santiago de compstela',
  'tokio',
  'sierra nev',
  'Reykavik',
  'transfag',
  'qqqqqqqq',
  'mallroca',
  'granada, nic',
  'macchu pichu',
  'stanbul',
  'saint petersbrug',
];
const DESCRIPTION =
  'Two weeks backpacking through Vietnam and Cambodia with my sister. We fly from Manchester to Hanoi, then Ha Long Bay, Hue, Hoi An, Ho Chi Minh City and Siem Reap. I am British, she is Spanish. '.repeat(
    5,
  );

const show = async (name: string, work: () => unknown): Promise<void> => {
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) times.push((await timed(async () => work())).elapsedMs);
  say(`${name.padEnd(44)} median ${median(times).toFixed(2)} ms   worst ${Math.max(...times).toFixed(2)} ms`);
};

const { elapsedMs, result: gazetteer } = await timed(() => Gazetteer.load(gazetteerFile));
say(`load ${elapsedMs.toFixed(1)} ms, ${gazetteer.towns.size} towns`);
for (const query of QUERIES) await show(`search ${query}`, () => searchPlaces(gazetteer, query, 'es', 10));
await show('findPlacesInText, 970 characters', () => findPlacesInText(gazetteer, DESCRIPTION, 'en'));
await show('resolveDestination, ambiguous', () =>
  resolveDestination(gazetteer, { destination: 'Granada', description: DESCRIPTION, locale: 'en' }),
);
const trip = { destination: 'Hanoi, Hue, Siem Reap', description: '', locale: 'en' } as const;
const { places } = resolveDestination(gazetteer, trip);
await show('weatherFor, three places, 32 days', () =>
  weatherFor({ places: structuredClone(places), startDate: '2027-01-10', endDate: '2027-02-10', now: 0 }),
);

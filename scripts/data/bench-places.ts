/** Measures search and reading of places: `npx tsx scripts/data/bench-places.ts`. Prints milliseconds; asserts nothing. */
import { gazetteerFile } from '../../worker/engine/places/gazetteer-file';
import { Gazetteer } from '../../worker/engine/places/gazetteer';
import { findPlacesInText } from '../../worker/engine/places/mentions';
import { resolveDestination } from '../../worker/engine/places/resolve';
import { searchPlaces } from '../../worker/engine/places/search';
import { weatherFor } from '../../worker/engine/weather/service';

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

const times = (work: () => unknown, rounds: number): { median: number; worst: number } => {
  const taken = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { median: taken[Math.floor(rounds / 2)] ?? 0, worst: taken.at(-1) ?? 0 };
};
const show = (name: string, { median, worst }: { median: number; worst: number }): void =>
  console.log(`${name.padEnd(44)} median ${median.toFixed(2)} ms   worst ${worst.toFixed(2)} ms`);

const main = async (): Promise<void> => {
  const start = performance.now();
  const gazetteer = await Gazetteer.load(gazetteerFile);
  console.log(`load ${(performance.now() - start).toFixed(1)} ms, ${gazetteer.towns.size} towns`);
  for (const query of QUERIES)
    show(
      `search ${query}`,
      times(() => searchPlaces(gazetteer, query, 'es', 10), 21),
    );
  show(
    'findPlacesInText, 970 characters',
    times(() => findPlacesInText(gazetteer, DESCRIPTION, 'en'), 21),
  );
  show(
    'resolveDestination, ambiguous',
    times(() => resolveDestination(gazetteer, { destination: 'Granada', description: DESCRIPTION, locale: 'en' }), 21),
  );
  const { places } = resolveDestination(gazetteer, {
    destination: 'Hanoi, Hue, Siem Reap',
    description: '',
    locale: 'en',
  });
  const before = performance.now();
  for (let round = 0; round < 100; round += 1)
    await weatherFor({
      places: places.map((place) => ({ ...place })),
      startDate: '2027-01-10',
      endDate: '2027-02-10',
      now: 0,
    });
  console.log(`weatherFor, three places, 32 days: ${((performance.now() - before) / 100).toFixed(2)} ms`);
};

await main();

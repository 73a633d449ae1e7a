/**
 * What the home page shows of the product is what the product makes: its own engine packs these trips when the site is
 * built. This runs in the build alone, so that nothing of the engine reaches a browser.
 */
import { readFile } from 'node:fs/promises';
import type { Locale } from '../../worker/platform/locale/locale';
// oxlint-disable-next-line no-restricted-imports
import { pickHighlights } from '../../worker/public/demo/highlights';
// oxlint-disable-next-line no-restricted-imports
import { makePlan } from '../../worker/engine/make-plan';
// oxlint-disable-next-line no-restricted-imports
import { learnedFile } from '../../worker/engine/trip/learned/learned-file';
// oxlint-disable-next-line no-restricted-imports
import { Gazetteer } from '../../worker/engine/places/service';

/** Normals, not a forecast: the same sources give the same page on any day. */
const NOW = Date.UTC(2026, 0, 1);

interface Trip {
  destination: string;
  startDate: string;
  endDate: string;
  activities: string[];
  description?: Record<Locale, string>;
}

/** The trip of the example: `items` of its list are shown. */
const EXAMPLE: Trip & { items: number } = {
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['hiking', 'beach'],
  description: { en: 'I fly from London with a cabin bag only.', es: 'Vuelo desde Madrid, solo con equipaje de mano.' },
  items: 6,
};

/** The rows of the board, in the order of its words. */
const BOARD: Trip[] = [
  EXAMPLE,
  {
    destination: 'Reykjavik, Iceland',
    startDate: '2027-01-14',
    endDate: '2027-01-19',
    activities: ['northern-lights'],
  },
  { destination: 'Tokyo, Japan', startDate: '2027-04-02', endDate: '2027-04-12', activities: ['sightseeing'] },
  { destination: 'Marrakech, Morocco', startDate: '2027-04-14', endDate: '2027-04-18', activities: ['photography'] },
  { destination: 'Zermatt, Switzerland', startDate: '2027-02-06', endDate: '2027-02-13', activities: ['skiing'] },
];

/** A trip as the engine packs it; texts are in the language asked for. */
export interface PackedTrip {
  days: number;
  weather: { minC: number; maxC: number; wetShare: number };
  items: { name: string; quantity: number; reason: string }[];
  /** Lines of the whole list. */
  total: number;
  weightGrams: number;
}

/** What the home page shows of the engine. */
export interface EngineShow {
  example: PackedTrip;
  board: PackedTrip[];
}

const source = () => readFile('web/public/data/places.txt', 'utf8');

const pack = async (trip: Trip, locale: Locale, items: number): Promise<PackedTrip> => {
  const { destination, weather, facts, list } = await makePlan(
    { ...trip, description: trip.description?.[locale] ?? '', locale },
    { gazetteer: await Gazetteer.load(source), learned: await learnedFile('web/public/data/learned.bin'), now: NOW },
  );
  const [place] = destination.places;
  if (!place || weather.source === 'unknown') throw new Error(`the engine does not know ${trip.destination}`);
  return {
    days: facts.days,
    weather,
    items: pickHighlights(list.items, items, place.name[locale]),
    total: list.items.length,
    weightGrams: list.items.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
  };
};

/** Packs the example and the board's trips. */
export const showEngine = async (locale: Locale): Promise<EngineShow> => ({
  example: await pack(EXAMPLE, locale, EXAMPLE.items),
  board: await Promise.all(BOARD.map((trip) => pack(trip, locale, 0))),
});

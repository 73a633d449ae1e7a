/** Facts for tests and benchmarks: one plain trip, and any part of it replaced. */
import type { Place } from '../places/place';
import type { TripWeather } from '../weather/weather';
import { type EngineItem, makePackingList } from './engine';
import type { TripFacts } from './facts';
import type { Tag } from './tags';

export const PLACE: Place = {
  id: 'gn:1',
  name: { en: 'Lisbon', es: 'Lisboa' },
  kind: 'town',
  country: 'PT',
  latitude: 38.7,
  longitude: -9.1,
  elevation: 10,
  climate: 'Csa',
  population: 517_802,
  timezone: 'Europe/Lisbon',
  traits: ['coast', 'city'],
};

/** Weather by its two temperatures and the share of wet days. */
export const weatherOf = (
  minC: number,
  maxC: number,
  wetShare = 0.2,
  extra: Partial<TripWeather> = {},
): TripWeather => ({
  source: 'normals',
  attribution: 'test',
  days: [],
  monthly: [],
  minC,
  maxC,
  wetShare,
  snowShare: maxC < 5 ? 0.6 : 0,
  uvIndex: maxC > 24 ? 8 : 3,
  humid: minC > 21,
  ...extra,
});

/** A trip of a given number of days from 3 May 2027, a Briton alone in Lisbon unless told otherwise. */
export const factsOf = (days: number, extra: Partial<TripFacts> = {}): TripFacts => {
  const start = Date.parse('2027-05-03T00:00:00Z');
  const date = (offset: number): string => new Date(start + offset * 86_400_000).toISOString().slice(0, 10);
  return {
    locale: 'en',
    startDate: date(0),
    endDate: date(days - 1),
    days,
    nights: days - 1,
    places: [PLACE],
    placeCertainty: 'clear',
    destination: 'Lisbon',
    weather: weatherOf(13, 21),
    party: { adults: 1, seniors: 0, children: [], women: 0, men: 0 },
    luggage: { kind: 'unknown' },
    laundry: { available: false },
    home: { country: 'GB' },
    tags: {},
    activityDays: {},
    ...extra,
  };
};

/** Facts that the words tell, each with a quote. */
export const words = (...tags: Tag[]): TripFacts['tags'] =>
  Object.fromEntries(tags.map((tag) => [tag, { source: 'words', quote: `my ${tag.split(':')[1]}` }]));

/** The lines of a list by their keys. */
export const listOf = (facts: TripFacts): Map<string, EngineItem> =>
  new Map(makePackingList(facts).items.map((item) => [item.key, item]));

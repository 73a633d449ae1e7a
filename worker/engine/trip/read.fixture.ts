/** Readings and plans of a described trip, five nights in Lisbon unless a test says otherwise. */
import { makePlan } from '../make-plan';
import { gazetteer } from '../places/gazetteer.fixture';
import type { LearnedReader } from './learned/reader';
import { readTripByRules, type TripInput } from './read-trip';

const inputOf = (description: string, more: Partial<TripInput>): TripInput => ({
  destination: 'Lisbon',
  startDate: '2027-06-01',
  endDate: '2027-06-06',
  activities: [],
  description,
  locale: 'en',
  ...more,
});

/** By rules alone where no learned reader is given. */
export const readTrip = (description: string, more: Partial<TripInput> = {}, learned?: LearnedReader) =>
  readTripByRules(inputOf(description, more), gazetteer, learned).trip;

/** The facts of a described trip by their tags. */
export const tagsOf = (description: string, more: Partial<TripInput> = {}): string[] =>
  readTrip(description, more).facts.map(({ tag }) => tag);

export const planTrip = (description: string, more: Partial<TripInput> = {}) =>
  makePlan(inputOf(description, more), { gazetteer, now: Date.parse('2026-11-21T00:00:00Z') });

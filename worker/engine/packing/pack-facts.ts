/** Packs a stored sheet of facts: by its Trip, or for plans older than the Trip, by the flat facts. */
import type { Review } from '../critic/contract';
import { reviewList } from '../critic/review';
import { makePackingList, type PackingList, type PackingOptions } from './engine';
import type { TripFacts } from './facts';
import { packTrip } from './pack-trip';

/** The reviewed list of a trip, with what the critic found. Pure; the same facts always give the same list. */
export function packAndReview(facts: TripFacts, options: PackingOptions = {}): Review {
  if (!facts.trip) return { list: makePackingList(facts, options), findings: [] };
  const context = { places: new Map(Object.entries(facts.legPlaces ?? {})), weather: facts.weather };
  const list = packTrip(facts.trip, {
    ...context,
    ...(options.maxItems !== undefined && { maxItems: options.maxItems }),
  });
  return reviewList(facts.trip, list, context);
}

/** The list alone. */
export const packFacts = (facts: TripFacts, options: PackingOptions = {}): PackingList =>
  packAndReview(facts, options).list;

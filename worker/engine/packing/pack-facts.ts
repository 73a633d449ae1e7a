/** Packs a stored sheet of facts: by its Trip, or for plans older than the Trip, by the flat facts. */
import { makePackingList, type PackingList, type PackingOptions } from './engine';
import type { TripFacts } from './facts';
import { packTrip } from './pack-trip';

/** The list of a trip. Pure; the same facts always give the same list. */
export const packFacts = (facts: TripFacts, options: PackingOptions = {}): PackingList =>
  facts.trip
    ? packTrip(facts.trip, {
        places: new Map(Object.entries(facts.legPlaces ?? {})),
        weather: facts.weather,
        ...(options.maxItems !== undefined && { maxItems: options.maxItems }),
      })
    : makePackingList(facts, options);

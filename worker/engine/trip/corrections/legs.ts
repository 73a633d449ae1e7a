/** The route as it was corrected: other places, other nights, legs taken away. */
import type { Place } from '../../places/place';
import { dateOf, dayNumber } from '../../weather/trip-dates';
import type { TripCorrections } from '../contract';
import { isOvernight } from '../route/stops';
import type { Leg, Trip } from '../schema';
import { meant } from './entry';

/** Finds a place of the gazetteer by its id. */
export type PlaceById = (id: string) => Place | undefined;

/** Days that a leg takes on the calendar follow its nights; an outing keeps the dates of the stay it starts from. */
function redated(legs: readonly Leg[], startDate: string, nights: number): Leg[] {
  const first = dayNumber(startDate);
  const last = first + nights;
  let at = first;
  let stay = { start: first, end: last };
  return legs.map((leg) => {
    const begins = leg.kind === 'outing' ? stay.start : at;
    if (isOvernight(leg)) {
      at = Math.min(last, at + leg.nights);
      stay = { start: begins, end: at };
    }
    const ends = leg.kind === 'transit' ? begins : stay.end;
    return { ...leg, startDate: dateOf(begins), endDate: dateOf(ends) };
  });
}

/** Keeps the nights that were corrected or told and lets the other legs share what is left of the trip. */
function redivided(legs: readonly Leg[], fixed: ReadonlySet<string>, trip: Trip): Leg[] {
  const stays = legs.filter(isOvernight);
  const isOpen = (leg: Leg): boolean => isOvernight(leg) && !fixed.has(leg.id);
  const told = stays.filter((leg) => isOpen(leg) && leg.nightsTold);
  // Told nights give way only where nothing else can.
  const giving = stays.some((leg) => isOpen(leg) && !leg.nightsTold)
    ? stays.filter((leg) => isOpen(leg) && !leg.nightsTold)
    : told;
  const kept = stays.filter((leg) => !giving.includes(leg)).reduce((sum, { nights }) => sum + nights, 0);
  const left = Math.max(0, trip.nights - kept);
  const weight = giving.reduce((sum, { nights }) => sum + Math.max(1, nights), 0);
  let over = left;
  let share = weight;
  const nightsOf = new Map(
    giving.map((leg): [string, number] => {
      const nights = Math.round((over * Math.max(1, leg.nights)) / share);
      over -= nights;
      share -= Math.max(1, leg.nights);
      return [leg.id, nights];
    }),
  );
  return redated(
    legs.map((leg) => ({ ...leg, nights: nightsOf.get(leg.id) ?? leg.nights })),
    trip.startDate,
    trip.nights,
  );
}

/** The legs with their corrections. Without a `placeById` every place stays what it was. */
export function correctedLegs(trip: Trip, entries: NonNullable<TripCorrections['legs']>, placeById?: PlaceById): Leg[] {
  const entryOf = meant(entries, trip.legs);
  const fixed = new Set<string>();
  let mustDivide = false;
  const kept: Leg[] = [];
  for (const leg of trip.legs) {
    const entry = entryOf.get(leg.id);
    if (entry?.remove) {
      mustDivide ||= isOvernight(leg);
      continue;
    }
    let next = leg;
    if (entry?.nights !== undefined && isOvernight(leg)) {
      const nights = Math.min(entry.nights, trip.nights);
      fixed.add(leg.id);
      mustDivide ||= nights !== leg.nights;
      next = { ...next, nights, nightsTold: true };
    }
    if (entry?.placeId !== undefined && entry.placeId !== leg.placeId) {
      const place = placeById?.(entry.placeId);
      const { weather: _, elevation: __, ...rest } = next;
      // A place nobody can look up here keeps its old name and weather; the next reading brings the new ones.
      if (place)
        next = { ...rest, placeId: place.id, name: place.name, country: place.country, elevation: place.elevation };
    }
    kept.push(next);
  }
  // A trip goes somewhere: taking the last stay away takes nothing away.
  if (trip.legs.some(isOvernight) && !kept.some(isOvernight)) return [...trip.legs];
  return mustDivide ? redivided(kept, fixed, trip) : kept;
}

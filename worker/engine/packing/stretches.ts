/**
 * The legs of a trip as the packer uses them: dates, nights, place and weather of each, with what height takes away. A
 * stretch whose place is not known borrows the weather of the nearest known one of the same country.
 */
import type { Place } from '../places/place';
import { countryPlace } from '../places/service';
import { isOvernight } from '../trip/route/stops';
import type { Leg, Trip } from '../trip/schema';
import { unknownWeather, usualWeather } from '../weather/service';
import { dateOf, dayNumber } from '../weather/trip-dates';
import type { TripWeather } from '../weather/weather';

/** A leg ready to be packed for. */
export interface Stretch {
  leg: Leg;
  place?: Place;
  /** The place, or what is known of its country where it is none of the gazetteer. */
  site?: Place;
  startDate: string;
  endDate: string;
  nights: number;
  /** Days spent there, 1 or more. */
  days: number;
  weather: TripWeather;
  /** Metres, where known. */
  elevation?: number;
  /** Temperatures that the words promise for it, °C. */
  told?: { minC?: number; maxC?: number };
}

export interface PackContext {
  /** Leg id → place of the gazetteer. */
  places: ReadonlyMap<string, Place>;
  /** Of the whole trip, as the plan shows it. */
  weather: TripWeather;
  maxItems?: number;
}

/** Degrees lost with every metre. */
const LAPSE = 6.5 / 1000;
/** Height differences below this are within the figures of the place. */
const SAME_HEIGHT = 250;
/** How far an outing may pull the bag from the weather of the stay it starts from (°C). */
const OUTING_REACH = 6;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The same weather so many degrees colder. */
const colderBy = (weather: TripWeather, degrees: number): TripWeather => ({
  ...weather,
  minC: round(weather.minC - degrees),
  maxC: round(weather.maxC - degrees),
  monthly: weather.monthly.map((month) => ({
    ...month,
    minC: round(month.minC - degrees),
    maxC: round(month.maxC - degrees),
  })),
});

/** Start and end of each leg: as told, else one after the other by nights. */
function datesOf(trip: Trip): { startDate: string; endDate: string }[] {
  const last = dayNumber(trip.endDate);
  let day = dayNumber(trip.startDate);
  return trip.legs.map((leg) => {
    const start = leg.startDate === undefined ? Math.min(day, last) : dayNumber(leg.startDate);
    const stays = isOvernight(leg);
    const end =
      leg.endDate === undefined
        ? Math.min(last, start + (stays ? leg.nights : Math.max(0, leg.days - 1)))
        : dayNumber(leg.endDate);
    if (stays) day = Math.max(day, end);
    return { startDate: dateOf(start), endDate: dateOf(Math.max(start, end)) };
  });
}

/** A value no farther than an outing may pull it. */
const within = (value: number, around: number): number =>
  round(Math.min(around + OUTING_REACH, Math.max(around - OUTING_REACH, value)));

function near(weather: TripWeather, base: TripWeather): TripWeather {
  const [minC, maxC] = [within(weather.minC, base.minC), within(weather.maxC, base.maxC)];
  return { ...weather, minC, maxC, monthly: weather.monthly.map((month) => ({ ...month, minC, maxC })) };
}

/** Figures that the plan shows for the leg beat what is worked out here. */
const shown = (weather: TripWeather, { weather: told }: Leg): TripWeather =>
  told === undefined || told.source === 'unknown'
    ? weather
    : {
        ...weather,
        source: told.source,
        minC: told.minC,
        maxC: told.maxC,
        wetShare: told.wetShare,
        // Over several months each keeps its own figures: half a year has a winter, whatever its extremes are.
        monthly:
          weather.monthly.length > 1
            ? weather.monthly
            : weather.monthly.map((month) => ({ ...month, minC: told.minC, maxC: told.maxC, wetShare: told.wetShare })),
      };

/** A base of one's own country in Antarctica has its papers, plugs and money. */
const landOf = (country: string, trip: Trip): string => (country === 'AQ' ? (trip.home.country ?? country) : country);

/** What stands in for a place that the gazetteer has not: its country, with the sky of the nearest known place. */
function standInFor(leg: Leg, lent: Place | undefined, trip: Trip): Place | undefined {
  const country = landOf(leg.country, trip);
  const land = countryPlace(country);
  const sky = lent ?? land;
  if (!sky) return undefined;
  return {
    ...sky,
    id: '',
    name: leg.name,
    kind: 'region',
    country,
    elevation: leg.elevation ?? sky.elevation,
    population: 0,
    traits: (leg.elevation ?? 0) >= 2400 ? ['mountain', 'high-altitude'] : [],
    ...(leg.country === 'AQ' && { latitude: -63, climate: 'ET', traits: ['polar', 'remote'] as const }),
  };
}

/** The cold that the words promise is that of the coldest stretch, the heat that of the warmest. */
function withTold(stretches: Stretch[], { told }: Trip): Stretch[] {
  if (told.minC === undefined && told.maxC === undefined) return stretches;
  const by = (pick: (weather: TripWeather) => number): Stretch | undefined =>
    stretches.toSorted((a, b) => pick(a.weather) - pick(b.weather))[0];
  const [coldest, warmest] = [by(({ minC }) => minC), by(({ maxC }) => -maxC)];
  return stretches.map((stretch) => ({
    ...stretch,
    told: {
      ...(stretch === coldest && told.minC !== undefined && { minC: told.minC }),
      ...(stretch === warmest && told.maxC !== undefined && { maxC: told.maxC }),
    },
  }));
}

/** The stretches people dress for, in order; what is only passed through is not among them. */
export function stretchesOf(trip: Trip, context: PackContext): Stretch[] {
  const dates = datesOf(trip);
  const kept = trip.legs.flatMap((leg, index) => (leg.kind === 'transit' ? [] : [{ leg, at: dates[index] }]));
  const known = kept.flatMap(({ leg }) => {
    const place = context.places.get(leg.id);
    return place ? [{ leg, place }] : [];
  });
  const single = kept.length === 1 && trip.legs.length === 1;
  let base: TripWeather | undefined;
  const stretches = kept.map(({ leg, at }): Stretch => {
    const startDate = at?.startDate ?? trip.startDate;
    const endDate = at?.endDate ?? trip.endDate;
    const place = context.places.get(leg.id);
    const lent =
      place ??
      known.find((other) => other.leg.country === leg.country)?.place ??
      (leg.country === '' ? known[0]?.place : undefined);
    const site = place ?? standInFor(leg, lent, trip);
    const elevation = leg.elevation ?? place?.elevation;
    const usual =
      single && place
        ? context.weather
        : lent
          ? usualWeather(lent, startDate, endDate)
          : single
            ? context.weather
            : unknownWeather();
    const climb = lent && leg.elevation !== undefined ? leg.elevation - lent.elevation : 0;
    const high = Math.abs(climb) > SAME_HEIGHT && usual.source !== 'unknown' ? colderBy(usual, climb * LAPSE) : usual;
    const found = shown(high, leg);
    const weather =
      leg.kind === 'outing' &&
      base &&
      found.source !== 'unknown' &&
      leg.weather === undefined &&
      leg.elevation === undefined
        ? near(found, base)
        : found;
    if (leg.kind !== 'outing') base = weather;
    const days = leg.kind === 'outing' ? Math.max(1, leg.days) : Math.max(1, leg.nights + (kept.length === 1 ? 1 : 0));
    return {
      leg,
      ...(place && { place }),
      ...(site && { site }),
      startDate,
      endDate,
      nights: leg.kind === 'outing' ? 0 : leg.nights,
      days,
      weather,
      ...(elevation !== undefined && { elevation }),
    };
  });
  return withTold(stretches, trip);
}

/** The weather of the legs that somebody dresses for. */
export function rangeOf(stretches: readonly Stretch[]): { minC: number; maxC: number } {
  return {
    minC: Math.min(...stretches.map(({ weather, told }) => Math.min(weather.minC, told?.minC ?? weather.minC))),
    maxC: Math.max(...stretches.map(({ weather, told }) => Math.max(weather.maxC, told?.maxC ?? weather.maxC))),
  };
}

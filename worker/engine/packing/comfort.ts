/**
 * The temperatures a bag is packed for. One short trip has one set of figures; half a year, or the coast and the
 * mountains in one journey, have several, and each asks for its own clothes.
 */
import { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { normalsFor } from '../weather/service';
import type { ActivityId } from '../activities';
import type { TripFacts } from './facts';
import type { Tag } from './tags';

export type Figure = 'minC' | 'maxC' | 'wetShare';

/** One stretch of the trip with a weather of its own. */
export interface Season {
  minC: number;
  maxC: number;
  wetShare: number;
  /** `YYYY-MM`, when the stretch is one month. */
  month?: string;
  /** Figures from no forecast, normals or words: dressed for, never quoted. */
  guess?: readonly Figure[];
}

/** Whether a figure is one that nobody knows or told. */
export const isGuess = ({ guess }: Pick<Season, 'guess'>, figure: Figure): boolean => guess?.includes(figure) ?? false;

export interface Comfort extends Season {
  /** False: nothing is known, the figures below are a layered guess and must not be quoted. */
  known: boolean;
  snowShare: number;
  uvIndex: number;
  /** At least one; the figures above are their extremes. */
  seasons: readonly Season[];
}

/** What the activities tell of an unknown place: nobody skis at 20 °C or lies on the beach at 5. */
const GUESSES: readonly { activities: readonly Tag[]; minC: number; maxC: number; snowShare: number }[] = [
  {
    activities: [
      'activity:skiing',
      'activity:snowboarding',
      'activity:winter-sports',
      'activity:northern-lights',
      'setting:snow',
    ],
    minC: -5,
    maxC: 4,
    snowShare: 0.5,
  },
  { activities: ['activity:beach', 'activity:snorkelling', 'activity:diving'], minC: 17, maxC: 27, snowShare: 0 },
  // High up it is cold at night in any season.
  { activities: ['need:altitude', 'setting:high-camp'], minC: 1, maxC: 17, snowShare: 0.1 },
];
/** A spring-like guess that makes a layered list: neither gloves nor bare shoulders. */
const LAYERED = { minC: 11, maxC: 24, wetShare: 0.27, snowShare: 0, uvIndex: 5 } as const;
/** Stretches whose means lie closer than this are one (°C). */
const SAME_SEASON = 1.5;

const meanOf = ({ minC, maxC }: Season): number => (minC + maxC) / 2;

/** How far an outing may pull the bag from the weather of the place it starts from (°C). */
const OUTING_REACH = 4;
/** Farther than this nobody goes there and back in a day: a leg of the trip counts for more. */
const OUTING_KM = 300;
const LEG_REACH = 6;
const HIGH_METRES = 2400;
const near = (value: number, base: number, reach: number): number =>
  Math.min(base + reach, Math.max(base - reach, value));

const chosen = ({ tags }: TripFacts, ...activities: ActivityId[]): boolean =>
  activities.some((id) => tags[`activity:${id}`] !== undefined && tags[`refused:${id}`] === undefined);

const isLeg = ({ places }: TripFacts, place: Place): boolean =>
  places.every((main) => Gazetteer.distanceKm(main, place) > OUTING_KM);

/** A trek to a high camp, days on the slopes and a ship take the full weather out there, however mild the town they start from is. */
const sleptIn = (facts: TripFacts, place: Place): boolean =>
  (place.elevation >= HIGH_METRES && chosen(facts, 'trekking', 'climbing')) ||
  (place.traits.includes('ski') && chosen(facts, 'skiing', 'snowboarding')) ||
  (place.traits.includes('cruise') && chosen(facts, 'cruise')) ||
  (isLeg(facts, place) && chosen(facts, 'trekking'));

/** Slopes are cold wherever the bed is: what skiers dress for when no place of the trip is below zero (°C). */
const SLOPES = { minC: -5, maxC: 3 } as const;

/** Months of the main place, the other places in the middle of the trip, and outings (a day up in the mountains). */
function stretches(facts: TripFacts): Season[] {
  const { weather, places, sideTrips, startDate, endDate } = facts;
  const middle = new Date((Date.parse(startDate) + Date.parse(endDate)) / 2);
  const month = Number.isNaN(middle.getTime()) ? startDate.slice(0, 7) : middle.toISOString().slice(0, 7);
  const elsewhere = places.slice(1, 6).map((place) => normalsFor(place, month));
  const outings = (sideTrips ?? []).slice(0, 5).map((place) => {
    const usual = normalsFor(place, month);
    if (sleptIn(facts, place)) return { minC: usual.minC, maxC: usual.maxC, wetShare: usual.wetShare };
    const reach = isLeg(facts, place) ? LEG_REACH : OUTING_REACH;
    return {
      minC: near(usual.minC, weather.minC, reach),
      maxC: near(usual.maxC, weather.maxC, reach),
      wetShare: usual.wetShare,
    };
  });
  const months = weather.monthly.map(({ minC, maxC, wetShare, month: name }) => ({
    minC,
    maxC,
    wetShare,
    month: name,
  }));
  const all: Season[] = [
    ...months,
    ...elsewhere.map(({ minC, maxC, wetShare }) => ({ minC, maxC, wetShare })),
    ...outings,
  ];
  if (chosen(facts, 'skiing', 'snowboarding') && all.every(({ minC }) => minC > 0))
    all.push({ ...SLOPES, wetShare: weather.wetShare, guess: ['minC', 'maxC'] });
  return all;
}

function seasonsOf(facts: TripFacts, whole: Season): readonly Season[] {
  const parts = stretches(facts).toSorted((a, b) => meanOf(a) - meanOf(b));
  const [coldest, warmest] = [parts[0], parts.at(-1)];
  if (!coldest || !warmest || meanOf(warmest) - meanOf(coldest) < SAME_SEASON) return [whole];
  // What is quoted in reasons must also be packed for.
  return parts.map((part) => ({
    ...part,
    ...(part === coldest && { minC: Math.min(part.minC, whole.minC) }),
    ...(part === warmest && { maxC: Math.max(part.maxC, whole.maxC) }),
  }));
}

const finite = (value: number, fallback: number): number => (Number.isFinite(value) ? value : fallback);

/** Between the night and the afternoon where only one of them is told (°C). */
const TOLD_SPAN = 14;
/** A shower now and then: nobody said that it rains. */
const TOLD_WET = 0.2;

/** What the words tell of the air of a place whose weather nobody knows; the figures they leave out are guessed. */
function toldComfort({ minC, maxC }: NonNullable<TripFacts['stated']>): Comfort | undefined {
  if (minC === undefined && maxC === undefined) return undefined;
  const told: Season = {
    minC: minC ?? (maxC ?? 0) - TOLD_SPAN,
    maxC: maxC ?? (minC ?? 0) + TOLD_SPAN,
    wetShare: TOLD_WET,
    guess: [
      'wetShare',
      ...(minC === undefined ? (['minC'] as const) : []),
      ...(maxC === undefined ? (['maxC'] as const) : []),
    ],
  };
  return { known: true, ...told, snowShare: 0, uvIndex: LAYERED.uvIndex, seasons: [told] };
}

/** Reads the weather, what is told of it where it is unknown, or the guess. */
export function comfortOf(facts: TripFacts): Comfort {
  const { weather, stated } = facts;
  const { minC, maxC } = weather;
  const known = weather.source !== 'unknown' && Number.isFinite(minC) && Number.isFinite(maxC) && maxC >= minC;
  if (!known) {
    const said = stated && toldComfort(stated);
    if (said) return said;
    const told = GUESSES.find(({ activities }) => activities.some((tag) => facts.tags[tag] !== undefined));
    const guess = { ...LAYERED, ...(told && { minC: told.minC, maxC: told.maxC, snowShare: told.snowShare }) };
    return { known, ...guess, seasons: [guess] };
  }
  // What the traveller says of the nights or the heat counts where it is more extreme than what is usual.
  const whole = {
    minC: Math.min(minC, stated?.minC ?? minC),
    maxC: Math.max(maxC, stated?.maxC ?? maxC),
    wetShare: finite(weather.wetShare, 0.2),
  };
  return {
    known,
    ...whole,
    snowShare: finite(weather.snowShare, 0),
    uvIndex: finite(weather.uvIndex, 4),
    seasons: seasonsOf(facts, whole),
  };
}

/**
 * What past trips teach about a new one. Pure: the debriefs and the trip in, a verdict a thing out.
 *
 * - Not used on the last two trips where it counts: left out. On the last one: put behind the others.
 * - Missed, and not called useless since: added.
 *
 * A review counts for a trip of like weather, gear also only where one of its activities is done again. What has
 * nothing to do with the weather (a book, a cable) is not needed wherever it was not needed.
 */
import type { DebriefLine, DebriefTrip, Lesson } from './contract';
import type { KnownItem } from '../../engine/packing/knowledge/knowledge';
import type { TripFacts } from '../../engine/packing/facts';
import { several } from '../../engine/packing/knowledge/item';
import { knownThing } from '../names/service';

/** A debrief as it is stored. */
export interface Debrief {
  trip: DebriefTrip;
  lines: readonly DebriefLine[];
}

/** A trip as debriefs remember it. */
export const tripOf = ({ places, destination, weather, locale, tags }: TripFacts): DebriefTrip => ({
  place: places[0]?.name[locale] ?? destination,
  country: places[0]?.country ?? null,
  activities: Object.keys(tags).flatMap((tag) => (tag.startsWith('activity:') ? [tag.slice('activity:'.length)] : [])),
  weather: weather.source === 'unknown' ? null : { minC: weather.minC, maxC: weather.maxC, wetShare: weather.wetShare },
});

/** How far the weather of two trips may be apart: °C, and share of wet days. */
const ALIKE = { degrees: 7, wetShare: 0.4 } as const;

/** So often not used in a row, and it is left out. */
const LEFT_OUT_AFTER = 2;

/** Categories whose things are chosen by the weather. */
const BY_WEATHER = new Set(['clothing', 'outerwear', 'footwear']);

/** Categories that nobody is to travel without because of what was not needed last time. */
const SAFE_CATEGORIES = new Set(['documents', 'health', 'money']);
/** The same for things of other categories, by the knowledge base's id. */
const SAFE_THINGS = new Set(
  'life-jacket float avalanche-kit climbing-rope crampons map-compass whistle bike-lights riding-helmet hi-vis-vest baby-monitor headlamp dive-computer'.split(
    ' ',
  ),
);

/** Whether a thing is for safety, so that past trips never take it off a list. */
export const isSafety = (subject: string, { category, essential }: { category: string; essential: boolean }): boolean =>
  essential || SAFE_CATEGORIES.has(category) || SAFE_THINGS.has(subject) || knownThing(subject)?.keep === 1;

const asksForWeather = (thing: KnownItem): boolean =>
  several(thing.when).some(({ coldest, warmest, wet }) => Boolean(coldest ?? warmest ?? wet));

const isAlike = (one: DebriefTrip, other: DebriefTrip): boolean => {
  if (!one.weather || !other.weather) return one.country !== null && one.country === other.country;
  return (
    Math.abs(one.weather.minC - other.weather.minC) <= ALIKE.degrees &&
    Math.abs(one.weather.maxC - other.weather.maxC) <= ALIKE.degrees &&
    Math.abs(one.weather.wetShare - other.weather.wetShare) <= ALIKE.wetShare
  );
};

const sharesActivity = (one: DebriefTrip, other: DebriefTrip): boolean =>
  one.activities.some((activity) => other.activities.includes(activity));

/** Whether the review of a thing on one trip counts for another. */
const counts = ({ subject, outcome, category }: DebriefLine, then: DebriefTrip, now: DebriefTrip): boolean => {
  if (category === 'activities' && !sharesActivity(then, now)) return false;
  const thing = knownThing(subject);
  const isByWeather = BY_WEATHER.has(category) || (thing !== undefined && asksForWeather(thing));
  return (outcome === 'unused' && !isByWeather) || isAlike(then, now);
};

/** A verdict with the line it rests on last. */
export interface Verdict extends Lesson {
  line: DebriefLine;
}

/** The verdicts of debriefs, newest first, for a trip; without one, whatever the trip. */
export const lessonsFor = (debriefs: readonly Debrief[], now?: DebriefTrip): Map<string, Verdict> => {
  const told = new Map<string, { line: DebriefLine; place: string }[]>();
  for (const { trip, lines } of debriefs) {
    for (const line of lines) {
      if (now && !counts(line, trip, now)) continue;
      const known = told.get(line.subject) ?? [];
      told.set(line.subject, [...known, { line, place: trip.place }]);
    }
  }
  const verdicts = new Map<string, Verdict>();
  for (const [id, tellings] of told) {
    const [newest] = tellings;
    if (!newest) continue;
    const streak = tellings.findIndex(({ line }) => line.outcome !== 'unused');
    const unused = tellings.slice(0, streak === -1 ? tellings.length : streak);
    const verdict = (effect: Lesson['effect'], rest: typeof tellings) =>
      verdicts.set(id, {
        id,
        effect,
        name: newest.line.name,
        places: rest.map(({ place }) => place),
        line: newest.line,
      });
    const missed = tellings.filter(({ line }) => line.outcome === 'missed');
    if (unused.length >= LEFT_OUT_AFTER) verdict('left-out', unused);
    else if (unused.length > 0) verdict('behind', unused);
    else if (missed.length > 0) verdict('missed', missed);
  }
  return verdicts;
};

/** From the names of the form and of the words to the stops of the route, in order. */
import type { DestinationPart } from '../../places/destination-reading';
import type { RouteName } from './route-names';
import type { RouteRole } from './roles';
import { shareNights } from './share-nights';
import { settle, settleNamesakes } from './settle';
import type { Stop } from './stops';
import { wide, within } from './geography';
import type { Told } from './told-nights';
import { type RouteMention, stopOf, villageOf, stopFor } from './stop-of-name';

const sameCountryName = (name: RouteName, stop: Stop): boolean =>
  name.kind === 'country' && stop.place?.country === name.country;
const PASSED: ReadonlySet<RouteRole> = new Set(['arrival', 'transit', 'return', 'departure']);
const NOT_VISITED: ReadonlySet<RouteRole> = new Set([
  'start',
  'lives',
  'origin',
  'nationality',
  'past',
  'others',
  'refused',
]);

export interface ComposeInput {
  parts: readonly DestinationPart[];
  /** Words of the destination that nothing was found for. */
  unknown: readonly string[];
  hubs: readonly string[];
  mentions: RouteMention[];
  text: string;
  totalNights: number;
  startDate: string;
  /** Nights told of no named place, in order. */
  loose: readonly { nights: number; at: number }[];
}

/** Puts the stops of the route together. */
export const composeStops = ({
  parts,
  unknown,
  hubs,
  mentions,
  text,
  totalNights,
  loose,
  startDate,
}: ComposeInput): Stop[] => {
  const stops: Stop[] = parts.map(({ words, place, others, misspelt }) => ({
    place,
    words,
    kind: place.kind === 'cruise' ? 'route' : 'stay',
    told: {},
    form: true,
    others,
    misspelt,
    certainty: others.length > 0 || misspelt ? 'guess' : 'sure',
  }));
  const [typed] = unknown;
  for (const words of parts.length === 0 ? unknown.filter((one) => one === typed || !/\d/.test(one)).slice(0, 3) : [])
    stops.push({ words, kind: 'stay', told: {}, form: true, others: [], misspelt: false, certainty: 'guess' });
  const forms = [...stops];
  shareNights(mentions, text);
  const bare = mentions.flatMap(({ told, role }) => (told.bare && !NOT_VISITED.has(role) ? [told.nights ?? 0] : []));
  // "palermo (3), taormina (2)": several numbers that fit the trip are nights.
  const fits = bare.length > 1 && bare.reduce((sum, nights) => sum + nights, 0) <= totalNights;
  const units =
    fits ||
    loose.length > 0 ||
    mentions.some(({ told, role }) => told.nights !== undefined && !told.bare && !NOT_VISITED.has(role));
  const open = stops.every(({ place }) => !place);
  const passed = new Set<Stop>();
  let at = stops.length > 0 ? 0 : -1;
  const places = [...stops];
  for (const mention of mentions) {
    const { name, role } = mention;
    if (NOT_VISITED.has(role)) continue;
    const told = mention.told.bare && !units ? {} : mention.told;
    const known =
      stopOf(stops, name, role === 'outing') ??
      (told.nights === 0 || PASSED.has(role) ? stops.find((stop) => sameCountryName(name, stop)) : undefined);
    if (known) {
      const own = stopOf(stops, name, role === 'outing') === known;
      // "2 nights Lagos, 3 Abeokuta, then back to Lagos for the rest": a second stay at the same place.
      if (own && isSecondStay(known, told, stops, at)) {
        const span = { start: name.start, end: name.end };
        stops.splice(at + 1, 0, { ...known, told, form: false, span, toldAt: name.start });
        at += 1;
        continue;
      }
      if (told.nights !== undefined && (own || told.nights === 0) && known.told.nights === undefined) {
        known.told = told;
        known.toldAt = name.start;
        // "9 nights Masouri" on Kálymnos: the village where one sleeps.
        const village = own && known.form ? villageOf(known, name) : undefined;
        if (village) Object.assign(known, { place: village, words: name.words });
        known.span ??= { start: name.start, end: name.end };
      } else if (own && known.form) known.span ??= { start: name.start, end: name.end };
      if (own && !known.form && role === 'stay' && known.kind === 'transit') known.kind = 'stay';
      // "Going home to Accra" is no way back where the form sends them there alone.
      if (PASSED.has(role) && !(role === 'return' && known.form && forms.length === 1)) passed.add(known);
      at = stops.indexOf(known);
      continue;
    }
    const stop = stopFor({ name, role, told }, places.length > 0 ? stops : places, open, totalNights);
    if (!stop) continue;
    if (told.nights !== undefined) stop.toldAt = name.start;
    const outer = stops.findIndex(
      (other) => other.form && other.place && stop.place && wide(other.place) && within(other.place, stop.place),
    );
    // Stops of a wide place follow each other; others follow what was named before them.
    const said = stops.some((other) => other.span);
    if (stop.kind === 'transit' && !said) {
      stops.unshift(stop);
      continue;
    }
    const place = outer >= 0 && (at < outer || !stops[at] || stops[at]?.form) ? lastOf(stops, outer) : Math.max(at, 0);
    stops.splice(stops.length === 0 ? 0 : place + 1, 0, stop);
    at = stops.indexOf(stop);
  }
  for (const stop of stops) settleNamesakes(stop, stops);
  return settle(stops, passed, hubs, totalNights, loose, startDate);
};

/** Whether the words tell of nights at a place beside those it has already, with another stay between them. */
const isSecondStay = ({ told: first, place }: Stop, told: Told, stops: readonly Stop[], at: number): boolean =>
  place !== undefined &&
  !wide(place) &&
  (first.nights ?? 0) > 0 &&
  ((told.nights ?? 0) > 0 || told.rest === true) &&
  stops[at] !== undefined &&
  stops[at].place?.id !== place.id;

/** Index of the last stop that lies in the wide one at `outer`. */
const lastOf = (stops: readonly Stop[], outer: number): number => {
  const container = stops[outer]?.place;
  let last = outer;
  for (let index = outer + 1; index < stops.length; index += 1) {
    const place = stops[index]?.place;
    if (container && place && !stops[index]?.form && within(container, place)) last = index;
    else break;
  }
  return last;
};

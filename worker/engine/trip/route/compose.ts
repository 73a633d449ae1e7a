/** From the names of the form and of the words to the stops of the route, in order. */
import type { DestinationPart } from '../../places/destination-reading';
import { fold } from '../../places/fold';
import type { RouteName } from './route-names';
import type { RouteRole } from './roles';
import { shareNights } from './share-nights';
import { settle, settleNamesakes } from './settle';
import type { Stop } from './stops';
import { wide, within } from './geography';
import { hasStatedStay, type Told } from './stated-nights';
import type { LooseNights } from './loose-nights';
import { isUnlisted } from './unlisted-names';
import { isWideStop, type RouteMention, standsForVillage, stopOf, villageOf, stopFor } from './stop-of-name';
import { isQuarter } from './far-names';
import { inTitleCase } from './title-case';
import { stayWithNightsLeft } from './nights-left';

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

const THEN =
  /\b(?:then|luego|despues|después|from there|de ahi|de ahí)\s+(?:(?:[a-z]+\s+){0,3}(?:to|a|hasta)\s|(?:on\s)?(?:en\s|in\s)?)$/i;

/** Somewhere in what is told of a stay: it comes after the others. */
const LATER =
  /\b(?:then|finally|finish\w*|end(?:ing)? (?:up|off|with)|luego|despu[eé]s|al final|por [uú]ltimo|(?:termin|acab|cerr|remat)\w+|back)\b[^.;!?]*$/i;

/** The cruise that the form names, as the words tell of it. */
const SHIP = /\b(?:ship|boat|vessel|aboard|on board|barco|crucero|a bordo)\b/i;
const FLIES = /\b(?:fly|flying|flights?|vuelos?|volamos|vuelo|volando|volar|plane|avi[oó]n)\b/i;
/** What was told before it does not stand. */
const TAKEN_BACK =
  /\b(?:no,? wait|wait,? no|i mean|make that|actually|sorry|perd[oó]n|mentira|digo|mejor dicho|no,? espera|bueno,? no)\b/i;

/** Who lives somewhere for months is away for days. */
const LONG_STAY = 60;
/** "En julio nos dan licencia y vamos a Eilat": a break in it. */
const LEAVE =
  /\b(?:licencia|franco|on leave|leave week|days? off|break|vacaciones|long weekend|puente|r ?& ?r)\b[^.;!?]*$/i;
const LEAVE_REACH = 60;

const sum = (some: readonly RouteMention[]): number => some.reduce((all, { told }) => all + (told.nights ?? 0), 0);

export interface ComposeInput {
  parts: readonly DestinationPart[];
  /** Words of the destination that nothing was found for. */
  unknown: readonly string[];
  hubs: readonly string[];
  mentions: RouteMention[];
  text: string;
  totalNights: number;
  startDate: string;
  /** Nights stated for no named place, in order. */
  loose: readonly LooseNights[];
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
    ...(!misspelt && standsForVillage(place, words)
      ? { words: inTitleCase(words), unlisted: true as const }
      : { words }),
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
  const said = mentions.filter(({ told, role }) => told.nights !== undefined && !NOT_VISITED.has(role));
  const bare = said.filter(({ told, name }) => told.bare && !isUnlisted(name));
  // "palermo (3), taormina (2)": several numbers that fit the trip are nights; of unlisted names, those that fill it.
  const fits =
    (bare.length > 1 && sum(bare) <= totalNights) ||
    (said.length > 2 && (bare.length > 0 ? sum(said) <= totalNights : Math.abs(totalNights - sum(said) - 0.5) < 1));
  const units = fits || loose.length > 0 || said.some(({ told }) => !told.bare);
  // "Leo 9, Ana 6": more than the trip has are not nights of places that no table has.
  const believed = sum(said) <= totalNights;
  const open = stops.every(({ place }) => !place);
  const flies = FLIES.test(text);
  const passed = new Set<Stop>();
  let at = stops.length > 0 ? 0 : -1;
  const places = [...stops];
  for (const mention of mentions) {
    const { name, role } = mention;
    if (NOT_VISITED.has(role)) continue;
    if (
      totalNights >= LONG_STAY &&
      name.start > 0 &&
      LEAVE.test(text.slice(Math.max(0, name.start - LEAVE_REACH), name.start))
    )
      continue;
    const told = nightsAt(mention, stops, units);
    if (isUnlisted(name) && mention.told.bare && !(units && believed)) continue;
    if (isQuarter(name, text, forms)) {
      const [whole] = forms;
      if (whole && forms.length === 1 && hasStatedStay(told) && !hasStatedStay(whole.told))
        Object.assign(whole, { told, toldAt: name.start });
      continue;
    }
    const how = { outing: role === 'outing', slept: hasStatedStay(told) && (told.nights ?? 0) < totalNights };
    const known =
      stopOf(stops, name, how) ??
      (told.nights === 0 || PASSED.has(role) ? stops.find((stop) => sameCountryName(name, stop)) : undefined);
    if (known) {
      const own = stopOf(stops, name, how) === known;
      // "2 nights Lagos, 3 Abeokuta, then back to Lagos for the rest": a second stay at the same place.
      const left = totalNights - stops.reduce((sum, stop) => sum + (stop.told.nights ?? 0), 0);
      // "2 nights Lima, no wait, 1 night Lima".
      const corrected =
        own &&
        hasStatedStay(told) &&
        known.toldAt !== undefined &&
        TAKEN_BACK.test(text.slice(known.toldAt, name.start));
      if (own && !corrected && isSecondStay(known, name, told, stops, at, role === 'return' && left > 0 && units)) {
        const span = { start: name.start, end: name.end };
        // "Back to KTM" is the same town.
        const same =
          fold(known.words) === name.key ||
          name.candidates.some(({ place }) => place.id === known.place?.id && place.id.startsWith('gn:'));
        const another = same ? {} : { words: name.words, unlisted: true };
        stops.splice(at + 1, 0, { ...known, ...another, told, form: false, span, toldAt: name.start });
        at += 1;
        continue;
      }
      if (
        corrected ||
        ((hasStatedStay(told) || told.nights === 0) && (own || told.nights === 0) && !hasStatedStay(known.told))
      ) {
        known.told = told;
        known.toldAt = name.start;
        // "Brisbane to Cairns, sleeping in Mackay, then four nights in Cairns": slept at after what was told meanwhile.
        if (own && LATER.test(text.slice(Math.max(0, name.start - 60), name.start)) && stops.indexOf(known) < at) {
          stops.splice(stops.indexOf(known), 1);
          stops.splice(at, 0, known);
        }
        // "9 nights Masouri" on Kálymnos: the village where one sleeps.
        const village = own && known.form ? villageOf(known, name) : undefined;
        if (village) Object.assign(known, { place: village, words: name.words });
        known.span ??= { start: name.start, end: name.end };
      } else if (own && known.form) {
        known.span ??= { start: name.start, end: name.end };
        // "A night on the train, then Vigo".
        if (THEN.test(text.slice(Math.max(0, name.start - 20), name.start))) known.toldAt ??= name.start;
      }
      if (own && !known.form && role === 'stay' && known.kind === 'transit') known.kind = 'stay';
      // "Going home to Accra" is no way back where the form sends them there alone, nor "back to Fes" to a stay before.
      if (PASSED.has(role) && !(role === 'return' && isStayedAt(known, name, forms.length))) passed.add(known);
      at = stops.indexOf(known);
      continue;
    }
    const stop = stopFor({ ...mention, told }, places.length > 0 ? stops : places, { open, totalNights, flies }, at);
    if (!stop) continue;
    if (told.nights !== undefined) stop.toldAt = name.start;
    const outer = stops.findIndex(
      (other) => other.form && other.place && stop.place && wide(other.place) && within(other.place, stop.place),
    );
    // Stops of a wide place follow each other; others follow what was named before them.
    if (stop.kind === 'transit' && !stops.some((other) => other.span)) {
      stops.unshift(stop);
      continue;
    }
    // The words tell stays in their order, also where they speak again of one that was named before.
    const named =
      stop.kind === 'outing'
        ? at
        : Math.max(
            at,
            stops.findLastIndex((other) => !other.form && other.span && other.kind !== 'outing'),
          );
    const place =
      outer >= 0 && (named < outer || !stops[named] || stops[named]?.form) ? lastOf(stops, outer) : Math.max(named, 0);
    stops.splice(stops.length === 0 ? 0 : place + 1, 0, stop);
    at = stops.indexOf(stop);
  }
  for (const stop of stops)
    if (stop.kind === 'route' && stop.form && stop.toldAt === undefined && stop.told.nights === undefined) {
      const ship = SHIP.exec(text);
      if (ship) stop.toldAt = ship.index;
    }
  for (const stop of stops) settleNamesakes(stop, stops);
  stayWithNightsLeft(stops, mentions, text, totalNights);
  return settle(stops, passed, hubs, totalNights, loose, startDate);
};

/** The nights stated for a name, as far as they are believed; who sleeps on the way to the form's own stop does so once. */
const nightsAt = ({ told, name }: RouteMention, stops: readonly Stop[], units: boolean): Told => {
  if (told.bare && !units) return {};
  if (!told.sleeps) return told;
  const own = stopOf(stops, name);
  const elsewhere = stops.some(
    (stop) =>
      stop.form &&
      stop !== own &&
      !(isWideStop(stop) && (!name.candidates[0] || (stop.place && within(stop.place, name.candidates[0].place)))),
  );
  if (elsewhere && !own?.form) return { nights: 1, position: 'first', ...told };
  return told.nights === undefined ? {} : told;
};

/** Whether whoever comes back to a stop stayed at it: the only one of the form, or one that was named on the way out. */
const isStayedAt = ({ form, kind, span }: Stop, { start }: RouteName, forms: number): boolean =>
  form ? forms === 1 || (span !== undefined && span.start < start) : kind === 'stay';

/** Whether the words tell of nights at a place beside those it has already, with another stay between them. */
const isSecondStay = (
  { told: first, place, words, form }: Stop,
  { key }: RouteName,
  told: Told,
  stops: readonly Stop[],
  at: number,
  /** They come back to it with nights left. */
  back: boolean,
): boolean =>
  place !== undefined &&
  !wide(place) &&
  ((first.nights ?? 0) > 0 || first.until !== undefined) &&
  ((told.nights ?? 0) > 0 || told.rest === true || back) &&
  stops[at] !== undefined &&
  // "Tilcara 4, the rest in Humahuaca": of one valley.
  (stops[at].place?.id !== place.id || stops[at].unlisted === true || (!form && fold(words) !== key));

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

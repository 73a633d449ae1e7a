/** Where a trip goes: its legs with their nights, from the destination field and the words. */
import type { Gazetteer } from '../../places/gazetteer';
import type { PlaceMention } from '../../places/mentions';
import { readDestination, type PlaceCertainty } from '../../places/resolve';
import type { DestinationReading } from '../../places/destination-reading';
import { resolutionNote } from '../../places/resolution-note';
import { dayNumber } from '../../weather/trip-dates';
import type { TripDocument } from '../document';
import type { Leg } from '../schema';
import { isKnownWord } from './known-words';
import { composeStops } from './compose';
import type { RouteMention } from './stop-of-name';
import { readField } from './destination-field';
import { divideNights, type DatedStop } from './divide-nights';
import { homeOf, type NamedRole } from './home';
import { partsOf } from './destination-names';
import { questionsOf } from './questions';
import type { RouteRole } from './roles';
import { contextOf, namesOf } from './route-names';
import { type Stop, isOvernight } from './stops';
import { withHeights } from './stated-elevations';
import type { RouteInput, RouteReading } from './route-reading';
import { inTitleCase } from './title-case';
import { mentionsIn } from './route-mentions';
import { isUnlisted, unlistedNames } from './unlisted-names';
import { fold } from '../../places/fold';

/** The role as the reader of destinations calls it. */
const MENTION_ROLE: Partial<Record<RouteRole, PlaceMention['role']>> = {
  lives: 'origin',
  origin: 'origin',
  departure: 'origin',
  nationality: 'nationality',
  stay: 'stay',
  'flown-to': 'stay',
};

const byFame = (candidates: RouteMention['name']['candidates']): RouteMention['name']['candidates'] =>
  candidates.toSorted((a, b) => Number(a.weak) - Number(b.weak) || b.weight - a.weight);

const asMention = ({ name, role }: RouteMention): PlaceMention => {
  const region = name.kind === 'region' ? name.candidates[0]?.place : undefined;
  return {
    text: name.words,
    start: name.start,
    end: name.end,
    role: MENTION_ROLE[role] ?? 'mention',
    kind: name.kind,
    // Where they start tells nothing of which namesake they go to: the best known comes first.
    candidates: role === 'origin' || role === 'departure' ? byFame(name.candidates) : name.candidates,
    ...(name.country && { country: name.country }),
    ...(region && { country: region.country, region: region.name.en }),
  };
};

const legOf = ({ stop, nights, nightsTold, startDate, endDate }: DatedStop, index: number, text: string): Leg => {
  const { place, span, words } = stop;
  // What one sleeps on is not a name: "night train".
  const own = isKnownWord(fold(words).split(' ').at(-1) ?? '') ? words : inTitleCase(words);
  const name = (!stop.unlisted && place?.name) || { en: own, es: own };
  return {
    id: `l${index + 1}`,
    ...(place && { placeId: place.id }),
    name: { en: name.en.slice(0, 160), es: name.es.slice(0, 160) },
    words: words.slice(0, 160),
    country: place?.country ?? '',
    kind: stop.kind,
    startDate,
    endDate,
    nights,
    nightsTold,
    days: stop.kind === 'outing' ? (stop.told.days ?? 1) : 0,
    lodging: [],
    transport: [],
    ...(place && { elevation: place.elevation }),
    evidence: {
      source: stop.form && !span ? 'form' : 'words',
      quote: span ? text.slice(span.start, span.end).slice(0, 240) : words.slice(0, 240),
      ...(span && { start: span.start, end: span.end }),
      certainty: stop.certainty,
    },
  };
};

/** Reads the destination again with what the words name, where that may change its meaning. */
const destinationWith = (
  gazetteer: Gazetteer,
  first: DestinationReading,
  request: Parameters<typeof readDestination>[1],
  mentions: readonly RouteMention[],
): DestinationReading => {
  const useful = mentions.filter(({ role }) => role !== 'past' && role !== 'refused' && role !== 'others');
  if (useful.length === 0 || first.certainty === 'chosen' || first.parts.some(({ misspelt }) => misspelt)) return first;
  // Words of the same countries cannot speak for another meaning.
  const countries = new Set(first.places.map(({ country }) => country));
  const elsewhere = useful.some(
    ({ name }) => name.kind === 'region' || !countries.has(name.country ?? name.candidates[0]?.place.country ?? ''),
  );
  if (first.certainty === 'clear' && !elsewhere) return first;
  return readDestination(gazetteer, request, useful.map(asMention));
};

/** Where the destination field says that they start. */
const startOf = (gazetteer: Gazetteer, from: string | undefined): NamedRole[] => {
  if (from === undefined) return [];
  const [name] = namesOf(contextOf(gazetteer, `from ${from}`, []));
  return name ? [{ name, role: 'origin' }] : [];
};

/** "Somewhere nice", "TBD": a trip without a name still has nights to pack for. */
const somewhere = (words: string): Stop[] =>
  words === '' ? [] : [{ words, kind: 'stay', told: {}, form: true, others: [], misspelt: false, certainty: 'guess' }];

/** How sure the places are, once the stops have settled which namesake is meant. */
const certaintyOf = (stops: readonly Stop[], { certainty }: DestinationReading): PlaceCertainty =>
  certainty === 'guessed' && stops.length > 1 && stops.every((stop) => stop.others.length === 0)
    ? 'by-words'
    : certainty;

/** "Oporto a Santiago" of a pilgrim is the town of the apostle, not the capital of Chile. */
const ofTheCamino = (destination: string, folded: string): string =>
  /\b(?:camino (?:portugues|frances|del norte|primitivo|ingles|de santiago)|compostela|peregrin\w*|pilgrim\w*|way of st)\b/.test(
    `${fold(destination)} ${folded}`,
  )
    ? destination.replace(/\bSantiago\b(?!\s+(?:de|del)\b)/iu, 'Santiago de Compostela')
    : destination;

const NOT_THERE: ReadonlySet<RouteRole> = new Set([
  'lives',
  'origin',
  'past',
  'others',
  'refused',
  'departure',
  'return',
]);

/** Where the words speak of the place of a leg, whatever they call it. */
const otherNamesOf = (legs: readonly Leg[], mentions: readonly RouteMention[]): RouteReading['otherNames'] =>
  mentions.flatMap(({ name: { candidates, start, end }, role }) => {
    const leg = NOT_THERE.has(role) ? undefined : legs.find(({ placeId }) => placeId === candidates[0]?.place.id);
    return leg && candidates.length > 0 ? [{ id: leg.id, start, end }] : [];
  });

/** Reads the route of a trip. Never throws; a place that is not known is told in `unknown`. */
export function readRoute(
  document: TripDocument,
  input: RouteInput,
  gazetteer: Gazetteer,
  /** Where travellers and things are named, which are no places. */
  named: readonly { start: number; end: number }[] = [],
  /** Their names, folded: no place is called so that no table has. */
  persons: ReadonlySet<string> = new Set(),
): RouteReading {
  const { locale } = input;
  const field = readField(gazetteer, ofTheCamino(input.destination, document.folded), input.profileCountry);
  const request = {
    destination: field.text,
    description: '',
    locale,
    ...(input.profileCountry !== undefined && { homeCountry: input.profileCountry }),
    ...(input.chosenPlaceId !== undefined && { chosenPlaceId: input.chosenPlaceId }),
  };
  const first = readDestination(gazetteer, request, []);
  const usable = new Uint8Array(document.original.length);
  for (const { sentence } of document.views)
    usable.fill(1, sentence.tokens[0]?.start ?? 0, sentence.tokens.at(-1)?.end ?? 0);
  for (const { start, end } of named) usable.fill(0, start, end);
  const context = contextOf(
    gazetteer,
    document.original,
    first.places,
    document.folded,
    (offset) => usable[offset] === 1,
  );
  const names = namesOf(context);
  const { mentions, loose } = mentionsIn(
    document,
    [...names, ...unlistedNames(context, names, first.unknown.map(fold), persons)].toSorted(
      (a, b) => a.start - b.start,
    ),
    context,
    input,
  );
  const destination = destinationWith(
    gazetteer,
    first,
    { ...request, description: document.original },
    mentions.filter(({ name }) => !isUnlisted(name)),
  );
  const parts = partsOf(gazetteer, first, destination, names, field.text, input);
  // What brackets add to a known name ("World Music Contest", "bush camps") is nothing to ask about.
  const unknown = destination.unknown.filter(
    (words) => !parts.some((part) => part.words === words) && !(parts.length > 0 && field.text.includes(`(${words}`)),
  );
  const totalNights = Math.max(0, dayNumber(input.endDate) - dayNumber(input.startDate));
  const composed = composeStops({
    parts,
    unknown,
    hubs: field.hubs,
    mentions,
    text: document.original,
    totalNights,
    startDate: input.startDate,
    loose,
  });
  const stops = composed.length > 0 ? composed : somewhere(field.text);
  const dated = divideNights(withHeights(stops, document.folded), input.startDate, input.endDate);
  const legs = dated.slice(0, 40).map((row, index) => legOf(row, index, document.original));
  const places = new Map(
    legs.flatMap((leg, index) => {
      const place = dated[index]?.stop.place;
      return place ? [[leg.id, place] as const] : [];
    }),
  );
  const visited = dated.flatMap(({ stop }) => (stop.place && stop.kind !== 'transit' ? [stop.place] : []));
  const slept = dated.flatMap(({ stop }) => (stop.place && isOvernight(stop) ? [stop.place] : []));
  const misspelt = parts.some((part) => part.misspelt);
  const reason = misspelt ? 'misspelt' : destination.reason === 'within' ? 'clear' : destination.reason;
  return {
    legs,
    places,
    otherNames: otherNamesOf(legs, mentions),
    home: homeOf(
      [...startOf(gazetteer, field.from), ...mentions],
      visited,
      locale,
      input.profileCountry,
      context.folded,
    ),
    certainty: slept.length === 0 ? 'unknown' : misspelt ? 'guessed' : certaintyOf(stops, destination),
    questions: questionsOf(
      legs.flatMap((leg, index) => {
        const stop = dated[index]?.stop;
        return stop ? [{ leg, stop }] : [];
      }),
      unknown,
    ),
    unknown,
    resolutionNote: resolutionNote(
      locale,
      slept.length === 0 ? 'unknown' : reason,
      slept,
      destination.others,
      input.destination,
    ),
  };
}

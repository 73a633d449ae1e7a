/** The names of places that the words of a trip tell of, with what is denied of them. */
import { dayNumber } from '../../weather/trip-dates';
import type { TripDocument } from '../document';
import type { RouteMention } from './stop-of-name';
import { readJourneys, readTransfers } from './journeys';
import { roleContext, roleIn, type RouteRole } from './roles';
import type { RouteName } from './route-names';
import type { RouteContext } from './name-meanings';
import { type Candidate, Gazetteer } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import { shareInLists } from './night-lists';
import { readStaysThere } from './stay-there';
import { nightsOfPieces } from './piece-nights';
import { hasStatedStay, statedStayOf, type TellingWords } from './stated-nights';
import { unassignedNights, type LooseNights } from './loose-nights';
import { isUnlisted } from './unlisted-names';
import type { RouteInput } from './route-reading';

export interface RouteMentions {
  mentions: RouteMention[];
  /** Nights stated for no name, in order. */
  loose: LooseNights[];
}

/** Names of the words with their roles and nights; an unlisted one only where the words say that one sleeps there. */
export const mentionsIn = (
  document: TripDocument,
  known: readonly RouteName[],
  { folded, usable, destination }: Pick<RouteContext, 'folded' | 'usable' | 'destination'>,
  input: RouteInput,
): RouteMentions => {
  const marks = offsetMarks(document);
  const roles = new Map<string, RouteRole>();
  let until = 0;
  const telling = known.map((name, index): TellingWords => {
    const read = statedStayOf(folded, name, input, until, known[index + 1]?.start);
    // "Antibiotics 5 days".
    if (isUnlisted(name) && /\bd(?:ays?|ias?)$/.test(folded.slice(name.end, read.end))) read.told = {};
    if (read.told.nights === undefined && IMPLIES_NIGHT.test(name.key)) read.told = { nights: 1 };
    if (!isUnlisted(name) || hasStatedStay(read.told)) until = read.end;
    return read;
  });
  for (const [index, { start, told }] of telling.entries()) {
    const first = telling[index - 1];
    const isSecond = telling.slice(0, Math.max(0, index - 1)).every((one) => !hasStatedStay(one.told));
    if (first && hasStatedStay(told) && isSecond && AFTER.test(folded.slice(first.end, start))) told.position = 'first';
  }
  const listed = shareInLists(folded, known, telling);
  const unnamed = nightsOfPieces(folded, document.original, known, telling, usable);
  const all = [...known.map((name, index) => ({ name, told: telling[index]?.told ?? {} })), ...unnamed];
  const names = all.toSorted((a, b) => a.name.start - b.name.start);
  const mentions = names.flatMap(({ name, told }): RouteMention[] => {
    const nights = hasStatedStay(told) || told.sleeps === true;
    if (isUnlisted(name) && !nights && !listed.has(name) && !isLodgedIn(folded, name)) return [];
    const mark = marks.get(name.start);
    const around = `${mark ?? ''}${nights && !told.bare ? ' slept in' : ''} ${roleContext(folded, name)}`;
    const role =
      roles.get(around) ??
      roleIn(folded, name, { denied: mark === 'denied', past: mark === 'past', nights: nights && !told.bare });
    roles.set(around, role);
    return [{ name, role, told: role === 'transit' ? { nights: 0 } : told }];
  });
  // "Day trips to Nara and Nikko": the second as well.
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1];
    const joined = mention.role === 'mention' ? JOINED : mention.role === 'stay' ? JOINED_TO : undefined;
    if (
      previous?.role === 'outing' &&
      mention.told.nights === undefined &&
      joined?.test(folded.slice(previous.name.end, mention.name.start))
    )
      mention.role = 'outing';
  }
  for (const mention of mentions) {
    nearestFirst(mention, destination);
    if (isOnlySpokenOf(mention, destination, folded)) mention.role = 'mention';
  }
  readStaysThere(mentions, folded);
  readJourneys(mentions, document.original, folded);
  readTransfers(mentions, folded);
  const loose = unassignedNights(
    folded,
    telling.filter(({ told }) => told.nights !== undefined),
  );
  const left: LooseNights[] = [];
  for (const nights of loose) {
    const stay = stayBefore(mentions, nights, folded, input);
    if (stay) Object.assign(stay, { role: 'stay', told: { nights: nights.nights } });
    else left.push(nights);
  }
  return { mentions, loose: left };
};

/** Smallest renown of a town that is meant where the trip goes (logarithm of people). */
const TOWN = 4;

/** "4 nights in Lagos" on a trip to Portugal: where one sleeps, the namesake there comes before the larger one elsewhere. */
const nearestFirst = ({ name, told }: RouteMention, destination: readonly Place[]): void => {
  const [best] = name.candidates;
  const isThere = ({ place }: Candidate): boolean => destination.some(({ country }) => country === place.country);
  if (!best || !hasStatedStay(told) || best.place.kind === 'country' || destination.length === 0 || isThere(best))
    return;
  const own = name.candidates.find((one) => !one.weak && one.weight >= TOWN && isThere(one));
  if (own) name.candidates = [own, ...name.candidates.filter((one) => one !== own)];
};

/** From so far away a place is no stop for being named after an "in" alone: "in Tbilisi I was without an adapter". */
const FAR_KM = 600;
const ONLY_IN = /(?:^|[^\w])(?:in|at|en)\s+(?:the\s|el\s|la\s|los\s|las\s)?$/;
/** One sleeps or does something there on this trip. */
const ON_TRIP =
  /\b(?:stay\w*|sleep\w*|night\w*|nts?|days?|weeks?|then|after|before|stop\w*|land\w*|meet\w*|wedding|conference|fair|hotel|hostel|airbnb|flat|house|noches?|dias?|semanas?|luego|despues|antes|dorm\w*|quedamos|quedo|par(?:o|amos|ada)|boda|congreso|feria|casa|depa|piso|hostal)\b/;
const isOnlySpokenOf = ({ name, role, told }: RouteMention, destination: readonly Place[], folded: string): boolean => {
  const [best] = name.candidates;
  if (role !== 'stay' || !best || hasStatedStay(told) || told.sleeps || destination.length === 0) return false;
  const { place } = best;
  if (destination.some((one) => one.country === place.country || Gazetteer.distanceKm(one, place) < FAR_KM))
    return false;
  const left = folded.slice(Math.max(0, name.start - 60), name.start);
  const clause = `${left.slice(left.search(/[^.;!?\n]*$/))} ${folded.slice(name.end, name.end + 30).split(/[.;!?\n]/)[0] ?? ''}`;
  return ONLY_IN.test(left) && !ON_TRIP.test(clause);
};

/** "Excursiones a Finisterre y a Pontevedra". */
const JOINED_TO = /^\s*(?:,|and|y|&|\+|or|o)\s*(?:otra |another )?(?:to|a)\s(?:the\s|la\s|el\s)?$/;
const JOINED = /^\s*(?:,|and|y|e|&|\+|or|o)\s*(?:the\s|la\s|el\s|to\s|a\s)?$/;

/** "A week on Koh Samui after four days in Bangkok": Bangkok comes first. */
const AFTER = /^\s*,?\s*(?:after|following|tras|despues de|luego de)\s*$/;

/** One sleeps in it though nobody counts. */
const IMPLIES_NIGHT = /^(?:night|overnight|sleeper) (?:train|ferry|boat|bus|coach)$|(?:nocturno|de noche)$/;
/** "The usual house in Dunfanaghy", "cabaña en Coveñas", "cerca de Taramundi". */
const LODGED_IN =
  /(?:^|[^\w])(?:(?:house|cottage|cabin|apartment|flat|airbnb|villa|casa|cabanas?|piso|dep(?:artamen)?to|camping|hotel|host[ea]l|aldea|pueblo|village)(?: rural| familiar)?\s+(?:in|at|near|outside|en|cerca de|por)|near|outside|cerca de|staying (?:in|at|near))\s+(?:the\s|el\s|la\s)?$/;
const isLodgedIn = (folded: string, { start }: RouteName): boolean => {
  const left = folded.slice(Math.max(0, start - 48), start);
  return (
    LODGED_IN.test(left) && !/\b(?:has|have|owns|tienen?|bought|sold)\s+(?:an?|the|una?|su)\s+\w+\s+\w+\s+$/.test(left)
  );
};

/** Words between a "no" and the place that it refuses. */
const DENIAL_REACH = 5;

/** By offset of a word: what its sentence marks it as. */
const offsetMarks = ({ views }: TripDocument): Map<number, 'denied' | 'past'> => {
  const marks = new Map<number, 'denied' | 'past'>();
  for (const { sentence, marks: of } of views)
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const cue = of.denied[at] ?? -1;
      const isPast = of.past[at] === 1;
      if (cue === -1 && !isPast) continue;
      const start = sentence.tokens[at]?.start ?? 0;
      // A denial reaches a place only from close by: "trainers not allowed, then the baths at Chochołów".
      const near =
        cue !== -1 &&
        Math.abs(at - cue) <= DENIAL_REACH &&
        !sentence.tokens.slice(Math.min(cue, at) + 1, Math.max(cue, at) + 1).some(({ gap }) => gap.includes(','));
      if (near) marks.set(start, 'denied');
      else if (isPast) marks.set(start, 'past');
    }
  return marks;
};

/** Characters between a place and the nights stated for it. */
const NEAR = 45;
const SOMEWHERE = /^\S+\s*\S+\s+(?:mas\s|more\s)?(?:en|in|at|on|con|with)\s/;

/** "Placement at the hospital in Tamale, twelve nights": the stay that was named last in the sentence, if it has no nights. */
const stayBefore = (
  mentions: readonly RouteMention[],
  { nights, at }: LooseNights,
  folded: string,
  { startDate, endDate }: RouteInput,
): RouteMention | undefined => {
  const last = mentions.findLast(({ name }) => name.end <= at);
  const told = mentions.reduce((sum, mention) => sum + (mention.told.nights ?? 0), 0);
  if (
    !last ||
    !/^(?:stay|flown-to)$/.test(last.role) ||
    last.name.kind !== 'place' ||
    hasStatedStay(last.told) ||
    last.told.sleeps ||
    at - last.name.end > NEAR ||
    /[.;!?\n]\s/.test(folded.slice(last.name.end, at)) ||
    // "Two nights in a mountain hut" is a stay of its own.
    SOMEWHERE.test(folded.slice(at, at + 32)) ||
    told + nights > dayNumber(endDate) - dayNumber(startDate)
  )
    return undefined;
  return last;
};

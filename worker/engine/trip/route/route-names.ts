/** Names of places in running text as people type it, lower case and abbreviated, each with how surely it is a place. */
import { fold as foldInPlace } from '../../packing/reading/text';
import { fold, wordsOf, type Word } from '../../places/fold';
import type { Gazetteer } from '../../places/gazetteer';
import { type Candidate } from '../../places/gazetteer';
import { beginsAName } from '../../places/destination-words';
import { capital, capitals } from '../../places/mention-roles';
import { nameEnds } from '../../places/mentions';
import { beginsName, knownNames } from '../../places/names';
import { ORDINARY_WORDS } from '../../places/ordinary-words';
import type { Place } from '../../places/place';
import { beginsAbbreviation, fullName } from './abbreviations';
import { FUNCTION_WORDS } from './function-words';
import { contextScore, isMonth, isAllCaps, startsSentence } from './name-context';
import { PLACE_LIKE_WORDS } from './place-like-words';
import { isShip } from './ships';
import { namesHouse } from './unlisted-names';
import {
  type RouteContext,
  fameScore,
  nearness,
  STANDS_FOR,
  isCityThere,
  containerAfter,
  liesIn,
  meaningsOf,
  isSaint,
  longerSaint,
  shortened,
  saintsNear,
} from './name-meanings';

/** A name that may be a place, with all it can mean. */
export interface RouteName {
  /** As written. */
  words: string;
  key: string;
  /** Offsets in the document. */
  start: number;
  end: number;
  kind: 'country' | 'region' | 'place' | 'demonym';
  /** Of a country, a division and a people. */
  country?: string;
  /** What it can mean, best known first; empty for a people. */
  candidates: Candidate[];
  /** The sum of what speaks for a place; below {@link SURE_ENOUGH} it is read as an ordinary word. */
  score: number;
}

const SURE_ENOUGH = 3;
const MOST_WORDS = 5;

const FEAST = /(?:^|\W)por\s+$/;
/** "El Parque Inglés", "el Hospital Italiano": what is called so lies anywhere. */
const CALLED =
  /(?:^|\W)(?:parque|barrio|hospital|colegio|instituto|cementerio|club|jardin|liceo|mercado|palacio|puente|paseo)\s+$/;
/** "My british passport", "us citizen": small letters, and the country all the same. */
const OF_PASSPORT = /^ (?:passport|citizen)s?\b/;
const HOUSE = /^(?:riad|refugio|albergue|hostal|cabana|posada|campamento|rancho|mirador)s?$/;
/** "A berber tent", "tuscan villa": what the house is like. */
const OF_HOUSE = /^ (?:tent|camp|villa|house|style|hotel|restaurant|food|tour|guide|homestay|family|pub)s?(?![a-z])/;

/** "Soy Eusebio, 70 años", "my name is Paris". */
const INTRODUCES = /(?:^|[^a-z])(?:soy|me llamo|mi nombre es|my name is|my name's|i'?m|i am|this is)\s+$/;

const readName = (context: RouteContext, words: readonly Word[]): RouteName | undefined => {
  const { text, folded, destination } = context;
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return undefined;
  const key = words.map((word) => word.key).join(' ');
  if (isShip(context, first.start, key)) return undefined;
  const written = text.slice(first.start, last.end);
  const base = { words: written, key, start: first.start, end: last.end };
  const left = folded.slice(Math.max(0, first.start - 24), first.start);
  if (words.length === 1 && capital(written) && INTRODUCES.test(left)) return undefined;
  const known = knownNames(key);
  const demonym = known.find((name) => name.type === 'demonym');
  const country = known.find((name) => name.type === 'country');
  if (demonym && !country && CALLED.test(folded.slice(Math.max(0, first.start - 14), first.start))) return undefined;
  if (demonym && !country && (!demonym.english || capital(written) || OF_PASSPORT.test(folded.slice(last.end))))
    return { ...base, kind: 'demonym', country: demonym.code, candidates: [], score: SURE_ENOUGH };
  if (country?.acronym && !capitals(written) && !OF_PASSPORT.test(folded.slice(last.end))) return undefined;
  // "Dos noches en el refugio": a house, and no place of that name.
  // "Una noche por San Juan": the feast.
  if (/^(?:san|santa|santo) /.test(key) && FEAST.test(folded.slice(Math.max(0, first.start - 16), first.start)))
    return undefined;
  // "St Peter's" is a church, "Holiday Inn" a house, "la isla" no name.
  const named = destination.some(({ name }) => fold(name.en) === key || fold(name.es) === key);
  if (
    !named &&
    (namesHouse(text, first.start, last.end) ||
      (/^(?:st|saint|san) /.test(key) && /^['’]s\b/.test(text.slice(last.end, last.end + 3))))
  )
    return undefined;
  if (
    /^(?:la|el|las|los|the)$/.test(first.key) &&
    words.length === 2 &&
    (ORDINARY_WORDS.has(last.key) || PLACE_LIKE_WORDS.has(last.key)) &&
    !capital(text.slice(last.start, last.end)) &&
    !isCityThere(context, key, written, contextScore(folded, first.start, last.end))
  )
    return undefined;
  if (HOUSE.test(last.key) && words.length <= 2 && !capital(text.slice(last.start, last.end))) return undefined;
  if (
    words.length === 1 &&
    !capital(written) &&
    /(?:^|\W)an?\s$/.test(folded.slice(Math.max(0, first.start - 4), first.start)) &&
    OF_HOUSE.test(folded.slice(last.end, last.end + 12))
  )
    return undefined;
  // "Aboard a Bavaria 38", "en un Dufour 40": a make of boat or car with its size.
  if (
    words.length === 1 &&
    /(?:^|\W)(?:an?|una?|our|nuestro|el)\s$/.test(folded.slice(Math.max(0, first.start - 8), first.start)) &&
    /^ \d{2}(?!\w| (?:nights?|days?|nts?|noches?|dias?|hours?|km))/.test(folded.slice(last.end, last.end + 12))
  )
    return undefined;
  const ordinary = words.every((word) => ORDINARY_WORDS.has(word.key) || PLACE_LIKE_WORDS.has(word.key));
  const around = contextScore(folded, first.start, last.end);
  // An ordinary word in lower case is a place only after a word that says so.
  if (ordinary && around < 2 && !capital(written) && !isCityThere(context, key, written, around)) return undefined;
  if (words.length === 1 && isMonth(key, folded.slice(Math.max(0, first.start - 12), first.start))) return undefined;
  const container = containerAfter(folded, last.end);
  const own = context.meanings.get(written) ?? meaningsOf(context, key, written);
  context.meanings.set(written, own);
  const short = words.length === 1 ? shortened(context, key, capital(written), own[0]) : undefined;
  const meanings = short
    ? [{ place: short, weight: STANDS_FOR, weak: false }]
    : isSaint(key) && !own.some((meaning) => nearness(meaning, destination) > 0)
      ? [...saintsNear(context, key), ...own]
      : own;
  const longer = isSaint(key) ? longerSaint(context, last.end) : undefined;
  if (longer) {
    const end = last.end + longer.length;
    const written = text.slice(first.start, end);
    return { ...base, words: written, key: key + longer, end, kind: 'place', candidates: [], score: 5 };
  }
  const candidates: Candidate[] = meanings.toSorted(
    (a, b) => Number(liesIn(b, container)) - Number(liesIn(a, container)),
  );
  const [best] = candidates;
  if (!best) return undefined;
  // "El monte San Miguel", "hasta el paso El León": with such a word a name begins that no table has.
  if (
    destination.length > 0 &&
    beginsAName(left.trimEnd()) &&
    nearness(best, destination) === 0 &&
    !liesIn(best, container)
  )
    return undefined;
  // "Dormimos en ella": an ordinary word that is a town of another part of the world.
  if (
    PLACE_LIKE_WORDS.has(key) &&
    !capital(written) &&
    destination.length > 0 &&
    nearness(best, destination) === 0 &&
    !liesIn(best, container)
  )
    return undefined;

  const capitalised = capital(written) && !isAllCaps(text, first.start);
  const abbreviated = fullName(key, written, false) !== undefined;
  let score = fameScore(best.weight) + around;
  const opening = startsSentence(text, first.start);
  if (capitalised) score += opening ? 0.5 : 2;
  if (words.length > 1 && !ordinary) score += 1.5;
  if (!best.place.id.startsWith('gn:') && !ordinary) score += 1;
  if (abbreviated) score += 1.5;
  if (liesIn(best, container)) score += 2;
  score += Math.min(2.5, nearness(best, destination));
  if (ordinary && !destination.some(({ id }) => id === best.place.id) && !isCityThere(context, key, written, around))
    score -= words.length > 1 ? 1.5 : capitalised && !opening ? 2 : 3;
  if (key.length < 4) score -= 1.5;
  if (best.weak) score -= key.length < 6 ? 2.5 : 1;
  if (
    best.place.id.startsWith('gn:') &&
    /\b(?:the|an?|my|our|his|her|un|una|mi|mis|su)\s+$/.test(folded.slice(Math.max(0, first.start - 6), first.start))
  )
    score -= 2;
  if (score < SURE_ENOUGH) return undefined;
  const { kind } = best.place;
  return {
    ...base,
    kind: kind === 'country' ? 'country' : best.place.id.startsWith('rg:') ? 'region' : 'place',
    ...(kind === 'country' && { country: best.place.country }),
    candidates,
    score,
  };
};

const LOS_ANGELES = /(?:[,;>&+]|then|and)\s*la\s+\(?\d{1,2}(?!\w)/;

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Every name of a text that is surely enough a place, in order; the longest at each spot. */
export const namesOf = (context: RouteContext): RouteName[] => {
  const { gazetteer, text } = context;
  const words = wordsOf(context.folded);
  const names: RouteName[] = [];
  for (let index = 0; index < words.length;) {
    const first = words[index];
    let taken = 0;
    if (first && isLetter(first.key.charCodeAt(0)) && context.usable(first.start)) {
      const lengths: number[] = [];
      let key = '';
      for (let length = 1; length <= MOST_WORDS && index + length <= words.length; length += 1) {
        const word = words[index + length - 1];
        if (!word || (length > 1 && nameEnds(text, words[index + length - 2], word))) break;
        key = length === 1 ? word.key : `${key} ${word.key}`;
        const towns = gazetteer.towns.beginsWith(key);
        if (
          (length > 1 || !FUNCTION_WORDS.has(key)) &&
          (towns.whole ||
            knownNames(key).length > 0 ||
            (length === 1 && shortened(context, key, true) !== undefined) ||
            fullName(key, text.slice(first.start, word.end), false))
        )
          lengths.unshift(length);
        if (!towns.longer && !beginsName(key) && !(length === 1 && beginsAbbreviation(key))) break;
      }
      // "Santa Barbara 2, la 4": no article stands before a number of nights.
      if (first.key === 'la' && LOS_ANGELES.test(context.folded.slice(Math.max(0, first.start - 8), first.end + 8))) {
        const candidates = meaningsOf(context, 'la', 'LA');
        const { start, end } = first;
        names.push({
          words: text.slice(start, end),
          key: 'la',
          start,
          end,
          kind: 'place',
          candidates,
          score: SURE_ENOUGH,
        });
      }
      for (const length of lengths) {
        const name = readName(context, words.slice(index, index + length));
        if (!name) continue;
        names.push(name);
        taken = length;
        break;
      }
    }
    index += taken || 1;
  }
  return names;
};

/** A text as the reader of names wants it. */
export const contextOf = (
  gazetteer: Gazetteer,
  text: string,
  destination: readonly Place[],
  /** The text in lower case without accents, of the same length. */
  folded = foldInPlace(text),
  usable: (offset: number) => boolean = () => true,
): RouteContext => ({
  gazetteer,
  text,
  folded,
  destination,
  begun: destination.flatMap((place) =>
    [place.name.en, place.name.es].flatMap((name) =>
      fold(name)
        .split(' ')
        .map((word) => ({ word, place })),
    ),
  ),
  usable,
  meanings: new Map(),
});

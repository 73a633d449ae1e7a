/** Names of places in running text as people type it, lower case and abbreviated, each with how surely it is a place. */
import { fold as foldInPlace } from '../../packing/reading/text';
import { fold, wordsOf, type Word } from '../../places/fold';
import { Gazetteer, type Candidate } from '../../places/gazetteer';
import { capital, capitals } from '../../places/mention-roles';
import { nameEnds } from '../../places/mentions';
import { beginsName, knownNames } from '../../places/names';
import { ORDINARY_WORDS } from '../../places/ordinary-words';
import type { Place } from '../../places/place';
import { beginsAbbreviation, fullName } from './abbreviations';
import { PLACE_LIKE_WORDS } from './place-like-words';

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

/** What a name is read against. */
export interface RouteContext {
  gazetteer: Gazetteer;
  /** The text as written, and folded to the same length. */
  text: string;
  folded: string;
  /** Places of the destination field. */
  destination: readonly Place[];
  /** Whether the words at an offset speak of the trip. */
  usable: (offset: number) => boolean;
}

export const SURE_ENOUGH = 3;
const MOST_WORDS = 5;

const NUMBER =
  '(?:\\d{1,3}(?=\\s*[a-z])|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|couple of|couple|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|un par de|first|last|primer[ao]?|primer[ao]s|ultim[ao]s)(?=\\s))';
const UNIT =
  '(?:nts?|nites?|nights?|n|d|days?|wks?|weeks?|weekend|months?|noches?|dias?|semanas?|meses|mes|finde|fin de semana)';
const ARTICLE = "(?:the|el|la|los|las|l'|nearby|lovely|sunny)?";
/** "2 nts petra", "a week in", "3 noches en la". */
const NIGHTS_BEFORE = new RegExp(
  `(?:^|[^\\w])${NUMBER}\\s*${UNIT}\\s+(?:in|at|on|near|around|en|d|de|por|a)?\\s*${ARTICLE}\\s*$`,
);
const NIGHTS_AFTER = new RegExp(`^\\s*[(:=x-]?\\s*(?:for|por|x)?\\s*${NUMBER}\\s*${UNIT}(?![\\w])`);
const BARE_NUMBER_AFTER = /^\s*\(?x?\s?\d{1,2}\)?\s*(?:$|[,.;)>/&+\n]|y\b|and\b|then\b|luego\b|->)/;
const BARE_NUMBER_BEFORE = /(?:^|[,;(>/+&]|\b(?:and|then|y|luego|despues))\s*\d{1,2}\s+(?:in|at|en)?\s*$/;
const TRAVEL_TO =
  /(?:^|[^\w])(?:fly|flying|flights?|vuel\w+|vol\w+|vamos|nos vamos|voy|ir|iremos|viaj\w+|train|bus|coach|driv\w+|road trip|ferry|boat|barco|tren|autobus|head\w*|off|going|go|mov\w+|travel\w*|trip|transfer|cross\w*|rumbo|camino|excursion|day trip|up|down|over|across|on|straight|move|back|mudamos|mudo|relocat\w*|cruis\w+|sail\w*|walk|hike|trek|cycle)\s+(?:\w+\s+){0,2}(?:to|into|a|hasta|hacia|al|for|onto)\s+(?:the\s|el\s|la\s|los\s|las\s)?\s*$/;
const PLACE_PREPOSITION =
  /(?:^|[^\w])(?:in|at|near|around|outside|inside|en|via|from|desde|through|thru|out of|cerca de|por|hasta|hacia|to|towards|a|visit|visiting|visitar|explore|ver|alrededores de|live in|near to)\s+(?:the\s|el\s|la\s|los\s|las\s)?\s*$/;
const NATIVE_OF = /(?:^|[^\w])(?:soy|somos|i'?m|we'?re|i am|we are|vengo|venimos)\s+(?:\w+\s+)?(?:de|d|from|desde)\s+$/;
const LINKED =
  /(?:^|[,;(:>/+&\n→]|-|\b(?:then|and|luego|despues|y|e|or|o|then to|finish|start|base))\s*(?:the\s|la\s|el\s)?$/;
const AFTER_PLACE =
  /^\s*(?:airport|aeropuerto|hospital|return\b|itself|hotel\b|beach\b|region\b|area\b|->|→|>|-\s?[a-z])/;

const ARTICLES = new Set('the el la los las'.split(' '));
const TO_WORDS = new Set('to into a hasta hacia al for onto'.split(' '));
const OF_WORDS = new Set('de d del of from desde'.split(' '));
/** Words of which one stands before every name that its left side speaks for. */
const CUE_WORDS = new Set([
  ...ARTICLES,
  ...TO_WORDS,
  ...OF_WORDS,
  ...'in at on near around outside inside en via through thru towards visit visiting visitar explore ver then and luego despues y e or o finish start base por nearby lovely sunny nts nt nites nite night nights n days day wks wk weeks week weekend months month noches noche dias dia semanas semana meses mes finde resto'.split(
    ' ',
  ),
]);
const MARKED = /[,;(:>/+&\n→-]$/;
const NUMBERED = /\d[a-z]{0,7}\s+(?:[a-z']{1,8}\s+){0,3}$/;

/** The last two words of a text. */
const lastWords = (left: string): string[] => {
  const text = left.trimEnd();
  if (text.length === left.length) return [];
  const at = text.lastIndexOf(' ');
  const before = at > 0 ? text.lastIndexOf(' ', at - 1) : -1;
  return [text.slice(at + 1), at > 0 ? text.slice(before + 1, at) : ''];
};

/** What speaks for a place in the words around a name. */
export const contextScore = (folded: string, start: number, end: number): number => {
  const left = folded.slice(Math.max(0, start - 48), start);
  const right = folded.slice(end, end + 24);
  let score = 0;
  // The patterns all end in one of a few words: most names need none of them.
  const [last = '', second = ''] = lastWords(left);
  const head = ARTICLES.has(last) ? second : last;
  if (CUE_WORDS.has(last) || /\d/.test(last)) {
    if (NIGHTS_BEFORE.test(left)) score += 4;
    else if (TO_WORDS.has(head) && TRAVEL_TO.test(left)) score += 3;
    else if (OF_WORDS.has(head) && NATIVE_OF.test(left)) score += 3;
    else if (NUMBERED.test(left) && BARE_NUMBER_BEFORE.test(left)) score += 2;
    else if (PLACE_PREPOSITION.test(left)) score += 2;
    else if (LINKED.test(left)) score += 1;
    else if (OF_WORDS.has(head)) score += 0.5;
  } else if (start === 0 || MARKED.test(left.trimEnd())) score += 1;
  if (NIGHTS_AFTER.test(right)) score += 4;
  else if (BARE_NUMBER_AFTER.test(right)) score += 1.5;
  if (AFTER_PLACE.test(right)) score += 1;
  return score;
};

const fameScore = (weight: number): number =>
  weight >= 6 ? 2 : weight >= 5 ? 1.5 : weight >= 4.2 ? 1 : weight >= 3.7 ? 0.5 : 0;

/** How near a meaning lies to the places of the destination. */
const nearness = (candidate: Candidate, destination: readonly Place[]): number => {
  let best = 0;
  for (const place of destination) {
    const same = place.country === candidate.place.country;
    if (place.id === candidate.place.id) return 4;
    const apart = Gazetteer.distanceKm(place, candidate.place);
    best = Math.max(best, (same ? 2 : 0) + (apart < 150 ? 1 : apart < 700 ? 0.5 : 0));
  }
  return best;
};

/** More than any nearness. */
const STANDS_FOR = 5;

/** Whether a wide place is only found by the name of a town in it: "Taormina" is Sicily where nothing else is called so. */
const standsFor = ({ place }: Candidate, key: string): boolean =>
  (place.kind === 'island' || place.kind === 'region') &&
  place.id.startsWith('lp:') &&
  ![fold(place.name.en), fold(place.name.es)].some((name) => name === key || name.includes(key));

/** The meanings of a name, the one that fits the destination first. */
export const meaningsOf = (
  { gazetteer, destination }: Pick<RouteContext, 'gazetteer' | 'destination'>,
  key: string,
  written: string,
  lax = false,
): Candidate[] => {
  const full = fullName(key, written, lax);
  const found = full ? gazetteer.called(full.key, 20) : gazetteer.called(key, 12);
  const fitting = full?.country ? found.filter(({ place }) => place.country === full.country) : found;
  return (fitting.length > 0 ? fitting : found)
    .map((candidate) => ({
      candidate,
      rank:
        candidate.weight -
        (candidate.weak ? 2 : 0) -
        (standsFor(candidate, full?.key ?? key) ? STANDS_FOR : 0) +
        nearness(candidate, destination),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
};

interface Container {
  country: string;
  region?: string;
}

/** The country or division that directly follows a name: "rosario argentina", "Springfield, Illinois". */
const containerAfter = (folded: string, end: number): Container | undefined => {
  const next = /^\s*,?\s*\(?([a-z]{4,}(?: [a-z]{4,})?)/.exec(folded.slice(end, end + 40))?.[1];
  if (!next) return undefined;
  for (const key of [next, next.split(' ')[0] ?? '']) {
    for (const name of knownNames(key)) {
      if (name.type === 'country' && !name.acronym) return { country: name.code };
      if (name.type === 'region') return { country: name.region.country, region: name.region.en };
    }
  }
  return undefined;
};

const liesIn = ({ place, region }: Candidate, container: Container | undefined): boolean =>
  container !== undefined &&
  place.kind !== 'country' &&
  place.country === container.country &&
  (!container.region || container.region === region);

/** Whether the sentence around an offset is in capitals throughout, so that a capital tells nothing. */
const shouted = (text: string, start: number): boolean => {
  const around = text.slice(Math.max(0, start - 30), start + 30);
  return around === around.toUpperCase();
};

const startsSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?\n¡¿•]\s*|["“(]\s*)$/.test(text.slice(Math.max(0, start - 4), start));

const readName = (context: RouteContext, words: readonly Word[]): RouteName | undefined => {
  const { text, folded, destination } = context;
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return undefined;
  const key = words.map((word) => word.key).join(' ');
  const written = text.slice(first.start, last.end);
  const base = { words: written, key, start: first.start, end: last.end };
  const known = knownNames(key);
  const demonym = known.find((name) => name.type === 'demonym');
  const country = known.find((name) => name.type === 'country');
  if (demonym && !country && (!demonym.english || capital(written)))
    return { ...base, kind: 'demonym', country: demonym.code, candidates: [], score: SURE_ENOUGH };
  if (country?.acronym && !capitals(written)) return undefined;
  const ordinary = words.every((word) => ORDINARY_WORDS.has(word.key) || PLACE_LIKE_WORDS.has(word.key));
  const around = contextScore(folded, first.start, last.end);
  // An ordinary word in lower case is a place only after a word that says so.
  if (ordinary && around < 2 && !capital(written)) return undefined;
  const container = containerAfter(folded, last.end);
  const candidates = meaningsOf(context, key, written).toSorted(
    (a, b) => Number(liesIn(b, container)) - Number(liesIn(a, container)),
  );
  const [best] = candidates;
  if (!best) return undefined;

  const capitalised = capital(written) && !shouted(text, first.start);
  const abbreviated = fullName(key, written, false) !== undefined;
  let score = fameScore(best.weight) + around;
  const opening = startsSentence(text, first.start);
  if (capitalised) score += opening ? 0.5 : 2;
  if (words.length > 1 && !ordinary) score += 1.5;
  if (!best.place.id.startsWith('gn:') && !ordinary) score += 1;
  if (abbreviated) score += 1.5;
  if (liesIn(best, container)) score += 2;
  score += Math.min(2.5, nearness(best, destination));
  if (ordinary) score -= words.length > 1 ? 1.5 : capitalised && !opening ? 2 : 3;
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

/** Function words that begin no name of one word; they may begin a longer one ("la paz", "el calafate"). */
const FUNCTION_WORDS = new Set(
  'a an the and or of to in on at for from by with my our we us i im ive me you it its is are be was were will do go no not so but if as he she they his her their them this that these those there then than up out off all any each both one two three four five six seven eight nine ten been have has had can just get got also only about after before when how what who own same u ur w n d q x el la los las un una unos unas y e o u de del en con por para mi mis tu su sus se que ir va vamos voy nos me te le les lo al a no si ya mas muy como este esta eso esa ese hay son es fue ser donde cuando sin sobre entre hasta desde todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez ni pero'.split(
    ' ',
  ),
);

/** Every name of a text that is surely enough a place, in order; the longest at each spot. */
export const namesOf = (context: RouteContext): RouteName[] => {
  const { gazetteer, text } = context;
  const words = wordsOf(context.folded);
  const names: RouteName[] = [];
  for (let index = 0; index < words.length;) {
    const first = words[index];
    let taken = 0;
    if (first && context.usable(first.start) && /^[a-z]/.test(first.key)) {
      const lengths: number[] = [];
      let key = '';
      for (let length = 1; length <= MOST_WORDS && index + length <= words.length; length += 1) {
        const word = words[index + length - 1];
        if (!word || (length > 1 && nameEnds(text, words[index + length - 2], word))) break;
        key = length === 1 ? word.key : `${key} ${word.key}`;
        const towns = gazetteer.towns.beginsWith(key);
        if (
          (length > 1 || !FUNCTION_WORDS.has(key)) &&
          (towns.whole || knownNames(key).length > 0 || fullName(key, text.slice(first.start, word.end), false))
        )
          lengths.unshift(length);
        if (!towns.longer && !beginsName(key) && !(length === 1 && beginsAbbreviation(key))) break;
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
  usable: (offset: number) => boolean = () => true,
): RouteContext => ({ gazetteer, text, folded: foldInPlace(text), destination, usable });

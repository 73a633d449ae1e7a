/** The line of a thing that the traveller named: its item, how many, and for whom. */
import { usedUp } from './named-counts';
import type { Thing } from '../trip/schema';
import { headOf } from './asks';
import type { KnownItem } from './knowledge/knowledge';
import { isKitItem } from './knowledge/knowledge';
import type { Draft } from './lines';
import { headCount, type Packer } from './people';
import { conceptOf } from './thing-items';
import { categoryOfWords } from './category-of-words';
import { nameOfThing } from './things';

const WORDS_GRAMS = 300;

/** An item for words that the knowledge base has none for. */
export function itemOfWords(thing: Thing): KnownItem {
  const concept = conceptOf(thing);
  return {
    id: `own-${thing.id}`,
    en: nameOfThing(thing, 'en'),
    es: nameOfThing(thing, 'es'),
    grams: concept?.grams ?? WORDS_GRAMS,
    ...(concept?.cabin !== undefined && { cabin: concept.cabin }),
    keep: concept?.essential ? 1 : 2,
    category: concept?.category ?? categoryOfWords(thing.words),
    why: [],
  };
}

/** Things of which everybody has one: named in the plural ("sacos y toallas nuestros") there is one for each. */
const ONE_EACH =
  /^(?:sleeping-bag|towels|travel-towel|beach-towel|headlamp|pillow|sleeping-mat|(?:\w+-)?helmet|ski-goggles|life-jacket)/;
const EVERYBODYS =
  /\b(?:cada (?:uno?|una|cual|quien)|(?:quien|cual) con sus?|each (?:of us|our own|their own)|one each|todos con (?:el|la|los|las) suy)/i;
const isOneEach = (thing: Thing): boolean => {
  const [noun = ''] = thing.words.split(' ');
  // "Binoculars, each our own": said of everybody.
  if (thing.travellers.length === 0 && EVERYBODYS.test(thing.evidence.quote ?? '')) return true;
  const plural = /[^s]s$/i.test(noun) || /[^s]s$/i.test(thing.words);
  const concept = conceptOf(thing);
  if (thing.travellers.length > 0) return false;
  if (saidOfEach(thing)) return true;
  if (concept === undefined) return false;
  // "Swimsuit for the pools", said to a family: none of them bathes without.
  if (FOR_EVERYBODY.has(concept.id) && !isWritersOwn(thing)) return true;
  if (!plural) return false;
  return ONE_EACH.test(concept.id) || (WORN.has(concept.kind) && !FESTIVE.test(concept.id) && !isWritersOwn(thing));
};
/** What the weather, the water or the hut asks of all alike, whether the word is in the plural or not. */
const FOR_EVERYBODY: ReadonlySet<string> = new Set([
  'swimwear',
  'rain-jacket',
  'waterproof-jacket',
  'rain-poncho',
  'warm-hat',
  'gloves',
  'fleece',
  'base-layers',
  'flip-flops',
  'sun-hat',
  'water-shoes',
  'bag-liner',
]);
export const WORN: ReadonlySet<string> = new Set(['garment', 'footwear']);
/** Clothes that one of a party wears: nobody else may need a gown. */
const FESTIVE =
  /dress|gown|suit|tuxedo|sari|heels|costume|uniform|shirt|bra|tights|skirt|blouse|leggings|pyjamas|bikini/;
const quoteOf = (thing: Thing): string => ` ${(thing.evidence.quote ?? thing.words).toLowerCase()} `;
/** "My boots", "I bring trainers": the writer's own. */
const isWritersOwn = (thing: Thing): boolean => {
  const quote = quoteOf(thing);
  const before = quote.slice(0, Math.max(0, quote.indexOf(thing.words.toLowerCase())));
  return (
    /[^\p{L}](?:my|mine|mi|mis)\s+(?:\p{L}+\s+)?$/u.test(before) ||
    /[^\p{L}](?:i|i'm|i've|i'll|im|ive|yo|llevo|traigo|uso)[^\p{L}][^,;.]*$/u.test(before)
  );
};
/** "3 sets each of …", "dos pares cada uno de …". */
const EACH_BEFORE =
  /(?:sets?|pairs?|pares|juegos) (?:each|apiece|per person|por persona|por cabeza|cada un[oa]) (?:of|de) (?:\p{L}+ )?$/u;
/** "A chair each", "malla, dos cada uno", "boots for both of us", "pinpointers both". */
export const saidOfEach = (thing: Thing): boolean => {
  const quote = quoteOf(thing);
  const at = quote.indexOf(thing.words.toLowerCase());
  if (at === -1) return false;
  if (EACH_BEFORE.test(quote.slice(0, at))) return true;
  return /^\s*,?\s*(?:(?:\d{1,2}|dos|tres|cuatro|two|three|four)\s+)?(?:each|apiece|both|per person|for (?:each|both|everyone|everybody|all) |per head|a head|all round|por persona|por cabeza|por barba|c\/u|cada un[oa]|pa(?:ra)? cada)(?![\p{L}])/u.test(
    quote.slice(at + thing.words.length),
  );
};

export function draftOf(
  thing: Thing,
  item: KnownItem,
  packers: readonly Packer[],
  everybody: readonly Packer[],
  nights = 0,
): Draft {
  const personal = headOf(item, everybody) !== undefined;
  const self = everybody.slice(0, 1);
  const people =
    packers.length > 0 ? [...packers] : personal && everybody.length > 1 && thing.travellers.length > 0 ? self : [];
  const heads = Math.max(1, headCount(people));
  return {
    key: item.id,
    item,
    eligible: everybody.length,
    hits: [],
    // Three foils are in one kit: its row is several things already.
    quantity:
      (isKitItem(item.id) || saidOfEach(thing) ? undefined : thing.quantity) ??
      (nights > 0 ? usedUp(item, nights, heads) : undefined) ??
      (people.length === 0 && isOneEach(thing)
        ? Math.max(1, headCount([...everybody])) * (saidOfEach(thing) ? (thing.quantity ?? 1) : 1)
        : personal || people.length > 1
          ? heads
          : 1),
    people,
    legs: thing.legs,
    arithmetic: false,
    planned: false,
    named: true,
    forgotten: thing.fate === 'forgotten-before',
    maybe: thing.fate === 'maybe',
    rank: 1,
    quote: thing.evidence.quote ?? thing.words,
    thing,
  };
}

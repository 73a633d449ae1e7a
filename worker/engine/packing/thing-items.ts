/** Which items of the knowledge base a named thing stands for: by its concept where it has one, else by its words. */
import type { Thing } from '../trip/schema';
import { THINGS } from '../trip/things/lexicon';
import type { ThingConcept } from '../trip/things/concept';
import { listIn } from '../list-in';
import { stems } from '../stems';
import { ALL_ITEMS, isKitItem, itemById } from './knowledge/knowledge';

/** The words of a text, as they are compared, that another text does not have. */
export const stemsBeside = (text: string, other: string): string[] => {
  const known = stems(other);
  return stems(text).filter((word) => !known.includes(word));
};

/** Whether two texts have the same words, as they are compared. */
export function sameStems(one: string, other: string): boolean {
  const [a, b] = [stems(one), stems(other)];
  return a.length > 0 && within(a, b) && within(b, a);
}

interface Alias {
  id: string;
  words: readonly string[];
}

const PARTS = /,| and | or | with | y | o | con | for | para /u;

/** Names of two things of which neither alone is meant: a bucket is for washing as well. */
const WHOLE_NAMES: ReadonlySet<string> = new Set(['sand-toys']);

// A kit's row names several things at once; the lexicon says which word means it.
const readAliases = (): Alias[] =>
  ALL_ITEMS.filter(({ id }) => !isKitItem(id)).flatMap(({ id, en, es }) =>
    [en, es]
      .flatMap((names) => names.split('|'))
      // "Scrubs, stethoscope and gloves" is one kit: its parts are things of their own.
      .flatMap((name) => [name, ...(name.split(PARTS).length > 2 || WHOLE_NAMES.has(id) ? [] : name.split(PARTS))])
      .map((name) => ({ id, words: stems(name) }))
      .filter(({ words }) => words.length > 0),
  );

let byWord: Map<string, Alias[]> | undefined;

/** The names that have a word. Sorted at the first question: a Worker that is asked for something else starts sooner. */
const aliasesWith = (wanted: string): readonly Alias[] => {
  if (!byWord) {
    byWord = new Map();
    for (const alias of readAliases()) for (const word of new Set(alias.words)) listIn(byWord, word).push(alias);
  }
  return byWord.get(wanted) ?? [];
};

/** Whether all of some words are among others. */
export const within = (a: readonly string[], b: readonly string[]): boolean => a.every((word) => b.includes(word));

/** Of these alone nobody knows which is meant: a welder's machine is no CPAP. */
const GENERIC =
  /^(?:kit|spares?|extras?|tags?|repuestos?|pack|machine|maquina|device|aparato|equipo|unit|bag|bolsa|bolsita|caja|cajita|funda|estuche|pastilla|cera|paleta|gel|crema|cream|oil|aceite|bar|barra|cadena|chain|powder|polvo|tape|cinta|spray|permit|permiso|carne|down)$/;

/** Items whose name says the same as these words, in either language; empty where none does. */
function itemsNamed(words: string): string[] {
  const wanted = stems(words);
  if (wanted.length === 0 || wanted.length > 8 || (wanted.length === 1 && GENERIC.test(wanted[0] ?? ''))) return [];
  const near = new Set(wanted.flatMap(aliasesWith));
  const same = [...near].filter((alias) => within(alias.words, wanted) && within(wanted, alias.words));
  if (same.length > 0) return [...new Set(same.map(({ id }) => id))];
  const wider = [...near].filter(
    ({ id, words: name }) => !WHOLE_NAMES.has(id) && within(wanted, name) && name.length <= wanted.length + 2,
  );
  if (wider.length > 0) return [...new Set(wider.map(({ id }) => id))].slice(0, 4);
  // "80 m rope": the longest name that the words contain, when its last word is theirs as well.
  const longest = [...near]
    .filter(({ words: name }) => name.length > 1 && within(name, wanted))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  return longest ? [longest.id] : [];
}

/** "Tacos", "pins", "báscula": one word of a longer name ("tacos de hielo"), which is hardly what is meant where nothing else asks for it. */
export const isPartOfName = ({ words, concept }: Thing): boolean => {
  const wanted = stems(words);
  const [word] = wanted;
  return (
    concept === undefined &&
    wanted.length === 1 &&
    word !== undefined &&
    !aliasesWith(word).some((alias) => alias.words.length === 1)
  );
};

const concepts = new Map(THINGS.map((concept) => [concept.id, concept]));

/** The row of the thing lexicon that a thing is, where it is one. */
export const conceptOf = ({ concept }: Thing): ThingConcept | undefined =>
  concept === undefined ? undefined : concepts.get(concept);

/** Items that a concept stands for; the id of an item stands for itself. Undefined for a concept nobody knows. */
function itemsOfConcept(thing: Thing): string[] | undefined {
  const known = conceptOf(thing);
  if (known) return known.items.filter((id) => itemById(id) !== undefined);
  return thing.concept !== undefined && itemById(thing.concept) ? [thing.concept] : undefined;
}

/** What a kit's row begins with, in both languages: the thing that its line is about. */
const KIT_HEADS = new Map(
  ALL_ITEMS.filter(({ id }) => isKitItem(id)).map(({ id, en, es }) => [
    id,
    [en, es].map((name) => stems(name.split(PARTS)[0] ?? name)),
  ]),
);

/** Whether words name what the row of a kit is about ("calculator", "the rods" for "fly rod, reel and line"). */
export function namesKit(thing: Thing, id: string): boolean {
  const words = stems(thing.words);
  return (
    words.length > 0 &&
    (KIT_HEADS.get(id)?.some(
      (head) => head.length > 0 && (within(head, words) || (words.length < head.length && within(words, head))),
    ) ??
      false)
  );
}

const cache = new WeakMap<Thing, string[]>();

/** Items of the knowledge base that a thing stands for. */
export function itemsOfThing(thing: Thing): string[] {
  const known = cache.get(thing);
  if (known) return known;
  // One spade is no pair of beach bats.
  const items = itemsOfConcept(thing) ?? (/^pala$/i.test(thing.words) ? [] : itemsNamed(thing.words));
  cache.set(thing, items);
  return items;
}

/**
 * Which thing a name means, whatever the language, the number or the wording: the key for finding duplicates, for what
 * the traveller refused and for names in the wrong language.
 */
import { fold } from '../../platform/shared/fold';
import type { Locale } from '../../platform/locale/locale';
import type { FactId, Item } from '../../engine/packing/knowledge/item';
import { SYNONYMS } from './synonyms';

/** Words that say nothing of which thing it is. */
const FILLERS = new Set(
  (
    'a an the of for with your my our his her and or in on to pair pairs set kit few some extra personal any all ' +
    'lightweight light compact portable small large big travel travelsize size good quality comfortable comfy new reusable additional basic ' +
    'el la los las un una unos unas de del al para con tu tus su sus y o e en por par pares juego algun alguna algunos algunas ' +
    'ligero ligera ligeros ligeras pequeno pequena pequenos pequenas grande grandes viaje comodo comoda comodos comodas bueno buena nuevo nueva adicional basico reutilizable personal personales'
  ).split(' '),
);

/** Singular and plural of a word, in either language, end up alike: `batteries`, `battery`; `lápices`, `lápiz`. */
const stem = (word: string): string => {
  if (word.length < 4) return word;
  const singular = word.endsWith('ss') ? word : word.replace(/s$/, '');
  return singular.replace(/e$/, '').replace(/y$/, 'i').replace(/z$/, 'c');
};

/** The words of a name, folded and without number, in order; what stands in brackets explains and is left out. */
export const wordsOf = (name: string): string[] =>
  (
    fold(name)
      .replaceAll(/\([^)]*\)/g, ' ')
      .replaceAll(/['’]s\b/g, '')
      .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')
      .match(/\p{L}+/gu) ?? []
  ).map(stem);

const STEMMED_FILLERS = new Set(Array.from(FILLERS, stem));

/** The name without fillers, numbers and order; names with the same key are the same thing. */
export const keyOf = (name: string): string => {
  const words = wordsOf(name);
  const telling = words.filter((word) => !STEMMED_FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
};

/** What is known of names. */
export interface NameIndex {
  /** The thing a name means: an id that all its names in both languages share, or the name's own key. */
  conceptOf(name: string): string;
  /** Languages in which exactly this is the name of a known thing; empty for an unknown name. */
  localesOf(name: string): ReadonlySet<Locale>;
  /** Facts that keep this known thing off every list, such as `refused:laptop`; empty for an unknown name. */
  excludedBy(name: string): readonly FactId[];
  /** Words that names have in the one language and never in the other, by stem. */
  wordsOnlyIn(locale: Locale): ReadonlySet<string>;
}

/** What keeps an item off whichever of its conditions is met. */
const exclusionsOf = ({ not = [], when = [] }: Pick<Item, 'not' | 'when'>): FactId[] => {
  const [first, ...others] = [when].flat();
  const always = (first?.not ?? []).filter((cue) => others.every((condition) => condition.not?.includes(cue)));
  return [...not, ...always];
};

/** Builds the index from the knowledge base and the table of synonyms. */
export const createNameIndex = (rows: readonly Item[]): NameIndex => {
  const concepts = new Map<string, string>();
  const locales = new Map<string, Set<Locale>>();
  const words: Record<Locale, Set<string>> = { en: new Set(), es: new Set() };

  const learn = (concept: string, locale: Locale, name: string) => {
    const key = keyOf(name);
    if (!key) return;
    if (!concepts.has(key)) concepts.set(key, concept);
    locales.set(key, (locales.get(key) ?? new Set()).add(locale));
    for (const word of wordsOf(name)) words[locale].add(word);
  };

  const exclusions = new Map(rows.map((item) => [item.id, exclusionsOf(item)]));
  for (const { id, en, es } of rows) {
    for (const name of en.split('|')) learn(id, 'en', name);
    for (const name of es.split('|')) learn(id, 'es', name);
  }
  for (const { en, es } of SYNONYMS) {
    const names = { en: en.split('|'), es: es.split('|') };
    const all = [...names.en, ...names.es];
    const known = all.map((name) => concepts.get(keyOf(name))).find((concept) => concept !== undefined);
    const concept = known ?? keyOf(all[0] ?? '');
    for (const name of names.en) learn(concept, 'en', name);
    for (const name of names.es) learn(concept, 'es', name);
  }

  const onlyIn = (locale: Locale, other: Locale) =>
    new Set([...words[locale]].filter((word) => word.length > 2 && !words[other].has(word)));
  const only: Record<Locale, Set<string>> = { en: onlyIn('en', 'es'), es: onlyIn('es', 'en') };

  const conceptOf = (name: string): string => {
    const key = keyOf(name);
    return concepts.get(key) ?? key;
  };
  return {
    conceptOf,
    excludedBy: (name) => exclusions.get(conceptOf(name)) ?? [],
    localesOf: (name) => locales.get(keyOf(name)) ?? new Set(),
    wordsOnlyIn: (locale) => only[locale],
  };
};

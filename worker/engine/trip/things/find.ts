/** Finds the things of the lexicon in a sentence. */
import { longestOnly, PhraseIndex, phraseSet, splitPhrases, type Found } from '../../packing/reading/phrases';
import { LOCALES, type Locale } from '../../locale';
import { isFalseFriend, languageOf } from '../../packing/reading/language';
import type { Token } from '../../packing/reading/text';
import type { ReadConcept } from './concept';
import { NOT_THINGS, THINGS } from './lexicon';

interface Entry {
  /** Absent for words that only look like a thing. */
  concept?: ReadConcept;
  phrases: readonly string[];
  /** The language of the phrases, for words that mean something else in the other one. */
  table?: Locale;
  only?: PhraseIndex<string>;
  unless?: PhraseIndex<string>;
}

const ENTRIES: readonly Entry[] = [
  ...THINGS.flatMap((concept) => LOCALES.map((table) => ({ concept, table }))).map(({ concept, table }) => ({
    concept,
    table,
    phrases: splitPhrases(concept[table]),
    ...(concept.only !== undefined && { only: phraseSet(concept.only) }),
    ...(concept.unless !== undefined && { unless: phraseSet(concept.unless) }),
  })),
  { phrases: NOT_THINGS.flatMap((phrases) => splitPhrases(phrases)) },
];
const INDEX = new PhraseIndex<Entry>(ENTRIES, ({ phrases }) => phrases);

/** Words on either side in which an `unless` counts. */
const NEAR = 4;

/**
 * The things that a sentence names, in the order of its words, longest match only. `whole` is the description's words,
 * in which one of a concept's `only` must stand. Where two concepts share a phrase, the one with `only` wins.
 */
export const findThings = (tokens: readonly Token[], whole: readonly Token[] = tokens): Found<ReadConcept>[] =>
  findPhrases(tokens, whole).things;

/** As `findThings`, with the places of words that only look like a thing ("dedos en martillo"). */
export const findPhrases = (
  tokens: readonly Token[],
  whole: readonly Token[],
): { things: Found<ReadConcept>[]; lookalikes: { start: number; end: number }[] } => {
  const language = languageOf({ tokens });
  const fitting = INDEX.find(tokens).filter(
    ({ row, start, end }) =>
      !(row.table && end - start === 1 && isFalseFriend(tokens[start]?.text ?? '', row.table, language)) &&
      (row.only?.has(whole) ?? true) &&
      !(row.unless?.has(tokens.slice(Math.max(0, start - NEAR), end + NEAR)) ?? false),
  );
  const longest = longestOnly(fitting);
  const things: Found<ReadConcept>[] = [];
  for (const found of longest) {
    const { concept } = found.row;
    if (!concept) continue;
    const rival = longest.find(
      ({ row, start, end }) =>
        row !== found.row && start === found.start && end === found.end && (row.only ? !found.row.only : !row.concept),
    );
    const isThere = things.some(({ start, end }) => start === found.start && end === found.end);
    if (!rival && !isThere) things.push({ row: concept, start: found.start, end: found.end });
  }
  return { things, lookalikes: longest.filter(({ row }) => !row.concept) };
};

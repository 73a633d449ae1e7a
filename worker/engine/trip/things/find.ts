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

/** What stands somewhere in the description, asked once for each. */
const last: { whole: readonly Token[]; stands: Map<PhraseIndex<string>, boolean> } = { whole: [], stands: new Map() };
const isAnywhere = (phrases: PhraseIndex<string>, whole: readonly Token[]): boolean => {
  if (last.whole !== whole) {
    last.whole = whole;
    last.stands.clear();
  }
  const stands = last.stands.get(phrases) ?? phrases.has(whole);
  last.stands.set(phrases, stands);
  return stands;
};

/** Words on either side in which an `unless` counts. */
const NEAR = 4;

/**
 * The things that a sentence names, in the order of its words, longest match only. `whole` is the description's words,
 * in which one of a concept's `only` must stand. Where two concepts share a phrase, the one with `only` wins.
 */
export const findThings = (tokens: readonly Token[], whole: readonly Token[] = tokens): Found<ReadConcept>[] =>
  findPhrases(tokens, whole).things;

/** Whether one reading of the same words stands before another: it needs a word that is there, or they are no thing. */
const outdoes = (one: Entry, other: Entry): boolean =>
  one !== other && (one.only ? !other.only : one.concept === undefined);

/** As `findThings`, with the places of words that only look like a thing ("dedos en martillo"). */
export const findPhrases = (
  tokens: readonly Token[],
  whole: readonly Token[],
): { things: Found<ReadConcept>[]; lookalikes: { start: number; end: number }[] } => {
  // A fragment ("Notebook, case log.") tells no language; the whole description does.
  const language = languageOf({ tokens }) ?? languageOf({ tokens: whole });
  const fitting = INDEX.find(tokens).filter(
    ({ row, start, end }) =>
      // "Single sheet + sleeping bag" are two things.
      !(row.concept && tokens.slice(start + 1, end).some(({ gap }) => /[+=]/.test(gap))) &&
      !(row.table && end - start === 1 && isFalseFriend(tokens[start]?.text ?? '', row.table, language)) &&
      (row.only === undefined || isAnywhere(row.only, whole)) &&
      !(row.unless?.has(tokens, Math.max(0, start - NEAR), Math.min(tokens.length, end + NEAR)) ?? false),
  );
  const longest = longestOnly(fitting);
  const things: Found<ReadConcept>[] = [];
  // Of the longest those of one place stand beside each other, and are of one length.
  for (let first = 0, behind = 0; first < longest.length; first = behind) {
    const start = longest[first]?.start ?? 0;
    while (longest[behind]?.start === start) behind += 1;
    const rivals = longest.slice(first, behind);
    const thing = rivals.find(({ row }) => row.concept && !rivals.some((other) => outdoes(other.row, row)));
    if (thing?.row.concept) things.push({ row: thing.row.concept, start, end: thing.end });
  }
  return { things, lookalikes: longest.filter(({ row }) => !row.concept) };
};

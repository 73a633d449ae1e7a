/** One thing named in one sentence, with what is said of it there. */
import { fold, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Reading } from './reading';
import type { ThingMention } from './mentions';

/** A thing with its fate, not yet settled against what is said of it later. */
export interface Entry {
  /** Absent for a thing of no concept. */
  mention?: ThingMention;
  concept?: string;
  reading: Reading;
  view: SentenceView;
  words: string;
  start: number;
  end: number;
  /** No frame says what becomes of it. */
  bare?: boolean;
  /** Rules read nothing of it. */
  isUnread?: boolean;
  order: number;
}

/** Fates of what others hand over. */
export const GIVEN = /^(?:provided|rented)$/;

const POSSESSIVE = /^(?:mi|nuestr)[oa]s?$/;
/** Where the noun was typed that a possessive in its place stands for ("yo el mío"); undefined for a word that was typed. */
const nounOf = (original: string, { text, start, end }: Token): readonly [number, number] | undefined => {
  const written = fold(original.slice(start, end));
  const at = written === text || !POSSESSIVE.test(written) ? -1 : fold(original).lastIndexOf(text, start);
  return at === -1 ? undefined : [at, at + text.length];
};

/** White space as single blanks, as in most texts it is. */
const withSingleBlanks = (text: string): string => (OTHER_BLANKS.test(text) ? text.replaceAll(/\s+/g, ' ') : text);
const OTHER_BLANKS = /\s\s|[^\S ]/;

/** The words of a stretch as they were typed, short enough for a name. */
export const textOf = (original: string, tokens: readonly Token[], start: number, end: number): string => {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return withSingleBlanks(
    original.slice(...((first && nounOf(original, first)) ?? [first?.start ?? 0, last?.end ?? 0])),
  )
    .replace(/['’]+$/, '')
    .slice(0, 80);
};

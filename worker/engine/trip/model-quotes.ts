/** What a model says that it read, looked up in the text: a text that gives orders must not make it say anything else. */
import { fold } from '../packing/reading/text';
import type { TripEvidence } from './schema-parts';

/** A text in which the words of a model are looked up; white space, case and accents make no difference. */
export interface QuotedText {
  /** Where the text has a quote, as whole words; undefined for one it does not have, or of fewer letters than `least`. */
  find: (quote: string, least?: number) => TripEvidence | undefined;
  /** Whether each of the words stands in the text, whatever its ending. */
  says: (words: string) => boolean;
}

/** Less than this proves nothing: "me" stands in every text. */
const LEAST_LETTERS = 3;

/** A text as models are told its words, for names of things and people that are compared. */
export const normalizeText = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

const isLetter = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const quotedText = (text: string): QuotedText => {
  const folded = fold(text);
  // Offsets of the squeezed text in the original.
  const offsets: number[] = [];
  let squeezed = '';
  for (let index = 0; index < folded.length; index += 1) {
    const char = folded.charAt(index);
    if (/\s/.test(char)) {
      if (squeezed === '' || squeezed.endsWith(' ')) continue;
      squeezed += ' ';
    } else squeezed += char;
    offsets.push(index);
  }
  const cutsWord = (at: number): boolean => isLetter(squeezed.charAt(at - 1)) && isLetter(squeezed.charAt(at));
  const said = [...new Set(wordsOf(text))];
  return {
    find: (quote, least = LEAST_LETTERS) => {
      const key = normalizeText(quote);
      if (wordsOf(key).join('').length < least) return undefined;
      let at = squeezed.indexOf(key);
      while (at !== -1 && (cutsWord(at) || cutsWord(at + key.length))) at = squeezed.indexOf(key, at + 1);
      if (at === -1) return undefined;
      const start = offsets[at] ?? 0;
      const end = (offsets[at + key.length - 1] ?? start) + 1;
      return { source: 'model', quote: text.slice(start, Math.min(end, start + 240)), start, end, certainty: 'likely' };
    },
    says: (words) => {
      const all = wordsOf(words);
      return (
        all.length > 0 &&
        all.every((word) => {
          const stem = word.slice(0, Math.max(LEAST_LETTERS, word.length - 2));
          return said.some((other) => (word.length < LEAST_LETTERS ? other === word : other.startsWith(stem)));
        })
      );
    },
  };
};

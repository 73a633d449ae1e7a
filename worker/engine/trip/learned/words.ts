/**
 * A text as the learned reader sees it: one row of numbers for each word, each sign between words and each start of a
 * sentence. The same numbers train the network (scripts/learn) and are read by it.
 */
import { remembered } from '../../remembered';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import { beginsWithDigit } from '../people/lexemes';
import { GIVEN_NAMES } from '../people/lexicon';
import { isShouting } from '../shouting';

/** Rows of words, of endings or beginnings, and of concepts; each is found by a hash. The network knows a part of the first two. */
export const WORD_ROWS = 65536;
export const PART_ROWS = 8192;
export const CONCEPT_ROWS = 1024;
/** Rows 0 and 1 of each table stand for nothing there and for a word left out in training. */
const FIRST_ROW = 2;
/** Letters of an ending and of a beginning; shorter words have neither. */
const PART_LETTERS = 3;
const SHORTEST_WITH_PARTS = 5;

/** Rows of the network's tables for one word. */
export interface WordRows {
  readonly word: number;
  readonly ending: number;
  readonly beginning: number;
}

/** A text as rows, and where each of its words stands among them. */
export interface LearnedWords {
  rows: readonly WordRows[];
  /** The characters of each row; a sign and a start of a sentence have none. */
  spans: readonly { start: number; end: number }[];
  /** The place in {@link rows} of a word of a sentence; -1 where there is none. */
  placeOf: (view: SentenceView, token: number) => number;
}

/** The row of a word: FNV-1a over its UTF-16 units. */
const rowOf = (word: string, rows: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    hash ^= word.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return FIRST_ROW + ((hash >>> 0) % (rows - FIRST_ROW));
};

/** The row of a concept, of a kind of thing or of somebody's role. */
export const conceptRow = (concept: string): number => rowOf(concept, CONCEPT_ROWS);

const rowsOf = remembered((word): WordRows => {
  const hasParts = word.length >= SHORTEST_WITH_PARTS && !word.startsWith('_');
  return {
    word: rowOf(word, WORD_ROWS),
    ending: hasParts ? rowOf(word.slice(-PART_LETTERS), PART_ROWS) : 0,
    beginning: hasParts ? rowOf(word.slice(0, PART_LETTERS), PART_ROWS) : 0,
  };
});
const SIGN = /[^\s\w]/g;
const MOST_SIGNS = 3;
const NOWHERE = { start: 0, end: 0 };

/** Numbers are one word, names of people another, other names in a sentence a third. */
const spellingOf = ({ text, number, capital }: Token, at: number, shouting: boolean): string => {
  if (number !== undefined || beginsWithDigit(text)) return '_number_';
  if (!capital || shouting) return text;
  if (GIVEN_NAMES.has(text)) return '_somebody_';
  return at > 0 ? '_name_' : text;
};

/** The rows of a text. Linear in its length. */
export function learnedWords({ views, original }: TripDocument): LearnedWords {
  const shouting = isShouting(original);
  const rows: WordRows[] = [];
  const spans: { start: number; end: number }[] = [];
  const places = new Map<SentenceView, number[]>();
  const add = (word: string, span: { start: number; end: number } = NOWHERE): void => {
    const known = rowsOf(word);
    if (!known) return;
    rows.push(known);
    spans.push(span);
  };
  for (const view of views) {
    add('_break_');
    const placed: number[] = [];
    for (const [at, token] of view.sentence.tokens.entries()) {
      if (token.gap !== ' ' && token.gap !== '')
        for (const sign of token.gap.match(SIGN)?.slice(0, MOST_SIGNS) ?? []) add(sign);
      placed.push(rows.length);
      add(spellingOf(token, at, shouting), token);
    }
    places.set(view, placed);
  }
  return { rows, spans, placeOf: (view, token) => places.get(view)?.[token] ?? -1 };
}

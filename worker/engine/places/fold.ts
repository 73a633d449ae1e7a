/** Bringing what people type to one form: lower case, no accents, letters and digits separated by single spaces. */

import { withoutAccents } from '../accents';
import { rememberedLast } from '../remembered';

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Names folded lately: a reading asks for those of the same places over and over. */
const folds = new Map<string, string>();
const MOST_KEPT = 2000;
const LONGEST_KEPT = 40;

/** Whether a text is small letters and digits alone. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) return false;
  }
  return text !== '';
};

/** Folds one text: "São Paulo" → "sao paulo", "Coeur d’Alene" → "coeur d alene". Non-Latin scripts fold to nothing. */
export const fold = (text: string): string => {
  // Most words of running text are plain already.
  if (isPlain(text)) return text;
  if (text.length > LONGEST_KEPT) return foldLong(text);
  const known = folds.get(text);
  if (known !== undefined) return known;
  const folded = foldAnew(text);
  if (folds.size > MOST_KEPT) folds.clear();
  folds.set(text, folded);
  return folded;
};

const foldAnew = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[ßøœæłđðþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’ʻʼ`´]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
/** The description, of which several questions are asked one after the other. */
const foldLong = rememberedLast(foldAnew);

/** A word of a text with its place in the text as it was typed. */
export interface Word {
  /** Folded form; never empty. */
  key: string;
  /** As typed. */
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, in order. An apostrophe parts words as {@link fold} does. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const key = fold(match[0]);
    if (key) words.push({ key, text: match[0], start: match.index, end: WORD.lastIndex });
  }
  return words;
};

/** Rows of the distance table, used again at every call: a search compares thousands of names. */
const WIDTH = 80;
const ROWS: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(WIDTH),
  new Uint8Array(WIDTH),
  new Uint8Array(WIDTH),
];

/**
 * Damerau–Levenshtein distance (neighbouring letters swapped count one), given up above `limit`; returns `limit + 1`
 * then. With `prefix`, the distance of `typed` to the nearest beginning of `key`.
 */
export const misspelling = (typed: string, key: string, limit: number, prefix = false): number => {
  const rows = typed.length;
  const columns = prefix ? Math.min(key.length, rows + limit) : key.length;
  if (rows - columns > limit || (!prefix && columns - rows > limit) || rows >= WIDTH || columns >= WIDTH)
    return limit + 1;
  for (let column = 0; column <= columns; column += 1) ROWS[1][column] = column;
  let before = ROWS[0];
  let previous = ROWS[1];
  let current = ROWS[2];
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    // Columns further away than the limit can only be further away in the end.
    const first = Math.max(1, row - limit);
    const last = Math.min(columns, row + limit);
    current[first - 1] = first === 1 ? row : limit + 1;
    let best = row;
    for (let column = first; column <= last; column += 1) {
      const other = key.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1);
      const dropped = (previous[column] ?? 0) + 1;
      const added = (current[column - 1] ?? 0) + 1;
      if (dropped < cost) cost = dropped;
      if (added < cost) cost = added;
      if (column > 1 && letterBefore === other && letter === key.charCodeAt(column - 2)) {
        const swapped = (before[column - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    if (last < columns) current[last + 1] = limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  let distance = previous[columns] ?? limit + 1;
  if (prefix)
    for (let column = Math.max(0, rows - limit); column <= columns; column += 1)
      distance = Math.min(distance, previous[column] ?? distance);
  return distance > limit ? limit + 1 : distance;
};

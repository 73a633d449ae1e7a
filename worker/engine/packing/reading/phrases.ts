/**
 * Phrases as data. A phrase is words, folded (no accents, no capitals), with a few signs:
 *
 * - `ski*` any ending · `cot/crib` either word · `(the)` may be missing · `..` up to three words in between
 * - `#` a number, in digits or words · `im` at the head also finds "I'm" and "I am"
 *
 * Phrases are found by their first word, or their first two, so that hundreds of rows cost one look-up per word of the
 * description.
 */
import { HEAD_LENGTH, type Token } from './text';
import { UNKNOWN_WORD, WordSet, learnWord } from './vocabulary';

type Part =
  | { kind: 'words'; words: readonly number[]; beginnings: readonly string[]; optional: boolean }
  | { kind: 'gap' }
  | { kind: 'number' };

interface Compiled<Row> {
  parts: Part[];
  row: Row;
}

/** Phrases that begin with one word: any of them, or only before certain words. */
interface Start<Row> {
  always: Compiled<Row>[];
  /** By the second word: hundreds of phrases begin with "no". */
  before: Map<number, Compiled<Row>[]>;
}

/** Where a row was found: token indices within the sentence, `end` not included. */
export interface Found<Row> {
  row: Row;
  start: number;
  end: number;
}

const GAP = 3;
const NONE: readonly never[] = [];

const compilePart = (source: string): Part => {
  if (source === '..') return { kind: 'gap' };
  if (source === '#') return { kind: 'number' };
  const optional = source.startsWith('(') && source.endsWith(')');
  const choices = (optional ? source.slice(1, -1) : source).split('/');
  return {
    kind: 'words',
    words: choices.filter((choice) => !choice.endsWith('*')).map(learnWord),
    beginnings: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
    optional,
  };
};

const partMatches = (part: Part, token: Token): boolean => {
  if (part.kind === 'number') return token.number !== undefined;
  if (part.kind === 'gap') return true;
  return (
    (token.word !== UNKNOWN_WORD && part.words.includes(token.word)) ||
    (part.beginnings.length > 0 && part.beginnings.some((beginning) => token.text.startsWith(beginning)))
  );
};

/** No phrase reaches over a comma, a colon or a bracket. */
const breaks = (token: Token | undefined): boolean =>
  token !== undefined && token.gap !== '' && token.gap !== ' ' && /[,:()[\]\u2013\u2014]/.test(token.gap);

/** End of the match that starts at `at`, or -1. */
const matchFrom = (parts: readonly Part[], partIndex: number, tokens: readonly Token[], at: number): number => {
  const part = parts[partIndex];
  if (!part) return at;
  if (part.kind === 'gap') {
    for (let skipped = 0; skipped <= GAP && at + skipped <= tokens.length; skipped += 1) {
      if (skipped > 0 && breaks(tokens[at + skipped - 1])) return -1;
      const end = matchFrom(parts, partIndex + 1, tokens, at + skipped);
      if (end >= 0) return end;
    }
    return -1;
  }
  const token = tokens[at];
  if (token && (partIndex === 0 || !breaks(token)) && partMatches(part, token)) {
    const end = matchFrom(parts, partIndex + 1, tokens, at + 1);
    if (end >= 0) return end;
  }
  return part.kind === 'words' && part.optional ? matchFrom(parts, partIndex + 1, tokens, at) : -1;
};

/** Words of which exactly one must stand there, none with a star. */
const plainWords = (part: Part | undefined): readonly number[] | undefined =>
  part?.kind === 'words' && !part.optional && part.beginnings.length === 0 ? part.words : undefined;

const listIn = <Key, Value>(map: Map<Key, Value[]>, key: Key): Value[] => {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
};

/** Finds the rows of a table in sentences. Build it once, outside of any request. */
export class PhraseIndex<Row> {
  /** Words and beginnings of words that begin a phrase. */
  readonly #starts = new WordSet();
  readonly #byWord = new Map<number, Start<Row>>();
  readonly #byBeginning = new Map<number, Compiled<Row>[]>();
  readonly #byNumber: Compiled<Row>[] = [];
  /** Those that go on with a plain word ("# nights"), by that word: dozens of phrases begin with a number. */
  readonly #byNumberAnd = new Map<number, Compiled<Row>[]>();

  constructor(rows: Iterable<Row>, phrasesOf: (row: Row) => readonly string[]) {
    for (const row of rows) {
      for (const phrase of phrasesOf(row)) {
        this.#add(phrase, row);
        // "I'm" is two words in the text.
        if (phrase.startsWith('im ')) this.#add(`i 'm/am ${phrase.slice(3)}`, row);
      }
    }
  }

  #add(phrase: string, row: Row): void {
    const parts = phrase.trim().split(/\s+/).map(compilePart);
    const entry = { parts, row };
    for (const [at, part] of parts.entries()) {
      const next = plainWords(parts[at + 1]);
      if (part.kind === 'number') {
        if (!next) this.#byNumber.push(entry);
        else for (const word of next) listIn(this.#byNumberAnd, word).push(entry);
      }
      if (part.kind !== 'words') return;
      for (const beginning of part.beginnings) {
        if (beginning.length < HEAD_LENGTH)
          throw new Error(`"${phrase}": at least ${HEAD_LENGTH} letters before the star`);
        const head = learnWord(beginning.slice(0, HEAD_LENGTH));
        this.#starts.add(head);
        listIn(this.#byBeginning, head).push(entry);
      }
      for (const word of part.words) {
        const start = this.#byWord.get(word) ?? { always: [], before: new Map<number, Compiled<Row>[]>() };
        this.#starts.add(word);
        this.#byWord.set(word, start);
        if (part.optional || !next) start.always.push(entry);
        else for (const second of next) listIn(start.before, second).push(entry);
      }
      if (!part.optional) return;
    }
  }

  /** Every match, the longest of each row at each word; matches inside a longer one are left in. */
  find(tokens: readonly Token[]): Found<Row>[] {
    const found: Found<Row>[] = [];
    for (let start = 0; start < tokens.length; start += 1) {
      const from = found.length;
      for (const { parts, row } of this.#candidates(tokens[start], tokens[start + 1])) {
        const end = matchFrom(parts, 0, tokens, start);
        if (end <= start) continue;
        let known = from;
        while (known < found.length && found[known]?.row !== row) known += 1;
        if ((found[known]?.end ?? 0) < end) found[known] = { row, start, end };
      }
    }
    return found;
  }

  /** Whether any row is found. */
  has(tokens: readonly Token[]): boolean {
    for (let start = 0; start < tokens.length; start += 1) {
      for (const { parts } of this.#candidates(tokens[start], tokens[start + 1]))
        if (matchFrom(parts, 0, tokens, start) > start) return true;
    }
    return false;
  }

  /** Phrases that can begin with a word: few, so that most words cost two look-ups. */
  #candidates(token: Token | undefined, next: Token | undefined): readonly Compiled<Row>[] {
    if (!token) return NONE;
    const { word, head } = token;
    const start = this.#starts.has(word) ? this.#byWord.get(word) : undefined;
    const byWord = start?.always ?? NONE;
    const byPair = (next && start?.before.get(next.word)) ?? NONE;
    const byBeginning = (this.#starts.has(head) && this.#byBeginning.get(head)) || NONE;
    const byNumber = token.number === undefined ? NONE : this.#byNumber;
    const byNumberAnd = token.number === undefined || !next ? NONE : (this.#byNumberAnd.get(next.word) ?? NONE);
    const others = byBeginning.length + byNumber.length + byNumberAnd.length;
    if (byPair.length + others === 0) return byWord;
    if (byWord.length + others === 0) return byPair;
    return [...byPair, ...byWord, ...byBeginning, ...byNumber, ...byNumberAnd];
  }
}

/** Phrases written in one text, parted by commas. */
export const splitPhrases = (phrases: string | undefined): string[] =>
  (phrases ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** An index over plain phrases, parted by commas. */
export const phraseSet = (phrases: string): PhraseIndex<string> =>
  new PhraseIndex(splitPhrases(phrases), (phrase) => [phrase]);

/** Drops what lies inside a strictly longer match ("swimming" in "swimming pool"). */
export const longestOnly = <Row>(found: readonly Found<Row>[]): Found<Row>[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );

/**
 * Phrases as data. A phrase is words, folded (no accents, no capitals), with a few signs:
 *
 * - `ski*` any ending · `cot/crib` either word · `(the)` may be missing · `..` up to three words in between
 * - `#` a number, in digits or words · `im` at the head also finds "I'm" and "I am"
 *
 * Phrases are found by their first word, or their first two, so that hundreds of rows cost one look-up per word of the
 * description.
 */
import { HEAD_LENGTH, hasSign, type Token } from './text';
import { listIn } from '../../list-in';
import { UNKNOWN_WORD, WordSet, learnLater, learnWord } from './vocabulary';

type Part =
  | { kind: 'words'; words: readonly number[]; beginnings: readonly string[]; optional: boolean }
  | { kind: 'gap' }
  | { kind: 'number' };

interface Compiled<Row> {
  parts: Part[];
  row: Row;
  /** Parts that fit where the phrase is found by its first word; none where that word may be missing. */
  known: number;
  /** How a word begins by which the phrase is found. */
  beginning?: string;
}

/** Phrases that begin with one word: any of them, or only before certain words. */
interface Start<Row> {
  always: Compiled<Row>[];
  /** By the second word: hundreds of phrases begin with "no". Most words begin none, and have no map. */
  before: Map<number, Compiled<Row>[]> | undefined;
}

/** Where a row was found: token indices within the sentence, `end` not included. */
export interface Found<Row> {
  row: Row;
  start: number;
  end: number;
}

const GAP = 3;

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

/** By what is written in the tables, which have most of their words more than once; no text of a request comes here. */
const PARTS = new Map<string, Part>();

const partOf = (source: string): Part => {
  const part = PARTS.get(source) ?? compilePart(source);
  PARTS.set(source, part);
  return part;
};

const partMatches = (part: Exclude<Part, { kind: 'gap' }>, token: Token): boolean => {
  if (part.kind === 'number') return token.number !== undefined;
  const { words, beginnings } = part;
  if (token.word !== UNKNOWN_WORD && words.includes(token.word)) return true;
  for (let at = 0; at < beginnings.length; at += 1) if (token.text.startsWith(beginnings[at] ?? '')) return true;
  return false;
};

const BREAK = /[,:()[\]\u2013\u2014]/;

/** No phrase reaches over a comma, a colon or a bracket. */
const breaks = (token: Token | undefined): boolean =>
  token?.gap === ',' || (token?.gap !== '.' && hasSign(token, BREAK));

/** End of the match that starts at `at` and stays before `to`, or -1. */
const matchFrom = (
  parts: readonly Part[],
  partIndex: number,
  tokens: readonly Token[],
  at: number,
  to: number,
  /** Where the match starts: a comma before its first word parts nothing. */
  start = at,
): number => {
  const part = parts[partIndex];
  if (!part) return at;
  if (part.kind === 'gap') {
    for (let skipped = 0; skipped <= GAP && at + skipped <= to; skipped += 1) {
      if (skipped > 0 && breaks(tokens[at + skipped - 1])) return -1;
      const end = matchFrom(parts, partIndex + 1, tokens, at + skipped, to, start);
      if (end >= 0) return end;
    }
    return -1;
  }
  const token = at < to ? tokens[at] : undefined;
  if (token && (at === start || !breaks(token)) && partMatches(part, token)) {
    const end = matchFrom(parts, partIndex + 1, tokens, at + 1, to, start);
    if (end >= 0) return end;
  }
  return part.kind === 'words' && part.optional ? matchFrom(parts, partIndex + 1, tokens, at, to, start) : -1;
};

/** Words of which exactly one must stand there, none with a star. */
const plainWords = (part: Part | undefined): readonly number[] | undefined =>
  part?.kind === 'words' && !part.optional && part.beginnings.length === 0 ? part.words : undefined;

/** Finds the rows of a table in sentences. Build it once, outside of any request. */
export class PhraseIndex<Row> {
  /** Words that begin a phrase, and beginnings of words that do. */
  readonly #starts = new WordSet();
  readonly #heads = new WordSet();
  readonly #byWord = new Map<number, Start<Row>>();
  readonly #byBeginning = new Map<number, Compiled<Row>[]>();
  readonly #byNumber: Compiled<Row>[] = [];
  /** Those that go on with a plain word ("# nights"), by that word: dozens of phrases begin with a number. */
  readonly #byNumberAnd = new Map<number, Compiled<Row>[]>();

  constructor(rows: Iterable<Row>, phrasesOf: (row: Row) => readonly string[]) {
    learnLater(() => {
      for (const row of rows) {
        for (const phrase of phrasesOf(row)) {
          this.#add(phrase, row);
          // "I'm" is two words in the text.
          if (phrase.startsWith('im ')) this.#add(`i 'm/am ${phrase.slice(3)}`, row);
        }
      }
    });
  }

  #add(phrase: string, row: Row): void {
    const parts = phrase.trim().split(/\s+/).map(partOf);
    const entry = { parts, row, known: parts[0]?.kind === 'words' && !parts[0].optional ? 1 : 0 };
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
        this.#heads.add(head);
        listIn(this.#byBeginning, head).push({ ...entry, beginning });
      }
      for (const word of part.words) {
        const start: Start<Row> = this.#byWord.get(word) ?? { always: [], before: undefined };
        this.#starts.add(word);
        this.#byWord.set(word, start);
        if (part.optional || !next) start.always.push(entry);
        else for (const second of next) listIn((start.before ??= new Map()), second).push(entry);
      }
      if (!part.optional) return;
    }
  }

  /**
   * Every match among the words from `from` up to `to`, the longest of each row at each word; matches inside a longer one
   * are left in.
   */
  find(tokens: readonly Token[], from = 0, to = tokens.length): Found<Row>[] {
    const found: Found<Row>[] = [];
    for (let start = from; start < to; start += 1) this.#matchAt(tokens, start, to, found);
    return found;
  }

  /** Whether any row is found among the words from `from` up to `to`. */
  has(tokens: readonly Token[], from = 0, to = tokens.length): boolean {
    for (let start = from; start < to; start += 1) if (this.#matchAt(tokens, start, to)) return true;
    return false;
  }

  /**
   * Tries the phrases that can begin with a word: few, so that most words cost two look-ups. With `found`, adds what
   * matches to it; without, answers at the first match.
   */
  #matchAt(tokens: readonly Token[], at: number, to: number, found?: Found<Row>[]): boolean {
    const token = tokens[at];
    if (!token) return false;
    const { word, head, number } = token;
    const isStart = this.#starts.has(word);
    const isBeginning = this.#heads.has(head);
    if (!isStart && !isBeginning && number === undefined) return false;
    const next = at + 1 < to ? tokens[at + 1] : undefined;
    const first = found?.length ?? 0;
    const start = isStart ? this.#byWord.get(word) : undefined;
    return (
      (start !== undefined &&
        ((next !== undefined && tryPhrases(start.before?.get(next.word), tokens, at, to, first, found)) ||
          tryPhrases(start.always, tokens, at, to, first, found))) ||
      (isBeginning && tryPhrases(this.#byBeginning.get(head), tokens, at, to, first, found)) ||
      (number !== undefined &&
        (tryPhrases(this.#byNumber, tokens, at, to, first, found) ||
          (next !== undefined && tryPhrases(this.#byNumberAnd.get(next.word), tokens, at, to, first, found))))
    );
  }
}

/** As {@link PhraseIndex.find} for some phrases at one word, whose matches stand in `found` from `first` on. */
const tryPhrases = <Row>(
  phrases: readonly Compiled<Row>[] | undefined,
  tokens: readonly Token[],
  at: number,
  to: number,
  first: number,
  found: Found<Row>[] | undefined,
): boolean => {
  if (phrases === undefined) return false;
  const { text = '' } = tokens[at] ?? {};
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index];
    if (!phrase || (phrase.beginning !== undefined && !text.startsWith(phrase.beginning))) continue;
    const { parts, known: fitting, row } = phrase;
    const end = matchFrom(parts, fitting, tokens, at + fitting, to, at);
    if (end <= at) continue;
    if (!found) return true;
    let known = first;
    while (known < found.length && found[known]?.row !== row) known += 1;
    if ((found[known]?.end ?? 0) < end) found[known] = { row, start: at, end };
  }
  return false;
};

/** Phrases written in one text, separated by commas. */
export const splitPhrases = (phrases: string | undefined): string[] =>
  (phrases ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** An index over plain phrases, separated by commas. */
export const phraseSet = (phrases: string): PhraseIndex<string> =>
  new PhraseIndex(splitPhrases(phrases), (phrase) => [phrase]);

/** Drops what lies inside a strictly longer match ("swimming" in "swimming pool"). */
export const longestOnly = <Row>(found: readonly Found<Row>[]): Found<Row>[] => {
  if (found.length < 2) return [...found];
  let last = 0;
  for (const { start } of found) last = Math.max(last, start);
  // By word: the furthest end of what begins before it.
  const reached: number[] = [0];
  for (let at = 0; at <= last; at += 1) reached.push(0);
  for (const { start, end } of found) reached[start + 1] = Math.max(reached[start + 1] ?? 0, end);
  for (let at = 1; at < reached.length; at += 1) reached[at] = Math.max(reached[at] ?? 0, reached[at - 1] ?? 0);
  return found.filter(({ start, end }) => (reached[start] ?? 0) < end && reached[start + 1] === end);
};

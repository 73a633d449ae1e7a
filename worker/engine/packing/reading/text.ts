/**
 * The description as words with places in the original text. Everything later works on folded words (lower case, no
 * accents) and quotes the original by its offsets, so folding keeps the length of the text.
 */
import { BREAKERS, JOINS } from './grammar';
import { numberOf } from './numbers';

/** Letters of a word that the phrase tables are sorted by. */
export const HEAD_LENGTH = 3;

/** One word or number. */
export interface Token {
  /** Folded: lower case, no accents, `don't` → `dont`, `we're` → `we` + `'re`. */
  text: string;
  /** Offsets in the original text. */
  start: number;
  end: number;
  /** What stands between the word before and this one, trimmed. */
  gap: string;
  /** Written with a capital letter. */
  capital: boolean;
  /** First letters, by which phrases with a star are looked up. */
  head: string;
  /** The number it stands for, in digits or words. */
  number: number | undefined;
}

/** Words between two full stops, question marks or line ends. */
export interface Sentence {
  tokens: Token[];
  question: boolean;
}

/** One character folded to one character of the same length, so that offsets stay true. */
const foldChar = (char: string): string => {
  const code = char.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90 ? char.toLowerCase() : char;
  if (/[\u2018\u2019\u02bc\u00b4\u0060]/.test(char)) return "'";
  if (/[\u2010\u2011\u2212]/.test(char)) return '-';
  const base = char.normalize('NFD').charAt(0).toLowerCase();
  if (base.length === char.length && /[a-z]/.test(base)) return base;
  const lower = char.toLowerCase();
  return lower.length === char.length ? lower : char;
};

/** Lower case without accents, of the same length as the text. */
export const fold = (text: string): string => {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldChar(text.charAt(index));
  return folded;
};

const WORD = /\p{L}+(?:'\p{L}+)*|\d+(?:[.,:]\d+)?/gu;
const SPLIT_SUFFIX = /^(.+)'(s|re|ll|ve|m|d)$/;

/** A word with an apostrophe as the tokens it stands for: `don't` is one, `we're` and `sister's` are two. */
const splitApostrophe = (word: string): string[] => {
  if (!word.includes("'")) return [word];
  const suffix = SPLIT_SUFFIX.exec(word);
  if (suffix?.[1] && suffix[2]) return [suffix[1].replaceAll("'", ''), `'${suffix[2]}`];
  return [word.replaceAll("'", '')];
};

const NO_STOP_AFTER = new Set([
  'st',
  'mr',
  'mrs',
  'ms',
  'dr',
  'sr',
  'sra',
  'dra',
  'mt',
  'approx',
  'aprox',
  'eg',
  'ie',
  'vs',
  'ej',
  'incl',
  'apto',
]);

const endsSentence = (gap: string, previous: Token, nextCapital: boolean): boolean => {
  if (/[!?¿¡;\n\u2022…]/.test(gap)) return true;
  if (!gap.includes('.')) return false;
  if (NO_STOP_AFTER.has(previous.text)) return false;
  return nextCapital || !(previous.text.length === 1 && /[a-z]/.test(previous.text));
};

/**
 * Words of one sentence at most. Clauses, denials and frames compare the words of a sentence with each other, so that only
 * a bound here keeps the whole reader linear; the longest sentence that anybody dictated has 166. From `LONG` words on it
 * is cut where a clause may begin, at `LONGEST` anywhere.
 */
const LONG = 140;
const LONGEST = 180;

/** Sentences cost more than their words; nobody tells a trip in so many, and what follows is cut by its length alone. */
const MOST_SENTENCES = 160;

/** Words of each cut behind them. */
const BEHIND = 24;

const isTooLong = (count: number, word: string, sentences: number): boolean =>
  count >= (sentences < MOST_SENTENCES ? LONGEST : BEHIND) ||
  (count >= LONG && (JOINS.has(word) || BREAKERS.has(word)));

/** The text cut into sentences of words. Text of other scripts gives words that no rule knows. */
export const readSentences = (original: string): Sentence[] => {
  const folded = fold(original);
  const sentences: Sentence[] = [];
  let current: Sentence = { tokens: [], question: false };
  let lastEnd = 0;
  const close = () => {
    if (current.tokens.length > 0) sentences.push(current);
    current = { tokens: [], question: false };
  };
  for (const match of folded.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = folded.slice(lastEnd, start).replaceAll(/[ \t]+/g, ' ');
    const first = original.charAt(start);
    const capital = first !== first.toLowerCase();
    const previous = current.tokens.at(-1);
    if (previous && sentences.length < MOST_SENTENCES && endsSentence(gap, previous, capital)) {
      if (gap.includes('?')) current.question = true;
      close();
    } else if (isTooLong(current.tokens.length, match[0], sentences.length)) close();
    let offset = start;
    for (const [index, part] of splitApostrophe(match[0]).entries()) {
      const isLast = part.startsWith("'");
      const partStart = index === 0 ? start : offset;
      const partEnd = isLast || !match[0].includes("'") ? end : Math.min(end, start + part.length + 1);
      current.tokens.push({
        text: part,
        start: partStart,
        end: partEnd,
        gap: index === 0 ? gap.trim() || gap : '',
        capital: index === 0 && capital,
        head: part.slice(0, HEAD_LENGTH),
        number: numberOf(part),
      });
      offset = partEnd;
    }
    // "w/ friends"
    const last = current.tokens.at(-1);
    if (last?.text === 'w' && folded.charAt(end) === '/') Object.assign(last, { text: 'with', head: 'wit' });
    lastEnd = end;
  }
  if (folded.slice(lastEnd).includes('?')) current.question = true;
  close();
  return sentences;
};

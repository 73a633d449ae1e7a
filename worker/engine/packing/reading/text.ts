/**
 * The description as words with places in the original text. Everything later works on folded words (lower case, no
 * accents) and quotes the original by its offsets, so folding keeps the length of the text.
 */
import { withoutAccents } from '../../accents';
import { BREAKERS, JOINS } from './grammar';
import { numberOf } from './numbers';
import { wordNumber } from './vocabulary';

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
  /** Under which the phrase tables know it, and its first letters for phrases with a star; see ./vocabulary. */
  word: number;
  head: number;
  /** The number it stands for, in digits or words. */
  number: number | undefined;
}

/** A folded word with all that follows from it alone. */
export const withSpelling = (text: string): Pick<Token, 'text' | 'word' | 'head'> => ({
  text,
  word: wordNumber(text),
  head: wordNumber(text.slice(0, HEAD_LENGTH)),
});

/** The words from a token up to another as one text, for a pattern over several of them. */
export const wordsOf = (tokens: readonly Pick<Token, 'text'>[], from: number, to: number): string =>
  joinedWords(tokens, Math.max(0, from), Math.min(tokens.length, to));

const joinedWords = (tokens: readonly Pick<Token, 'text'>[], from: number, to: number): string => {
  let words = from < to ? (tokens[from]?.text ?? '') : '';
  for (let at = from + 1; at < to; at += 1) words += ` ${tokens[at]?.text ?? ''}`;
  return words;
};

/** Whether any word from a token up to another fits a pattern. */
export const someWord = (
  tokens: readonly Pick<Token, 'text'>[],
  from: number,
  to: number,
  pattern: RegExp,
): boolean => {
  for (let at = Math.max(0, from); at < to && at < tokens.length; at += 1)
    if (pattern.test(tokens[at]?.text ?? '')) return true;
  return false;
};

/** Whether signs stand before a word; most words have a blank before them, or nothing. */
export const hasSign = (token: Pick<Token, 'gap'> | undefined, signs: RegExp): boolean =>
  token !== undefined && token.gap !== ' ' && token.gap !== '' && signs.test(token.gap);

/** Words between two full stops, question marks or line ends. */
export interface Sentence {
  tokens: Token[];
  question: boolean;
}

/** One character folded to one character of the same length, so that offsets stay true. */
const foldChar = (char: string): string => {
  if (/[\u2018\u2019\u02bc\u00b4\u0060]/.test(char)) return "'";
  if (/[\u2010\u2011\u2212]/.test(char)) return '-';
  const base = withoutAccents(char).toLowerCase();
  if (base.length === char.length && /[a-z]/.test(base)) return base;
  const lower = char.toLowerCase();
  return lower.length === char.length ? lower : char;
};

/** Characters beyond ASCII that were folded once: a text has the same ones again and again. */
const FOLDED = new Map<string, string>();
const foldOnce = (char: string): string => {
  let folded = FOLDED.get(char);
  if (folded === undefined) {
    folded = foldChar(char);
    FOLDED.set(char, folded);
  }
  return folded;
};

/** Capitals, and whatever is not plain: folded one by one, most of a text stays as it is. */
const TO_FOLD = /[A-Z]+|[^\0-\x7f]/g;
const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents, of the same length as the text. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text.replaceAll(TO_FOLD, (found) => (found.charCodeAt(0) < 128 ? found.toLowerCase() : foldOnce(found)));

/** A word: letters, with apostrophes inside; or a number. */
const WORD = /\p{L}+(?:'\p{L}+)*|\d+(?:[.,:]\d+)?/gu;
const SPLIT_SUFFIX = /^(.+)'(s|re|ll|ve|m|d)$/;

/** A word with an apostrophe as the tokens it stands for: `don't` is one, `we're` and `sister's` are two. */
const splitApostrophe = (word: string): string[] => {
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
  'nr',
]);

/** What has a number. */
const NUMBERED = /^(?:licen[cs]e|passport|race|bib|booking|policy|flight|membership|ref|reg|account|id|contract)$/;

/** "* skis, skins * guide has: rope": points on one line; "30 * 40" is none. */
const BULLET = /\s[*•▪◦]\s/;

const SENTENCE_END = /[!?¿¡;\n\u2022…]/;
const LETTER = /[a-z]/;
const endsSentence = (gap: string, previous: Token, nextCapital: boolean): boolean => {
  if (gap === ' ') return false;
  if (SENTENCE_END.test(gap) || (BULLET.test(gap) && previous.number === undefined)) return true;
  if (!gap.includes('.')) return false;
  if (NO_STOP_AFTER.has(previous.text)) return false;
  return nextCapital || !(previous.text.length === 1 && LETTER.test(previous.text));
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

/** "…, zapatos cerrados, no?": the last word asks for a yes and denies nothing. */
const isTagQuestion = ({ tokens, question }: Sentence): boolean =>
  question && tokens.length > 3 && tokens.at(-1)?.text === 'no' && !/^(?:or|o|y|and)$/.test(tokens.at(-2)?.text ?? '');

/** What stands between two words, blanks made one. */
const gapBetween = (folded: string, from: number, to: number): string => {
  if (to - from === 1 && folded.charCodeAt(from) === BLANK) return ' ';
  if (from === to) return '';
  const gap = folded.slice(from, to);
  return gap.includes('  ') || gap.includes('\t') ? gap.replaceAll(/[ \t]+/g, ' ') : gap;
};
const BLANK = 32;

const isCapital = (original: string, at: number): boolean => {
  const code = original.charCodeAt(at);
  if (code < 128) return code >= 65 && code <= 90;
  const first = original.charAt(at);
  return first !== first.toLowerCase();
};

/** The text cut into sentences of words. Text of other scripts gives words that no rule knows. */
export const readSentences = (original: string, folded = fold(original)): Sentence[] => {
  const sentences: Sentence[] = [];
  let current: Sentence = { tokens: [], question: false };
  let lastEnd = 0;
  const close = () => {
    if (isTagQuestion(current)) current.tokens.pop();
    if (current.tokens.length > 0) sentences.push(current);
    current = { tokens: [], question: false };
  };
  const add = (text: string, start: number, end: number, gap: string, capital: boolean) =>
    current.tokens.push({
      text,
      word: wordNumber(text),
      head: text.length > HEAD_LENGTH ? wordNumber(text.slice(0, HEAD_LENGTH)) : wordNumber(text),
      start,
      end,
      gap,
      capital,
      number: numberOf(text),
    });
  WORD.lastIndex = 0;
  for (let match = WORD.exec(folded); match; match = WORD.exec(folded)) {
    const word = match[0];
    const start = match.index;
    const end = start + word.length;
    const gap = gapBetween(folded, lastEnd, start);
    const capital = isCapital(original, start);
    const previous = current.tokens.at(-1);
    if (previous && sentences.length < MOST_SENTENCES && endsSentence(gap, previous, capital)) {
      if (gap.includes('?')) current.question = true;
      close();
    } else if (isTooLong(current.tokens.length, word, sentences.length)) close();
    const shown = gap === ' ' ? gap : gap.trim() || gap;
    if (word.includes("'")) {
      let offset = start;
      for (const [index, part] of splitApostrophe(word).entries()) {
        const partEnd = part.startsWith("'") ? end : Math.min(end, start + part.length + 1);
        add(part, index === 0 ? start : offset, partEnd, index === 0 ? shown : '', index === 0 && capital);
        offset = partEnd;
      }
    } else add(word, start, end, shown, capital);
    // "w/ friends"
    const last = current.tokens.at(-1);
    if (last?.text === 'w' && folded.charAt(end) === '/') Object.assign(last, withSpelling('with'));
    // "Club vest with licence no. is mine": a number, and no denial.
    if (word === 'no' && NUMBERED.test(previous?.text ?? '') && /^\. ?[a-z\d]/.test(folded.slice(end, end + 3)))
      Object.assign(last ?? {}, withSpelling('nr'));
    lastEnd = end;
  }
  if (folded.slice(lastEnd).includes('?')) current.question = true;
  close();
  return sentences;
};

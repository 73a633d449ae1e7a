/** The description as one flat row of words and signs, with abbreviations, slang and slips of the relation words set right. */
import type { TripDocument } from '../document';
import { listIn } from '../../list-in';
import { remembered } from '../../remembered';
import { isWordOfThings } from '../spoken-spelling';
import { GIVEN_NAMES, PEOPLE, type PersonWord } from './lexicon';
import { isShorthand } from './shorthand';
import { CELEBRATION, NOT_TYPOS, OWNED, PLUS, POSSESSIVE, SAME, SCOTS_MY, SIBLING } from './spellings';

/** A word or a sign; `.` ends a sentence. */
export interface Lexeme {
  text: string;
  /** Sentence and token; signs have that of the token after them. */
  view: number;
  at: number;
  start: number;
  end: number;
  capital: boolean;
  /** All letters are capitals: "MIL". */
  upper: boolean;
  sign: boolean;
  number: number | undefined;
  /** Denied, past or imagined. */
  off: boolean;
  past: boolean;
  /** A number written "60+". */
  plus: boolean;
}

const byWord = new Map<string, { words: readonly string[]; entry: PersonWord }[]>();
const typoTargets = new Map<string, string[]>();
for (const entry of PEOPLE) {
  for (const phrase of entry.words.split(', ')) {
    const words = phrase.split(' ');
    const head = words[0] ?? '';
    listIn(byWord, head).push({ words, entry });
    if (words.length === 1 && head.length >= 5 && !entry.capitals && !entry.none && !entry.owned && !entry.named)
      listIn(typoTargets, head[0] ?? '').push(head);
  }
}
for (const list of byWord.values()) list.sort((a, b) => b.words.length - a.words.length);

/** Whether two words differ by one letter added, left out, changed or swapped with its neighbour. */
const oneSlipApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  if (a.length === b.length) {
    if (a.slice(from + 1) === b.slice(from + 1)) return true;
    return a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2);
  }
  return a.length > b.length ? a.slice(from + 1) === b.slice(from) : a.slice(from) === b.slice(from + 1);
};

const OWNER = /^(?:my|our|mi|mis|with|con|nuestr[oa]s?|and|y|the|his|her|his)$/;
const correct = (word: string, before: string): string => {
  if (
    word.length < 5 ||
    word.length > 13 ||
    byWord.has(word) ||
    isWordOfThings(word) ||
    NOT_TYPOS.has(word) ||
    GIVEN_NAMES.has(word) ||
    !OWNER.test(before)
  )
    return word;
  return typoTargets.get(word[0] ?? '')?.find((target) => oneSlipApart(word, target)) ?? word;
};

/** "hijita", "sobrinillos": the word that a Spanish diminutive is made of. */
const plainWord = (word: string): string => (word.length < SHORTEST_DIMINUTIVE ? word : (baseOf(word) ?? word));
const baseOf = remembered((word) => {
  const found = byWord.has(word) ? null : DIMINUTIVE.exec(word);
  if (!found) return undefined;
  const [, stem = '', ending = ''] = found;
  // "chamaquita", "amiguita"
  const base = `${stem.replace(/qu$/, 'c').replace(/gu$/, 'g')}${ending}`;
  return [base, `${stem}${ending}`].find((form) => byWord.has(form));
});
const SHORTEST_DIMINUTIVE = 6;
/** "Papilla" is for a baby to eat. */
const DIMINUTIVE = /^(?!papill|mamill)(\w{3,})(?:it|ill)([oa]s?)$/;

const SIGN_CHARACTERS = new Set(',():+&/;=\u2013\u2014'.split(''));
const DASH = /\s-+\s|\.{2,}/;

const signAt = (text: string, view: number, at: number, start: number): Lexeme => ({
  text,
  view,
  at,
  start,
  end: start,
  capital: false,
  upper: false,
  sign: true,
  number: undefined,
  off: false,
  past: false,
  plus: false,
});

/** The words and signs of all sentences that speak of the trip. */
export const lexemesOf = (document: TripDocument): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  const { original } = document;
  for (const [view, { sentence, marks }] of document.views.entries()) {
    const { tokens } = sentence;
    let previousEnd: number | undefined;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) break;
      const before = previousEnd === undefined ? token.gap : between(original, previousEnd, token.start);
      previousEnd = token.end;
      if (before !== '' && before !== ' ') {
        const previous = lexemes.at(-1);
        for (const character of before) {
          if (!SIGN_CHARACTERS.has(character)) continue;
          if (character === '/' && previous?.text === 'with') continue;
          if (character === '+' && previous?.plus) continue;
          lexemes.push(signAt(character, view, at, token.start));
        }
        if (DASH.test(before)) lexemes.push(signAt('-', view, at, token.start));
      }
      const written = token.capital ? original.slice(token.start, token.end) : '';
      const owner = POSSESSIVE.get(token.text);
      // "ñaña" is a sister in Ecuador; without its tilde it would be a grandmother.
      const sibling = token.text.startsWith('nan') && SIBLING.test(original.slice(token.start, token.end));
      // "Taking my bros jacket"
      const owned = tokens[at + 1];
      const whose = owner !== undefined && (CELEBRATION.test(owned?.text ?? '') || OWNED.test(owned?.text ?? ''));
      const past = marks.past[at] === 1;
      const upper = written.length > 1 && written === written.toUpperCase();
      // "my PA", "Me and my pa": no Spanish "para".
      const isPerson =
        token.text === 'pa' &&
        (/^(?:my|our|the|her|his)$/.test(lexemes.at(-1)?.text ?? '') ||
          (upper && lexemes.at(-1)?.upper !== true) ||
          // "Ouma/Pa/me"
          before === '/');
      // "Me an Shell"
      const isAnd = token.text === 'an' && lexemes.at(-1)?.text === 'me' && tokens[at + 1]?.capital === true;
      // "Ma flatmate" is Scots for "my".
      const isMy = token.text === 'ma' && SCOTS_MY.test(owned?.text ?? '');
      const spelling = isMy ? 'my' : isPerson ? token.text : isAnd ? 'and' : (SAME.get(token.text) ?? token.text);
      lexemes.push({
        text: sibling
          ? token.text.replace(/^nan(?:it)?/, 'herman')
          : whose
            ? owner
            : // "and Priya" is a name, no slip of "prima".
              token.number !== undefined || (token.capital && at > 0)
              ? spelling
              : correct(plainWord(spelling), lexemes.at(-1)?.text ?? ''),
        view,
        at,
        start: token.start,
        end: token.end,
        // "ferry Ullapool-Stornoway": the second half of such a word is nobody's name.
        capital: token.capital && !(before === '-' && lexemes.at(-1)?.capital === true),
        upper,
        sign: false,
        number: token.number,
        off: past || marks.denied[at] !== -1 || marks.unreal[at] === 1,
        past,
        plus: token.number !== undefined && PLUS.test(original.slice(token.end, token.end + 3)),
      });
      if (whose) lexemes.push({ ...signAt("'s", view, at, token.end), sign: false });
    }
    const end = previousEnd ?? 0;
    if (original.slice(end, end + 4).includes(')')) lexemes.push(signAt(')', view, tokens.length, end));
    lexemes.push(signAt('.', view, tokens.length, end));
  }
  return lexemes;
};

/** What stands between two words as it was typed; most often a blank. */
const between = (original: string, from: number, to: number): string =>
  to - from === 1 && original.charCodeAt(from) === BLANK ? ' ' : original.slice(from, to);
const BLANK = 32;

const SELF_WORD = /^(?:me|i|myself|yo)$/;

/** Whether a word begins with a digit. */
export const beginsWithDigit = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
};

/** Whether these words stand here, the first of which does. */
const standsAt = (lexemes: readonly Lexeme[], at: number, words: readonly string[]): boolean => {
  for (let index = 1; index < words.length; index += 1) if (lexemes[at + index]?.text !== words[index]) return false;
  return true;
};

/** The longest relation word that begins here. */
export const personWordAt = (
  lexemes: readonly Lexeme[],
  at: number,
): { entry: PersonWord; end: number } | undefined => {
  const first = lexemes[at];
  const entries = first && byWord.get(first.text);
  // "PHX-OMA" is a flight, no grandmother.
  if (!entries || first.sign || beginsWithDigit(first.text) || (first.upper && !first.capital)) return undefined;
  for (const { words, entry } of entries) {
    if (!standsAt(lexemes, at, words)) continue;
    const before = lexemes[at - 1]?.text ?? '';
    if (entry.upper && !first.upper) continue;
    // "bf and" speaks of breastfeeding, "my bf and" does not.
    if (entry.none && first.text === 'bf' && before === 'my') continue;
    if (entry.capitals && !/^(?:my|our)$/.test(before) && !isShorthand(lexemes, at, at + words.length, entry)) {
      // "DS-2019" is a paper.
      if (!first.upper || (entry.role === 'child' && (lexemes[at + words.length]?.number ?? 0) > 30)) continue;
      // "Toledo OH", "SO YES" are not partners.
      if (
        entry.role === 'partner' &&
        !/^(?:and|&|\+|with)$/.test(before) &&
        !/^(?:and|&|\+)$/.test(lexemes[at + words.length]?.text ?? '') &&
        // "Me, OH, Alfie 7"
        !(before === ',' && SELF_WORD.test(lexemes[at - 2]?.text ?? ''))
      )
        continue;
    }
    return { entry, end: at + words.length };
  }
  return undefined;
};

/** All words and signs of the text that was asked for last, joined once: rules ask for pieces of it at every word. */
const last: { lexemes: readonly Lexeme[]; text: string; starts: number[] } = { lexemes: [], text: '', starts: [0] };

const joined = (lexemes: readonly Lexeme[], from: number, to: number): string => {
  if (lexemes !== last.lexemes) {
    let length = 0;
    last.starts = lexemes.map(({ text }) => (length += text.length + 1) - text.length - 1);
    last.starts.push(length);
    last.text = lexemes.map(({ text }) => text).join(' ');
    last.lexemes = lexemes;
  }
  const { text, starts } = last;
  const first = Math.max(0, from);
  const end = Math.min(to, lexemes.length);
  return first < end ? text.slice(starts[first], (starts[end] ?? 0) - 1) : '';
};

/** Up to `count` words and signs from a place on, joined by blanks. */
export const textAfter = (lexemes: readonly Lexeme[], from: number, count: number): string =>
  joined(lexemes, from, from + count);

/** Up to `count` words and signs before a place, joined by blanks. */
export const textBefore = (lexemes: readonly Lexeme[], to: number, count: number): string =>
  joined(lexemes, to - count, to);

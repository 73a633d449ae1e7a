/** Names listed after the writer: "me, Jun Hao and Kelly". */
import { personWordAt, textAfter, type Lexeme } from './lexemes';
import { GIVEN_NAMES } from './lexicon';
import { isName } from './names';

/** Names after the writer, "me, Ana and Bea": each of one or two words with a capital, an "and" before the last, and one of them known. */
export const namesAfterWriter = (lexemes: readonly Lexeme[], from: number): readonly number[] => {
  const names: number[] = [];
  let known = false;
  for (let at = from; names.length < MOST_NAMES;) {
    const joint = lexemes[at]?.text ?? '';
    if (!/^(?:,|and|&)$/.test(joint) || !lexemes[at + 1]?.capital || !isName(lexemes, at + 1)) return [];
    names.push(at + 1);
    known ||= GIVEN_NAMES.has(lexemes[at + 1]?.text ?? '');
    at += lexemes[at + 2]?.capital && !lexemes[at + 2]?.sign ? 3 : 2;
    // Three names after the writer, or as many as are told, are nobody's towns.
    if (joint !== ',')
      return names.length > 2 || (names.length === 2 && (known || lexemes.some(({ number }) => number === 3)))
        ? names
        : [];
    if (lexemes[at]?.text === ',' && /^(?:and|&)$/.test(lexemes[at + 1]?.text ?? '')) at += 1;
  }
  return [];
};
const MOST_NAMES = 6;

/** After "with": "Magnus and my wife", or "Yiannis to Naxos, he dives" at the head of a sentence. */
export const isWithSomebody = (lexemes: readonly Lexeme[], at: number): boolean =>
  (/^(?:and|&|\+) (?:my|our|the)$/.test(textAfter(lexemes, at + 1, 2)) &&
    personWordAt(lexemes, at + 3)?.entry.close === true) ||
  (/^[.:]?$/.test(lexemes[at - 2]?.text ?? '') &&
    lexemes[at + 1]?.text === 'to' &&
    /\b(?:he|she|him|her)\b/.test(textAfter(lexemes, at + 1, 14)));

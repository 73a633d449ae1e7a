/** Names listed after the writer: "me, Jun Hao and Kelly". */
import type { Lexeme } from './lexemes';
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
    if (joint !== ',') return names.length > 1 && known ? names : [];
    if (lexemes[at]?.text === ',' && /^(?:and|&)$/.test(lexemes[at + 1]?.text ?? '')) at += 1;
  }
  return [];
};
const MOST_NAMES = 6;

/** Whether a common word means here what its row takes it for; the words and their company are in ./rows/ambiguous. */
import { listIn } from '../../list-in';
import { AMBIGUITIES } from './rows/ambiguous';
import { wordsOf, type Token } from './text';
import { learnWord } from './vocabulary';

interface Company {
  unless: RegExp | undefined;
  needs: RegExp | undefined;
}

/** Patterns begin with a word. */
const atWord = (pattern: RegExp | undefined): RegExp | undefined => pattern && new RegExp(`\\b(?:${pattern.source})`);

/** Several rows may speak of one word. */
const BY_WORD = new Map<number, Company[]>();
for (const { words, unless, needs } of AMBIGUITIES) {
  const company = { unless: atWord(unless), needs: atWord(needs) };
  for (const word of words.split(' ')) listIn(BY_WORD, learnWord(word)).push(company);
}

/** What may stand before a common word in its phrase; a phrase of more says what it means by itself. */
const LEAD = /^(?:an?|the|board|class|el|la|los|las|una?)$/;
const BEFORE = 5;
const BEHIND = 4;

/** "The longest board meeting", "las dos juntas": the company of the word says that it means something else. */
export const isStray = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean => {
  // Who writes nothing else means it.
  if (tokens.length === end - start) return false;
  const companies = BY_WORD.get(tokens[end - 1]?.word ?? 0);
  if (!companies || end - start > 2 || (end - start === 2 && !LEAD.test(tokens[start]?.text ?? ''))) return false;
  const around = `${wordsOf(tokens, start - BEFORE, end + BEHIND)} `;
  return companies.some(({ unless, needs }) => unless?.test(around) === true || needs?.test(around) === false);
};

/** Whether a common word means here what its row takes it for; the words and their company are in ./rows/ambiguous. */
import { AMBIGUITIES } from './rows/ambiguous';
import { wordsOf, type Token } from './text';
import { learnWord } from './vocabulary';

interface Company {
  unless: RegExp | undefined;
  needs: RegExp | undefined;
}

/** Patterns begin with a word. */
const atWord = (pattern: RegExp | undefined): RegExp | undefined => pattern && new RegExp(`\\b(?:${pattern.source})`);

const BY_WORD = new Map<number, Company>(
  AMBIGUITIES.flatMap(({ words, unless, needs }) => {
    const company = { unless: atWord(unless), needs: atWord(needs) };
    return words.split(' ').map((word) => [learnWord(word), company] as const);
  }),
);

/** What may stand before a common word in its phrase; a phrase of more says what it means by itself. */
const LEAD = /^(?:an?|the|board|class|el|la|los|las|una?)$/;
const BEFORE = 5;
const BEHIND = 4;

/** "The longest board meeting", "las dos juntas": the company of the word says that it means something else. */
export const isStray = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean => {
  // Who writes nothing else means it.
  if (tokens.length === end - start) return false;
  const company = BY_WORD.get(tokens[end - 1]?.word ?? 0);
  if (!company || end - start > 2 || (end - start === 2 && !LEAD.test(tokens[start]?.text ?? ''))) return false;
  const around = `${wordsOf(tokens, start - BEFORE, end + BEHIND)} `;
  return company.unless?.test(around) === true || company.needs?.test(around) === false;
};

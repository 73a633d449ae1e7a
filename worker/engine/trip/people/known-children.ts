/** Mentions of children who are on the roster already. */
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

const isKnownByWord = (people: readonly Person[], word: string | undefined): boolean =>
  word !== undefined && people.some(({ role, words }) => role === 'child' && words.has(word));

/** "2 girls 11 and 8 … the girls have abayas", "los mellizos … los chicos esquían": the same children, no friends. */
export const areKnownChildren = (people: readonly Person[], lexemes: readonly Lexeme[], mention: Mention): boolean => {
  const { entry, ages, count, owner, sex } = mention;
  if (!entry || ages.length > 0 || count !== undefined) return false;
  if (entry.risky && isKnownByWord(people, lexemes[mention.head]?.text)) return true;
  // "The boys" is a word of friends, too.
  if (!(entry.risky && owner === 'the') && lexemes[mention.headTo - 1]?.text !== 'boys') return false;
  const fitting = people.filter((person) => person.role === 'child' && (!person.sex || !sex || person.sex === sex));
  return fitting.length > 1;
};

const COMES = /^(?:coming|going|travell?ing|joining|vienen|van|viajan|come|go)$/;

/** "Port tasting (not the kids)": said of one thing they leave out, where no verb says that they stay. */
export const isPartLeftOut = (lexemes: readonly Lexeme[], { entry, from, to }: Mention): boolean =>
  entry?.role === 'child' &&
  lexemes[from - 2]?.text === '(' &&
  /^(?:not|no)$/.test(lexemes[from - 1]?.text ?? '') &&
  !lexemes.slice(to, to + 2).some(({ text }) => COMES.test(text));

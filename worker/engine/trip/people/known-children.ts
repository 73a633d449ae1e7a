/** Mentions of children who are on the roster already. */
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { soundsLike } from './names';
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

export const GRANDCHILD = /^(?:grand|nephew|niece)/;
/** "Mateo 7 y Luciana 3 … la niña": of the children who fit, the one who is or sounds like a girl. */
export const likeliest = (all: readonly Person[], { sex, name, entry }: Mention): Person | undefined => {
  // "With my daughter and the grandkids. Jess is 6": one of the grandchildren.
  const grand = entry === undefined ? all.filter(({ key }) => GRANDCHILD.test(key)) : [];
  const fitting = grand.length > 0 ? grand : all;
  return sex === undefined || name !== undefined
    ? fitting[0]
    : (fitting.find((person) => person.sex === sex) ??
        fitting.find((person) => person.sex === undefined && soundsLike(person.name) === sex) ??
        fitting[0]);
};

/** "Tía: cojín", "Papá: corbata": over somebody's part of a list, the word by which the children of the trip call them. */
import { textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

/** Whether a mention stands over a part of the list: "Mamá:", "para la nena:". */
export const isHeading = (lexemes: readonly Lexeme[], { from, headTo, to }: Mention): boolean =>
  headTo === to && isHeadingAt(lexemes, from, to);
export const isHeadingAt = (lexemes: readonly Lexeme[], from: number, to: number): boolean =>
  lexemes[to]?.text === ':' && /^(?:(?:.* )?[.;])?(?: ?(?:para|pa|for))?$/.test(textBefore(lexemes, from, 2));

/** By what the writer is called, the children who call so. */
const CALLED_BY: readonly (readonly [title: RegExp, child: RegExp])[] = [
  [/^(?:mother|father)$/, /^(?:son|daughter|children|child|twins|baby|girl|boy)$/],
  [/^(?:aunt|uncle)$/, /^(?:niece|nephew)/],
  [/^grand(?:mother|father)$/, /^grand/],
];

/** The writer or the partner, where such a word stands for one of them; nobody else may be called so. */
export const calledByTitle = (
  lexemes: readonly Lexeme[],
  mention: Mention,
  people: readonly Person[],
  mentions: readonly Mention[],
): Person | undefined => {
  const { entry, owner, sex } = mention;
  if (!entry || owner !== '' || !isHeading(lexemes, mention)) return undefined;
  const child = CALLED_BY.find(([title]) => title.test(entry.key))?.[1];
  if (!child || !people.some(({ role, key }) => role === 'child' && child.test(key))) return undefined;
  if (people.some(({ key }) => key === entry.key || key === `their-${entry.key}` || key === `${entry.role}s`))
    return undefined;
  const partner = people.find((person) => person.role === 'partner' && person.sex === sex);
  if (entry.role === 'parent' && partner) return partner;
  const self = people.find(({ role }) => role === 'self');
  const own = mentions.some((other) => other.kind === 'self' && lexemes[other.to]?.text === ':');
  return own || (self?.sex !== undefined && self.sex !== sex) ? undefined : self;
};

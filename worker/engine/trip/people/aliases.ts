/** Words that stand for travellers: names, relations, "the kids", "she" where only one can be meant. */
import type { Traveller } from '../schema';
import type { PeopleReading } from './people-report';
import type { Person } from './person';

const CHILDREN = ['kids', 'the kids', 'children', 'los ninos', 'ninos', 'peques', 'los peques'];
const PRONOUNS = [
  ['female', ['she', 'ella']],
  ['male', ['he']],
] as const;

/** The aliases of a roster and its travellers, which stand in the same order. */
export const aliasesOf = (roster: readonly Person[], travellers: readonly Traveller[]): PeopleReading['aliases'] => {
  const ids = new Map<string, string[]>();
  for (const [index, person] of roster.entries()) {
    const id = travellers[index]?.id;
    if (id === undefined) continue;
    // "His wife" is not whom "my wife" means.
    const known = person.owner === 'theirs' && person.role !== 'child';
    for (const word of person.words)
      if (!(known && roster.some((other) => other !== person && other.owner !== 'theirs' && other.words.has(word))))
        ids.set(word, [...(ids.get(word) ?? []), id]);
  }
  const children = travellers.filter(({ role }) => role === 'child').map(({ id }) => id);
  if (children.length > 0) for (const word of CHILDREN) if (!ids.has(word)) ids.set(word, children);
  for (const [sex, pronouns] of PRONOUNS) {
    const fits = travellers.filter((one) => one.role !== 'self' && one.count === 1 && one.sex === sex);
    if (fits.length === 1 && fits[0]) for (const word of pronouns) if (!ids.has(word)) ids.set(word, [fits[0].id]);
  }
  return [...ids].map(([words, list]) => ({ words, ids: list }));
};

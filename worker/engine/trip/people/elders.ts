/** Parents, in-laws and grandparents who are the same people: "my in-laws … her parents … grandma and grandpa". */
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { wordsOf, type Person } from './person';

/** The generation above: "mother-in-law", "parents", and the halves of a pair ("in-laws 1"). */
const ELDER = /^(?:in-laws|mother-in-law|father-in-law|(?:their-)?(?:parents|mother|father))(?: |$)/;
const IN_LAW = /^(?:in-laws|mother-in-law|father-in-law)(?: |$)/;
const GRAND = /^grand(?:parents?|mother|father)$/;
const PARENT = /^(?:parents|mother|father)$/;
const SENIOR_MONTHS = 60 * 12;

/** "With my wife and our granddaughters. Grandma has A-fib": the partner, as the children call her. */
const otherHalf = (people: readonly Person[], { entry, owner, ages }: Mention): Person[] =>
  /^grand(?:mother|father)$/.test(entry?.key ?? '') &&
  /^(?:|the)$/.test(owner) &&
  ages.length === 0 &&
  people.some(({ key, role }) => key.startsWith('grand') && role === 'child')
    ? people.filter(({ role, sex }) => role === 'partner' && (sex ?? entry?.sex) === entry?.sex)
    : [];

/** Those of the trip whom a mention calls by another name. */
const knownAs = (people: readonly Person[], { entry, owner, ages, from }: Mention): Person[] => {
  const key = entry?.key ?? '';
  // What the children call them: only where there are children, and nobody says "my".
  if (GRAND.test(key) && /^(?:|the)$/.test(owner) && ages.length === 0 && people.some(({ role }) => role === 'child'))
    return people.filter(
      // "Papá, mamá, los niños y el abuelo": he stands beside them.
      (person) =>
        ELDER.test(person.key) &&
        !(PARENT.test(person.key) && person.owner === '' && !person.ageMonths) &&
        // "El padre, la abuela y yo": side by side.
        !(person.to <= from && from - person.to <= 1),
    );
  // "Lolo and lola … the old folks need jackets"
  if (key === 'parents' && owner === 'the') return people.filter(({ role }) => role === 'grandparent');
  // "The in-laws … her parents", in either order, where the partner travels.
  if (!people.some(({ role }) => role === 'partner')) return [];
  if (PARENT.test(key) && owner === 'theirs')
    return people.filter((person) => IN_LAW.test(person.key) || person.key === 'their-parents');
  if (/^(?:mother|father)-in-law$/.test(key)) return people.filter((person) => person.key === 'their-parents');
  if (key === 'in-laws') return people.filter((person) => person.key.startsWith('their-') && ELDER.test(person.key));
  return [];
};

/** Whether a mention is of elders who are on the roster already; they take its words and its age. */
export const areKnownElders = (people: readonly Person[], mention: Mention, lexemes: readonly Lexeme[]): boolean => {
  const elders = knownAs(people, mention);
  const known = elders.length > 0 ? elders : otherHalf(people, mention);
  const [age] = mention.ages;
  for (const person of known) {
    for (const word of wordsOf(lexemes, mention)) person.words.add(word);
    if (age !== undefined && age >= SENIOR_MONTHS) person.stage ??= 'senior';
  }
  return known.length > 0;
};

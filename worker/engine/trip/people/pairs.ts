/** Pairs that one word names ("my parents"), of whom the words go on to tell one by one. */
import { personWordAt, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

/** Of a pair named by one word, the two that it is made of. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  parents: ['mother', 'father'],
  grandparents: ['grandmother', 'grandfather'],
  'in-laws': ['mother-in-law', 'father-in-law'],
};

/** "My in-laws (FIL 71, MIL 66)": one of a pair that is known already becomes a person of their own. */
export const splitPair = (people: Person[], mention: Mention, words: readonly string[]): boolean => {
  const key = mention.entry?.key ?? '';
  if (mention.owner === 'theirs' || people.some((person) => person.key === key)) return false;
  if (nameHalf(people, mention, words)) return true;
  const pair = people.find((person) => person.count === 2 && PAIRS[person.key]?.includes(key));
  const rest = pair && PAIRS[pair.key]?.find((other) => other !== key);
  if (!pair || rest === undefined) return false;
  const [age] = mention.ages;
  const one: Person = { ...pair, key, count: 1, words: new Set([...pair.words, ...words]) };
  if (mention.sex) one.sex = mention.sex;
  if (mention.name) one.name = mention.name;
  if (age !== undefined) one.ageMonths = age;
  pair.count = 1;
  pair.key = rest;
  pair.sex = mention.sex === 'male' ? 'female' : 'male';
  people.splice(people.indexOf(pair) + (mention.sex === 'male' ? 0 : 1), 0, one);
  return true;
};

/**
 * "It's mum's 60th … me, hubby, mum and dad": of a pair that one phrase names, the halves that are known by themselves
 * already; what is missing joins them. Whether the mention was such a pair.
 */
export const joinHalves = (people: Person[], mention: Mention, words: readonly string[]): boolean => {
  const both = PAIRS[mention.entry?.key ?? ''];
  if (!both || mention.owner === 'theirs' || mention.ages.length > 0) return false;
  const known = people.filter(({ key, count }) => count === 1 && both.includes(key));
  const [half] = known;
  if (!half) return false;
  for (const person of known) for (const word of words) person.words.add(word);
  if (known.length === 2) return true;
  const key = both.find((other) => other !== half.key) ?? '';
  const sex = half.key === both[0] ? 'male' : 'female';
  const { name: _name, ageMonths: _age, ...shared } = half;
  people.splice(people.indexOf(half) + 1, 0, { ...shared, key, sex, words: new Set(words) });
  return true;
};

/** Both of a pair that stands as two people already, since each age was told ("my parents are 78 and 81"). */
const halvesOf = (people: readonly Person[], key: string): { halves: Person[]; rest: string } | undefined => {
  for (const [pair, both] of Object.entries(PAIRS)) {
    const halves = people.filter((person) => person.key.startsWith(`${pair} `));
    const rest = both.find((other) => other !== key);
    if (both.includes(key) && halves.length === 2 && rest !== undefined) return { halves, rest };
  }
  return undefined;
};

/** "My parents are 78 and 81 … Dad uses hearing aids": one of the two, by age where stated again. */
const nameHalf = (people: readonly Person[], mention: Mention, words: readonly string[]): boolean => {
  const key = mention.entry?.key ?? '';
  const found = halvesOf(people, key);
  const [age] = mention.ages;
  const one = found?.halves.find(({ ageMonths }) => ageMonths === age) ?? found?.halves[0];
  const other = found?.halves.find((person) => person !== one);
  if (!found || !one || !other) return false;
  one.key = key;
  other.key = found.rest;
  if (mention.sex) {
    one.sex = mention.sex;
    other.sex = mention.sex === 'male' ? 'female' : 'male';
  }
  if (mention.name) one.name = mention.name;
  for (const word of words) one.words.add(word);
  return true;
};

/** Whether a mention is of one of a known pair. */
export const isOneOfPair = (people: readonly Person[], mention: Mention): boolean =>
  mention.owner !== 'theirs' &&
  (people.some(({ key, count }) => count === 2 && PAIRS[key]?.includes(mention.entry?.key ?? '')) ||
    halvesOf(people, mention.entry?.key ?? '') !== undefined);

/** "Our son and my wife's father", "My wife, our two boys and her mum": a parent of the writer's partner, not the children's. */
export const isOfPartner = (lexemes: readonly Lexeme[], { from }: Mention, people: readonly Person[]): boolean =>
  (lexemes[from - 1]?.text === "'s" && personWordAt(lexemes, from - 2)?.entry.role === 'partner') ||
  (lexemes[from]?.text === 'her' && people.some(({ role }) => role === 'partner'));

/** Somebody of the trip, as a mention or other words tell of them. */
import type { Traveller } from '../schema';
import type { Mention, Owner } from './mention';
import { textAfter, type Lexeme } from './lexemes';
import { ADULT_MONTHS } from '../stage';

/** As many pack by one list at most: a larger group of which only the number is told is a crowd. */
export const MOST_LISTED = 12;

/** One entry of the roster: a person, or several of whom no more is told. */
export interface Person {
  role: Traveller['role'];
  key: string;
  count: number;
  ageMonths?: number;
  plus?: boolean;
  stage?: Traveller['stage'];
  sex?: 'female' | 'male';
  name?: string;
  /** Lexemes it rests on. */
  from: number;
  to: number;
  /** Words that stand for this person. */
  words: Set<string>;
  certainty: 'sure' | 'likely' | 'guess';
  /** A number was told. */
  counted: boolean;
  /** Follows from other words ("our daughter" has two parents). */
  inferred?: boolean;
  owner: Owner;
}

/** Somebody who follows from other words. */
export const inferred = (more: Partial<Person> & Pick<Person, 'role' | 'key'>, from: number): Person => ({
  count: 1,
  from,
  to: from < 0 ? from : from + 1,
  words: new Set(),
  certainty: 'likely',
  counted: false,
  inferred: true,
  owner: '',
  ...more,
});

/** The words by which a mention names its person. */
export const wordsOf = (lexemes: readonly Lexeme[], mention: Mention): string[] => {
  const noun = lexemes
    .slice(mention.head, mention.headTo)
    .map(({ text }) => text)
    .join(' ');
  const owner = mention.owner === '' ? [] : [`${lexemes[mention.from]?.text ?? ''} ${noun}`];
  return [...(mention.kind === 'person' ? [noun, ...owner] : []), ...(mention.name ? [mention.name] : [])];
};

/** The person a mention tells of. */
export const personFrom = (lexemes: readonly Lexeme[], mention: Mention, more: Partial<Person>): Person => ({
  role: mention.entry?.role ?? 'friend',
  key: mention.entry?.key ?? 'name',
  count: 1,
  from: mention.from,
  to: mention.to,
  words: new Set(wordsOf(lexemes, mention)),
  certainty: 'sure',
  counted: mention.count !== undefined,
  owner: mention.owner,
  ...(mention.stage && { stage: mention.stage }),
  ...(mention.sex && { sex: mention.sex }),
  ...(mention.name && { name: mention.name }),
  ...more,
});

/** Whether a mention speaks of children: the word says so, or the age does. */
export const isChildMention = (mention: Mention): boolean => {
  const { entry } = mention;
  if (!entry) return mention.ages.length > 0 && mention.ages.every((age) => age < ADULT_MONTHS);
  // "The boys 12 and 14" are not friends.
  if (entry.key === 'friends' && mention.ages.length > 0 && mention.ages.every((age) => age < ADULT_MONTHS))
    return true;
  if (entry.risky)
    return mention.ages.length > 0
      ? mention.ages.every((age) => age < ADULT_MONTHS)
      : mention.owner === 'ours' || (mention.owner === 'mine' && entry.count === undefined);
  if (mention.owner === 'theirs' && entry.role === 'sibling' && mention.ages.length > 0)
    return mention.ages.every((age) => age < ADULT_MONTHS);
  // "The baba, 10 months": no father is so young.
  if (/^(?:parent|grandparent|partner)$/.test(entry.role) && mention.ages.length > 0)
    return mention.ages.every((age) => age < ADULT_MONTHS);
  return entry.role === 'child';
};

/** Whether a mention is of somebody who is already known. */
export const sameAs = (person: Person, mention: Mention): boolean =>
  (mention.name !== undefined && (person.name === mention.name || person.words.has(mention.name))) ||
  (mention.kind === 'person' &&
    mention.owner !== 'theirs' &&
    mention.owner !== 'a' &&
    person.key === mention.entry?.key &&
    !(person.sex && mention.sex && person.sex !== mention.sex) &&
    (mention.name === undefined || person.name === undefined));

const INCLUDES_ME =
  /^(?:, |\( )?(?:(?:me|myself|yo) (?:included|incl|too|incluid[oa])|(?:including|incl|counting|incluyendome|contando|incluyendo) (?:me|myself|a mi|yo))\b/;
/** How many a mention of adults adds: "6 amigas" after "vamos" counts the writer, "with 4 mates" does not. */
export const groupCount = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
  index: number,
  total: number | undefined,
): number => {
  const mention = mentions[index];
  if (!mention) return 1;
  const told = mention.count ?? mention.entry?.count ?? 1;
  if (mention.count === undefined || mention.count < 2 || mention.owner === 'mine') return told;
  const alone = mentions.every((other, at) => at === index || other.chain !== mention.chain || other.kind !== 'self');
  const before = lexemes[mention.from - 1]?.text ?? '.';
  const opens =
    mention.entry?.role === 'friend' ||
    mention.entry?.risky === true ||
    /^(?:relative|sibling)$/.test(mention.entry?.role ?? '') ||
    mention.entry?.role === 'colleague';
  // "Four girlfriends, me included"
  if (INCLUDES_ME.test(textAfter(lexemes, mention.to, 4))) return told - 1;
  if (total === told && alone) return told - 1;
  return opens && alone && /^(?:\.|,|:|for|para|of|yacht|de)$/.test(before) ? told - 1 : told;
};

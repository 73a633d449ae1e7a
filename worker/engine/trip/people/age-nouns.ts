/** People who are told by number and age alone: "our 3 (15, 12, 8)", "a 3-year-old". */
import { isWordOfThings } from '../spoken-spelling';
import { mayBeGroup } from './aged-names';
import { agesAfter, numbersAt } from './ages';
import { CHILD, CHILDREN, isGivenName } from './lexicon';
import { isName } from './names';
import { ADULT_MONTHS } from '../stage';
import { beginsWithDigit, textAfter, personWordAt, type Lexeme } from './lexemes';
import { mentionAt, type Mention, type Owner } from './mention';
import { OWNERS, ADJECTIVE } from './before-noun';

/** The eldest of a group that is only told by its number, months: "our 3 (15, 12, 8)". */
const ELDEST_CHILD_MONTHS = 20 * 12;

/** "wife + 2 rugrats (ages 6 and 2)", "3 littles: 7, 5, 18 months": a group by a word of one's own, whose ages are children's. */
const groupWithAges = (lexemes: readonly Lexeme[], at: number, count: number) => {
  const word = lexemes[at + 1];
  // "Mis dos velas (9 y 12)": sizes of things.
  if (
    isWordOfThings(word?.text ?? '') ||
    !mayBeGroup(word) ||
    personWordAt(lexemes, at + 1) ||
    !/^[(,:]$/.test(lexemes[at + 2]?.text ?? '')
  )
    return undefined;
  const told = /^(?:ages?|aged|edades|de)$/.test(lexemes[at + 3]?.text ?? '') ? 1 : 0;
  const ages = numbersAt(lexemes, at + 3 + told, true, false, true);
  if (!ages || ages.months.length !== count || ages.months.some((age) => age >= ADULT_MONTHS)) return undefined;
  if (
    !told &&
    !ages.unit &&
    !/^(?:and|y|e|with|con|plus|the|los|las|my|mis|our|[+&])$/.test(lexemes[at - 1]?.text ?? '')
  )
    return undefined;
  const to = lexemes[ages.end]?.text === ')' ? ages.end + 1 : ages.end;
  return { from: at, to, headTo: at + 2, owner: 'mine' as const, ages: ages.months, stage: 'child' as const };
};

/** "Our 3 (15, 12, 8)", "mis dos, 4 y 6", "2 under 2": children of whom only number and ages are stated. */
export const childrenByNumberAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const count = lexemes[at]?.number;
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > 8) return undefined;
  const group = {
    kind: 'person' as const,
    entry: CHILDREN,
    head: at,
    plus: false,
    apostrophe: false,
    chain: -1,
    count,
  };
  const under = /^(?:under|menores de) (\d)\b/.exec(textAfter(lexemes, at + 1, 3));
  if (under && /^(?:[,.():]|and|y|&|\+)$/.test(lexemes[at + 1 + under[0].split(' ').length]?.text ?? '.')) {
    const words = at + 1 + under[0].split(' ').length;
    // "our 3 under 5: 4, 2 and 8 months"
    const told = /^[:(]$/.test(lexemes[words]?.text ?? '')
      ? numbersAt(lexemes, words + 1, true, false, true)
      : undefined;
    const ages = told?.months.length === count ? told : undefined;
    const to = ages?.end ?? words;
    return {
      ...group,
      from: at,
      to,
      headTo: to,
      owner: '',
      ages: ages?.months ?? [],
      stage: Number(under[1]) <= 4 ? 'toddler' : 'child',
    };
  }
  const named = groupWithAges(lexemes, at, count);
  if (named) return { ...group, ...named };
  const owner = OWNERS[lexemes[at - 1]?.text ?? ''];
  // "The other two are 6 and nearly 3"
  const others = /^(?:others?|otr[oa]s)$/.test(lexemes[at - 1]?.text ?? '');
  if (others) {
    const told = /^(?:are|tienen|son|de|[:(,])$/.test(lexemes[at + 1]?.text ?? '')
      ? agesAfter(lexemes, at + 2, true)
      : undefined;
    return told?.months.length === count && told.months.every((age) => age < ADULT_MONTHS)
      ? { ...group, from: at - 1, to: told.end, headTo: at + 1, owner: 'ours', ages: told.months, stage: 'child' }
      : undefined;
  }
  // "Voy yo con los dos (7 y 10)"
  const along = owner === 'the' && lexemes[at - 2]?.text === 'con' && lexemes[at + 1]?.text === '(';
  if ((owner !== 'mine' && owner !== 'ours' && !along) || !/^(?:[(,:]|are)$/.test(lexemes[at + 1]?.text ?? ''))
    return undefined;
  const ages = numbersAt(lexemes, at + 2, true, false, true);
  if (!ages || ages.months.some((age) => age >= ELDEST_CHILD_MONTHS)) return undefined;
  const to = lexemes[ages.end]?.text === ')' ? ages.end + 1 : ages.end;
  const told = { ...group, from: at - 1, to, headTo: at + 1, owner, ages: ages.months, stage: 'child' as const };
  if (ages.months.length === count) return told;
  // "My three, 11, 6 and bubs": the last of them by a word.
  const isLastByWord =
    ages.months.length === count - 1 &&
    /^(?:and|n|y|e|&|[+])$/.test(lexemes[ages.end]?.text ?? '') &&
    personWordAt(lexemes, ages.end + 1)?.entry.role === 'child';
  return isLastByWord ? { ...told, count: count - 1 } : undefined;
};

/** "Our gremlin of 6 (Nora)": a child by a word of one's own, an age and a name. */
export const childOfAgeAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  if (lexemes[at + 1]?.text !== 'of' || lexemes[at + 3]?.text !== '(' || lexemes[at + 5]?.text !== ')')
    return undefined;
  const owner = OWNERS[lexemes[at - 1]?.text ?? ''];
  const age = lexemes[at + 2]?.number ?? MOST_OF_CHILD;
  const name = lexemes[at + 4];
  if (
    (owner !== 'mine' && owner !== 'ours') ||
    age >= MOST_OF_CHILD ||
    !name?.capital ||
    NO_CHILD.test(lexemes[at]?.text ?? '')
  )
    return undefined;
  return mentionAt(at, {
    kind: 'person',
    entry: { ...CHILDREN, key: 'child', count: 1 },
    from: at - 1,
    to: at + 6,
    owner,
    ages: [age * 12],
    name: name.text,
    stage: 'child',
  });
};
/** "Our Freddie, 7", "with our Grace shes 9": a child by name, whose age is told. */
export const ourChildAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const name = lexemes[at];
  if (lexemes[at - 1]?.text !== 'our' || !name || name.sign || !(name.capital || isGivenName(name))) return undefined;
  if (!isName(lexemes, at)) return undefined;
  const pronoun = /^(?:he|she)(?: (?:is|'s))?|^(?:hes|shes)\b/.exec(textAfter(lexemes, at + 1, 2))?.[0];
  const ages = agesAfter(lexemes, at + 1 + (pronoun?.split(' ').length ?? 0));
  if (ages?.months.length !== 1 || (ages.months[0] ?? ADULT_MONTHS) >= ADULT_MONTHS) return undefined;
  return mentionAt(at, {
    kind: 'person',
    entry: CHILD,
    from: at - 1,
    to: ages.end,
    owner: 'ours',
    ages: ages.months,
    name: name.text,
    stage: 'child',
  });
};
const MOST_OF_CHILD = 18;
const NO_CHILD =
  /^(?:table|team|group|party|room|crew|box|pack|set|boat|van|cabin|squad|household|class|family|bunch)$/;

const mayBeAge = (text: string): boolean => text === 'ano' || text === 'year' || beginsWithDigit(text);

/** "a 3-year-old", "our 5 month old", "my 2 yr old": a person who is only an age. */
export const ageNounAt = (lexemes: readonly Lexeme[], at: number): Mention | undefined => {
  const first = lexemes[at];
  if (!first || (first.number === undefined && !mayBeAge(first.text))) return undefined;
  const ages = numbersAt(lexemes, at, false);
  const last = lexemes[(ages?.end ?? 0) - 1]?.text ?? '';
  // "a 3yo and a 9mo"
  const isMonths = last === 'mo' && /^(?:a|my|our)$/.test(lexemes[at - 1]?.text ?? '');
  if (!ages || (!isMonths && !/^(?:olds?|yo|yos|o)$/.test(last))) return undefined;
  let from = at;
  let owner: Owner = '';
  let count: number | undefined;
  const previous = lexemes[at - 1];
  if (previous && Object.hasOwn(OWNERS, previous.text)) {
    owner = OWNERS[previous.text] ?? '';
    from -= 1;
  } else if (previous?.number !== undefined) {
    count = previous.number;
    from -= 1;
  }
  let next = ages.end;
  while (ADJECTIVE.test(lexemes[next]?.text ?? '')) next += 1;
  if (personWordAt(lexemes, next)) return undefined;
  if (/^(?:im|i|am|'m|is|'s|are|she|he|man|woman)$/.test(previous?.text ?? '')) return undefined;
  return mentionAt(at, {
    kind: 'age',
    from,
    to: ages.end,
    headTo: ages.end,
    owner,
    ages: ages.months,
    plus: ages.plus,
    ...(count !== undefined && { count }),
  });
};

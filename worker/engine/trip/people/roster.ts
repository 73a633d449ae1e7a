/** Mentions made into people: those of one person are one entry, children stand one by one. */
import { GRANDCHILD, likeliest } from './known-children';
import type { Mention } from './mention';
import type { Lexeme } from './lexemes';
import { isOfPartner, joinHalves, splitPair } from './pairs';
import { type Person, wordsOf, personFrom } from './person';

const SPAN: Readonly<Record<string, readonly [number, number]>> = {
  baby: [0, 23],
  toddler: [11, 47],
  teen: [132, 239],
  child: [0, 1500],
};
const LITTLE = [0, 47] as const;

const compatible = (person: Person, mention: Mention, ageMonths: number | undefined): boolean => {
  if (person.role !== 'child') return false;
  if (mention.name && person.name && mention.name !== person.name) return false;
  if (mention.sex && person.sex && mention.sex !== person.sex) return false;
  if (
    mention.entry &&
    GRANDCHILD.test(mention.entry.key) !== GRANDCHILD.test(person.key) &&
    mention.entry.key !== 'children'
  )
    return false;
  const age = ageMonths ?? person.ageMonths;
  if (ageMonths !== undefined && person.ageMonths !== undefined) return ageMonths === person.ageMonths;
  // "Mi guagua … la guagua ya tiene 3"
  if (mention.owner === 'the' && person.key === 'baby' && mention.entry?.key === 'baby') return true;
  const stage = ageMonths === undefined ? mention.stage : person.stage;
  if (stage === undefined || stage === 'child') {
    const other = ageMonths === undefined ? person.stage : mention.stage;
    return age !== undefined || other === undefined || stage === undefined || other === stage || stage === 'child';
  }
  if (age === undefined) return person.stage === mention.stage || person.stage === 'child' || mention.stage === 'child';
  const [least, most] =
    /^(?:the)?$/.test(mention.owner) && /^bab(?:y|ies)$/.test(mention.entry?.key ?? '')
      ? LITTLE
      : (SPAN[stage] ?? [0, 1500]);
  return age >= least && age <= most;
};

/** Adds the children of a mention to a roster. */
export const addChildren = (lexemes: readonly Lexeme[], people: Person[], mention: Mention): void => {
  const plural = (mention.entry?.count ?? 1) > 1 || (mention.count ?? 1) > 1;
  const ages = mention.ages.map((age) => age);
  const count = Math.min(12, Math.max(mention.count ?? mention.entry?.count ?? 1, ages.length, 1));
  if (ages.length === 1 && count > 1) while (ages.length < count) ages.push(ages[0] ?? 0);
  const words = wordsOf(lexemes, mention);
  const taken = new Set<Person>();
  // "La niña: manguitos. El bebé: pañales": each has a part of the list.
  const heading = lexemes[mention.to]?.text === ':';
  const hasOwnPart = ({ key, to }: Person): boolean =>
    heading && key !== mention.entry?.key && lexemes[to]?.text === ':';
  const fresh = mention.owner === 'a' && mention.count === undefined;
  const many = plural && mention.entry?.count !== undefined && mention.count === undefined && mention.ages.length === 0;
  if (many) {
    const known = people.filter((person) => compatible(person, mention, undefined));
    // One child of twelve is not "the twins".
    if (known.length > (mention.entry?.key === 'twins' ? 1 : 0)) {
      if (mention.owner !== 'theirs') for (const person of known) for (const word of words) person.words.add(word);
      return;
    }
  }
  for (let index = 0; index < count; index += 1) {
    const age = ages[index];
    const same =
      people.find((person) => !taken.has(person) && mention.name !== undefined && person.name === mention.name) ??
      (fresh && age === undefined
        ? undefined
        : likeliest(
            people.filter((person) => !taken.has(person) && !hasOwnPart(person) && compatible(person, mention, age)),
            mention,
          ));
    if (same) {
      if (same.key === 'name' && mention.entry)
        Object.assign(same, { role: 'child', key: mention.entry.key, stage: mention.stage ?? 'child' });
      taken.add(same);
      if (age !== undefined) same.ageMonths ??= age;
      if (mention.name) same.name ??= mention.name;
      if (mention.sex) same.sex ??= mention.sex;
      for (const word of words) same.words.add(word);
      continue;
    }
    const person = personFrom(lexemes, mention, {
      role: 'child',
      ...(age !== undefined && { ageMonths: age }),
    });
    if (mention.entry === undefined || mention.entry.risky) person.role = 'child';
    taken.add(person);
    people.push(person);
  }
};

/** "My mother-in-law … Oma takes a tablet": with children along, their one grandparent by another name. */
const elderOf = (people: readonly Person[], { entry, owner, ages, count, name, from }: Mention): Person | undefined => {
  if (entry?.role !== 'grandparent' || !/^(?:the)?$/.test(owner) || count !== undefined) return undefined;
  // "My mother, Lola Baby, she's 71"
  const isSaidBehind = people.at(-1)?.to === from - 1;
  if (!isSaidBehind && (ages.length > 0 || name)) return undefined;
  if (!people.some(({ role }) => role === 'child') || people.some(({ role }) => role === 'grandparent'))
    return undefined;
  const elders = people.filter(
    ({ role, key, count: many, sex, owner: own, ageMonths }) =>
      many === 1 &&
      ((role === 'parent' && (own !== '' || ageMonths !== undefined)) || /^(?:mother|father)-in-law$/.test(key)) &&
      (sex === undefined || entry.sex === undefined || sex === entry.sex),
  );
  return elders.length === 1 ? elders[0] : undefined;
};

/** Adds an adult or a group of them. */
export const addAdults = (lexemes: readonly Lexeme[], people: Person[], mention: Mention, count: number): void => {
  const { entry } = mention;
  // "My brother and his wife": a partner, not the writer's.
  const isOthers = people.length > 1 || lexemes[mention.from - 1]?.text === "'s";
  const theirs = isOthers && mention.owner === 'theirs' && entry?.role === 'partner';
  // "our lad Finn … me and his mum" are his parents; "Steve and his mum" are not.
  const otherParent =
    mention.owner === 'theirs' &&
    /^(?:mother|father)$/.test(entry?.key ?? '') &&
    people.at(-1)?.role === 'child' &&
    !GRANDCHILD.test(people.at(-1)?.key ?? '') &&
    !isOfPartner(lexemes, mention, people) &&
    // "Our lads Tom and Jake, and Dave's mum"
    (lexemes[mention.from - 1]?.text !== "'s" ||
      people.some(({ role: of, name }) => of === 'child' && name === lexemes[mention.from - 2]?.text)) &&
    (/^(?:mine|ours)$/.test(people.at(-1)?.owner ?? '') ||
      people.at(-1)?.name !== undefined ||
      (lexemes[mention.from]?.text === 'their' && people.at(-1)?.owner === 'the'));
  const kin = mention.owner === 'theirs' && /^(?:sibling|parent|grandparent)$/.test(entry?.role ?? '');
  const role = theirs
    ? 'other'
    : otherParent
      ? 'partner'
      : kin
        ? 'relative'
        : entry?.risky
          ? 'friend'
          : (entry?.role ?? 'friend');
  const key =
    theirs || (kin && !otherParent)
      ? `their-${entry?.key}`
      : otherParent
        ? 'partner'
        : entry?.risky
          ? 'friends'
          : (entry?.key ?? 'name');
  const words = wordsOf(lexemes, mention);
  if (splitPair(people, mention, words) || joinHalves(people, mention, words)) return;
  // "My 15-year-old and her best friend": of her age.
  const last = people.at(-1);
  const child = last?.role === 'child' ? last : undefined;
  if (child && entry?.role === 'friend' && mention.owner === 'theirs' && mention.ages.length === 0 && count < 4) {
    const { stage, ageMonths } = child;
    for (let each = 0; each < count; each += 1)
      people.push(
        personFrom(lexemes, mention, {
          role: 'child',
          key: 'childs-friend',
          ...(stage && { stage }),
          ...(ageMonths !== undefined && { ageMonths }),
        }),
      );
    return;
  }
  const elder = elderOf(people, mention);
  if (elder) {
    for (const word of words) elder.words.add(word);
    return;
  }
  // "Somos dos patas … mi pata es hipoacúsico": one of the friends who are known.
  const friends = people.filter((person) => person.key.startsWith('friend'));
  if (
    key === 'friend' &&
    mention.owner === 'mine' &&
    friends.length === 1 &&
    friends[0] &&
    // "We are two friends … my friend Odile": the other of the two.
    (mention.name === undefined || (friends[0].name === undefined && friends[0].count === 1 && friends[0].counted))
  ) {
    if (mention.name) friends[0].name ??= mention.name;
    for (const word of words) friends[0].words.add(word);
    return;
  }
  // "My husband … our son and his girlfriend. The girlfriend …": hers, not the husband.
  const others = people.find(
    (person) =>
      /^(?:the|)$/.test(mention.owner) &&
      mention.sex !== undefined &&
      person.sex === mention.sex &&
      person.key === `their-${entry?.key}` &&
      people.some((one) => one.key === entry?.key && one.sex !== undefined && one.sex !== mention.sex),
  );
  const known =
    others ??
    people.find(
      (person) =>
        (mention.name !== undefined && (person.name === mention.name || person.words.has(mention.name))) ||
        // "me and her daddy … Daddy's brace"
        (mention.owner === '' &&
          mention.name === undefined &&
          entry !== undefined &&
          person.key === `their-${entry.key}`) ||
        // "With her dad and I … Dad has been told"
        (mention.owner === '' &&
          mention.name === undefined &&
          entry?.role === 'parent' &&
          person.role === 'partner' &&
          person.owner === 'theirs' &&
          words.some((word) => person.words.has(word))) ||
        (person.key === key &&
          person.key !== 'name' &&
          !(mention.name && person.name && person.name !== mention.name) &&
          !(mention.sex && person.sex && mention.sex !== person.sex && key !== 'partner') &&
          mention.owner !== 'a'),
    );
  if (known) {
    if (known.key === 'name' && entry) Object.assign(known, { role, key });
    if (mention.name) known.name ??= mention.name;
    if (mention.sex) known.sex ??= mention.sex;
    if (mention.ages.length === 1 && mention.ages[0] !== undefined) known.ageMonths ??= mention.ages[0];
    if (mention.count !== undefined && !known.counted) known.count = count;
    for (const word of words) known.words.add(word);
    return;
  }
  if (mention.ages.length > 1 && mention.ages.length === count) {
    for (const age of mention.ages)
      people.push(personFrom(lexemes, mention, { role, key: `${key} ${age}`, ageMonths: age }));
    return;
  }
  const age = mention.ages[0];
  const unknown = count > 1 && mention.count === undefined && (role === 'friend' || role === 'colleague');
  people.push(
    personFrom(lexemes, mention, {
      role,
      key,
      count,
      plus: mention.plus,
      ...(unknown && { certainty: 'guess' as const }),
      ...(age !== undefined && { ageMonths: age }),
      ...(age === undefined && entry?.risky && { stage: 'adult' as const }),
    }),
  );
};

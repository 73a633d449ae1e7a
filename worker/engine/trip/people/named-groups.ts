/** A group whose names follow: "the twins Emma and Lucas (8 months)", "our girls, Ana & Bo, 7 and 9". */
import { isVerbal } from '../../packing/reading/grammar';
import type { Lexeme } from './lexemes';
import { ADULT_MONTHS } from '../stage';
import { agesAfter } from './ages';
import type { PersonWord } from './lexicon';
import type { Mention } from './mention';
import { isChildMention } from './person';

const BETWEEN = /^(?:,|and|y|e|&|\+|\/|\(|:)$/;
/** Between a group and its first name: "mis hijas ya adultas, Irene …", "los dos, que son Leo …", "mis hijos, ya mayores:". */
const TOLD_OF_GROUP =
  /^(?:[,(] )?(?:(?:ya|todos|todas|both|all|now|que|who|se|son|are|llaman|called|muy|bien|ambos|ambas) )*(?:mayores|adult[oa]s|grandes|grown up|grown|independientes|casad[oa]s|adolescentes)?(?: ?[,:(])?$/;

/** The word for one of those whom a plural word names. */
export const oneOf = ({ count: _many, ...one }: PersonWord): PersonWord => one;

/** "The 2 boys (Liam 11 goalie, Owen 7 just there for the pool)": names with ages in the bracket behind a group. */
const namesInBracket = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): Mention[] => {
  const from = mentions[index]?.to ?? 0;
  if (lexemes[from]?.text !== '(') return [];
  const length = lexemes.slice(from, from + MOST_IN_BRACKET).findIndex(({ text }) => text === ')');
  return mentions.filter(
    (one) => one.kind === 'name' && one.ages.length === 1 && one.from > from && one.to <= from + length,
  );
};
const MOST_IN_BRACKET = 30;

/** "The grandkids, a boy of 8 and a girl of 6": each of a group of children by sex and age. */
const oneByOne = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): Mention[] => {
  const group = mentions[index];
  if (!group || group.ages.length > 0 || !/^[,(:]$/.test(lexemes[group.to]?.text ?? '')) return [];
  const after = mentions.slice(index + 1);
  const others = after.findIndex(
    ({ kind, entry, owner, ages, chain }) =>
      kind !== 'person' || entry?.role !== 'child' || owner !== 'a' || ages.length === 0 || chain !== after[0]?.chain,
  );
  const each = others < 0 ? after : after.slice(0, others);
  return each[0]?.from === group.to + 1 && each.length > 1 ? each : [];
};

/** The names that stand right after a group, as many as it counts; none when there are more or fewer. */
const namesAfter = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): Mention[] => {
  const inBracket = namesInBracket(lexemes, mentions, index);
  if (inBracket.length > 1 && inBracket.length === mentions[index]?.count) return inBracket;
  const names: Mention[] = [];
  let end = mentions[index]?.to ?? 0;
  for (const next of mentions.slice(index + 1)) {
    const between = lexemes.slice(end, next.from).map(({ text }) => text);
    const joined =
      names.length === 0
        ? TOLD_OF_GROUP.test(between.join(' '))
        : between.length <= 2 && between.every((word) => BETWEEN.test(word));
    if (next.kind !== 'name' || !joined) break;
    names.push(next);
    end = next.to;
  }
  return names;
};

/** "Two moms, three boys, one minivan. My wife and I are hauling Eli (12) …": numbers at the head of a text whose people follow by name and age. */
const headline = (lexemes: readonly Lexeme[], mentions: readonly Mention[]): Mention[] => {
  const end = lexemes.findIndex(({ text }) => /^[.:]$/.test(text));
  const head = lexemes.slice(0, end);
  if (
    end < 0 ||
    end > MOST_IN_HEADLINE ||
    lexemes[0]?.number === undefined ||
    head.filter(({ number }) => number !== undefined).length < 2 ||
    head.some(({ text }) => isVerbal(text) || /^(?:we|i|me|my|our|of|is|are)$/.test(text))
  )
    return [];
  const groups = mentions.filter(({ to }) => to <= end);
  const young = groups.filter(({ entry }) => entry?.role === 'child' || entry?.risky);
  const aged = mentions.filter((one) => one.from > end && isChildMention(one) && one.ages.length > 0);
  const told = aged.reduce((sum, { ages }) => sum + ages.length, 0);
  return young.length > 0 && young.reduce((sum, { count = 1 }) => sum + count, 0) === told ? groups : [];
};
const MOST_IN_HEADLINE = 16;

/** Makes each named one of a group a person, children with their age; returns the groups that are told by name. */
export const nameGroups = (lexemes: readonly Lexeme[], mentions: readonly Mention[]): ReadonlySet<Mention> => {
  const told = new Set<Mention>(headline(lexemes, mentions));
  for (const [index, group] of mentions.entries()) {
    const count = group.count ?? group.entry?.count ?? 1;
    if (count < 2 || group.name !== undefined || !group.entry) continue;
    const each = isChildMention(group) ? oneByOne(lexemes, mentions, index) : [];
    if (each.length > 0 && (group.count ?? each.length) === each.length) {
      for (const one of each)
        Object.assign(one, { owner: group.owner, entry: { ...one.entry, key: oneOf(group.entry).key } });
      told.add(group);
      continue;
    }
    const names = namesAfter(lexemes, mentions, index);
    if (!isChildMention(group) && !group.entry.risky) {
      // "Our friends Kate and Jim", "my two sisters, Ana and Eva": they are the group.
      const next = mentions[mentions.indexOf(names.at(-1) ?? group) + 1];
      // "Los tres hermanos: la Paula, el Rodrigo y yo": the writer is one of them.
      const withWriter =
        names.length > 0 && next?.kind === 'self' && next.chain === names.at(-1)?.chain && group.owner !== 'mine';
      if (group.count === undefined ? names.length < 2 : group.count !== names.length + (withWriter ? 1 : 0)) continue;
      const one = oneOf(group.entry);
      for (const name of names) {
        name.entry = one;
        name.chain = group.chain;
        if (group.sex) name.sex ??= group.sex;
      }
      told.add(group);
      continue;
    }
    const own = names.flatMap((name) => name.ages);
    // "Zoe and Maddie, 10 and 12": the ages of all after the last name.
    const behind =
      own.length === 0 && group.ages.length === 0
        ? agesAfter(lexemes, names.at(-1)?.headTo ?? group.to, true)
        : undefined;
    const ages = behind?.months.length === names.length ? behind.months : own;
    // "los chicos (Benja 13, Juli 9 y Ramiro de 4)": each has a child's age, so these are the children.
    const aged = names.length > 1 && ages.length === names.length && ages.every((age) => age < ADULT_MONTHS);
    const fits = isChildMention(group)
      ? names.length === count || (group.count === undefined && own.length === names.length && names.length > 1)
      : aged && (group.count ?? names.length) === names.length;
    if (!fits) continue;
    const entry = oneOf(group.entry);
    for (const [at, name] of names.entries()) {
      name.entry = entry;
      name.chain = group.chain;
      if (group.stage) name.stage ??= group.stage;
      const age = ages.length === names.length ? ages[at] : (ages[0] ?? group.ages[at] ?? group.ages[0]);
      if (ages.length > 1 && ages.length !== names.length) continue;
      if (age !== undefined) name.ages = [age];
    }
    told.add(group);
  }
  return told;
};

/** Ages told apart from the person: "(both 18)", "he's 12", "ellos tienen 70 y 73". */
import { ADULT_MONTHS } from '../stage';
import { SAYS_SEX } from './child-by-age';
import { agesAfter, numbersAt } from './ages';
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import { isChildMention } from './person';
import { shareToldBefore } from './told-before';

interface Pronoun {
  sex?: 'female' | 'male';
  many: boolean;
}
const SHE: Pronoun = { sex: 'female', many: false };
const HE: Pronoun = { sex: 'male', many: false };
const THEY: Pronoun = { many: true };
const WITH_VERB: ReadonlySet<string> = new Set(['hes', 'here', 'shes', 'shere', 'theys', 'theyre']);
const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map([
  ...['she', 'her', 'ella'].map((word) => [word, SHE] as const),
  ...['he', 'him', 'el'].map((word) => [word, HE] as const),
  ...['they', 'ellos', 'ellas'].map((word) => [word, THEY] as const),
]);

/** A pronoun with an age that stands for nobody named: "me 45, him 47". */
export interface UnnamedAge {
  at: number;
  sex: 'female' | 'male';
  months: number;
}

/** Mentions before "all 15" that may share the age. */
const MOST_BEFORE = 4;
/** Each of two by an age in years. */
const ONE_AND_OTHER =
  /^[,:(]? ?(?:one|un[oa]) (?:(?:is|'s|tiene|de|aged) )*(\d{1,2})(?: (?:years?|yrs?|anos))?(?: old)?(?: (?:,|and|y))* (?:the other|el otro|la otra|otr[oa]|one) (?:(?:is|'s|one|de|tiene|aged) )*(\d{1,2})\b(?! (?:months|meses|weeks))/;
/** After an article: which of several, by the age. */
const EACH_BY_ARTICLE = /^(de|que (?:tiene|cumple)) \d/;
/** Words between somebody and the age that a later clause tells. */
const MOST_BETWEEN = 12;

/** "She's 14, list for her": the age of somebody whom nothing but a pronoun names, in months. */
const childAges = (lexemes: readonly Lexeme[], at: number): readonly number[] =>
  /^(?:is|'s|tiene)$/.test(lexemes[at + 1]?.text ?? '') ? (agesAfter(lexemes, at + 2)?.months ?? []) : [];

/** "(33 y 35)" after two people is one age each; "(both 18)" is the age of both. */
export const shareAges = (lexemes: readonly Lexeme[], mentions: readonly Mention[]): UnnamedAge[] => {
  const unnamed: UnnamedAge[] = [];
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1];
    if (!previous || previous.chain !== mention.chain || previous.ages.length > 0 || mention.ages.length === 0)
      continue;
    if ((mention.entry?.count ?? mention.count ?? 1) > 1 || (previous.entry?.count ?? previous.count ?? 1) > 1)
      continue;
    const [first, second] = mention.ages;
    const both = lexemes.slice(mention.head, mention.to).some(({ text }) => /^(?:both|ambos|ambas|all)$/.test(text));
    if (first !== undefined && second !== undefined && mention.ages.length === 2) {
      previous.ages = [first];
      mention.ages = [second];
    } else if (both) previous.ages = [...mention.ages];
  }
  // "2 teens + their friend Ollie (all 15)"
  for (const [index, last] of mentions.entries()) {
    const [age] = last.ages;
    if (age === undefined || !/^(?:\w+ )?\( (?:all|tod[oa]s) (?:de )?\d/.test(textAfter(lexemes, last.headTo, 5)))
      continue;
    for (const one of mentions.slice(Math.max(0, index - MOST_BEFORE), index))
      if (one.chain === last.chain && one.kind !== 'self' && one.ages.length === 0)
        one.ages = Array.from({ length: one.count ?? one.entry?.count ?? 1 }, () => age);
  }
  // "my two boys, one is 15 the other 12"
  for (const pair of mentions) {
    const told = pair.count === 2 && pair.ages.length === 0 && ONE_AND_OTHER.exec(textAfter(lexemes, pair.to, 13));
    if (told) pair.ages = [Number(told[1]) * 12, Number(told[2]) * 12];
  }
  // "mis dos hijos … El de 4 se marea y la de 8 nada", "las niñas: la de 9 y la de 6"
  const groups = mentions.filter(
    (one) =>
      one.ages.length === 0 &&
      one.name === undefined &&
      (one.count ?? one.entry?.count ?? 1) > 1 &&
      // "Los chicos … la de 12, el de 8"
      (isChildMention(one) || one.entry?.role === 'child'),
  );
  const [group] = groups;
  if (group && groups.length === 1) {
    const ages: number[] = [];
    for (let at = group.to; at < lexemes.length; at += 1) {
      if (!/^(?:el|la|al)$/.test(lexemes[at]?.text ?? '')) continue;
      const next = at + (SAYS_SEX.test(lexemes[at + 1]?.text ?? '') ? 2 : 1);
      if (!/^(?:de|que|del)$/.test(lexemes[next]?.text ?? '')) continue;
      const [, words] = EACH_BY_ARTICLE.exec(textAfter(lexemes, next, 4)) ?? [];
      const told = words === undefined ? undefined : numbersAt(lexemes, next + words.split(' ').length, true, true);
      if (told?.months.length === 1 && (told.months[0] ?? 0) < ADULT_MONTHS) ages.push(...told.months);
    }
    if (ages.length === (group.count ?? group.entry?.count)) group.ages = ages;
  }
  // "Our twins start on Monday, both 13", "Taking Mam and Dad to Knock, they're both 80"
  for (let at = 2; at < lexemes.length; at += 1) {
    if (lexemes[at]?.text !== 'both' || !/^(?:,|are|'re|theyre)$/.test(lexemes[at - 1]?.text ?? '')) continue;
    const [age, ...more] = agesAfter(lexemes, at + 1)?.months ?? [];
    const last = mentions.findLastIndex(({ kind, to }) => kind !== 'self' && to <= at && at - to < MOST_BETWEEN);
    const [one, other] = [mentions[last], mentions[last - 1]];
    if (age === undefined || more.length > 0 || !one || one.ages.length > 0) continue;
    if ((one.count ?? one.entry?.count) === 2) one.ages = [age, age];
    else if (other && other.kind !== 'self' && other.chain === one.chain && other.ages.length === 0)
      one.ages = other.ages = [age];
  }
  // "Our son leaves on June 3, age 14, for a week"
  for (const [index, one] of mentions.entries()) {
    if (one.kind === 'self' || one.ages.length > 0 || (one.count ?? one.entry?.count ?? 1) > 1) continue;
    const until = Math.min(mentions[index + 1]?.from ?? lexemes.length, one.to + MOST_BETWEEN);
    for (let at = one.to + 1; at < until && lexemes[at]?.text !== '.'; at += 1) {
      if (!/^aged?$/.test(lexemes[at]?.text ?? '') || !/^[,(]$/.test(lexemes[at - 1]?.text ?? '')) continue;
      const ages = agesAfter(lexemes, at + 1);
      if (ages?.months.length === 1) one.ages = ages.months;
    }
  }
  // "mi hijo, se va de campamento, tiene 10 años"
  for (const [index, one] of mentions.entries()) {
    if (one.kind !== 'person' || one.ages.length > 0 || (one.count ?? one.entry?.count ?? 1) > 1) continue;
    // "Mi hijo va a Sucre donde sus abuelos, tiene 11": of several the verb would say "tienen".
    const following = mentions.slice(index + 1).find((other) => (other.count ?? other.entry?.count ?? 1) === 1);
    const until = Math.min(following?.from ?? lexemes.length, one.to + MOST_BETWEEN);
    for (let at = one.to + 1; at < until && lexemes[at - 1]?.text !== '.'; at += 1) {
      // "… a la montaña. Tiene 8."
      const opens = lexemes[at]?.text === '.' && lexemes[at + 1]?.text === 'tiene' ? 1 : 0;
      if (lexemes[at + opens]?.text !== 'tiene' || !/^[,.y]$/.test(lexemes[at + opens - 1]?.text ?? '')) continue;
      const ages = agesAfter(lexemes, at + opens + 1);
      const child = isChildMention(one) && /^[,.;)]$/.test(lexemes[ages?.end ?? 0]?.text ?? '.');
      if (ages?.months.length === 1 && (ages.unit || child)) one.ages = ages.months;
    }
  }
  shareToldBefore(lexemes, mentions);
  for (let at = 0; at < lexemes.length; at += 1) {
    // "theyre eight and six": the verb written together
    const written = lexemes[at]?.text ?? '';
    const joined = WITH_VERB.has(written) ? 1 : 0;
    const text = joined === 1 ? written.replace(/(?:s|re)$/, '') : written;
    const pronoun = PRONOUNS.get(text);
    if (!pronoun) continue;
    const next = joined === 1 ? 'is' : (lexemes[at + 1]?.text ?? '');
    if (text === 'el' && !/^(?:tiene|es|cumple|\d\d)$/.test(next)) continue;
    const last = mentions.findLast(
      (mention) =>
        mention.kind !== 'self' &&
        mention.headTo <= at &&
        (mention.sex === undefined || pronoun.sex === undefined || mention.sex === pronoun.sex) &&
        (mention.entry?.count ?? mention.count ?? 1) > 1 === pronoun.many,
    );
    // "yo tengo 71 y él 74 volamos …": the second of two ages, dictated without a comma.
    const second = /^(?:y|and|,)$/.test(lexemes[at - 1]?.text ?? '') && /^\d\d$/.test(lexemes[at - 2]?.text ?? '');
    const bare =
      /^\d\d$/.test(next) && (second || /^(?:[,.)&+]|and|y|e|yo|me|ella)$/.test(lexemes[at + 2]?.text ?? '.'));
    const told = bare && pronoun.sex && agesAfter(lexemes, at + 1);
    if (!last || (bare && last.ages.length > 0)) {
      const beside = mentions.some(
        ({ kind, ages, from, to }) =>
          kind === 'self' && ages.length > 0 && (to === at || Math.abs(from - at) <= 3 || Math.abs(at - to) <= 2),
      );
      if (told && pronoun.sex && beside && told.months[0] !== undefined)
        unnamed.push({ at, sex: pronoun.sex, months: told.months[0] });
      const [child = ADULT_MONTHS, ...more] = childAges(lexemes, at);
      if (pronoun.sex && more.length === 0 && child < ADULT_MONTHS && mentions.every(({ kind }) => kind === 'self'))
        unnamed.push({ at, sex: pronoun.sex, months: child });
      continue;
    }
    // "my partner, she is …"
    if (pronoun.sex && last.kind === 'person' && at - last.headTo <= 3) last.sex ??= pronoun.sex;
    // "… y ella de 8"
    const isOfHer = text === 'ella' && next === 'de' && lexemes[at + 2]?.number !== undefined;
    if (
      last.ages.length > 0 ||
      !(bare || isOfHer || /^(?:is|are|'s|'re|have|has|tiene|tienen|turns?|cumplen?|turned)$/.test(next))
    )
      continue;
    // "he's autistic and 11"
    const trait = /^[a-z]+ (?:and|y) \d/.test(textAfter(lexemes, at + 2, 3)) ? 2 : 0;
    const ages = agesAfter(lexemes, bare ? at + 1 : at + 2 - joined + trait, pronoun.many);
    if (ages && (!/^(?:have|has)$/.test(next) || ages.unit) && (pronoun.many || ages.months.length === 1))
      last.ages = ages.months;
  }
  return unnamed;
};

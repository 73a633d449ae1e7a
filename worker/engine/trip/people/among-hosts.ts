/** Who is mentioned as coming along, and is met at the end of the way: hosts, their children, the newborn and its parents. */
import { comesAlong, saysTravels } from './says-travels';
import { type Part } from './part';
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { isChildMention, sameAs, type Person } from './person';
import type { FlatText } from './writer';

const COUPLES: Readonly<Record<string, RegExp>> = {
  'in-laws': /^(?:mother|father)-in-law$/,
  uncles: /^(?:uncle|aunt)$/,
  parents: /^(?:mother|father)$/,
  grandparents: /^(?:grandmother|grandfather|grandparent)$/,
};
/** "en casa de mis suegros … la suegra": the same person, or one of the two. */
const isOneOf = ({ entry }: Mention, { entry: hosts }: Mention): boolean =>
  entry !== undefined &&
  hosts !== undefined &&
  (entry.key === hosts.key || (COUPLES[hosts.key]?.test(entry.key) ?? false));

const BORN_THERE =
  /\b(?:ha parido|ha dado a luz|dio a luz|pario|(?:has|'s) (?:just )?(?:had|given birth)|gave birth|primer niet[oa]|new grand(?:son|daughter|child|baby))\b/;

/** What is known of the others when a mention is read. */
export interface PeopleSoFar {
  lexemes: readonly Lexeme[];
  flat: FlatText;
  people: readonly Person[];
  /** Those who do not travel, with their part. */
  stays: ReadonlyMap<Mention, Part>;
  /** The part of every mention by the words around it alone. */
  parts: readonly Part[];
}

/** The part of one of whom the words around the mention say no more than that they travel. */
export const partAmongHosts = (mention: Mention, { lexemes, flat, people, stays, parts }: PeopleSoFar): Part => {
  // The host's children, named again: "los críos".
  if (
    isChildMention(mention) &&
    mention.owner === 'the' &&
    mention.ages.length === 0 &&
    !people.some(({ role }) => role === 'child') &&
    [...stays].some(
      ([other, place]) =>
        (place === 'met' || place === 'host') &&
        isChildMention(other) &&
        !(other.sex && mention.sex && other.sex !== mention.sex),
    )
  )
    return 'met';
  // "Staying at mum's … mum has a net for ours": who hosts is mentioned, and does not come along.
  if (
    mention.kind === 'person' &&
    /^(?:the)?$/.test(mention.owner) &&
    (mention.ages.length === 0 || !saysTravels(lexemes, mention)) &&
    /^(?:parent|grandparent|relative|sibling)$/.test(mention.entry?.role ?? '') &&
    !(mention.owner === 'the' && comesAlong(lexemes, mention)) &&
    [...stays].some(([other, place]) => place === 'host' && isOneOf(mention, other))
  )
    return 'host';
  // "Over to our daughter in Perth … a crate that our daughter has": the one who is met there.
  if (
    mention.kind === 'person' &&
    mention.ages.length === 0 &&
    (mention.count ?? mention.entry?.count ?? 1) === 1 &&
    !saysTravels(lexemes, mention) &&
    !people.some((person) => sameAs(person, mention)) &&
    [...stays].some(
      ([other, place]) =>
        (place === 'met' || place === 'host') &&
        other.entry?.key === mention.entry?.key &&
        // "Vemos a mi tía en Conce … la tía tiene camas"
        (other.owner === mention.owner || (mention.owner === 'the' && !isChildMention(mention))) &&
        (other.name ?? mention.name) === (mention.name ?? other.name),
    )
  )
    return 'met';
  // "a casa de la niña, que ha parido": the newborn lives there.
  if (
    isChildMention(mention) &&
    /^(?:the|theirs|)$/.test(mention.owner) &&
    mention.ages.length === 0 &&
    parts.includes('host') &&
    BORN_THERE.test(flat.text)
  )
    return 'met';
  return 'travels';
};

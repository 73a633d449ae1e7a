/** An age that the writer and one other share, or that each of the two has: "both 45", "us two (66 and 68)". */
import type { Mention } from './mention';
import { inferred, type Person } from './person';
import type { FlatText } from './writer';

const BOTH_AGED =
  /\b(?:somos|we are|we 're) (?:2|dos|two) \w+(?: \w+)? [,(] (?:de |aged )?(\d\d) (?:and|y|&) (\d\d) (?=[.,)])|(?:[,(] |\b(?:we|re|are|tenemos) )(?:both|ambos|ambas|los dos|las dos) (?:de |aged |with |con |en los )?(\d\d) (?=[.,)])|\b(?:we are|we 're|were|tenemos|somos de|(?:of us|us two|couple|los dos|las dos|nosotr[oa]s|nosotr[oa]s dos|pareja) ,) (?:both|ambos|ambas|los dos|las dos) (?:de |aged )?(\d\d) (?!kg|l\b|days|nights)|\b(?:two of us|just us|us two|couple|los dos|las dos|pareja) [,(] (?:aged )?(\d\d) (?:and|&|\+|y) (\d\d) (?=[.,)])/;

/** "My parents, both 70", "los abuelos de ella (los dos 70)": the age of those who were named last. */
const isOfOthers = (mentions: readonly Mention[], at: number): boolean => {
  const last = mentions.findLast(({ from }) => from <= at);
  return last?.kind === 'person' && (last.count ?? last.entry?.count ?? 1) > 1 && at - last.to < NEAR;
};
/** Words for two that may stand for those who were named last. */
const OF_LAST = /^(?:[,(] )?(?:both|ambos|ambas|los dos|las dos)\b/;
/** Words between somebody and the age of both. */
const NEAR = 6;

const GROWN_MONTHS = 18 * 12;

/** Gives the writer and the one other adult the ages that are told of both; without another it is the partner. */
export const shareAgeOfBoth = (flat: FlatText, people: Person[], mentions: readonly Mention[]): void => {
  const both = BOTH_AGED.exec(flat.text);
  const told = both ? flat.lexemeAt(both.index + 2) : -1;
  // "Taking Mam and Dad, they're both 80", "My son and his friend Miles, both 12": theirs.
  if (
    both &&
    /\bthey (?:are|'re) $|\btheyre $/.test(flat.text.slice(0, flat.offsetOf(told)).replace(/(?:both|ambos) $/, ''))
  )
    return;
  const last = mentions.findIndex(({ from, to }) => from < told && told < to);
  if (mentions[last]?.ages.length === 1 && mentions[last - 1]?.ages[0] === mentions[last]?.ages[0]) return;
  const self = people.find(({ role }) => role === 'self');
  if (!both || !self || (OF_LAST.test(both[0]) && isOfOthers(mentions, flat.lexemeAt(both.index)))) return;
  const [own, other] = both.slice(1).filter((age) => age !== undefined);
  self.ageMonths ??= Number(own) * 12;
  const others = Number(other ?? own) * 12;
  const grown = people.filter(
    ({ role, ageMonths }) => role !== 'self' && (role !== 'child' || (ageMonths ?? 0) >= GROWN_MONTHS),
  );
  const known = people.find(({ role }) => role === 'partner') ?? (grown.length === 1 ? grown[0] : undefined);
  if (known?.count === 1) known.ageMonths ??= others;
  else if (grown.length === 0)
    people.push(inferred({ role: 'partner', key: 'partner', ageMonths: others }, flat.lexemeAt(both.index)));
};

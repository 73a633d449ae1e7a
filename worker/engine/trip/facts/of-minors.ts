/** Facts of children that who travels tells. */
import { ADULT_MONTHS } from '../stage';
import type { ScopedFact, Trip } from '../schema';

/** "Our grandson Alfie, 10", "mi sobrina", "her best friend Lotte (13)": a child of others than those who take it along. */
const isOfOthers = ({ ageMonths, stage, role, evidence: { quote = '' } }: Trip['travellers'][number]): boolean =>
  (ageMonths === undefined ? /^(?:baby|toddler|child|teen)$/.test(stage) : ageMonths < ADULT_MONTHS) &&
  ((role === 'friend' && ageMonths !== undefined) ||
    /\b(?:grand(?:son|daughter|child|children|kids?)|nephews?|nieces?|god(?:son|daughter|child)|niet[oa]s?|sobrin[oa]s?|ahijad[oa]s?|hij[oa] de mi (?:cuñad|herman|amig|prim)[oa])\b/iu.test(
      quote,
    ));

/** A sister or a writer of 17 without her parents needs their signature; the newborn that stays with its mother needs no clothes. */
export const ofMinors = (
  facts: readonly ScopedFact[],
  { travellers, bystanders }: Pick<Trip, 'travellers' | 'bystanders'>,
): ScopedFact[] => {
  const here = facts.filter(
    ({ tag }) =>
      tag !== 'need:newborn' ||
      travellers.some(({ stage }) => stage === 'baby') ||
      !bystanders.some(({ name }) => /newborn|reci[eé]n nacid/i.test(name)),
  );
  if (here.some(({ tag }) => tag === 'need:minor-alone')) return here;
  // A daughter without an age is the mother.
  const hasParents = travellers.some(
    (one) =>
      /^(?:sibling|relative)$/.test(one.role) ||
      (one.role === 'child' && !isOfOthers(one) && (one.ageMonths ?? ADULT_MONTHS) >= ADULT_MONTHS),
  );
  const hasElders = travellers.some(({ role }) => /^(?:parent|grandparent)$/.test(role));
  const alone =
    (hasParents ? undefined : travellers.find(isOfOthers)) ??
    (hasElders
      ? undefined
      : travellers.find(
          ({ role, ageMonths = ADULT_MONTHS }) => /^(?:sibling|self)$/.test(role) && ageMonths < ADULT_MONTHS,
        ));
  if (!alone) return here;
  return [...here, { tag: 'need:minor-alone', travellers: [alone.id], legs: [], evidence: alone.evidence }];
};

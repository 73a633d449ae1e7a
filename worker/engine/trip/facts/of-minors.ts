/** Facts of children that who travels tells. */
import { ADULT_MONTHS } from '../stage';
import type { ScopedFact, Trip } from '../schema';

/** A sister of 17 without her parents needs their signature; the newborn that stays with its mother needs no clothes. */
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
  const sibling = travellers.find(
    ({ role, ageMonths = ADULT_MONTHS }) => role === 'sibling' && ageMonths < ADULT_MONTHS,
  );
  const elders = travellers.some(({ role }) => /^(?:parent|grandparent)$/.test(role));
  if (!sibling || elders || here.some(({ tag }) => tag === 'need:minor-alone')) return here;
  const { evidence } = sibling;
  return [...here, { tag: 'need:minor-alone', travellers: [sibling.id], legs: [], evidence }];
};

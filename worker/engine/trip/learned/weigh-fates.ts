/** Sets the rules' reading of each thing against what texts like this one say most often. */
import { OURS } from '../things/bare-fate';
import { isRemedy } from '../things/doubts';
import { isLeftOut } from '../things/reading';
import type { Entry } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import { fateExample } from './fate-examples';
import { LEARNED_FATES, type LearnedText } from './reader';

/**
 * A thing that rules bring stays off where this share of texts like it leave it out, more where it is said to be the writer's
 * own or somebody lives with it; one that they leave out comes below the last share but one, and one of which they read
 * nothing below the last. Chosen on 84 field trips that nothing was learned from (tests/field, holdout53 to holdout58), on
 * which a thing too many costs about twice as much as one too few, and one that the trip hinges on far more.
 */
const SURELY_OFF = 0.8;
const OFF_THOUGH_OWN = 0.9;
const OFF_THOUGH_REMEDY = 0.95;
const SURELY_ON = 0.1;
const ON_THOUGH_UNREAD = 0.05;

const neededToTakeOff = ({ mention, view, start }: Entry): number => {
  if (mention && isRemedy(mention.concept)) return OFF_THOUGH_REMEDY;
  // "Llevo mis esquís".
  const before = view.sentence.tokens[start - 1]?.text ?? '';
  return before === 'own' || OURS.test(before) ? OFF_THOUGH_OWN : SURELY_OFF;
};

const likeliestOff = (likelihoods: ArrayLike<number>): (typeof LEARNED_FATES)[number] => {
  let best = 1;
  for (let fate = 2; fate < LEARNED_FATES.length; fate += 1)
    if ((likelihoods[fate] ?? 0) > (likelihoods[best] ?? 0)) best = fate;
  return LEARNED_FATES[best] ?? 'stays';
};

/** The entries without the readings that the learned reader is sure are wrong. */
export function weighFates(entries: readonly Entry[], context: ThingsContext, learned: LearnedText): Entry[] {
  const answers = learned.fates(entries.map((entry) => fateExample(entry, learned.words, context)));
  return entries.flatMap((entry, at): Entry[] => {
    const likelihoods = answers[at];
    if (!likelihoods) return entry.isUnread ? [] : [entry];
    const off = 1 - (likelihoods[0] ?? 0);
    if (entry.isUnread) return off < ON_THOUGH_UNREAD ? [entry] : [];
    if (isLeftOut(entry.reading))
      return [off < SURELY_ON ? { ...entry, reading: { ...entry.reading, fate: 'bring' } } : entry];
    if (off <= neededToTakeOff(entry)) return [entry];
    const fate = likeliestOff(likelihoods);
    return fate === 'mentioned' ? [] : [{ ...entry, reading: { ...entry.reading, fate } }];
  });
}

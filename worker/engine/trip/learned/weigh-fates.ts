/** Sets the rules' reading of each thing against what texts like this one say most often. */
import { isLeftOut, plain, type Reading } from '../things/reading';
import type { Entry } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import { fateExamples } from './fate-examples';
import { isAllergen, isNotGiven, isSurelyRead, neededToTakeOff } from './needed-certainty';
import { LEARNED_FATES, type LearnedText } from './reader';

// Probabilities above or below which a reading of the rules is changed. Chosen on 182 field trips that nothing or little had been
// learned from (tests/field, holdout75 to holdout87), on which a thing that is missing costs more than one too many.
/** Most probability that a thing does not come, to list what rules leave out. */
const SURELY_ON = 0.6;
/** The same for what rules read nothing of. */
const ON_THOUGH_UNREAD = 0.2;
/** Least probability that a thing does not come, to tell what rules read nothing of as left out. */
const OFF_THOUGH_UNREAD = 0.85;

const likeliestOff = (likelihoods: ArrayLike<number>): (typeof LEARNED_FATES)[number] => {
  let best = 1;
  for (let fate = 2; fate < LEARNED_FATES.length; fate += 1)
    if ((likelihoods[fate] ?? 0) > (likelihoods[best] ?? 0)) best = fate;
  return LEARNED_FATES[best] ?? 'stays';
};

/** The entries without the readings that the learned reader is sure are wrong. */
export function weighFates(entries: readonly Entry[], context: ThingsContext, learned: LearnedText): Entry[] {
  const answers = learned.fates(fateExamples(entries, learned.words, context));
  return entries.flatMap((entry, at): Entry[] => {
    const likelihoods = answers[at];
    if (!likelihoods) return entry.isUnread ? [] : [entry];
    const off = 1 - (likelihoods[0] ?? 0);
    // Who does it and what was doubted belong to the reading that is changed.
    const changed = (fate: Reading['fate']): Entry => ({
      ...entry,
      reading: plain(fate, undefined, entry.reading.travellers),
    });
    const fate = likeliestOff(likelihoods);
    if (entry.isUnread) {
      if (isNotGiven(entry) || (off < ON_THOUGH_UNREAD && !isAllergen(entry))) return [entry];
      // What is bought there may be needed until then: only rules read how much.
      return off > OFF_THOUGH_UNREAD && fate !== 'mentioned' && fate !== 'nothing' && fate !== 'buy-there'
        ? [changed(fate)]
        : [];
    }
    if (isSurelyRead(entry)) return [entry];
    if (isLeftOut(entry.reading)) return [off < SURELY_ON && !isAllergen(entry) ? changed('bring') : entry];
    if (off <= neededToTakeOff(entry)) return [entry];
    return fate === 'mentioned' || fate === 'nothing' ? [] : [changed(fate)];
  });
}

/** Sets the rules' reading of each thing against what texts like this one say most often. */
import { isUrged } from '../things/indispensable';
import { isLeftOut, plain, type Reading } from '../things/reading';
import type { Entry } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import { fateExamples } from './fate-examples';
import { isAllergen, isNotGiven, isSurelyRead, mostToList, neededToTakeOff } from './needed-certainty';
import { LEARNED_FATES, type LearnedText } from './reader';

/** Most probability that a thing does not come, to list what rules read nothing of. */
const ON_THOUGH_UNREAD = 0.35;
/** Least probability that a thing does not come, to tell what rules read nothing of as left out. */
const OFF_THOUGH_UNREAD = 0.85;

const likeliestOff = (likelihoods: ArrayLike<number>): (typeof LEARNED_FATES)[number] => {
  let best = 1;
  for (let fate = 2; fate < LEARNED_FATES.length; fate += 1)
    if ((likelihoods[fate] ?? 0) > (likelihoods[best] ?? 0)) best = fate;
  return LEARNED_FATES[best] ?? 'stays';
};

/** Neither listed nor told as left out. */
const isNowhere = (fate: (typeof LEARNED_FATES)[number]): fate is 'mentioned' | 'nothing' =>
  fate === 'mentioned' || fate === 'nothing';

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
    if (isUrged(entry.view.sentence.tokens, entry.end)) return [changed('bring')];
    const fate = likeliestOff(likelihoods);
    if (entry.isUnread) {
      if (isNotGiven(entry) || (off < ON_THOUGH_UNREAD && !isAllergen(entry))) return [entry];
      // What is bought there may be needed until then: only rules read how much.
      return off > OFF_THOUGH_UNREAD && !isNowhere(fate) && fate !== 'buy-there' ? [changed(fate)] : [];
    }
    if (isSurelyRead(entry)) return [entry];
    if (isLeftOut(entry.reading))
      return [off < mostToList(entry.reading) && !isAllergen(entry) ? changed('bring') : entry];
    if (off <= neededToTakeOff(entry)) return [entry];
    return isNowhere(fate) ? [] : [changed(fate)];
  });
}

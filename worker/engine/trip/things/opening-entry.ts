/**
 * A thing that a sentence opens with, and behind it what it is for or what happens without it: "torch for the 4am walk",
 * "club vest and cap or you're disqualified", "masking tape to tape the doors". Nobody gives it, so it comes.
 */
import { isVerbalAt } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import { LODGING } from '../../packing/reading/lodging-words';
import { isHardGap, type ThingGroup } from './mentions';

import { PROVIDER } from './somebody';

/** Words before the first thing, at most. */
const MOST_BEFORE = 3;
const NO_NAME = /^(?:no|not|any|some|for|in|at|on|with|without|what|which|these|those|whose|their|his|her|your|last)$/;
/** "Towels to hire": how one comes by it there. */
const TO_GET =
  /^(?:hire|rent|buy|borrow|be|share|collect|order|choose|follow|come|get|pick|purchase|the|a|an|my|our|your|his|her|their|him|us|them|me|you|loan|and|or)$/;
/** How a paper or a garment has been made ready. */
const MADE_READY =
  /^(?:signed|printed|laminated|certified|stamped|sewn|stitched|ironed|pressed|framed|wrapped|filled|charged|downloaded|labelled|labeled|sharpened|polished|frozen|folded|rolled|zipped|bagged|sealed)$/;
/** "Bags to carry it all are in the car" */
const SAID_OF_IT = /^(?:is|are|was|were|will|they|there|theres|comes?|waiting)$/;
const FOR_WHAT = /^(?:hire|rent|sale|free|breakfast|loan|everyone|everybody|all|guests|use|us)$/;

/** Whether the words from a place on say where the thing is or who has it. */
const isThere = (tokens: readonly Token[], from: number): boolean => {
  for (let at = from; at < tokens.length; at += 1) {
    const { text = '', number } = tokens[at] ?? {};
    if (LODGING.test(text) || PROVIDER.test(text) || /^(?:there|cupboard|drawer|shed)$/.test(text)) return true;
    if (isVerbalAt(tokens, at) && !(text === 'am' && tokens[at - 1]?.number !== undefined) && number === undefined)
      return true;
  }
  return false;
};

export const isOpeningEntry = (tokens: readonly Token[], group: ThingGroup): boolean => {
  if (group.start > MOST_BEFORE) return false;
  for (let at = 0; at < group.start; at += 1)
    if (NO_NAME.test(tokens[at]?.text ?? '') || isVerbalAt(tokens, at) || (at > 0 && isHardGap(tokens[at]?.gap)))
      return false;
  const { text = '', gap = '' } = tokens[group.end] ?? {};
  const next = tokens[group.end + 1]?.text ?? '';
  if (/[;:.()?]/.test(gap)) return false;
  if (text === 'or') return false;
  if (/,/.test(gap)) return false;
  if (text === 'for') return !FOR_WHAT.test(next) && !isThere(tokens, group.end + 1);
  if (text === 'to')
    return (
      !TO_GET.test(next) &&
      tokens[group.end + 1]?.capital === false &&
      !tokens.slice(group.end + 1).some((token) => SAID_OF_IT.test(token.text))
    );
  return MADE_READY.test(text);
};

/** Names of travellers that look like a fact: a child called Banjo plays nothing. */
import { KIN } from '../../packing/reading/grammar';
import type { Occurrence } from '../../packing/reading/occurrence';
import { tokenAt } from '../people/about';

/** Facts that a name may look like: "Banjo", "Skye", "River", "Luna". */
const LIKE_A_NAME = /^(?:hobby|setting|activity|pet|transport|occasion):/;

/** Whether a fact rests on a single word that names somebody. */
export const isNameOfSomebody = (
  { tag, view, start, end }: Occurrence,
  isNamed: (offset: number) => boolean,
): boolean => {
  if (!LIKE_A_NAME.test(tag)) return false;
  const token = view.sentence.tokens[tokenAt(view, start)];
  return token?.capital === true && token.end >= end && !KIN.has(token.text) && isNamed(start);
};

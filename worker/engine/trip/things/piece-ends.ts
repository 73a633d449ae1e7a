/** Where a piece of a sentence ends: signs and words after which something else is spoken of. */
import type { Token } from '../../packing/reading/text';

/** Words after which the opposite is said. */
export const HARD_STOP = /^(?:but|pero|aunque|although|though|however|sino|whereas|mientras)$/;

/** Signs that end a piece of a list. */
export const PIECE_END = /[,;:.()+&/=–—!?→]/;
/** Whether a piece ends before the word at this place. */
export const endsPiece = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return (
    !next ||
    PIECE_END.test(next.gap) ||
    HARD_STOP.test(next.text) ||
    /^(?:and|y|e|n|so|lol|because|as|cos|bc|cause)$/.test(next.text)
  );
};

/** Where a piece of a sentence ends: signs and words after which something else is spoken of. */
import type { Token } from '../../packing/reading/text';

/** Words after which the opposite is said. */
export const HARD_STOP = /^(?:but|pero|aunque|although|though|however|sino|whereas|mientras)$/;

/** Signs that end a piece of a list. */
export const PIECE_END = /[,;:.()+&/=–—!?→]/;
/** Where the piece that begins at a word ends, `most` words further on at the latest. */
export const pieceEndFrom = (tokens: readonly Token[], from: number, most = Infinity): number => {
  const last = Math.min(tokens.length, from + most);
  let to = from;
  while (to < last && (to === from || !PIECE_END.test(tokens[to]?.gap ?? ''))) to += 1;
  return to;
};
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

/** The word that leads to a thing. */
import type { Token } from '../../packing/reading/text';

/** Signs that part what is said of one thing from the next. */
export const PARTED = /[,;:.()+&=–—!?]/;

/** The word that leads to a thing, before its article and what it is like. */
export const leadOf = (tokens: readonly Token[], start: number): string => {
  let at = start - 1;
  while (at > start - 4 && LIKE.test(tokens[at]?.text ?? '')) at -= 1;
  return tokens[at]?.text ?? '';
};
const LIKE =
  /^(?:a|an|the|one|some|any|all|our|my|your|his|her|big|proper|long|new|decent|good|el|la|un|una|los|las|ninguna)$/;

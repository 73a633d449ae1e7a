/** The pieces between commas that things stand in. */
import { type Token } from '../../packing/reading/text';
import { isHardGap } from './mentions';

const partsPiece = (gap: string | undefined): boolean => gap?.includes(',') === true || isHardGap(gap);
/** The piece between commas that a list stands in. */
export const pieceStart = (tokens: readonly Token[], at: number, least: number): number => {
  let from = at;
  while (from > least && !partsPiece(tokens[from]?.gap)) from -= 1;
  return from;
};
export const pieceEnd = (tokens: readonly Token[], at: number, most: number): number => {
  let to = at;
  while (to < most && !partsPiece(tokens[to]?.gap)) to += 1;
  return to;
};

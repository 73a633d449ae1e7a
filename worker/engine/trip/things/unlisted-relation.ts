/** "My tita will bring the cooker": "my" and a word that no list of relations has, before what somebody takes on. */
import { isVerbal } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import { conceptOf } from './mentions';
import { objectSort } from './objects';

/** Whether "my" and a word that is no thing do what an English frame says, with nothing but auxiliaries between. */
export const isUnlistedRelation = (tokens: readonly Token[], my: number, { row, start }: Frame): boolean => {
  const { text = '' } = tokens[my + 1] ?? {};
  return (
    /^(?:my|our)$/.test(tokens[my]?.text ?? '') &&
    row.act === 'bring' &&
    start >= my + 2 &&
    TAKES_ON.test(row.phrase) &&
    (start > my + 2 || /^(?:\w+s|will|volunteered|offered|promised|agreed)$/.test(tokens[start]?.text ?? '')) &&
    tokens.slice(my + 1, start + 1).every(({ gap }) => gap.trim() === '') &&
    tokens.slice(my + 2, start).every((token) => AUXILIARY.test(token.text)) &&
    objectSort(text) === undefined &&
    conceptOf(text) === undefined &&
    !isVerbal(text)
  );
};
const TAKES_ON =
  /\b(?:brings?|bringing|carry|carries|carrying|lugs?|lugging|hauls?|hauling|sorts|sorting|handles|handling|supplying|volunteered|offered|promised|agreed)\b/;
const AUXILIARY = /^(?:'s|is|are|will|'ll|gonna|going|to|be|has|have|always|usually|also|already|gets|shall|can)$/;

/** Things that are gone or broken, and the new ones that come for them. */
import { anywhere } from '../../packing/reading/anywhere';
import { someWord, type Token } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';

const GONE =
  /^(?:nicked|stolen|robbed|lost|broken|ruined|robaron|perdi|perdieron|perdio|rompio|rompieron|robado|robada)$/;
/** Whether something is gone in these words; "boots broken in" are ready to wear. */
export const isGone = anywhere((tokens, at) => GONE.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== 'in');

/** "Le robaron la mochila, las gafas y el reloj": a list whose verb says that it is gone. */
export const isGoneList = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  isGone(tokens, start - 2, start) && tokens.slice(start - 1, start + 1).every(({ gap }) => gap.trim() === '');

/** "He lost them, so goggles", "ojotas, que se le rompieron": another one comes. */
export const isNewOne = (tokens: readonly Token[], { start, end }: ThingMention): boolean =>
  /^(?:so|then|entonces)$/.test(tokens[start - 1]?.text ?? '') ||
  (tokens[end]?.gap.includes(',') === true && /^(?:que|porque|because|cos|since)$/.test(tokens[end].text));

const BROKEN =
  /^(?:broke|broken|died|snapped|ripped|leaks?|leaked|bust|rompi|rompio|rompieron|murio|murieron|rot[oa]s?|rajo|revento)$/;
const ANOTHER = /^(?:new|another|nuev[oa]s?|otr[oa]s?)$/;
/** Words between a thing and that it broke, and after that and the new one, at most. */
const MOST_BEFORE = 4;
const MOST_BEHIND = 8;

/** "Torch died last time so new one bought", "la linterna se rompió, llevo otra": what is broken comes as another one. */
export const isReplaced = (tokens: readonly Token[], { end }: ThingMention): boolean => {
  const broke = tokens.findIndex(
    ({ text }, at) => at >= end && at < end + MOST_BEFORE && BROKEN.test(text) && tokens[at + 1]?.text !== 'in',
  );
  if (broke === -1 || !someWord(tokens, broke + 1, broke + 1 + MOST_BEHIND, ANOTHER)) return false;
  return !tokens.slice(end + 1, broke + 1).some(({ gap }) => /[;.(,]/.test(gap));
};

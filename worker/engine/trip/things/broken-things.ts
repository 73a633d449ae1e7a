/** Things that are gone or broken, and the new ones that come for them. */
import { anywhere } from '../../packing/reading/anywhere';
import { someWord, wordsOf, type Token } from '../../packing/reading/text';
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

const OUTGROWN_BEFORE = /(?:^| )(?:outgrew|outgrown|grew out of|grown out of)(?: \w+){0,2}$/;
const NEXT_SIZE = /(?:^| )(?:new|bigger|larger|next size|another)(?: |$)/;
const OUTGROWN_BEHIND =
  /^(?:ya )?(?:no )?(?:le|les|me) (?:quedan?|entran?|vienen?)(?: \w+){0,5} (?:otr[oa]s?|nuev[oa]s?|mas grandes?)(?: |$)/;
/** "He outgrew the dress shoes so bigger ones before we go", "los botines le quedan chicos, hay que comprar otros": those of the next size come. */
export const isOutgrown = (tokens: readonly Token[], { start, end }: Pick<ThingMention, 'start' | 'end'>): boolean =>
  (OUTGROWN_BEFORE.test(wordsOf(tokens, start - 5, start)) &&
    NEXT_SIZE.test(wordsOf(tokens, end, end + MOST_BEHIND))) ||
  OUTGROWN_BEHIND.test(wordsOf(tokens, end, end + MOST_BEHIND + 3));

const GOT_BEFORE_TRIP =
  /^(?:\w+ ){0,3}?(?:get|getting|buy|buying|pick|picking|collect|collecting|order|ordering|consigo|conseguimos|compro|compramos|comprar|recojo|recogemos|retiro|retiramos)(?: \w+){0,6}? (?:before (?:leaving|departure|flying|travelling|(?:we|i) (?:go|leave|fly|travel)|the (?:trip|flight))|antes (?:de (?:salir|irnos|irme|viajar|volar|partir)|del (?:viaje|vuelo)))(?: |$)/;
/** "Boots I get from the market before leaving": bought at home, so it comes. */
export const isGotBeforeTrip = (tokens: readonly Token[], { end }: Pick<ThingMention, 'end'>): boolean =>
  GOT_BEFORE_TRIP.test(wordsOf(tokens, end, end + MOST_TO_TRIP)) &&
  !tokens.slice(end, end + MOST_TO_TRIP).some(({ gap }, at) => at > 0 && /[;(]/.test(gap));
const MOST_TO_TRIP = 13;

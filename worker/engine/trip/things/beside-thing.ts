/** What the words right beside a thing say of whom it is for. */
import { SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { wordsOf, type Token } from '../../packing/reading/text';
import { type Reading } from './reading';
import { type ThingMention } from './mentions';

/** "Doesn't sleep without her rabbit", "no se duerme sin su conejo". */
const CUDDLED =
  /\b(?:sleep|sleeps|settle|settles|nap|naps|duerme|duermen|dormir) (?:without|sin) (?:(?:his|her|their|the|a|su|sus|el|la|un|una) )?$/;
export const isCuddled = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  tokens[start - 1] !== undefined && CUDDLED.test(`${wordsOf(tokens, start - 5, start)} `);

/** "Los cepillos de dientes para los niños los lleva Paola": what others bring for others leaves one's own on the list. */
export const isForOthers = (tokens: readonly Token[], { end }: ThingMention, { fate }: Reading): boolean =>
  fate === 'other-brings' &&
  /^(?:para|for)$/.test(tokens[end]?.text ?? '') &&
  /^(?:los|las|the|repartir|regalar|donar)$/.test(tokens[end + 1]?.text ?? '');

/** "… las mías" right after a thing. */
export const isOwnedByWriter = (tokens: readonly Token[], { end }: ThingMention): boolean =>
  SPANISH_ARTICLE.test(tokens[end]?.text ?? '') && /^mi[oa]s?$/.test(tokens[end + 1]?.text ?? '');

/** How many of a thing a bare word brings: what is used up, and beds for two. */
import type { Thing } from '../trip/schema';
import { several } from './knowledge/item';
import type { KnownItem } from './knowledge/knowledge';
import type { Draft } from './lines';
import { clamp } from './quantity';

/** For longer nobody carries what shops sell. */
const FIRST_NIGHTS = 5;
/** Of what is used up a word alone says no number: "pañal de noche" is some for each night. */
export function usedUp({ qty }: KnownItem, nights: number, heads: number): number | undefined {
  const rule = several(qty).find(({ consumed }) => consumed);
  const rate = rule?.perDay ?? rule?.perDayByAge?.at(-1)?.perDay;
  if (!rule || rate === undefined) return undefined;
  return clamp((Math.ceil(rate * Math.min(nights, FIRST_NIGHTS)) + (rule.spare ?? 0)) * heads, 1, 99);
}

/** "A double airbed" is for two of those who travel. */
const FOR_TWO =
  /(?<![\p{L}])(?:doubles?|kings?|queens?|matrimoni(?:o|al(?:es)?)|dobles?|(?:dos|2) plazas)(?![\p{L}])/iu;
/** How many beds of an airbed that is on the list. */
export const bedsOf = (thing: Thing, { item, quantity }: Draft): number =>
  item.id === 'sleeping-mat' && thing.quantity === undefined && FOR_TWO.test(thing.words)
    ? Math.ceil(quantity / 2)
    : quantity;

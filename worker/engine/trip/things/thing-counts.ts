/** How many of a thing are named: a number before it, or copies and pairs told after it. */
import { JOINS } from '../../packing/reading/grammar';
import { numberOf } from '../../packing/reading/numbers';
import { wordsOf, type Token } from '../../packing/reading/text';
import { pieceEndFrom } from './piece-ends';

const MAX_COUNT = 60;
const MEASURE =
  /^(?:kg|kgs|kilos?|l|litres?|m|km|cm|lb|lbs|days?|dias?|nights?|noches?|years?|anos?|months?|meses|hours?|horas?|weeks?|semanas?|am|pm|mm|man|men|person|persons|people|berth|seater|sleeper|personas?|pers|pax|plazas|season|piece|pin|port|way|inch|inches|gal|gallons?|ft|feet|foot|met(?:re|er|ro)s?|wheel|ml|gb|mah|watts?|oz|grams?|gramos?|th|euros?|dollars?|dolares|pesos|soles)$/;

/** "A few nappies for the plane": so many. */
const A_FEW = 6;
const FOR_THE_WAY =
  /^\w+ (?:\w+ )?for the (?:plane|flight|journey|way|drive|train|ride|bus|ferry|trip (?:there|down|up|over))\b/;
/** Tokens between a number and its thing at most; with "each" ("3 sets each of socks", "dos pares cada uno de …") two more. */
const REACH = 3;
const EACH_REACH = 5;
/** How many: a number right before the thing or before its adjectives ("two warm jackets"). */
export const countBefore = (tokens: readonly Token[], start: number): number | undefined => {
  const reach = /^(?:each|apiece|un[oa])$/.test(tokens[start - 2]?.text ?? '') ? EACH_REACH : REACH;
  for (let index = start - 1; index >= Math.max(0, start - reach); index -= 1) {
    const token = tokens[index];
    if (!token || /[,;:.()+&]/.test(tokens[index + 1]?.gap ?? '') || JOINS.has(token.text)) return undefined;
    if (token.text === 'few' && FOR_THE_WAY.test(wordsOf(tokens, start, start + 6))) return A_FEW;
    const value = numberOf(token.text);
    if (value === undefined || (value === 1 && tokens[index - 1]?.text === 'cada')) continue;
    // "El 24 hallacas", "Marsa Alam 4 con snorkel": a day of the month, nights.
    if (tokens[index - 1]?.text === 'el' || /^con$/.test(tokens[index + 1]?.text ?? '')) return undefined;
    // "The -20 sleeping bag" is rated for frost, "£40 pocket money" is a sum.
    if (/[-−–£$€₹/]$/.test(token.gap)) return undefined;
    // "80m rope", "3 day": a measure, not a count; "one" and "una" are mostly articles.
    if (MEASURE.test(tokens[index + 1]?.text ?? '') || /^(?:un|una|one)$/.test(token.text)) return undefined;
    // "Hotels are 5* so prayer mats", "once in a while": no count of things.
    if (/\*/.test(tokens[index + 1]?.gap ?? '') || (token.text === 'once' && index < start - 1)) return undefined;
    return Number.isInteger(value) && value >= 1 && value <= MAX_COUNT ? value : undefined;
  }
  return undefined;
};

const EACH_OF_US =
  /^(?:[a-z]{4,}s )?(?:(?:los|las|all|nosotros) )(two|three|four|five|six|dos|tres|cuatro|cinco|seis)(?: of us)?$/;
const MOST_IN_PHRASE = 6;
const COPIES: ReadonlyMap<string, number> = new Map([
  ['duplicado', 2],
  ['triplicado', 3],
  ['cuadruplicado', 4],
  ['duplicate', 2],
  ['triplicate', 3],
]);
const MOST_BEHIND = 12;
/** What has a size. */
const SIZED = /^(?:shoes?|boots?|trainers|sneakers|skis?|zapat\w+|botas?|tenis|ring|anillos?|dress|vestidos?|jeans)$/;
/** "camisas 7", "palo (2 por si se rompe)", "chupetes por triplicado": a number after the thing, and no size or measure. */
export const countAfter = (tokens: readonly Token[], end: number): number | undefined => {
  // "helmets our own x3"
  let behind = end;
  while (/^(?:our|my|own|ours|mine)$/.test(tokens[behind]?.text ?? '') && behind - end < 2) behind += 1;
  if (behind > end && tokens[behind]?.text !== 'x') behind = end;
  const first = tokens[behind];
  if (!first) return undefined;
  const copies = /^(?:por|en|in)$/.test(first.text) ? COPIES.get(tokens[end + 1]?.text ?? '') : undefined;
  if (copies !== undefined) return copies;
  // "blusas x2"
  if (/^(?:x|por)$/.test(first.text) && tokens[behind + 1]?.gap === '') {
    const times = tokens[behind + 1]?.number;
    if (times !== undefined && Number.isInteger(times) && times >= 1 && times <= MOST_BEHIND) return times;
  }
  // "Pasaportes gringos los tres", "passports all three of us": one for each.
  const each = EACH_OF_US.exec(wordsOf(tokens, end, pieceEndFrom(tokens, end, MOST_IN_PHRASE)))?.[1];
  if (each !== undefined) return numberOf(each);
  const value = first.number;
  // "malla, dos cada uno"
  const perHead = /^(?:cada|each)$/.test(tokens[end + 1]?.text ?? '');
  if (perHead && value !== undefined && value >= 2 && value <= MOST_BEHIND && Number.isInteger(value)) return value;
  // "Mis geles, 8, los de allá me caen pesados": between two commas, and no age or size.
  const isBetweenCommas =
    first.gap.includes(',') &&
    (tokens[end + 1]?.gap ?? ',').startsWith(',') &&
    !SIZED.test(tokens[end - 1]?.text ?? '');
  if (isBetweenCommas && /^\d+$/.test(first.text) && value !== undefined && value >= 2 && value <= MOST_BEHIND)
    return Number.isInteger(value) ? value : undefined;
  if (value === undefined || !/^\s*\(?\s*$/.test(first.gap) || !/^\d+$/.test(first.text)) return undefined;
  if (!Number.isInteger(value) || value < 2 || value > MOST_BEHIND) return undefined;
  const next = tokens[end + 1];
  const closes =
    !next ||
    /[,;:.)]/.test(next.gap) ||
    /^(?:para|pa|por|porque|que|y|e|and|for|in|de|mas|plus|cada|each|pares|pairs)$/.test(next.text);
  return closes && !/^(?:anos?|meses|kg|kilos?|litros?)$/.test(next?.text ?? '') ? value : undefined;
};

/** A number of copies as a field, where one is told. */
export const quantityOf = (quantity: number | undefined): { quantity?: number } =>
  quantity === undefined ? {} : { quantity };

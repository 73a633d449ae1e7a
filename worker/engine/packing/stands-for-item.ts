/** Things that are lent, bought or given there and do the work of an item under another name. */
import type { Thing } from '../trip/schema';
import { COATS, NEEDLESS_WITH, type NeedlessWith } from './knowledge/needless-with';

/** Whether a thing is there for those who come, for money or without. */
export const isLent = ({ fate }: Thing): boolean => fate === 'provided' || fate === 'rented';

/** Which fates each column of the table is about. */
const COLUMNS: readonly (readonly [column: keyof NeedlessWith, fates: readonly Thing['fate'][]])[] = [
  ['kinds', ['provided', 'rented', 'other-brings', 'buy-there', 'sent', 'stays']],
  ['sameJob', ['provided', 'rented', 'other-brings', 'buy-there', 'sent']],
  ['included', ['provided', 'rented']],
  ['care', ['provided', 'rented', 'other-brings', 'stays']],
  ['without', ['stays']],
];

/** Whoever gets a coat there needs none from home: a "jacket" that is bought or lent is the warm one. */
const isCoatThere = ({ fate, concept, words }: Thing, id: string): boolean =>
  COATS.includes(id) &&
  (fate === 'rented'
    ? // A jacket that is hired may be for the slopes alone.
      (concept === 'winter-jacket' && !/suit/i.test(words)) || concept === 'down-jacket'
    : /^(?:buy-there|provided|sent|other-brings)$/.test(fate) &&
      /^(?:light-jacket|winter-jacket|ski-jacket|coat|down-jacket)$/.test(concept ?? ''));

/** A phone that is not used for something, or not in the exam room, is charged all the same. */
const FORBIDDEN =
  /\b(?:prohibid\w*|forbidden|banned|not (?:allowed|permitted)|no (?:se permite|dejan)|lock(?:s|ed)? up|hand(?:s|ed)? (?:it |them )?in|sin (?:celular|m[oó]vil)|cero (?:celular|m[oó]vil)|nada de (?:celular|m[oó]vil|celu))/iu;
/** "Phones are staying in Tuam", "los celulares quedan en casa". */
const STAYS = /\b(?:stay(?:s|ing)?|left) (?:at |in |behind|home|with )|\b(?:queda\w*|dej\w+) (?:en|con) /iu;
const FOR_HOURS = /\b(?:sala|aula|examen|planta|misa|exam|hall|inside|shabb?at|sabbath|visit\w*|entrar)\b/iu;
const isForGood = ({ concept, evidence: { quote = '' } }: Thing): boolean =>
  concept !== 'phone' || ((FORBIDDEN.test(quote) || STAYS.test(quote)) && !FOR_HOURS.test(quote));

/** "Ya sin pañal de día": at night they wear one. */
const isByDay = ({ concept, words }: Thing): boolean => concept === 'nappies' && /\b(?:de d[ií]a|day)\b/iu.test(words);

const isNeedless = (thing: Thing, id: string): boolean => {
  const row = NEEDLESS_WITH[thing.concept ?? ''];
  return (
    row !== undefined &&
    COLUMNS.some(([column, fates]) => fates.includes(thing.fate) && (row[column]?.includes(id) ?? false)) &&
    !(thing.fate === 'stays' && (!isForGood(thing) || isByDay(thing)))
  );
};

/** "Sábanas y toallas" are one thing to the reader, and it is bed linen. */
const TOWELS_TOO = /\b(?:towels?|toallas?)\b/iu;
const TOWELS: ReadonlySet<string> = new Set(['quick-dry-towel', 'floor-towel']);
const hasTowels = ({ fate, concept, words }: Thing, id: string): boolean =>
  fate !== 'stays' && TOWELS.has(id) && (concept?.startsWith('bed-linen') ?? false) && TOWELS_TOO.test(words);

/** "All the bedding is in the trailer": at a camp that is what one sleeps in and on. */
const BEDDING = /\b(?:bedding|ropa de cama)\b/iu;
const SLEPT_ON: ReadonlySet<string> = new Set(['sleeping-bag', 'sleeping-mat', 'camping-pillow']);
const hasBedding = ({ fate, concept, words }: Thing, id: string): boolean =>
  /^(?:sent|other-brings)$/.test(fate) && SLEPT_ON.has(id) && concept === 'bed-linen' && BEDDING.test(words);

/** Whether a thing of another fate makes an item of another name unnecessary. */
export const standsForItem = (thing: Thing, id: string): boolean =>
  isCoatThere(thing, id) || isNeedless(thing, id) || hasTowels(thing, id) || hasBedding(thing, id);

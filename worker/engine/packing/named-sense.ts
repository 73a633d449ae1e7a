/** Which rows a named thing means on this trip, where the word alone says another or none. */
import type { Thing, Trip } from '../trip/schema';
import type { KnownItem } from './knowledge/knowledge';
import type { Draft } from './lines';
import { headCount, type Packer } from './people';
import { itemsOfThing } from './thing-items';

type Lines = ReadonlyMap<string, Draft>;

/** A bare word is the row that the rest of the trip already asks for; without one it may be anything. */
const BARE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:lentes|anteojos|gafas|glasses|specs)$/iu, ['spare-glasses']],
  [/^(?:pastillas?|pills?|tablets?|meds)$/iu, ['motion-sickness', 'diabetes-medication', 'medication']],
  [/^carn[eé]ts?$/iu, ['identity-card', 'passport-or-id', 'photo-id']],
];

/** In the heat a "gorro" keeps the sun off and gloves are for a sport. */
const COLD_ONLY: Readonly<Record<string, string>> = {
  'warm-hat': 'sun-hat',
  gloves: '',
  'glove-liners': '',
  'child-hat-gloves': '',
};
const WARM_WEAR = ['fleece', 'warm-jumper', 'warm-coat', 'winter-coat', 'base-layers'];
const isSummer = (lines: Lines): boolean => lines.has('sun-hat') && !WARM_WEAR.some((id) => lines.has(id));

/** Shoes that are told by their colour or heel, and any pair that is told for a great day. */
const GOOD_PAIR =
  /\b(?:black|brown|white|nude|red|navy|leather|heel\w*|negros?|marr[oó]n(?:es)?|caf[eé]|blancos?|dorados?|plateados?|tac[oó]n|taco)\b/iu;
const EVERYDAY_PAIR = /\b(?:c[oó]mod\w*|comf\w*|walking|caminar|bajit\w+|plan[oa]s?|flat|sport\w*|work|trabajo)\b/iu;
const GREAT_DAY = /^occasion:(?:.*wedding|baptism|communion|quinceanera|graduation|formal-dinner|gala|funeral)$/u;
const isGoodPair = ({ words }: Thing, { facts }: Trip): boolean =>
  !EVERYDAY_PAIR.test(words) &&
  (GOOD_PAIR.test(words) || (/^(?:shoes?|zapatos?)$/iu.test(words) && facts.some(({ tag }) => GREAT_DAY.test(tag))));

const IN_WATER = /^activity:(?:diving|snorkelling|swimming|beach|cruise|sailing|kayaking)$|fencing/u;

/** Ids of the items that a thing may be on this trip, the likeliest first. */
export function rowsMeant(thing: Thing, lines: Lines, trip: Trip): readonly string[] {
  const { facts } = trip;
  const ids = itemsOfThing(thing);
  if (ids.length === 0) {
    const bare = BARE.find(([pattern]) => pattern.test(thing.words.trim()))?.[1] ?? [];
    return bare.filter((id) => lines.has(id)).slice(0, 1);
  }
  // One owns one diving mask; "masks" are for the face, where nobody goes into the water.
  if (thing.concept === 'mask' && /^masks$/iu.test(thing.words) && !facts.some(({ tag }) => IN_WATER.test(tag)))
    return ids.toReversed();
  // A gift is that of the occasion; without one it is only what they call it.
  const isWedding = facts.some(({ tag }) => tag.includes('wedding'));
  if (thing.concept === 'gift' && !isWedding && !ids.some((id) => lines.has(id))) return [];
  const good = lines.get('dress-shoes');
  if (thing.concept === 'shoes' && good && !good.named && isGoodPair(thing, trip)) return ['dress-shoes', ...ids];
  return isSummer(lines) ? ids.map((id) => (lines.has(id) ? id : (COLD_ONLY[id] ?? id))) : ids;
}

/** "Baja a menos diez así que abrigo": a figure beside a coat is not a number of coats. */
const MOST_EACH = 3;
export const isOtherFigure = (
  { quantity = 0 }: Thing,
  { category, id }: KnownItem,
  packers: readonly Packer[],
): boolean =>
  category === 'outerwear' &&
  !/gloves|hat|poncho|hand-warmers/.test(id) &&
  quantity > MOST_EACH * Math.max(1, headCount(packers));

/** The part of somebody whose house or day is told of: "my sister's wedding", "wife's 60th", "Dad's shout". */
import { HOSTED, TOWARDS } from './frame-patterns';
import type { Mention } from './mention';
import type { SaidPart } from './part';

const POSSESSED =
  /^'s (?:house|place|home|flat|apartment|farm|wedding|birthday|party|funeral|village|garden|car|cabin|cottage|villa|caravan|family|graduation|baptism|christening|christmas|sofa|couch|for|in\b(?! (?:an? |his |her )?(?:wheelchair|plaster|cast|boot|sling|nappies|remission|pain))|at\b|near|on\b|,|\.|\)|$)/;
const CELEBRATED =
  /^'s (?:(?:destination|big|hindu|church|beach|indian|jewish|catholic|surprise) )?(?:wedding|birthday|party|funeral|graduation|baptism|christening|bar mitzvah|bat mitzvah|40th|50th|60th|70th|80th)/;
/** "Wife's 60th so we do New York": a partner's birthday is the trip's. */
const BIRTHDAY = /^'s (?:[1-9]0 ?th\b|\w+ieth\b|bday\b|big (?:\d|\w+ ?oh)\b)(?! (?:wedding|anniversary|floor))/;
/** "My son's graduation": a grown child's day, at which one meets them. */
const OWN_DAY = /^'s (?:\w+ )?(?:wedding|graduation|funeral)\b/;
/** "Dad's retirement trip": whose trip it is comes along. */
export const TREATED = /^'s (?:treat|shout) [,:(] (?:her|him|she|he)\b/;

/** What the thing that somebody has says of them, where it is a house, a day or a treat. */
export const partOfOwner = (mention: Mention, before: string, after: string): SaidPart | undefined => {
  const { apostrophe, ages, entry } = mention;
  const close = entry?.close === true;
  if (!apostrophe) return undefined;
  if (close && BIRTHDAY.test(after)) return 'travels';
  if (!POSSESSED.test(after)) return undefined;
  if (TREATED.test(after)) return 'travels';
  if (!CELEBRATED.test(after)) return HOSTED.test(before) || TOWARDS.test(before) || !close ? 'host' : 'spoken-of';
  if (entry?.role === 'child' && ages.length === 0 && OWN_DAY.test(after)) return 'met';
  return (close && entry.role !== 'grandparent') || ages.length > 0 ? 'travels' : 'met';
};

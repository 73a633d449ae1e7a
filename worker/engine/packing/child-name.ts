/** How a reason names the children it is about. */
import type { Locale } from '../locale';
import { within, type Months } from './ages';
import type { Situation } from './signals';
import { listOf } from './wording';

const YOUNG_NAME = /^[\p{L}' -]{1,30}$/u;

/** So many names a sentence bears. */
const MOST_NAMES = 3;
/** Whom "the children" are, where nothing says how old: nobody of thirteen wants to be one. */
export const CHILDREN_MONTHS = 156;

/** The children of an age as a reason names them: all of them, or none by name. */
export function childName(
  { facts }: Situation,
  locale: Locale,
  months: Months = [0, CHILDREN_MONTHS],
): string | undefined {
  const children = facts.party.children.filter(({ ageMonths }) => ageMonths < CHILDREN_MONTHS);
  const young = children.filter(({ ageMonths }) => within(months)(ageMonths));
  const told = young.length > 0 ? young : children.toSorted((a, b) => a.ageMonths - b.ageMonths).slice(0, 1);
  const [first] = told;
  if (!first) return undefined;
  const names = told.flatMap(({ name }) => (name !== undefined && YOUNG_NAME.test(name) ? [name] : []));
  if (names.length === told.length && names.length <= MOST_NAMES) return listOf(names, locale);
  const babies = told.every(({ ageMonths }) => ageMonths < 24);
  if (told.length > 1)
    return locale === 'en' ? (babies ? 'the babies' : 'the children') : babies ? 'los bebés' : 'los niños';
  if (babies) return locale === 'en' ? 'your baby' : 'tu bebé';
  const years = Math.floor(first.ageMonths / 12);
  return locale === 'en' ? `your ${years}-year-old` : `tu peque de ${years} años`;
}

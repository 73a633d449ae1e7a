/** The people of a list that somebody writes for others, and stays at home. */
import type { Person } from './person';
import type { FlatText } from './writer';

/** A child that moves out to study is grown up. */
const STUDENT = /\b(?:freshman|freshers?|college|uni|university|dorms?|campus|universidad|facultad|facu)\b/;
/** Where only children go. */
const AT_SCHOOL =
  /\b(?:boarding (?:school|house)|primary school|high school|summer camp|scout camp|cubs|brownies|jss ?\d|year \d|grade \d|term)\b/;
/** Up to this age a parent's list is for a child. */
const GROWN_CHILD_MONTHS = 26 * 12;
const PARENT =
  /\b(?:mom|mum|mam|mother|dad|father|parents?|madre|padre|mama|papa) (?:of|to|de|here)\b|\b(?:my|our|mi|nuestr[oa]) (?:son|daughter|kid|hij[oa]|eldest|oldest|youngest)\b/;

/** Said of one whom the list is for. */
const FOR_ONE = /\b(?:packing|bag|list|case|this is|it 's|its) (?:is )?for (her|him)\b/;

export interface Completed {
  travellers: Person[];
  /** The total told, where it does not fit those named. */
  total?: number;
  /** Those whom the list of one who stays at home is not for. */
  notFor?: readonly Person[];
}

/** The people whom such a list is for, and those who are named with them only. */
export const listForOthers = (flat: FlatText, people: Person[], owners: ReadonlySet<number>): Completed => {
  const told = people.filter(({ role }) => role !== 'self');
  // "For my daughter and her two boys … Jess, 34, with Archie 4 and Banjo 2": the same people by name and age.
  const byNameAndAge = told.filter(({ name, ageMonths }) => name !== undefined && ageMonths !== undefined);
  const nameless = told.filter(({ name, ageMonths }) => name === undefined && ageMonths === undefined);
  const size = nameless.reduce((sum, { count }) => sum + count, 0);
  const rest =
    size > 0 && byNameAndAge.length === told.length - nameless.length && size <= byNameAndAge.length
      ? byNameAndAge
      : told;
  // "Mom of a freshman. Mason (18) moves in": the one by name and age is hers.
  for (const one of rest)
    if (
      one.key === 'name' &&
      one.ageMonths !== undefined &&
      one.ageMonths < GROWN_CHILD_MONTHS &&
      PARENT.test(flat.text)
    )
      Object.assign(one, { role: 'child', key: 'child' });
  // "Nneka's list: she resumes at boarding school"
  for (const one of rest)
    if (one.key === 'name' && one.ageMonths === undefined && AT_SCHOOL.test(flat.text))
      Object.assign(one, { role: 'child', key: 'child', stage: 'child' });
  // "Mi cuñada Gloria y sus tres hijos van a Encarnación": she as well.
  const isListed = ({ role, key, from, to }: Person): boolean =>
    role === 'child' || key === 'name' || [...owners].some((head) => head >= from && head < to);
  // A child's list: parents and friends who are named with it pack for themselves or only drive.
  const children = rest.filter(({ role }) => role === 'child');
  for (const child of children) if (child.ageMonths === undefined && STUDENT.test(flat.text)) child.stage = 'adult';
  const byName = rest.every(({ role, key }) => role === 'child' || key === 'name');
  // "Van Marta (38), Lucas (40) y la peque Nora (5)": told by name and age, they are of the same party.
  const others = rest.filter(
    ({ role, key, ageMonths }) =>
      (role === 'friend' || role === 'colleague' || role === 'other') &&
      !(byName && key === 'name' && ageMonths !== undefined),
  );
  const born = rest.filter(
    ({ key, ageMonths, name }) => key === 'baby' && ageMonths === undefined && name === undefined,
  );
  // The grandparents' list for a birth is theirs, not the baby's.
  if (born.length > 0 && born.length === children.length && rest.length > born.length + others.length)
    return { travellers: rest.filter((person) => !born.includes(person) && !others.includes(person)) };
  // "I'm packing for her … Dad's got her frame": the one it is for.
  const her = FOR_ONE.exec(flat.text)?.[1];
  const meant = rest.filter(({ sex }) => her !== undefined && sex === (her === 'her' ? 'female' : 'male'));
  if (meant.length === 1) return { travellers: meant, notFor: rest.filter((person) => !meant.includes(person)) };
  return {
    travellers:
      rest.length === 0
        ? people
        : children.length > 0
          ? rest.filter((person) => isListed(person) || others.includes(person))
          : rest,
    notFor: rest.length > others.length ? others : [],
  };
};

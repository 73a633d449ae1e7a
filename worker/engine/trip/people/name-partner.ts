/** The one other adult of the trip whom the writer has children, a house or an age with. */
import type { Person } from './person';
import { ADULT_MONTHS } from '../stage';
import type { FlatText } from './writer';

/** What two people have together: children, a house, a wedding day. */
const SHARED_LIFE =
  /\b(?:our (?:\w+ )?(?:daughters?|sons?|kids|children|grand\w+|wedding|anniversary|house|home|marriage)|nuestr[oa]s? (?:hij[oa]s?|niet[oa]s?|boda|aniversario|casa))\b/;
/** "That's us, Jens and me". */
const US = /\bus , \w+ (?:and|&) me\b/;
/** People of one generation. */
const GENERATION_MONTHS = 15 * 12;
/** Two of this age who travel with each other belong together. */
const OLD_MONTHS = 60 * 12;

/** In-laws are the partner's parents, so there is one. */
const isInLaw = ({ key }: Person): boolean => /^(?:in-laws|mother-in-law|father-in-law)\b/.test(key);

/** "Me (Bev 71), Ron 74 … our daughter": with one other adult of the same age the writer has them together. */
export const nameTheOtherHalf = ({ text }: FlatText, people: readonly Person[]): void => {
  const self = people.find(({ role }) => role === 'self');
  const others = people.filter(
    (person) =>
      !/^(?:self|child|parent|grandparent)$/.test(person.role) && !isInLaw(person) && !person.key.startsWith('their-'),
  );
  const [other] = others;
  if (!other || others.length !== 1 || other.key !== 'name' || other.count !== 1) return;
  if (US.test(text)) Object.assign(other, { role: 'partner', key: 'partner' });
  // "Me and Keith with the grandkids": who brings children along together.
  const brood = people.some(({ role }) => role === 'child') && (other.ageMonths ?? ADULT_MONTHS) >= ADULT_MONTHS;
  const old = (self?.ageMonths ?? 0) >= OLD_MONTHS && (other.ageMonths ?? 0) >= OLD_MONTHS;
  if ((brood || people.some(isInLaw)) && self?.ageMonths === undefined)
    Object.assign(other, { role: 'partner', key: 'partner' });
  if (!SHARED_LIFE.test(text) && !old) return;
  const apart =
    self?.ageMonths !== undefined && other.ageMonths !== undefined
      ? Math.abs(self.ageMonths - other.ageMonths)
      : undefined;
  if (apart !== undefined && apart <= GENERATION_MONTHS) Object.assign(other, { role: 'partner', key: 'partner' });
};

/** "Mi niño de 4, el padre, la abuela y yo": the other parent of the writer's child. */
export const pairOtherParent = (people: readonly Person[]): void => {
  const [other, ...more] = people.filter(({ key, owner }) => /^(?:mother|father)$/.test(key) && owner === 'the');
  if (
    other &&
    more.length === 0 &&
    other.sex !== people.find(({ role }) => role === 'self')?.sex &&
    people.every(({ role }) => role !== 'partner') &&
    people.some(({ owner, key }) => owner === 'mine' && /^(?:son|daughter|children|sons|daughters|child)$/.test(key))
  )
    Object.assign(other, { role: 'partner', key: 'partner' });
};

/** The people a list is made for, from the travellers of a trip. */
import type { Trip, Traveller } from '../trip/schema';
import { within } from './ages';
import type { Evidence } from './facts';
import { HEAD_MONTHS, type Head } from './knowledge/item';
import { ADULT_MONTHS } from '../trip/stage';
import { listOf } from './wording';

/** One person (or several who are alike) that the list is made for. */
export interface Packer {
  /** Traveller id. */
  id: string;
  /** People it stands for. */
  count: number;
  ageMonths: number;
  sex?: 'female' | 'male';
  role: Traveller['role'];
  name?: string;
  /** As a reason addresses them: "you", "Ava", "your father". */
  label: string;
}

/** How old somebody is taken to be of whom only the stage of life is known, months. */
const STAGE_MONTHS: Record<Traveller['stage'], number> = {
  baby: 8,
  toddler: 26,
  child: 90,
  teen: 180,
  adult: 420,
  senior: 840,
};
/** The age of a traveller in months, told or taken from the stage of life. */
export const monthsOf = ({ ageMonths, stage }: Pick<Traveller, 'ageMonths' | 'stage'>): number =>
  ageMonths ?? STAGE_MONTHS[stage];

const SENIOR_MONTHS = 780;

const ROLE_LABELS: Record<Traveller['role'], { en: string; es: string }> = {
  self: { en: 'you', es: 'ti' },
  partner: { en: 'your partner', es: 'tu pareja' },
  child: { en: 'your child', es: 'tu peque' },
  parent: { en: 'your parent', es: 'tu padre o madre' },
  grandparent: { en: 'the grandparent', es: 'la abuela o el abuelo' },
  sibling: { en: 'your sibling', es: 'tu hermana o hermano' },
  relative: { en: 'your relative', es: 'tu familiar' },
  friend: { en: 'your friend', es: 'tu amiga o amigo' },
  colleague: { en: 'your colleague', es: 'tu colega' },
  other: { en: 'your companion', es: 'tu acompañante' },
};

/** Those whose word tells the sex, where that is known. */
const BY_SEX: Partial<Record<Traveller['role'], Record<'female' | 'male', { en: string; es: string }>>> = {
  parent: { female: { en: 'your mother', es: 'tu madre' }, male: { en: 'your father', es: 'tu padre' } },
  grandparent: {
    female: { en: 'your grandmother', es: 'tu abuela' },
    male: { en: 'your grandfather', es: 'tu abuelo' },
  },
  sibling: { female: { en: 'your sister', es: 'tu hermana' }, male: { en: 'your brother', es: 'tu hermano' } },
  friend: { female: { en: 'your friend', es: 'tu amiga' }, male: { en: 'your friend', es: 'tu amigo' } },
};

const CHILDREN: Record<'female' | 'male', { en: string; es: string }> = {
  female: { en: 'your daughter', es: 'tu hija' },
  male: { en: 'your son', es: 'tu hijo' },
};

/** A child without a name: by sex where no other child is meant by that, else by age. */
function childLabel({ sex, ageMonths }: Traveller, unnamed: readonly Traveller[], locale: Trip['locale']): string {
  const alike = unnamed.filter((other) => other.sex === sex);
  const one = alike.length === 1 && alike[0]?.count === 1 && (sex !== undefined || unnamed.length === 1);
  if (sex !== undefined && one) return CHILDREN[sex][locale];
  const years = ageMonths === undefined ? 0 : Math.floor(ageMonths / 12);
  if (years < 1 || (one && locale === 'es')) return ROLE_LABELS.child[locale];
  if (locale === 'en') return `your ${years}-year-old`;
  return years === 1 ? 'tu peque de un año' : `tu peque de ${years} años`;
}

/** "my husband" and "husband" are "your husband" on the list; names stay names. */
function addressed(name: string, locale: Trip['locale']): string {
  const bare = name.replace(/^(?:my|mi|mis|our|nuestr[oa]s?)\s+/iu, '');
  const common = /^\p{Ll}/u.test(bare) && !/^(?:your|the|tu|tus|el|la|los|las|\d)/u.test(bare);
  if (!common) return bare;
  return locale === 'en' ? `your ${bare}` : `tu ${bare}`;
}

function labelOf(traveller: Traveller, { locale, travellers }: Pick<Trip, 'locale' | 'travellers'>): string {
  if (traveller.role === 'self') return ROLE_LABELS.self[locale];
  if (traveller.name !== undefined && traveller.name.length <= 40) return addressed(traveller.name, locale);
  if (traveller.stage === 'baby') return locale === 'en' ? 'your baby' : 'tu bebé';
  if (traveller.role === 'child') {
    const unnamed = travellers.filter(({ role, name, stage }) => role === 'child' && !name && stage !== 'baby');
    return childLabel(traveller, unnamed, locale);
  }
  const label = (traveller.sex && BY_SEX[traveller.role]?.[traveller.sex]) ?? ROLE_LABELS[traveller.role];
  return label[locale];
}

/** Said of one body alone: whoever it is told of is a woman, the writer where nobody else can be. */
const OF_MOTHERS: ReadonlySet<string> = new Set([
  'medical:pregnancy',
  'need:birth',
  'need:breastfeeding',
  'need:pumping',
]);

/** The sex that is told, or that follows from what is told of somebody. */
function sexOf({ id, role, sex, stage }: Traveller, { facts, travellers }: Trip): Traveller['sex'] {
  if (sex !== undefined || (stage !== 'adult' && role !== 'self')) return sex;
  const grown = travellers.filter((one) => one.stage === 'adult' || one.role === 'self');
  const another = grown.some((one) => one.id !== id && one.sex === 'female');
  const isMother = facts.some(({ tag, travellers: of }) => {
    if (!OF_MOTHERS.has(tag)) return false;
    const told = grown.filter((one) => of.includes(one.id));
    // "Juana is breastfed" is told of the child.
    return told.length === 0 ? role === 'self' && !another : told.length === 1 && told[0]?.id === id;
  });
  return isMother ? 'female' : undefined;
}

const withSex = (sex: Traveller['sex']): Pick<Packer, 'sex'> => (sex === undefined ? {} : { sex });

/** Whose age nobody tells, and who celebrates the end of school. */
const LEAVER_MONTHS = 210;
const isLeaver = ({ ageMonths, stage }: Traveller, { facts }: Trip): boolean =>
  ageMonths === undefined && stage === 'child' && facts.some(({ tag }) => tag === 'occasion:school-leavers');

const packerOf = (traveller: Traveller, trip: Trip): Packer => ({
  id: traveller.id,
  count: traveller.count,
  ageMonths: isLeaver(traveller, trip) ? LEAVER_MONTHS : monthsOf(traveller),
  role: traveller.role,
  label: labelOf(traveller, trip),
  ...withSex(sexOf(traveller, trip)),
  ...(traveller.name !== undefined && { name: traveller.name }),
});

/** How many names a sentence bears. */
const MOST_NAMES = 3;

/** People as a reason names them; several children without names, and more than three with them, are the children. */
export function namedTogether(people: readonly Packer[], locale: Trip['locale']): string {
  const unnamed = people.filter(({ name }) => name === undefined);
  const young = people.every((packer) => !isGrown(packer));
  if (young && (unnamed.length > 1 || people.length > MOST_NAMES))
    return locale === 'en' ? 'the children' : 'los niños';
  return listOf(
    people.map(({ label }) => label),
    locale,
  );
}

/** Everybody the list is for: not those who pack for themselves, one person of a group where it is for one. */
export function packersOf(trip: Trip): Packer[] {
  const packing = trip.travellers.filter((traveller) => !traveller.packsAlone);
  const list = packing.length > 0 ? packing : trip.travellers.slice(0, 1);
  if (trip.listFor === 'everybody') return list.map((traveller) => packerOf(traveller, trip));
  const one = list.find(({ role }) => role === 'self') ?? list[0];
  return one ? [{ ...packerOf(one, trip), count: 1 }] : [];
}

/** How many people that is. */
export const headCount = (packers: readonly Pick<Packer, 'count'>[]): number =>
  packers.reduce((sum, { count }) => sum + count, 0);

export const isGrown = ({ ageMonths }: Packer): boolean => ageMonths >= ADULT_MONTHS;
export const isSenior = ({ ageMonths }: Packer): boolean => ageMonths >= SENIOR_MONTHS;
/** Everybody who wears the sizes and packs the bag of an adult. */
export const isBig = ({ ageMonths }: Packer): boolean => ageMonths >= 156;

/** Whether an amount `each: head` is counted for somebody. */
export function isHead(
  head: Head,
  packer: Packer,
  has: (tag: 'need:nappies' | 'need:potty-training' | 'need:no-nappies' | 'need:night-nappies') => boolean,
): boolean {
  const { ageMonths: age, sex } = packer;
  const months = HEAD_MONTHS[head];
  if (months) return within(months)(age);
  switch (head) {
    case 'person':
      return true;
    case 'adult':
      return isGrown(packer);
    case 'big':
      return isBig(packer);
    case 'child':
      return age < ADULT_MONTHS;
    case 'dry-kid':
      return age >= (age < 36 && !has('need:no-nappies') && !has('need:night-nappies') ? 36 : 24) && age < 156;
    case 'nappy-child':
      return age < (has('need:no-nappies') ? 20 : has('need:nappies') || has('need:potty-training') ? 60 : 30);
    case 'teen':
      return age >= 156 && age < ADULT_MONTHS;
    case 'senior':
      return isSenior(packer);
    case 'woman':
      return sex === 'female' && age >= 144;
    case 'man':
      return sex === 'male' && age >= 168;
    default:
      return true;
  }
}

/** Evidence of the Trip as the conditions and reasons of the knowledge base take it. */
export const toEvidence = ({ source, quote }: Traveller['evidence']): Evidence => ({
  source: source === 'model' ? 'words' : source,
  ...(quote !== undefined && { quote }),
});

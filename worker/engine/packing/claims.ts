/**
 * What a reason takes for granted: an airport, a hotel, a pool. Where the trip has none, the clause that says so goes, and
 * the whole sentence where nothing else is left of it.
 */
import { capitalise } from '../capitalise';
import { holds } from './conditions';
import type { FactId } from './knowledge/item';
import type { Counted } from './quantity';
import type { Situation } from './signals';

/** Words of a reason that are true only of some trips. */
interface Claim {
  words: RegExp;
  /** With one of these facts the words are true. */
  if?: readonly FactId[];
  /** With one of these they are not. */
  not?: readonly FactId[];
  /** True only where each has so many. */
  least?: number;
  /** True only of so many people. */
  people?: number;
}

const w = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

const UNDER_CANVAS: readonly FactId[] = ['camp', 'lodging:camping', 'lodging:camper', 'lodging:boat'];
const OTHER_ROOFS: readonly FactId[] = [
  ...UNDER_CANVAS,
  'lodging:apartment',
  'lodging:house',
  'lodging:cabin',
  'lodging:bungalow',
  'lodging:hospital',
  'lodging:friends-or-family',
  'lodging:student-residence',
  'lodging:mountain-hut',
  'lodging:albergue',
];

const CLAIMS: readonly Claim[] = [
  {
    words: w(
      'flights?|it flies|(?:may|does not|if you|you) fly|planes?|airports?|security|(?:the|at) gate|(?<!con )vuelos?|vuelas?|volar|avi[oó]n(?:es)?|aeropuertos?|facturad[ao]s?|el control(?! (?:manual|de))',
    ),
    if: ['flying'],
  },
  {
    words: w('in the cabin|cabin bags?|the hold|en cabina|de cabina|bodega'),
    if: ['flying'],
  },
  {
    words: w('cabin (?:lights|air)|boarding(?: passes)?|embarque'),
    if: ['flying', 'on-water'],
  },
  { words: w('no border|no hay frontera|sin salir del pa[ií]s'), not: ['abroad'] },
  { words: w('on the phone|en el m[oó]vil'), not: ['refused:phone'] },
  { words: w('hand luggage|equipaje de mano'), if: ['flying', 'train-or-bus', 'on-water'] },
  {
    words: w("hotel(?:'s)?s?|hoteles"),
    not: [...OTHER_ROOFS, 'lodging:guesthouse', 'lodging:homestay', 'lodging:cruise-cabin'],
  },
  { words: w('one for each phone|shared ones end|uno por m[oó]vil|los compartidos acaban'), people: 2 },
  { words: w('one drying|one wet|one set dries|uno se seca mientras|uno mojado'), least: 2 },
  {
    words: w('puts you up|te acoge|with the family|con la familia'),
    not: ['hotel-like', 'lodging:apartment', 'lodging:house', 'lodging:cabin', 'lodging:bungalow', 'lodging:hospital'],
  },
  { words: w('heating indoors|la calefacci[oó]n'), if: ['cool', 'cold', 'freezing', 'arctic'] },
  {
    words: w('walls you|street you|(?:una|la) calle que no|tras paredes'),
    not: [...UNDER_CANVAS, 'with-family', 'occasion:moving-abroad'],
  },
  { words: w('the room|la habitaci[oó]n'), not: UNDER_CANVAS },
  {
    words: w('pools?|piscinas?|chlorine|cloro'),
    if: [
      'setting:pool',
      'setting:water-park',
      'setting:hot-springs',
      'activity:spa',
      'lodging:resort',
      'lodging:all-inclusive',
      'lodging:cruise-cabin',
      'sea-cruise',
      'hotel-like',
      'border-unknown',
    ],
    not: UNDER_CANVAS,
  },
];

const isTrue = (
  text: string,
  has: (fact: FactId) => boolean,
  { each, heads }: Pick<Counted, 'each' | 'heads'>,
): boolean =>
  CLAIMS.every(
    ({ words, if: any, not = [], least = 0, people = 0 }) =>
      !words.test(text) ||
      ((any?.some((fact) => has(fact)) ?? true) && !not.some(has) && each >= least && heads >= people),
  );

/** True of the whole trip when it is true of one leg. */
export const OF_ANY_LEG = ['flying', 'abroad'] as const;

const ANY_NUMBER = { each: Infinity, heads: Infinity };

/** Between clauses that stand for themselves. */
const CLAUSES = /(?=[;:,] )/u;
const OWN_SENTENCE = /^[;:] /u;
/** So short a rest would say nothing. */
const SAYS_ENOUGH = 20;

/** A reason with nothing in it that this trip has not, or undefined where nothing is left. */
export function truthful(
  text: string,
  situation: Situation,
  /** What holds on some leg. */
  somewhere: ReadonlySet<FactId>,
  counted: Pick<Counted, 'each' | 'heads'> = ANY_NUMBER,
): string | undefined {
  const has = (fact: FactId): boolean => somewhere.has(fact) || holds(fact, situation);
  if (isTrue(text, has, counted)) return text;
  const clauses = text.split(CLAUSES);
  const at = clauses.findIndex((clause) => !isTrue(clause, has, counted));
  const [before, after] = [clauses.slice(0, at).join(''), clauses.slice(at + 1).join('')];
  if (before.length >= SAYS_ENOUGH) return before;
  // "In the cabin or on your feet: skis can be hired, your fit cannot".
  const rest = at === 0 && OWN_SENTENCE.test(after) ? capitalise(after.slice(2)) : '';
  return rest.length >= SAYS_ENOUGH && isTrue(rest, has, counted) ? rest : undefined;
}

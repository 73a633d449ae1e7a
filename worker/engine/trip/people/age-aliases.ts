/** Other words for travellers, made of their ages: "the 8 year old", "el de 8", "ds 10", "la mayor", "our youngest". */
import type { Traveller } from '../schema';
import type { Person } from './person';

type Sex = Traveller['sex'];
interface Aged {
  id: string;
  months: number;
  sex: Sex;
  child: boolean;
  words: ReadonlySet<string>;
}
const YEAR = 12;
/** From this age on nobody is called "the 40 year old" or "my eldest". */
const GROWN = 22 * YEAR;

/** Ways to point at the eldest, the middle one and the youngest, by the sex that each tells. */
const BY_ORDER: readonly (readonly [at: 'first' | 'middle' | 'last', Sex, words: string])[] = [
  ['first', undefined, 'eldest, oldest, first born, firstborn, big one, older one, elder one, mi mayor'],
  ['first', 'male', 'el mayor, el grande, el mas grande, older boy, elder boy'],
  ['first', 'female', 'la mayor, la grande, la mas grande, older girl, elder girl'],
  ['middle', undefined, 'middle one, middle child, el del medio, la del medio, el de en medio, la de en medio'],
  ['middle', 'male', 'el mediano, middle boy'],
  ['middle', 'female', 'la mediana, middle girl'],
  [
    'last',
    undefined,
    'youngest, littlest, smallest, last born, lastborn, little one, wee one, small one, younger one, mi menor, peque',
  ],
  ['last', 'male', 'el menor, el pequeno, el chico, el chiquito, el mas chico, el mas pequeno, younger boy'],
  ['last', 'female', 'la menor, la pequena, la chica, la chiquita, la mas chica, la mas pequena, younger girl'],
];

/** Words of several, or two words: "the boys", "los peques". */
const MANY = / |^\w{3,}s$/;

const agesOf = ({ months }: Aged): string[] => {
  const years = Math.floor(months / YEAR);
  return [...(years > 0 ? [`${years}`] : []), ...(months < 2 * YEAR ? [`${months} meses`, `${months} mo`] : [])];
};

/** The ways in which one of them is called by the age alone. */
const namesByAge = (one: Aged): string[] => {
  const ages = agesOf(one);
  const years = Math.floor(one.months / YEAR);
  const units = one.child && years > 0 ? ['year old', 'yr old', 'yo', 'y o'].map((unit) => `${years} ${unit}`) : [];
  return [
    ...units,
    ...(one.months < 2 * YEAR ? [`${one.months} month old`] : []),
    ...ages.flatMap((age) => [
      ...(one.sex === 'female' ? [] : [`el de ${age}`]),
      ...(one.sex === 'male' ? [] : [`la de ${age}`]),
      ...[...one.words].flatMap((word) => (MANY.test(word) ? [] : [`${word} ${age}`, `${word} de ${age}`])),
    ]),
  ];
};

/** Words that mean one traveller by age, with whom each means; what could mean two is left out. */
export const ageAliases = (roster: readonly Person[], travellers: readonly Traveller[]): Map<string, string> => {
  const aged = travellers.flatMap(({ id, role, count, ageMonths, sex }, index): Aged[] =>
    ageMonths === undefined || count > 1 || role === 'self'
      ? []
      : [
          {
            id,
            months: ageMonths,
            sex,
            child: role === 'child' && ageMonths < GROWN,
            words: roster[index]?.words ?? new Set(),
          },
        ],
  );
  const found = new Map<string, string | undefined>();
  for (const one of aged) for (const words of namesByAge(one)) found.set(words, found.has(words) ? undefined : one.id);
  const children = aged.filter(({ child }) => child).toSorted((a, b) => b.months - a.months);
  for (const [at, sex, words] of BY_ORDER) {
    const fitting = children.filter((one) => sex === undefined || one.sex === undefined || one.sex === sex);
    const middle = fitting.length === 3 ? fitting[1] : undefined;
    const one = at === 'first' ? fitting[0] : at === 'last' ? fitting.at(-1) : middle;
    if (!one || children.length < 2 || fitting.some((other) => other !== one && other.months === one.months)) continue;
    for (const phrase of words.split(', ')) found.set(phrase, one.id);
  }
  return new Map([...found].flatMap(([words, id]) => (id === undefined ? [] : [[words, id] as const])));
};

/** The words for travellers with those that tell one by age, which win over a word for several ("ds" of two sons). */
export const withAgeAliases = (
  aliases: readonly { words: string; ids: string[] }[],
  byAge: ReadonlyMap<string, string>,
): { words: string; ids: string[] }[] => {
  const certain = new Set(aliases.filter(({ ids }) => ids.length === 1).map(({ words }) => words));
  return [
    ...aliases.filter(({ words }) => certain.has(words) || !byAge.has(words)),
    ...[...byAge].flatMap(([words, id]) => (certain.has(words) ? [] : [{ words, ids: [id] }])),
  ];
};

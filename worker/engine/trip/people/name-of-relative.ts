/** "With my dad! Graeme is 67", "con mi suegra, Marta 70": a name that is given after the relative it belongs to. */
import { ADULT_MONTHS } from '../stage';
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

const HAS_AN_AGE = /^(?:is|'s|tiene|cumple) \d/;
const ADULTS: ReadonlySet<string> = new Set(['parent', 'grandparent', 'sibling', 'relative', 'partner']);

/** The one grown relative without a name beside the writer, where the name that is mentioned is theirs. */
export const relativeCalled = (
  lexemes: readonly Lexeme[],
  people: readonly Person[],
  { kind, from, name, ages, sex }: Mention,
  two: boolean,
): Person | undefined => {
  const [relative, ...others] = people.filter(({ role }) => role !== 'self');
  if (kind !== 'name' || name === undefined || !relative || others.length > 0) return undefined;
  if (!ADULTS.has(relative.role) || relative.count !== 1 || relative.name !== undefined || relative.from < 0)
    return undefined;
  if (ages.some((months) => months < ADULT_MONTHS)) return undefined;
  if (sex !== undefined && relative.sex !== undefined && sex !== relative.sex) return undefined;
  const behind = lexemes[from - 1]?.text === ',' && relative.to === from - 1 && ages.length === 1;
  const told = /^[.!?,]$/.test(lexemes[from - 1]?.text ?? '') && HAS_AN_AGE.test(textAfter(lexemes, from + 1, 2));
  return behind || told || two ? relative : undefined;
};

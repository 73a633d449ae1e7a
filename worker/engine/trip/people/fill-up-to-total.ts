/** Those whom only a total tells of. */
import { personWordAt, type Lexeme } from './lexemes';
import { inferred, type Person } from './person';
import type { Totals } from './totals';
import type { FlatText } from './writer';

/** Those whom only a total tells of. */
export const fill = (people: Person[], missing: number, totals: Totals, lone: boolean, flat: FlatText): void => {
  const at = totals.at ?? -1;
  const children = people.some(({ role }) => role === 'child');
  const group = people.find(({ role, counted, count }) => role === 'friend' && !counted && count > 1);
  const partner = people.some(({ role }) => role === 'partner');
  if (group) {
    group.count += missing;
    return;
  }
  let left = missing;
  if ((totals.family || (children && missing === 1)) && !partner && !lone) {
    people.push(inferred({ role: 'partner', key: 'partner' }, at));
    left -= 1;
  } else if (totals.total === 2 && people.length === 1) {
    people.push(inferred({ role: 'partner', key: 'partner', ...(totals.sex && { sex: totals.sex }) }, at));
    left -= 1;
  }
  if (left <= 0) return;
  if (totals.family && !children)
    for (let each = 0; each < Math.min(left, 6); each += 1)
      people.push(inferred({ role: 'child', key: 'children', stage: 'child', certainty: 'guess' }, at));
  else {
    const friends = /\b(?:friends|mates|amig[oa]s|girls|lads|stag|hen|despedida|chicas)\b/.test(flat.text) && !children;
    people.push(
      inferred(
        { role: friends ? 'friend' : 'other', key: 'others', count: left, ...(totals.sex && { sex: totals.sex }) },
        at,
      ),
    );
  }
};

/** "Two adults, a baby and our helper Siti": who stands in the same list behind the children is none of the two adults. */
export const isListedBesideAdults = (
  lexemes: readonly Lexeme[],
  { adultsAt }: Totals,
  { from, inferred }: Person,
): boolean => {
  if (
    adultsAt === undefined ||
    inferred ||
    from <= adultsAt ||
    !/^(?:and|&|\+|plus|y|mas|[,+])$/.test(lexemes[from - 1]?.text ?? '')
  )
    return false;
  const between = lexemes.slice(adultsAt, from);
  return (
    between.length <= MOST_IN_LIST &&
    !between.some(({ text }) => /^[.:;()]$/.test(text)) &&
    between.some((_, at) => personWordAt(lexemes, adultsAt + at)?.entry.role === 'child')
  );
};
const MOST_IN_LIST = 20;

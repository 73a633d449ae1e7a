/** Those whom only a total tells of. */
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

/** The travellers as they were corrected. */
import type { TripCorrections } from '../contract';
import type { Traveller } from '../schema';
import { CORRECTED, same, type Entry } from './entry';

/** The first free id of a traveller. */
const nextId = (taken: ReadonlySet<string>): string => {
  let number = 1;
  while (taken.has(`t${number}`)) number += 1;
  return `t${number}`;
};

/** Somebody of the reading whom a corrected traveller is, best match first: by id, by name, by what they are. */
const knownAs = (entry: Entry<'travellers'>, free: readonly Traveller[]): Traveller | undefined => {
  const isNamed = (traveller: Traveller): boolean => same(traveller.name ?? '', entry.name ?? '');
  const alike = free.filter(({ role }) => role === entry.role);
  return (
    alike.find((traveller) => traveller.id === entry.id && isNamed(traveller)) ??
    alike.find((traveller) => isNamed(traveller) && traveller.stage === entry.stage) ??
    alike.find((traveller) => traveller.id === entry.id) ??
    alike.find(isNamed)
  );
};

/** Everybody of the correction, as who they were in the reading where they were there. */
export function correctedTravellers(
  before: readonly Traveller[],
  entries: NonNullable<TripCorrections['travellers']>,
): Traveller[] {
  let free = [...before];
  const taken = new Set(before.map(({ id }) => id));
  return entries.map((entry) => {
    const known = knownAs(entry, free);
    free = free.filter((traveller) => traveller !== known);
    const id = known?.id ?? nextId(taken);
    taken.add(id);
    const { ageMonths, sex, name } = entry;
    const isSame =
      known?.count === entry.count && known.ageMonths === ageMonths && known.stage === entry.stage && known.sex === sex;
    return {
      id,
      role: entry.role,
      ...(name !== undefined && { name }),
      ...(ageMonths !== undefined && { ageMonths }),
      stage: entry.stage,
      ...(sex && { sex }),
      count: entry.count,
      packsAlone: entry.packsAlone ?? known?.packsAlone ?? false,
      evidence: known && isSame ? known.evidence : CORRECTED,
    };
  });
}

import type { TripFacts } from '../../engine/packing/facts';
import { packsAlone } from '../../engine/packing/quantity';
import type { BagKind } from './contract';

/** A bag without its contents. */
export interface EmptyBag {
  id: string;
  kind: BagKind;
  name: string | null;
  limitGrams: number | null;
}

const CABIN_GRAMS = 10_000;
const HOLD_GRAMS = 23_000;
/** A backpack of more litres than this is checked in. */
const CABIN_LITRES = 45;
/** More bags of a kind than this nobody packs from one list. */
const MOST_OF_A_KIND = 3;
/** From this age on a child has a bag of its own. */
const OWN_BAG_MONTHS = 24;

/** How many people the list is packed for. */
export const travellerCount = (facts: TripFacts | null): number =>
  !facts || packsAlone(facts)
    ? 1
    : Math.max(
        1,
        facts.party.adults + facts.party.children.filter(({ ageMonths }) => ageMonths >= OWN_BAG_MONTHS).length,
      );

const bagsOf = (kind: BagKind, limitGrams: number | null, count: number, names: readonly string[] = []): EmptyBag[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    name: names[index] ?? null,
    limitGrams,
  }));

/** Names of those who carry a bag each, as the list calls them; nobody where somebody has no name. */
const carriersOf = (facts: TripFacts | null): string[] => {
  const packing = (facts?.trip?.travellers ?? []).filter(
    ({ packsAlone, ageMonths }) => !packsAlone && (ageMonths === undefined || ageMonths >= OWN_BAG_MONTHS),
  );
  const names = packing.flatMap(({ name, count }) => (name !== undefined && count === 1 ? [name] : []));
  const others = packing.length - names.length;
  // The writer alone may go without a name: the list says "you", and the bag is called by its kind.
  return packing.length > 1 && others <= 1 ? names : [];
};

/** A bag is planned to be filled to this share of its limit. */
const FILLED = 0.9;

/**
 * The bags that the traveller's words speak of: a cabin bag each when they fly light; else as many checked bags as
 * `grams` take, at most one each, and a cabin bag for what stays close.
 */
export const usualBags = (facts: TripFacts | null, grams: number): EmptyBag[] => {
  const { kind = 'unknown', limitKg, litres = 0 } = facts?.luggage ?? {};
  const stated = limitKg === undefined ? undefined : Math.round(limitKg * 1000);
  const names = carriersOf(facts);
  const count = Math.min(Math.max(MOST_OF_A_KIND, names.length), travellerCount(facts));
  if (kind === 'carry-on') return bagsOf('cabin', stated ?? CABIN_GRAMS, count, names);
  if (kind === 'day-bag') return bagsOf('cabin', stated ?? null, count);
  if (kind === 'backpack' && litres <= CABIN_LITRES) return bagsOf('cabin', stated ?? CABIN_GRAMS, count);
  // What a bag takes that all of them share is its own limit, not each one's share of it.
  const hold = facts?.trip?.bags.find(({ kind, shared }) => shared && kind === 'hold');
  const limit = hold?.kilograms === undefined ? (stated ?? HOLD_GRAMS) : Math.round(hold.kilograms * 1000);
  const needed = Math.max(1, Math.min(count, Math.ceil(grams / (limit * FILLED))));
  return [...bagsOf('hold', limit, needed), ...bagsOf('cabin', CABIN_GRAMS, 1)];
};

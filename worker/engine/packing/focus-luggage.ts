/** The bags and the party of one traveller, or of everybody, as the conditions of the knowledge base read them. */
import type { Bag, Trip } from '../trip/schema';
import type { Luggage, Party } from './facts';
import { headCount, isGrown, isSenior, type Packer } from './people';

export const meets = (ids: readonly string[], wanted: readonly string[]): boolean =>
  ids.length === 0 || ids.some((id) => wanted.includes(id));

/** Whose facts are read: one person's, or everybody's for what is shared. */
export interface Focus {
  packers: readonly Packer[];
  shared: boolean;
}

const HAND: readonly Bag['kind'][] = ['personal', 'cabin', 'day'];

/** The bags of somebody as the conditions read them. */
export function luggageOf(trip: Trip, packers: readonly Packer[]): Luggage {
  const ids = packers.map(({ id }) => id);
  const bags = trip.bags.filter((bag) => meets(bag.travellers, ids));
  const has = (...kinds: Bag['kind'][]): boolean => bags.some(({ kind }) => kinds.includes(kind));
  const carried = bags.filter(({ kind }) => kind !== 'personal' && kind !== 'car');
  const limit = bags.find(({ kilograms, shared }) => kilograms !== undefined && !shared)?.kilograms;
  const kind = ((): Luggage['kind'] => {
    if (has('hold', 'porter', 'soft') || bags.length === 0)
      return has('hold', 'porter', 'soft') ? 'checked' : 'unknown';
    if (has('backpack')) return bags.some(({ only }) => only) ? 'carry-on' : 'backpack';
    if (has('car')) return 'unknown';
    return bags.every((bag) => HAND.includes(bag.kind)) && !has('cabin') ? 'day-bag' : 'carry-on';
  })();
  const litres = carried.find((bag) => bag.litres !== undefined)?.litres;
  return {
    kind,
    ...(has('backpack') && { backpack: true }),
    ...(has('porter') && { porter: true }),
    ...(litres !== undefined && { litres }),
    ...(limit !== undefined && kind !== 'checked' && { limitKg: limit }),
    ...(bags.some(({ soft }) => soft) && { soft: true }),
  };
}

/** From twelve to fifty-four, months. */
const PERIOD_AGE = { from: 144, below: 660 } as const;
const hasPeriods = ({ sex, ageMonths }: Packer): boolean =>
  sex === 'female' && ageMonths >= PERIOD_AGE.from && ageMonths < PERIOD_AGE.below;

/** The party of the whole list; the one in focus lends it sex and age, so that "women" and "senior" are asked of them. */
export function partyOf({ packers, shared }: Focus, everybody: readonly Packer[]): Party {
  const grown = everybody.filter(isGrown);
  const adults = headCount(grown);
  const children = everybody
    .filter((packer) => !isGrown(packer))
    .flatMap((packer) =>
      Array.from({ length: packer.count }, () => ({
        ageMonths: packer.ageMonths,
        ...(packer.name !== undefined && packer.name.length <= 30 && { name: packer.name }),
      })),
    );
  const [one] = packers;
  if (shared || !one) {
    return {
      adults,
      seniors: headCount(grown.filter(isSenior)),
      children,
      women: headCount(grown.filter(({ sex }) => sex === 'female')),
      men: headCount(grown.filter(({ sex }) => sex === 'male')),
      ofPeriodAge: headCount(everybody.filter(hasPeriods)),
    };
  }
  return {
    adults,
    seniors: isSenior(one) ? one.count : 0,
    children,
    women: one.sex === 'female' ? Math.max(1, adults) : 0,
    men: one.sex === 'male' ? Math.max(1, adults) : 0,
    ofPeriodAge: hasPeriods(one) ? one.count : 0,
  };
}

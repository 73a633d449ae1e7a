/** The bags of a trip with what they hold, and which bag each kind of thing belongs into. */
import type { Bag, Trip } from '../trip/schema';
import type { BagKind } from './engine';
import type { CategoryId } from './knowledge/item';
import type { Draft } from './lines';
import { headCount, type Packer } from './people';

/** All bags of one kind together. */
export interface Capacity {
  bag: BagKind;
  /** Bags of the kind. */
  count: number;
  /** What they weigh empty, in all. */
  tareGrams: number;
  limitGrams?: number;
  limitLitres?: number;
  /** The limit was told, not assumed from the kind of bag. */
  told: boolean;
  wornCounts: boolean;
}

/** Empty weight of one bag, grams. */
const TARE: Record<Bag['kind'], number> = {
  personal: 500,
  cabin: 2200,
  hold: 3300,
  backpack: 1300,
  soft: 900,
  day: 500,
  porter: 900,
  car: 0,
};
/** Litres of one bag where none are told; a hold bag or a car boot sets no limit in litres. */
const LITRES: Partial<Record<Bag['kind'], number>> = { personal: 24, cabin: 40, day: 22 };

/** Litres that a kilogram of a category takes up, squeezed into a bag. */
const BULK: Partial<Record<CategoryId, number>> = {
  clothing: 4,
  outerwear: 4.5,
  footwear: 5,
  sleep: 5,
  children: 3.5,
  documents: 1,
  money: 1,
  toiletries: 2,
  health: 2,
  electronics: 2,
  work: 2,
  food: 2,
};
const USUAL_BULK = 2.5;

/** Items that are bags themselves: they are counted as the empty weight, not as something inside. */
const CONTAINERS = new Set(['suitcase', 'travel-backpack', 'trekking-backpack', 'soft-bag']);
export const isContainer = ({ item }: Draft): boolean => CONTAINERS.has(item.id);

/** What travels beside the bags: on a rack, a roof or its own ticket. */
const BESIDE = new Set([
  'bike',
  'surfboard',
  'skis',
  'snowboard',
  'paddleboard',
  'golf-clubs',
  'instrument',
  'band-instrument',
  'car-seat',
  'stroller',
  'dryrobe',
]);
/** A single piece from here on goes into no bag of somebody's clothes. */
const BESIDE_GRAMS = 7000;
export const isBeside = ({ item }: Draft): boolean => BESIDE.has(item.id) || item.grams >= BESIDE_GRAMS;

export const gramsOf = ({ item, quantity }: Draft): number => item.grams * quantity;
export const litresOf = (draft: Draft): number => (gramsOf(draft) / 1000) * (BULK[draft.item.category] ?? USUAL_BULK);

/** What the bags that were told hold in all, by kind; babies and toddlers carry none of their own. */
export function capacitiesOf(trip: Trip, packers: readonly Packer[]): Capacity[] {
  const carriers = packers.filter(({ ageMonths }) => ageMonths >= 24);
  const byKind = new Map<BagKind, Capacity>();
  for (const bag of trip.bags) {
    const owners = bag.travellers.length === 0 ? carriers : carriers.filter(({ id }) => bag.travellers.includes(id));
    const count = bag.count * (bag.shared ? 1 : Math.max(1, headCount(owners)));
    const litres = bag.litres ?? LITRES[bag.kind];
    const known = byKind.get(bag.kind);
    byKind.set(bag.kind, {
      bag: bag.kind,
      count: count + (known?.count ?? 0),
      tareGrams: TARE[bag.kind] * count + (known?.tareGrams ?? 0),
      ...(bag.kilograms !== undefined && { limitGrams: bag.kilograms * 1000 * count + (known?.limitGrams ?? 0) }),
      ...(litres !== undefined && { limitLitres: litres * count + (known?.limitLitres ?? 0) }),
      told: bag.kilograms !== undefined || bag.litres !== undefined || known?.told === true,
      wornCounts: bag.wornCounts || known?.wornCounts === true,
    });
  }
  return [...byKind.values()];
}

const HAND: readonly BagKind[] = ['personal', 'day', 'cabin', 'backpack'];
const BIG: readonly BagKind[] = ['hold', 'porter', 'car', 'soft', 'backpack', 'cabin', 'day', 'personal'];

/** Papers, money, medicines and batteries stay at hand. */
const atHand = ({ item }: Draft): boolean =>
  item.category === 'documents' ||
  item.category === 'money' ||
  item.cabin === 'cabin-only' ||
  (item.category === 'electronics' && item.cabin !== 'hold-only') ||
  item.id === 'laptop' ||
  item.id === 'laptop-charger' ||
  (item.category === 'health' && item.keep === 1 && item.cabin !== 'liquid');

/** The bags that a draft may go into, best first. */
export function bagsFor(draft: Draft, capacities: readonly Capacity[], flying: boolean): BagKind[] {
  const has = (kinds: readonly BagKind[]): BagKind[] =>
    kinds.filter((kind) => capacities.some(({ bag }) => bag === kind));
  const hand = has(HAND);
  const big = has(BIG);
  if (atHand(draft)) return hand.length > 0 ? [...hand, ...big] : flying && big.includes('hold') ? ['personal'] : big;
  if (flying && (draft.item.cabin === 'hold-only' || draft.item.cabin === 'blade'))
    return has(['hold', 'soft', 'porter', 'car']);
  return big;
}

import type { Item } from '../../../../worker/plans/contract';
import { CATEGORY_ORDER } from './category-ids';
import { type CategoryGroup, groupByCategory, groupOf } from './packed';

/** What a list can be read by. */
export type Grouping = 'category' | 'person' | 'bag';

/** Where things travel, in the order that a list shows it; `bag` is one that nobody described. */
const BAGS = ['worn', 'personal', 'day', 'cabin', 'backpack', 'soft', 'hold', 'porter', 'car', 'bag'] as const;
export type BagId = (typeof BAGS)[number];

/** Where a thing travels; what nobody said goes into the bag. */
export const bagOf = ({ bag }: Pick<Item, 'bag'>): BagId => BAGS.find((each) => each === bag) ?? 'bag';

/** Whether a thing was put into another bag than most: what nobody put anywhere has no bag to show. */
export const hasOwnBag = (item: Pick<Item, 'bag'>, usual: BagId): boolean => item.bag !== null && bagOf(item) !== usual;

/** Between the names in the key of a group; no name has it. */
const BETWEEN = '\n';

/** The names that a group by person is for; nobody where it is everybody's. */
export const namesIn = (key: string): string[] => (key === '' ? [] : key.split(BETWEEN));

/** Those who share a line stand after each person alone; what is everybody's after all. */
const rank = (key: string): number => namesIn(key).length || Number.POSITIVE_INFINITY;

/** By whom a thing is for: each person first, then those who share a line, then what is everybody's. */
const groupByPerson = (items: readonly Item[]): CategoryGroup[] => {
  const groups = Map.groupBy(items, (item) => item.for.join(BETWEEN));
  return [...groups]
    .toSorted(([one], [other]) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
    .map(([key, found]) => groupOf(key, found));
};

const groupByBag = (items: readonly Item[]): CategoryGroup[] => {
  const groups = Map.groupBy(items, bagOf);
  return BAGS.flatMap((bag) => {
    const found = groups.get(bag);
    return found ? [groupOf(bag, found)] : [];
  });
};

/** A list read by category, person or bag; each thing is in one group. */
export const groupItems = (items: readonly Item[], by: Grouping): readonly CategoryGroup[] =>
  by === 'person' ? groupByPerson(items) : by === 'bag' ? groupByBag(items) : groupByCategory(items, CATEGORY_ORDER);

/** The groupings of a list that show anything: somebody is named, something travels elsewhere than the rest. */
export const groupingsOf = (items: readonly Item[]): Grouping[] => [
  'category',
  ...(items.some((item) => item.for.length > 0) ? (['person'] as const) : []),
  ...(new Set(items.map(bagOf)).size > 1 ? (['bag'] as const) : []),
];

/** The bag that most things travel in: it needs no label on each of them. */
export const usualBag = (items: readonly Item[]): BagId => {
  const groups = Map.groupBy(items, bagOf);
  return BAGS.reduce<BagId>(
    (most, bag) => ((groups.get(bag)?.length ?? 0) > (groups.get(most)?.length ?? 0) ? bag : most),
    'bag',
  );
};

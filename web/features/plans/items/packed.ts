import { fold } from '../../../../worker/platform/shared/fold';
import type { Item } from '../../../../worker/plans/contract';
import { byCategory } from './category-ids';

/** How much of a list is packed. Hidden items do not count: they are not going. */
export interface Share {
  packed: number;
  total: number;
  /** Whole percent, rounded down so that 100 means everything. */
  percent: number;
}

/** The share of two counts. */
export const shareOf = (packed: number, total: number): Share => ({
  packed,
  total,
  percent: total === 0 ? 0 : Math.floor((packed / total) * 100),
});

/** The packed share of some items. What comes along only if there is room counts once it is packed. */
export const packedShare = (items: readonly Pick<Item, 'packed' | 'hidden' | 'optional'>[]): Share => {
  const counted = items.filter((item) => !item.hidden && (!item.optional || item.packed));
  return shareOf(counted.filter((item) => item.packed).length, counted.length);
};

/** What is shown of a list. */
export interface ListView {
  query: string;
  onlyUnpacked: boolean;
  showHidden: boolean;
}

/**
 * Whether an item is shown. "To pack" is what is needed: what comes along only if there is room is not. `justPacked` are the ids ticked since the "to pack" filter was switched on: they stay, so that
 * a row does not vanish under the finger that ticked it.
 */
export const isShown = (item: Item, view: ListView, justPacked: ReadonlySet<string>): boolean => {
  if (item.hidden && !view.showHidden) return false;
  if (view.onlyUnpacked && item.packed && !justPacked.has(item.id)) return false;
  if (view.onlyUnpacked && item.optional && view.query === '' && !justPacked.has(item.id)) return false;
  return view.query === '' || fold(`${item.name} ${item.reason}`).includes(fold(view.query));
};

/** One category of a list, or what one person or bag has of it; `items` are all of it, in the list's order. */
export interface CategoryGroup {
  category: string;
  items: readonly Item[];
  share: Share;
}

/** A group of items under its key. */
export const groupOf = (key: string, items: readonly Item[]): CategoryGroup => ({
  category: key,
  items,
  share: packedShare(items),
});

/** A list by category, in the order of `order`. */
export const groupByCategory = (items: readonly Item[], order: readonly string[]): readonly CategoryGroup[] =>
  byCategory(items, order).map(([category, found]) => groupOf(category, found));

/** A category with the items of it that are shown. */
export interface ShownGroup extends CategoryGroup {
  shown: readonly Item[];
}

const isSameList = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Whether two states of a category look the same, so that it need not be drawn again. */
export const isSameGroup = (one: ShownGroup, other: ShownGroup): boolean =>
  one.category === other.category && isSameList(one.items, other.items) && isSameList(one.shown, other.shown);

import type { Item } from '../../../worker/plans/contract';

/** What another list has more, less, and in another number. */
export interface ListDifference {
  added: string[];
  removed: string[];
  changed: string[];
}

/** What a correction did to a list, by the names of the things. */
export const differenceOf = (before: readonly Item[], after: readonly Item[]): ListDifference => {
  const was = new Map(before.map((item) => [item.id, item]));
  const is = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !was.has(id)).map(({ name }) => name),
    removed: before.filter(({ id }) => !is.has(id)).map(({ name }) => name),
    changed: after.flatMap(({ id, name, quantity }) => {
      const known = was.get(id);
      return known && known.quantity !== quantity ? [`${name} ${known.quantity} → ${quantity}`] : [];
    }),
  };
};

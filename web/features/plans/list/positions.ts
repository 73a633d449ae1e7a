import type { Item } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';

type Placed = Pick<Item, 'id' | 'position'>;

/**
 * The new positions that put `id` at the index `to` of a category, whose items are in their order: one position as a
 * rule, all of them where no number is left between two neighbours, or none that the server takes behind the last.
 */
export const positionsAfterMove = (items: readonly Placed[], id: string, to: number): readonly Placed[] => {
  const item = items.find((each) => each.id === id);
  const rest = items.filter((each) => each.id !== id);
  if (!item) return [];
  const [before, after] = [rest[to - 1], rest[to]];
  if (!before && !after) return [];
  const position =
    before && after
      ? (before.position + after.position) / 2
      : before
        ? before.position + 1
        : (after?.position ?? 0) - 1;
  const isBetween = (before?.position ?? -Infinity) < position && position < (after?.position ?? Infinity);
  if (isBetween && Math.abs(position) <= PLAN_LIMITS.position)
    return position === item.position ? [] : [{ id, position }];
  const first = Math.floor(Math.min(...items.map((each) => each.position)));
  const start = Math.max(-PLAN_LIMITS.position, Math.min(first, PLAN_LIMITS.position - items.length));
  return rest.toSpliced(to, 0, item).map((each, index) => ({ id: each.id, position: start + index }));
};

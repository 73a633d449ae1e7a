import type { Plan } from '../../../worker/plans/contract';
import type { SyncOutput } from '../../../worker/plans/room/sync/contract';
import { withItem } from './items/item-edits';

/** How items stand, as an answer or a live message says it. */
export type ItemStates = Pick<SyncOutput, 'revision' | 'items' | 'removed'>;

/**
 * A plan's items with what the server says of some of them. Answers and live messages may cross on their way: of two
 * states of an item the one with the higher revision counts. `removed` remembers, by item, at which revision it went.
 */
export const acceptStates = (
  plan: Pick<Plan, 'revision' | 'items'>,
  states: ItemStates,
  removed: Map<string, number>,
): Pick<Plan, 'revision' | 'items'> => {
  let list: readonly Plan['items'][number][] = plan.items;
  for (const item of states.items) {
    const known = list.find(({ id }) => id === item.id);
    const isOld = (removed.get(item.id) ?? -1) > item.revision || (known?.revision ?? -1) > item.revision;
    if (!isOld) list = withItem(list, item);
  }
  for (const id of states.removed) {
    const known = list.find((item) => item.id === id);
    if (known && known.revision > states.revision) continue;
    list = list.filter((item) => item.id !== id);
    removed.set(id, Math.max(states.revision, removed.get(id) ?? 0));
  }
  return { revision: Math.max(plan.revision, states.revision), items: [...list] };
};

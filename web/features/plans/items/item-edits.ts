import type { Item } from '../../../../worker/plans/contract';
import type { SyncEdit } from '../../../../worker/plans/room/sync/contract';

/** What a traveller can change of an item. */
export type ItemChange = Partial<Pick<Item, 'name' | 'quantity' | 'category' | 'packed' | 'hidden' | 'position'>>;

/** An edit that the server has not confirmed yet. */
export type ItemEdit = {
  /** Names the edit, here and for the server: sent again, it counts once. */
  key: string;
  /** The item, and what it was called when it was edited. */
  id: string;
  name: string;
} & (
  | {
      kind: 'change';
      /** Revision of the item that was on screen: what others set after it is a conflict. */
      base: number;
      change: ItemChange;
    }
  | { kind: 'add'; item: Item }
  | { kind: 'remove' }
  /** Back after somebody else removed it: shown once the server has answered. */
  | { kind: 'putBack' }
  /** Back in its old place; `order` are the ids of the list it was taken from. */
  | { kind: 'restore'; item: Item; order: readonly string[] }
);

/** An edit as the server takes it. */
export const toSyncEdit = (edit: ItemEdit): SyncEdit => {
  const { key, id } = edit;
  if (edit.kind === 'change') return { kind: 'change', id: key, itemId: id, base: edit.base, change: edit.change };
  if (edit.kind === 'remove') return { kind: 'remove', id: key, itemId: id };
  if (edit.kind !== 'add') return { kind: 'restore', id: key, itemId: id };
  const { name, quantity, category } = edit.item;
  return { kind: 'add', id: key, itemId: id, item: { name, quantity, category } };
};

/**
 * The list as the traveller sees it: what the server confirmed, with every unconfirmed edit on top. Taking an edit away
 * is its rollback, whatever else was changed meanwhile. Untouched items stay the same objects, so that their rows are
 * not drawn again.
 */
export const withEdits = (items: readonly Item[], edits: readonly ItemEdit[]): readonly Item[] => {
  if (edits.length === 0) return items;
  let list = items;
  for (const edit of edits) {
    if (edit.kind === 'add') {
      if (!list.some((item) => item.id === edit.id)) list = [...list, edit.item];
    } else if (edit.kind === 'remove') {
      list = list.filter((item) => item.id !== edit.id);
    } else if (edit.kind === 'restore') {
      list = withItem(list, edit.item, edit.order);
    } else if (edit.kind === 'change') {
      list = list.map((item) => (item.id === edit.id ? { ...item, ...edit.change } : item));
    }
  }
  return inOrder(list);
};

/** By position; the same list when it is in order already, so that nothing is drawn again for it. */
const inOrder = (items: readonly Item[]): readonly Item[] =>
  items.every((item, at) => (items[at - 1]?.position ?? -Infinity) <= item.position)
    ? items
    : items.toSorted((one, other) => one.position - other.position);

/**
 * The list with an item that is new, or newer than the one there: replaced in its place, else put before the first of
 * those that follow it in `order` (ids of a former list), else at the end.
 */
export const withItem = (items: readonly Item[], answer: Item, order: readonly string[] = []): readonly Item[] => {
  if (items.some((item) => item.id === answer.id)) {
    return inOrder(items.map((item) => (item.id === answer.id ? answer : item)));
  }
  const at = order.indexOf(answer.id);
  const followers = new Set(at === -1 ? [] : order.slice(at + 1));
  const next = items.findIndex((item) => followers.has(item.id));
  return inOrder(items.toSpliced(next === -1 ? items.length : next, 0, answer));
};

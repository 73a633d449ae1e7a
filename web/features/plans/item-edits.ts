import type { Item } from '../../../worker/plans/contract';

/** What a traveller can change of an item. */
export type ItemChange = Partial<Pick<Item, 'name' | 'quantity' | 'category' | 'packed' | 'hidden' | 'position'>>;

/** An edit that the server has not confirmed yet. `key` names the edit, `id` the item. */
export type ItemEdit =
  | { kind: 'change'; key: number; id: string; change: ItemChange }
  | { kind: 'add'; key: number; id: string; item: Item }
  | { kind: 'remove'; key: number; id: string }
  /** Back in its old place; `order` are the ids of the list it was taken from. */
  | { kind: 'restore'; key: number; id: string; item: Item; order: readonly string[] };

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
    } else {
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
  return items.toSpliced(next === -1 ? items.length : next, 0, answer);
};

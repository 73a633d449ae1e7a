import type { KeyboardEvent } from 'react';
import type { Item } from '../../../../worker/plans/contract';
import type { ListActions } from './use-list-actions';

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** What a single key does on a row's box; letters act only there, so that nobody hits one by dictating (WCAG 2.1.4). */
const ON_BOX: Record<string, (item: Item, actions: ListActions, box: HTMLInputElement) => void> = {
  x: (_item, _actions, box) => box.click(),
  o: (item, actions) => actions.toggleDetails(item),
  h: (item, actions) => actions.hide(item),
  Delete: (item, actions) => actions.remove(item),
  '+': (item, actions) => actions.count(item, 1),
  '=': (item, actions) => actions.count(item, 1),
  '-': (item, actions) => actions.count(item, -1),
};

/** The keys of a row: Alt with an arrow moves it, with Shift into the category beside; letters act on its box. */
export const onRowKey = (event: KeyboardEvent, item: Item, actions: ListActions, rename: () => void): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (altKey && by !== 0) {
    event.preventDefault();
    if (shiftKey) actions.moveToCategoryBeside(item, by);
    else actions.move(item, by);
    return;
  }
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'Escape' && !event.defaultPrevented) {
    // Back to the row's box from whatever is inside it; what was opened is closed.
    const row = event.currentTarget;
    const box = row.querySelector<HTMLElement>('.pack-box');
    const isOpen = row.hasAttribute('data-open');
    if (!isOpen && target === box) return;
    event.preventDefault();
    box?.focus();
    if (isOpen) actions.toggleDetails(item);
    return;
  }
  if (key === 'F2' || (isBox(target) && (key === 'Enter' || key === 'e'))) {
    event.preventDefault();
    rename();
    return;
  }
  const act = isBox(target) ? ON_BOX[key] : undefined;
  if (!act || !isBox(target)) return;
  event.preventDefault();
  act(item, actions, target);
};

import { useEffect, useSyncExternalStore } from 'react';
import type { Item, Plan } from '../../../../worker/plans/contract';
import type { ListView } from '../items/packed';
import type { ListActions } from '../list/use-list-actions';

/** The list that is on screen, as far as commands from elsewhere act on it. */
export interface OpenList {
  plan: Plan;
  items: readonly Item[];
  actions: Pick<ListActions, 'change' | 'addOne' | 'paste'>;
  view: ListView;
  changeView: (view: ListView) => void;
  /** Opens the screen that shows one thing at a time. */
  pack: () => void;
  /** Begins or ends choosing many things. */
  arrange: () => void;
}

let open: OpenList | null = null;
const listeners = new Set<() => void>();

const publish = (list: OpenList | null): void => {
  open = list;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets commands act on this list as long as it is on screen. */
export const useOfferedList = (list: OpenList): void => {
  useEffect(() => publish(list));
  useEffect(() => () => publish(null), []);
};

/** The list that is on screen; null where none is. */
export const useOpenList = (): OpenList | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );

import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../../../kept';
import type { Grouping } from './grouping';

/** How somebody likes to see their lists on this device. */
export interface ListSettings {
  by: Grouping;
  /** The reason stands below each thing. */
  reasons: boolean;
}

const KEY = 'valija.list';
const USUAL: ListSettings = { by: 'category', reasons: true };
const COMPACT = 'compact';

const read = (): ListSettings => {
  const kept = readKept(KEY)?.split(' ') ?? [];
  const by = (['person', 'bag'] as const).find((each) => kept.includes(each)) ?? USUAL.by;
  const reasons = !kept.includes(COMPACT);
  // The very same object: else a first screen would be drawn a second time.
  return by === USUAL.by && reasons === USUAL.reasons ? USUAL : { by, reasons };
};

let settings: ListSettings | undefined;
const listeners = new Set<() => void>();

const current = (): ListSettings => (settings ??= read());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes how lists are shown, and remembers it. */
export const setListSettings = (change: Partial<ListSettings>): void => {
  settings = { ...current(), ...change };
  for (const listener of listeners) listener();
  keep(KEY, [settings.by, ...(settings.reasons ? [] : [COMPACT])].join(' '));
};

/** How lists are shown here. */
export const useListSettings = (): ListSettings => useSyncExternalStore(subscribe, current, () => USUAL);

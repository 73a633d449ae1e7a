import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component whose code comes when it is drawn, or before, when it is readied. */
export type Late<Props> = ComponentType<Props> & { ready: () => Promise<unknown> };

/**
 * React's `lazy`, but that code that is there is drawn at once: React itself waits a turn for it, says meanwhile that
 * something is on its way, and keeps saying so for 300 ms. What did not come is asked for again.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> => {
  let known: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const ready = (): Promise<ComponentType<Props>> => {
    coming ??= load().then(
      (component) => (known = component),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const Lazy = lazy(async () => ({ default: await ready() }));
  const Late = (props: Props) => {
    // It stays the one it was first drawn as, and so keeps its state.
    const [view] = useState(() => known ?? Lazy);
    return createElement(view, props);
  };
  return Object.assign(Late, { ready });
};

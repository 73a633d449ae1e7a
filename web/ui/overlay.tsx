import { useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** What every overlay component gets besides its own properties. */
export interface OverlayControls<Result> {
  open: boolean;
  /** Closes and resolves the promise that `open()` gave. */
  onClose: (result?: Result) => void;
  /** To be called when the leaving animation is over. */
  onAfterLeave: () => void;
}

interface Overlay {
  id: string;
  isOpen: boolean;
  isMounted: boolean;
  destroyOnClose: boolean;
  render: (isOpen: boolean) => ReactNode;
  /** Resolves the pending result with nothing. */
  dismiss: () => void;
}

let overlays: readonly Overlay[] = [];
let counter = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Overlay[]): void => {
  overlays = next;
  for (const listener of listeners) listener();
};

const find = (id: string): Overlay => {
  const overlay = overlays.find((candidate) => candidate.id === id);
  if (!overlay) throw new Error('Overlay not found');
  return overlay;
};

const change = (id: string, part: Partial<Overlay>): void => {
  find(id);
  publish(overlays.map((overlay) => (overlay.id === id ? { ...overlay, ...part } : overlay)));
};

/** Whether the overlay is shown. Throws 'Overlay not found' for an unknown id. */
export const isOverlayOpen = (id: string): boolean => find(id).isOpen;
/** Whether the overlay is in the page, shown or still leaving. */
export const isOverlayMounted = (id: string): boolean => find(id).isMounted;

/** Closes an overlay from outside; its pending result is undefined. */
export const closeOverlay = (id: string): void => {
  const { dismiss } = find(id);
  change(id, { isOpen: false });
  dismiss();
};

/** Takes an overlay out of the page after it has left; forgets it when it was made to be destroyed. */
export const unmountOverlay = (id: string): void => {
  if (find(id).destroyOnClose) publish(overlays.filter((overlay) => overlay.id !== id));
  else change(id, { isMounted: false });
};

export interface OverlayHandle<Props, Result> {
  id: string;
  /** Mounts and shows; resolves with what it was closed with, undefined when it was dismissed. */
  open: (props: Props) => Promise<Result | undefined>;
  close: (result?: Result) => void;
}

/**
 * Registers `Component` as an overlay that can be opened from anywhere. Destroyed when closed, unless configured
 * otherwise.
 */
export const createOverlay = <Props extends object, Result = void>(
  Component: ComponentType<Props & OverlayControls<Result>>,
  { destroyOnClose = true }: { destroyOnClose?: boolean } = {},
): OverlayHandle<Props, Result> => {
  counter += 1;
  const id = `overlay-${counter}`;
  let settle: ((result?: Result) => void) | undefined;
  const finish = (result?: Result): void => {
    settle?.(result);
    settle = undefined;
  };
  const close = (result?: Result): void => {
    change(id, { isOpen: false });
    finish(result);
  };
  const closed: Overlay = {
    id,
    isOpen: false,
    isMounted: false,
    destroyOnClose,
    render: () => null,
    dismiss: () => finish(),
  };
  publish([...overlays, closed]);
  return {
    id,
    open: (props) =>
      new Promise<Result | undefined>((resolve) => {
        finish();
        settle = resolve;
        // One that was destroyed when it last closed starts with new state.
        if (!overlays.some((overlay) => overlay.id === id)) publish([...overlays, closed]);
        change(id, {
          isOpen: true,
          isMounted: true,
          render: (open) => (
            <Component {...props} open={open} onClose={close} onAfterLeave={() => unmountOverlay(id)} />
          ),
        });
      }),
    close,
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Mounted = ({ overlay }: { overlay: Overlay }) => overlay.render(overlay.isOpen);

/** Draws every mounted overlay; once, at the root of the app. */
export const OverlayOutlet = () =>
  useSyncExternalStore(
    subscribe,
    () => overlays,
    () => overlays,
  )
    .filter((overlay) => overlay.isMounted)
    .map((overlay) => <Mounted key={overlay.id} overlay={overlay} />);

/** The same, for one component's own overlay: registered when it mounts. */
export const useOverlay = <Props extends object, Result = void>(
  Component: ComponentType<Props & OverlayControls<Result>>,
  options?: { destroyOnClose?: boolean },
): OverlayHandle<Props, Result> => useState(() => createOverlay<Props, Result>(Component, options))[0];

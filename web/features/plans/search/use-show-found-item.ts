import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The thing that a search led to, as its link says. */
export const foundItemId = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'item' in state && typeof state.item === 'string'
    ? state.item
    : undefined;

/** After opening a thing from a search: shows it on its list. */
export const useShowFoundItem = (): void => {
  const { state, key } = useLocation();
  const item = foundItemId(state);
  useEffect(() => {
    // The same thing sought again, in another navigation, is shown again.
    if (item === undefined || !key) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./show-item').then(({ showItem }) => {
      if (!isGone) stop = showItem(item);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [item, key]);
};

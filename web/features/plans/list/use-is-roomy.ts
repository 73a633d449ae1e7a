import { useSyncExternalStore } from 'react';

let query: MediaQueryList | undefined;
const roomy = (): MediaQueryList => (query ??= matchMedia('(hover: hover) and (width >= 40rem)'));

const subscribe = (listener: () => void): (() => void) => {
  const followed = roomy();
  followed.addEventListener('change', listener);
  return () => followed.removeEventListener('change', listener);
};

/** Whether every row has room for its tools, and a pointer that brings them up; the Worker does not know. */
export const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => roomy().matches,
    () => true,
  );

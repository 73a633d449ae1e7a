import { startTransition, useEffect, useState } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;
const NO_MORE: readonly string[] = [];

/**
 * Whether somebody has begun to use the page. What is needed only then is not fetched for visitors who look at it and
 * go on; a file that is asked for now is there before the finger is up again. `more` events count as well.
 */
export const useIsTouched = (more: readonly string[] = NO_MORE): boolean => {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return undefined;
    const stop = new AbortController();
    // The answer to the touch itself comes first.
    const touched = () => startTransition(() => setTouched(true));
    for (const kind of [...TOUCHES, ...more])
      addEventListener(kind, touched, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
    // Who calls gives the same names each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isTouched]);
  return isTouched;
};

import { startTransition, useEffect, useState } from 'react';
import { idle } from '../../../idle';

/** Rows of a column that are drawn at once: about as many as are seen of it. */
const FIRST_ROWS = 8;
/** And so many more each time the browser has nothing else to do. */
const MORE_ROWS = 2;

/** Whether this is a first screen: one that the Worker draws, or that is being taken over from it. */
const isFirstScreen = (): boolean =>
  typeof document === 'undefined' || document.querySelector('#root[data-served]') !== null;

/**
 * How many rows of each of two columns are drawn. Of a list that came with its document that is first what is seen, and
 * the others bit by bit, so that it answers while the rest of it comes; in the end, and otherwise, it is all of them.
 */
export const useDrawnRows = (rows: number): number => {
  const [drawn, setDrawn] = useState(() => (isFirstScreen() ? FIRST_ROWS : Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return undefined;
    let isOver = false;
    void idle().then(() => {
      if (isOver) return;
      const next = drawn + MORE_ROWS;
      startTransition(() => setDrawn(next < rows ? next : Number.POSITIVE_INFINITY));
    });
    return () => {
      isOver = true;
    };
  }, [drawn, rows]);
  return drawn;
};

import { startTransition, useEffect, useState } from 'react';
import { idle } from '../../../idle';

/** Rows of a column that are drawn at once: about as many as are seen of it. */
const FIRST_ROWS = 8;
/** And so many more each time the browser has nothing else to do. */
const MORE_ROWS = 2;

/**
 * How many rows of each of two columns are drawn: first what is seen, and the others bit by bit, so that the list answers
 * while the rest of it comes; in the end it is all of them.
 */
export const useDrawnRows = (rows: number): number => {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
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

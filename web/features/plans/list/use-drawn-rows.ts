import { startTransition, useEffect, useState } from 'react';
import { idle } from '../../../idle';

/** Rows of a column that are drawn at once: about as many as are seen of it. */
const FIRST_ROWS = 10;
/** And so many more each time the browser has nothing else to do: a short task each. */
const MORE_ROWS = 4;

/**
 * How many rows of each of two columns are drawn: first what is seen, the others bit by bit, so that a long list answers
 * while the rest of it comes. All of them as soon as there is nothing left to wait for, what is added later included.
 */
export const useDrawnRows = (rows: number): number => {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return undefined;
    let isOver = false;
    void idle().then(() => {
      if (!isOver) startTransition(() => setDrawn(drawn < rows ? drawn + MORE_ROWS : Number.POSITIVE_INFINITY));
    });
    return () => {
      isOver = true;
    };
  }, [drawn, rows]);
  return drawn;
};

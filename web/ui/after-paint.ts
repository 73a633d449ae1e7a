/** A page that is not shown is not painted, and what waits for it must go on all the same. */
const LONGEST_WAIT_MS = 100;

/** Resolves once what is on its way to the screen has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Asks for something once, and again only where it did not come. Browsers take a turn for each `import()`, even of code
 * that is there, and a turn is long enough for React to draw that something is missing.
 */
export const once = <Result>(load: () => Promise<Result>): (() => Promise<Result>) => {
  let known: Promise<Result> | null = null;
  return () => {
    known ??= load().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
};

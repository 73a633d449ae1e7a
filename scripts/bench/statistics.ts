/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The value in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What some work comes to, and the milliseconds that it takes. */
export const timed = async <Result>(work: () => Promise<Result>): Promise<{ elapsedMs: number; result: Result }> => {
  const started = performance.now();
  const result = await work();
  return { elapsedMs: performance.now() - started, result };
};

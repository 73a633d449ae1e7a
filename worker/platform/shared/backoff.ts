/** The wait before another attempt, milliseconds: doubled after each failure, up to a longest one. */
export const backoff = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** failures);

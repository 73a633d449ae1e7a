/** Where a line goes that comes after all of these. Never by spreading: a list may have many rows, an argument list may not. */
export const endOf = (rows: readonly { position: number }[]): number =>
  rows.reduce((last, { position }) => Math.max(last, position), -1) + 1;

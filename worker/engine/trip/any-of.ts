/** Rows of patterns, each a meaning under its name, compiled once into one expression that tries them all. */
export const anyOf = (rows: Readonly<Record<string, RegExp>>, { before = '', after = '', flags = '' } = {}): RegExp =>
  new RegExp(
    `${before}(?:${Object.values(rows)
      .map(({ source }) => source)
      .join('|')})${after}`,
    flags,
  );

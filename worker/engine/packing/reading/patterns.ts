/** Patterns of many alternatives as tables: one meaning a row. Each is compiled once and runs like a pattern written in one line. */

/** One of the words of the rows, a blank between them; a word may be a pattern of its own ("nuestr[oa]s?"). */
export const anyWord = (rows: readonly string[], ending = ''): RegExp =>
  new RegExp(`^(?:${rows.map((row) => row.trim().replaceAll(/\s+/g, '|')).join('|')})${ending}$`);

/** What any of the rows says, each a pattern; with `frame` what stands around them: `^(?:…)$` unless told. */
export const anyOf = (rows: readonly string[], [before, after]: readonly [string, string] = ['^', '$']): RegExp =>
  new RegExp(`${before}(?:${rows.join('|')})${after}`);

/** What any of the rows says, each under the name of its meaning; with what stands around them. */
export const anyNamed = (
  rows: Readonly<Record<string, RegExp>>,
  { before = '', after = '', flags = '' } = {},
): RegExp =>
  new RegExp(
    anyOf(
      Object.values(rows).map(({ source }) => source),
      [before, after],
    ),
    flags,
  );

/** Tables that scripts write into pages of the documentation. */

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A page with a table in the place that comments name. */
export const withTable = (page: string, { name, content }: { name: string; content: string }): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_all, start: string, end: string) => `${start}\n${content}\n\n${end}`,
  );

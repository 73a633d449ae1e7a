/** What a list calls its writer, in each language of a list. */
const WRITER: ReadonlySet<string> = new Set(['you', 'ti']);
/** How a list says that somebody is the writer's: "your partner", "tu pareja". */
const WRITERS_OWN = /^(?:your|tu) /;

/** Whom a thing is for, as somebody else than the list's writer reads it: "you" is the writer, "your partner" a partner. */
export const labelForOthers = (label: string, writer: string): string =>
  WRITER.has(label) ? writer : label.replace(WRITERS_OWN, '');

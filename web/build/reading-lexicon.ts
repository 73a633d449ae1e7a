import type { Plugin } from 'vite';

/** What only lists need of a thing; `ReadConcept` of worker/engine/trip/things/concept.ts is what the reader needs. */
const OF_LISTS: ReadonlySet<string> = new Set(['items', 'name', 'category', 'grams', 'cabin', 'essential']);

interface Span {
  start: number;
  end: number;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSpan = (value: unknown): value is Span =>
  isObject(value) && typeof value.start === 'number' && typeof value.end === 'number';

/** The properties of the rows of a syntax tree that only lists need. */
const listProperties = (node: unknown): Span[] => {
  if (Array.isArray(node)) return node.flatMap(listProperties);
  if (!isObject(node)) return [];
  if (isSpan(node) && isObject(node.key) && node.type === 'Property' && OF_LISTS.has(String(node.key.name)))
    return [node];
  return Object.values(node).flatMap(listProperties);
};

/** The source of a table of things without what only lists need. */
export const withoutListFields = (code: string, tree: unknown): string => {
  let kept = '';
  let at = 0;
  for (const { start, end } of listProperties(tree)) {
    kept += code.slice(at, start);
    // A comma at the end of the last property may be missing.
    at = /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end;
  }
  return kept + code.slice(at);
};

/** Leaves out of the browser's reader what the tables of things say for lists alone. */
export const readingLexicon = (): Plugin => ({
  name: 'reading-lexicon',
  enforce: 'post',
  transform: {
    filter: { id: /worker\/engine\/trip\/things\/lexicon\/[\w-]+\.ts$/ },
    handler(code) {
      return { code: withoutListFields(code, this.parse(code)), map: null };
    },
  },
});

import type { Plugin } from 'vite';

/** What only lists need of a thing; `ReadConcept` of worker/engine/trip/things/concept.ts is what the reader needs. */
export const OF_LISTS: ReadonlySet<string> = new Set(['items', 'name', 'category', 'grams', 'cabin', 'essential']);

interface Span {
  start: number;
  end: number;
}

/** What only the page shows of a tag. */
export const OF_CHIPS: ReadonlySet<string> = new Set(['en', 'es']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSpan = (value: unknown): value is Span =>
  isObject(value) && typeof value.start === 'number' && typeof value.end === 'number';

/** The properties of these names in a syntax tree. */
const propertiesOf = (node: unknown, names: ReadonlySet<string>): Span[] => {
  if (Array.isArray(node)) return node.flatMap((part) => propertiesOf(part, names));
  if (!isObject(node)) return [];
  if (isSpan(node) && isObject(node.key) && node.type === 'Property' && names.has(String(node.key.name))) return [node];
  return Object.values(node).flatMap((part) => propertiesOf(part, names));
};

/** The source of a table without the properties of these names. */
export const withoutFields = (code: string, tree: unknown, names: ReadonlySet<string>): string => {
  let kept = '';
  let at = 0;
  for (const { start, end } of propertiesOf(tree, names)) {
    kept += code.slice(at, start);
    // A comma at the end of the last property may be missing.
    at = /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end;
  }
  return kept + code.slice(at);
};

/** Leaves out of the browser's reader what the tables of things say for lists alone, and what chips show of a tag. */
export const readingLexicon = (): Plugin => ({
  name: 'reading-lexicon',
  enforce: 'post',
  transform: {
    filter: { id: /worker\/engine\/(trip\/things\/lexicon\/[\w-]+|packing\/tags)\.ts$/ },
    handler(code, id) {
      const names = id.endsWith('/packing/tags.ts') ? OF_CHIPS : OF_LISTS;
      return { code: withoutFields(code, this.parse(code), names), map: null };
    },
  },
});

/**
 * Lines that the catalogue of things names, as codes of four characters: what a search finds of a list would else be the
 * largest part of a plan in the database. A code begins with a capital and has none behind it, so that no text of several
 * codes has another in it.
 */
import { ALL_ITEMS, itemById, type KnownItem } from '../engine/packing/knowledge/knowledge';
import { searchText } from './search-text';

const LAST = 'abcdefghijklmnopqrstuvwxyz0123456789';
const CAPITALS = 26;
const A = 65;

/** The code of an item by its id, which never changes: FNV-1a in base 36. No two items of the catalogue have one (a test). */
export const codeOf = (id: string): string => {
  let hash = 0x811c9dc5;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  let code = String.fromCharCode(A + (hash % CAPITALS));
  let rest = Math.floor(hash / CAPITALS);
  for (let at = 0; at < 3; at += 1) {
    code += LAST.charAt(rest % LAST.length);
    rest = Math.floor(rest / LAST.length);
  }
  return code;
};

/** What an item is called on lists, in both languages, for one and for several, as it is searched. */
const namesOf = ({ en, es }: KnownItem): string[] =>
  [...en.split('|'), ...es.split('|')].map((name) => searchText(name));

/** The code of a line that is called as the catalogue calls its item. */
export const codeOfLine = ({ key, name }: { key: string | null; name: string }): string | undefined => {
  const item = key === null ? undefined : itemById(key);
  return item && namesOf(item).includes(searchText(name)) ? codeOf(item.id) : undefined;
};

let names: readonly { code: string; names: readonly string[] }[] | undefined;
const catalogue = () => (names ??= ALL_ITEMS.map((item) => ({ code: codeOf(item.id), names: namesOf(item) })));

/** The codes of the items with a name that fits. */
export const codesOf = (fits: (name: string) => boolean): string[] =>
  catalogue()
    .filter((item) => item.names.some(fits))
    .map(({ code }) => code);

/** Which rows of a list a named thing is: of the pursuit, of a kit, or any pair. */
import type { Thing } from '../trip/schema';
import { stems } from '../stems';
import { isKitItem, type KnownItem } from './knowledge/knowledge';
import type { Draft } from './lines';
import { namesKit } from './thing-items';

/** A row that is several things ("blades, mask and body wire") keeps its name when one of them is named. */
export const isWholeKit = ({ id, en }: KnownItem): boolean => isKitItem(id) && /,| and /.test(en);

/** Whether the name of a kit has the thing's noun in it, in either language. */
export const isNamedBy = ({ en, es }: KnownItem, thing: Thing): boolean => {
  const said = stems(`${en} ${es}`);
  return stems(thing.words).some((word) => said.includes(word));
};

/** Boots, gloves and helmets differ by what is done in them: the row of the pursuit is the one that is meant. */
const BY_PURSUIT: Record<string, RegExp> = {
  boots: /-boots$/,
  gloves: /-gloves$/,
  helmet: /-helmet$/,
  batteries: /^(?:hearing-aid|camera)-batteries$/,
  'rain-jacket': /^motorcycle-rain-suit$/,
  'waterproof-jacket': /^motorcycle-rain-suit$/,
};

/** Rows of the list that a pursuit brought and that such a thing is: "my boots" of a rider are the riding boots. */
export function ofPursuit(thing: Thing, lines: ReadonlyMap<string, Draft>, known: readonly KnownItem[]): KnownItem[] {
  const pattern = thing.concept === undefined ? undefined : BY_PURSUIT[thing.concept];
  if (!pattern) return [];
  const here = [...lines.values()].filter(
    ({ item, named }) => pattern.test(item.id) && !known.includes(item) && !named,
  );
  return here.slice(0, 1).map(({ item }) => item);
}

/** "Shoes off indoors" asks for no pair beside those on the list. */
export const anyPair = (lines: ReadonlyMap<string, Draft>): KnownItem[] =>
  [...lines.values()]
    .filter(({ key }) => /-(?:shoes|boots)$/.test(key))
    .slice(0, 1)
    .map(({ item }) => item);

/** The row of a kit that is about the very thing: "botos" are the "botos para el camino de arena" of the list. */
export const ofKit = (thing: Thing, lines: ReadonlyMap<string, Draft>): KnownItem[] =>
  [...lines.values()]
    .filter(({ item, named }) => !named && isKitItem(item.id) && !isWholeKit(item) && namesKit(thing, item.id))
    .slice(0, 1)
    .map(({ item }) => item);

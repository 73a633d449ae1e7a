/** Things that are lent, bought or given there and do the work of an item under another name. */
import type { Thing } from '../trip/schema';

/** Whether a thing is there for those who come, for money or without. */
export const isLent = ({ fate }: Thing): boolean => fate === 'provided' || fate === 'rented';

/** Whoever gets a coat there needs none from home: a "jacket" that is bought or lent is the warm one. */
const COATS = new Set(['winter-coat', 'warm-coat', 'parka', 'down-jacket', 'trek-down-jacket', 'child-coat']);
const isCoatThere = ({ fate, concept, words }: Thing, id: string): boolean =>
  COATS.has(id) &&
  (fate === 'rented'
    ? // A jacket that is hired may be for the slopes alone.
      (concept === 'winter-jacket' && !/suit/i.test(words)) || concept === 'down-jacket'
    : /^(?:buy-there|provided|sent|other-brings)$/.test(fate) &&
      /^(?:light-jacket|winter-jacket|coat|down-jacket)$/.test(concept ?? ''));

/** Who gets the outer things for the snow there brings none for the slopes. */
const SKI_WEAR: Readonly<Record<string, readonly string[]>> = {
  'winter-jacket': ['ski-jacket'],
  'light-jacket': ['ski-jacket'],
  'waterproof-jacket': ['ski-jacket'],
  coat: ['ski-jacket'],
  trousers: ['ski-trousers', 'snow-trousers', 'child-ski-wear'],
  'ski-trousers': ['child-ski-wear'],
  'ski-jacket': ['child-ski-wear'],
  gloves: ['ski-gloves'],
  goggles: ['ski-goggles'],
};
const isSkiWearThere = (thing: Thing, id: string): boolean =>
  isLent(thing) && (SKI_WEAR[thing.concept ?? '']?.includes(id) ?? false);

/** Aids of which one does the other's work: whoever is lent a walker needs no cane, whoever is given a pillow no second. */
const SAME_JOB: Readonly<Record<string, readonly string[]>> = {
  rollator: ['walking-stick'],
  wheelchair: ['walking-stick', 'wheelchair-repair', 'wheelchair-kit'],
  'tool-kit': ['motorcycle-tools', 'bike-repair'],
  'bike-tools': ['motorcycle-tools'],
  'seat-pad': ['meditation-cushion', 'retreat-cushion'],
  'travel-pillow': ['surgery-pillow'],
  pillow: ['surgery-pillow'],
};
const doesSameJob = ({ concept, fate }: Thing, id: string): boolean =>
  fate !== 'stays' && (SAME_JOB[concept ?? '']?.includes(id) ?? false);

/** What children have under a name of its own on the list, by what it is called at any size. */
const CHILD_SIZES: Readonly<Record<string, readonly string[]>> = {
  cap: ['child-sun-hat'],
  boots: ['child-snow-boots', 'child-wellies'],
  wellies: ['child-wellies'],
};
const isChildSizeThere = ({ concept, fate }: Thing, id: string): boolean =>
  fate !== 'stays' && (CHILD_SIZES[concept ?? '']?.includes(id) ?? false);

/** Whether a thing of another fate makes an item of another name unnecessary. */
export const standsForItem = (thing: Thing, id: string): boolean =>
  isCoatThere(thing, id) || isSkiWearThere(thing, id) || doesSameJob(thing, id) || isChildSizeThere(thing, id);

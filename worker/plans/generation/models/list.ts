/** What goes into personalising a list and what comes out: the shapes that the plan's room works with. */
import type { CategoryId } from '../../../engine/packing/knowledge/item';

/** One line of the base list, as the packing engine made it. */
export interface ListItem {
  /** The base list's id; what a model's `drop` and `change` name. */
  id: string;
  name: string;
  /** 1 to 99. */
  quantity: number;
  category: CategoryId;
  reason: string;
  /** Never dropped, renamed or made fewer (passport, medication, underwear …). */
  essential?: boolean;
}

/**
 * One line after personalising. `origin` is `model` for what a model added (its id is new: `model-1` …); changed lines
 * keep `engine` and their id, by which the caller finds what else it knows of them.
 */
export interface PersonalisedItem extends ListItem {
  origin: 'engine' | 'model';
}

/**
 * One step as it happens, for the progress stream. `reset` takes back all steps so far: the answer they came from broke
 * off, and another model starts from the base list. What counts in the end is `items` of the result.
 */
export type ListChange =
  | { op: 'add' | 'change'; item: PersonalisedItem }
  | { op: 'drop'; id: string; reason: string }
  | { op: 'reset' };

/** Why a line of an answer was turned down; counted per plan. */
export const REJECTIONS = [
  /** Not a JSON object, or cut off. */
  'broken',
  /** An object of another shape. */
  'schema',
  /** Name longer than 80, reason longer than 240 characters. */
  'length',
  /** `drop` or `change` of an id that the base list does not have. */
  'unknown-item',
  /** Drops, renames or lessens what nobody may leave at home. */
  'essential',
  /** Not in the plan's language, or in another script. */
  'language',
  /** The traveller said no to it, hires it or finds it there. */
  'refused',
  /** On the list already, under this name or another one. */
  'duplicate',
  /** Outside 1 to 99, or more than these people can use in these days. */
  'quantity',
  /** More lines than a list of differences may have. */
  'limit',
  /** Weapons, drugs, explosives. */
  'forbidden',
  /** HTML, Markdown, links, addresses, invisible characters. */
  'markup',
  /** Talks of the prompt instead of the trip. */
  'leak',
  /** States a temperature or a length that is not this trip's. */
  'false-fact',
  /** Changes nothing. */
  'no-effect',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

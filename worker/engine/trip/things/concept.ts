/** What one row of the thing lexicon looks like. The rows are in the files of `lexicon/`, one file a theme. */
import type { CabinRule, CategoryId } from '../../packing/knowledge/item';
import type { Locale } from '../../locale';

/** What sort of thing it is; `set` is a word for several at once ("camping gear", "bedding", "utiles"). */
type ThingKind =
  | 'garment'
  | 'footwear'
  | 'gear'
  | 'document'
  | 'papers'
  | 'medicine'
  | 'device'
  | 'food'
  | 'electronic'
  | 'toy'
  | 'bedding'
  | 'kitchen'
  | 'cosmetic'
  | 'religious'
  | 'instrument'
  | 'gift'
  | 'pet'
  | 'baby'
  | 'bag'
  | 'vehicle'
  /** What a lodging has and nobody packs. */
  | 'fixture'
  | 'set';

/** A thing that travellers name in a description. */
export interface ThingConcept {
  /** Stable, kebab case; stored with the trip. */
  id: string;
  /** Phrases separated by commas, with the signs of `packing/reading/phrases.ts`; both languages are always tried. */
  en: string;
  es: string;
  /** Phrases of which one must stand somewhere in the description: "flies" are bait only where somebody fishes. */
  only?: string;
  /** Phrases of which none may stand in the same sentence: "tablet" is a pill beside "motion sickness". */
  unless?: string;
  /**
   * Knowledge items that it stands for. Bringing it makes them unnecessary, "no …" or "… provided" drops them. Empty where
   * the list has nothing of the kind: then the thing becomes an item of its own.
   */
  items: readonly string[];
  /** What the list shows when the traveller's own words are not at hand. */
  name: Record<Locale, string>;
  category: CategoryId;
  kind: ThingKind;
  /** Weight of one, estimated. */
  grams: number;
  /** Left out: `ok`. */
  cabin?: CabinRule;
  /** The trip is spoiled when it stays at home. */
  essential?: true;
}

/** What a thing is read by. The rest is for lists, and is left out of the browser's reader (web/build/reading-lexicon.ts). */
export type ReadConcept = Pick<ThingConcept, 'id' | 'en' | 'es' | 'only' | 'unless' | 'kind'>;

/** A row of a theme's file: what most of the theme have in common is said once, and a row without `items` has none. */
type ConceptRow = Omit<ThingConcept, 'items' | 'category' | 'kind'> & Partial<ThingConcept>;

/** The things of a theme. */
export const conceptRows = (
  common: Pick<ThingConcept, 'category' | 'kind'>,
  rows: readonly ConceptRow[],
): readonly ThingConcept[] => rows.map((row) => ({ items: [], ...common, ...row }));

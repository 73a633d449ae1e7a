/**
 * What one row of the knowledge base looks like. The rows themselves are in the files beside this one, one file a
 * category; `docs/add-an-item.md` is the recipe for adding one.
 */
import type { Locale } from '../../locale';
import type { Tag } from '../tags';
import type { Signal } from '../signals/names';

/** The closed list of categories, in the order a list shows them. */
export const CATEGORY_IDS = [
  'documents',
  'money',
  'clothing',
  'outerwear',
  'footwear',
  'toiletries',
  'health',
  'electronics',
  'work',
  'activities',
  'sleep',
  'children',
  'pets',
  'food',
  'bags',
  'comfort',
] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

/** Labels of the categories in both languages. */
export const CATEGORY_LABELS: Record<CategoryId, Record<Locale, string>> = {
  documents: { en: 'Documents', es: 'Documentación' },
  money: { en: 'Money and keys', es: 'Dinero y llaves' },
  clothing: { en: 'Clothes', es: 'Ropa' },
  outerwear: { en: 'Layers and outerwear', es: 'Abrigo y capas' },
  footwear: { en: 'Footwear', es: 'Calzado' },
  toiletries: { en: 'Toiletries', es: 'Aseo' },
  health: { en: 'Health and sun', es: 'Salud y sol' },
  electronics: { en: 'Electronics', es: 'Electrónica' },
  work: { en: 'Work and study', es: 'Trabajo y estudio' },
  activities: { en: 'Activities and gear', es: 'Actividades y material' },
  sleep: { en: 'Sleeping and camp', es: 'Dormir y acampar' },
  children: { en: 'Children', es: 'Niños' },
  pets: { en: 'Pets', es: 'Mascotas' },
  food: { en: 'Food and drink', es: 'Comida y bebida' },
  bags: { en: 'Bags', es: 'Bolsas y mochilas' },
  comfort: { en: 'Comfort and extras', es: 'Comodidad y extras' },
};

/**
 * What hand luggage allows: `ok` anywhere, `liquid` up to 100 ml, `blade` and `hold-only` not in the cabin,
 * `cabin-only` never in the hold (spare batteries).
 */
export type CabinRule = 'ok' | 'liquid' | 'blade' | 'hold-only' | 'cabin-only';

/** A fact to ask for: a tag of the description or the form (`activity:beach`), or a signal derived from all facts. */
export type FactId = Tag | Signal;

/** Both ends are included; leave one out for "no bound". */
export interface Range {
  min?: number;
  max?: number;
}

/** A condition: every field that is given must hold. */
export interface When {
  /** At least one of these facts. */
  any?: readonly FactId[];
  /** All of these facts. */
  all?: readonly FactId[];
  /** None of these facts. */
  not?: readonly FactId[];
  /** Typical cool night of the trip, °C. */
  coldest?: Range;
  /** Typical warm afternoon of the trip, °C. */
  warmest?: Range;
  /** Share of days with rain or snow, 0 to 1. */
  wet?: Range;
  /** Length of the trip, both ends counted. */
  days?: Range;
}

/** Who an item is counted for. */
export type Head =
  | 'person'
  | 'adult'
  | 'child'
  | 'baby'
  | 'nappy-child'
  | 'kid'
  | 'teen'
  | 'senior'
  | 'woman'
  | 'man'
  | 'dry-kid'
  | 'car-seat-child'
  | 'big'
  | 'walker'
  | 'toothed'
  | 'clad'
  | 'under-13'
  | 'packing-child'
  | 'playing-child'
  | 'big-child'
  | 'booster-child';

/**
 * Heads that are ages alone, in months: from, and below. `clad` is everybody who wears what adults wear in a smaller size,
 * `packing-child` a child with a bag of its own, `playing-child` one of toys, `big-child` one too old for them.
 */
export const HEAD_MONTHS: Partial<Record<Head, readonly [from: number, below: number]>> = {
  clad: [24, Infinity],
  walker: [48, Infinity],
  toothed: [12, Infinity],
  baby: [0, 24],
  kid: [24, 156],
  'under-13': [0, 156],
  'packing-child': [48, 156],
  'playing-child': [6, 96],
  'big-child': [96, 156],
  'car-seat-child': [0, 72],
  // To about 135 cm.
  'booster-child': [72, 132],
};

/** How many. Left out altogether it is one for the party. The result is the number for the whole party, 1 to 99. */
export interface Quantity {
  /** At least one of these facts; of several rules the first that holds is taken. */
  if?: readonly FactId[];
  /**
   * Counted for each of these: `baby` under 2, `kid` 2 to 12, `teen` 13 to 17, `big` everybody from 13, `walker`
   * everybody from 4, `toothed` everybody from 1, `clad` everybody from 2, `dry-kid` a `kid` out of nappies, the others in `HEAD_MONTHS`. Without it, once for the party.
   */
  each?: Head;
  /** Fixed number (for each head). */
  count?: number;
  /** So many a day, until the next wash. */
  perDay?: number;
  /** So many a day by the child's age: the first row whose `below` (months) the child is younger than. */
  perDayByAge?: readonly { below: number; perDay: number }[];
  /** Added after `perDay`. */
  spare?: number;
  /** Bounds for one head. */
  min?: number;
  max?: number;
  /** The bounds when luggage is light (hand luggage, a backpack). */
  lightMin?: number;
  lightMax?: number;
  /** Used up, so washing does not help: nappies, catheters, lenses. */
  consumed?: true;
  /** More days' worth nobody carries to where shops sell it, unless they tell how many they use. */
  stockDays?: number;
  /** A number in the traveller's words wins: "I use five catheters a day". */
  fromWords?: FactId;
  /** Times the animals of these facts that travel along: two dogs need two leads. */
  perPet?: readonly FactId[];
  /** Bound for the whole party. */
  partyMax?: number;
}

/**
 * A reason in both languages. The first one whose `if` holds, and whose slots can all be filled, is shown. Slots:
 * `{place}` `{country}` `{month}` `{minC}` `{maxC}` `{wet}` `{days}` `{nights}` `{people}` `{each}` `{child}` `{plugs}`
 * `{permit}` `{currency}` `{wash}` `{elevation}`. None repeats the traveller's words: a reason says what follows from them.
 */
interface Why {
  /** At least one of these facts. */
  if?: readonly FactId[];
  en: string;
  es: string;
}

/** One thing to pack. */
export interface Item {
  /** Stable id, in kebab case: the item's key for good, in stored plans too. */
  id: string;
  /** `singular|plural`, or one name for both. */
  en: string;
  es: string;
  /** Weight of one, in grams (an estimate). */
  grams: number;
  /** Left out: `ok`. */
  cabin?: CabinRule;
  /** A weapon: on the lists of hunters alone, and nothing that a model may add. */
  weapon?: true;
  /** One condition, or several of which one is enough. Left out: always. */
  when?: When | readonly When[];
  /** Never when one of these facts holds, whichever condition was met. */
  not?: readonly FactId[];
  qty?: Quantity | readonly Quantity[];
  /** 1 never left out, 2 important, 3 useful, 4 nice, 5 only when there is room. */
  keep: 1 | 2 | 3 | 4 | 5;
  /** With one of these facts it stays however full the list is: a headlamp where nights have no light. */
  vital?: readonly FactId[];
  /** Ids of items that this one makes unnecessary. */
  replaces?: readonly string[];
  why: readonly Why[];
  /** Months of age of the youngest that its reason may name. */
  childFrom?: number;
  /** The remark where only the traveller's own words bring it: it may assume nothing about the trip. */
  named?: Why;
  /** Only a condition, faith or money explains it: shared lists and other people's copies leave it out. */
  private?: true;
}

/** An item as its file has it: one reason needs no list. */
interface ItemRow extends Omit<Item, 'why'> {
  why: Why | readonly Why[];
}

/** A thing of a kit; kits cut across the categories, so each row names its own. */
export interface KitItem extends ItemRow {
  category: CategoryId;
}

/** What the rows of a file of kits have unless they say otherwise. */
type KitDefaults = Pick<KitItem, 'category' | 'keep' | 'private'>;

/** The rows of a file of kits. */
export const kitRows = (
  defaults: KitDefaults,
  rows: readonly (Omit<KitItem, keyof KitDefaults> & Partial<KitDefaults>)[],
): readonly KitItem[] => rows.map((row) => ({ ...defaults, ...row }));

/** A category's rows. */
export type ItemRows = readonly ItemRow[];

const isList = <Row>(field: Row | readonly Row[]): field is readonly Row[] => Array.isArray(field);

/** A field that holds one row or several, as a list. */
export const several = <Row>(field: Row | readonly Row[] | undefined): readonly Row[] =>
  field === undefined ? [] : isList(field) ? field : [field];

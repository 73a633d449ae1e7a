/** The whole knowledge base, in the order of the categories. */
import { ACTIVITIES } from './activities';
import { BAGS } from './bags';
import { CHILDREN } from './children';
import { CLOTHING } from './clothing';
import { COMFORT } from './comfort';
import { DOCUMENTS } from './documents';
import { ELECTRONICS } from './electronics';
import { FOOD } from './food';
import { FOOTWEAR } from './footwear';
import { HEALTH } from './health';
import { CATEGORY_IDS, type CategoryId, type Item, type ItemRows, type KitItem, several } from './item';
import { BODIES_KITS } from './kits/bodies';
import { CEREMONIES_KITS } from './kits/ceremonies';
import { CONDITIONS_KITS } from './kits/conditions';
import { CRAFTS_KITS } from './kits/crafts';
import { DUTIES_KITS } from './kits/duties';
import { MOVES_KITS } from './kits/moves';
import { POSTINGS_KITS } from './kits/postings';
import { GATHERINGS_KITS } from './kits/gatherings';
import { OUTDOORS_KITS } from './kits/outdoors';
import { PURSUITS_KITS } from './kits/pursuits';
import { SPORTS_KITS } from './kits/sports';
import { VENTURES_KITS } from './kits/ventures';
import { MONEY } from './money';
import { OUTERWEAR } from './outerwear';
import { PETS } from './pets';
import { SLEEP } from './sleep';
import { TOILETRIES } from './toiletries';
import { WORK } from './work';

/** The rows of each category. */
const KNOWLEDGE: Record<CategoryId, ItemRows> = {
  documents: DOCUMENTS,
  money: MONEY,
  clothing: CLOTHING,
  outerwear: OUTERWEAR,
  footwear: FOOTWEAR,
  toiletries: TOILETRIES,
  health: HEALTH,
  electronics: ELECTRONICS,
  work: WORK,
  activities: ACTIVITIES,
  sleep: SLEEP,
  children: CHILDREN,
  pets: PETS,
  food: FOOD,
  bags: BAGS,
  comfort: COMFORT,
};

/** Rows that belong to one condition, ceremony, pursuit or venture. */
const KITS: readonly KitItem[] = [
  ...CONDITIONS_KITS,
  ...BODIES_KITS,
  ...CEREMONIES_KITS,
  ...PURSUITS_KITS,
  ...VENTURES_KITS,
  ...SPORTS_KITS,
  ...GATHERINGS_KITS,
  ...DUTIES_KITS,
  ...POSTINGS_KITS,
  ...MOVES_KITS,
  ...CRAFTS_KITS,
  ...OUTDOORS_KITS,
];

/** An item with the category its file gives it. */
export interface KnownItem extends Item {
  category: CategoryId;
}

/** Every item, by category and then in the order of its file. */
export const ALL_ITEMS: readonly KnownItem[] = CATEGORY_IDS.flatMap((category) =>
  [...KNOWLEDGE[category], ...KITS.filter((kit) => kit.category === category)].map((row) => ({
    ...row,
    category,
    why: several(row.why),
  })),
);

const KIT_IDS = new Set(KITS.map(({ id }) => id));

/** Whether an item belongs to a kit, so that only its own cue or a named thing brings it. */
export const isKitItem = (id: string): boolean => KIT_IDS.has(id);

const byId = new Map(ALL_ITEMS.map((item) => [item.id, item]));

/** The item of an id, also for lists stored earlier. */
export const itemById = (id: string): KnownItem | undefined => byId.get(id);

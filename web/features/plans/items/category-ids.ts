import type { plans } from '../../../i18n/locales/en/plans';

/** The engine's categories, in the order a list shows them; the traveller's own follow. */
export const CATEGORY_ORDER = [
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
] as const satisfies readonly (keyof (typeof plans)['categories'])[];
/** Where things go that were added without saying where. */
export const DEFAULT_CATEGORY = 'comfort';

type CategoryId = (typeof CATEGORY_ORDER)[number];

/** Whether a category is one of ours, with a translated name, and not the traveller's own words. */
export const isCategoryId = (category: string): category is CategoryId =>
  CATEGORY_ORDER.some((known) => known === category);

/** Things by category, in the order of a list; the traveller's own categories follow as they come. */
export const byCategory = <Thing extends { category: string }>(
  things: readonly Thing[],
  order: readonly string[] = CATEGORY_ORDER,
): [category: string, things: Thing[]][] => {
  const groups = Map.groupBy(things, ({ category }) => category);
  return [...new Set([...order, ...groups.keys()])].flatMap((category) => {
    const found = groups.get(category);
    return found ? [[category, found]] : [];
  });
};

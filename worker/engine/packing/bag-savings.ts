/** How a list that is too heavy gets lighter: another wash, lighter things, what is bought or rented there. */
import { itemById } from './knowledge/knowledge';
import type { Draft } from './lines';
import { headCount } from './people';
import type { Washing } from './washing';

/** Clothes that another wash makes fewer. */
const WASHABLE = new Set([
  'underwear',
  'socks',
  't-shirts',
  'long-sleeved-tops',
  'technical-shirts',
  'child-clothes',
  'child-underwear',
  'child-socks',
]);
/** What every shop there has. */
export const BOUGHT_THERE = [
  'after-sun',
  'shampoo',
  'conditioner',
  'wet-wipes',
  'tissues',
  'snacks',
  'moisturiser',
  'basic-groceries',
];
/** What is lent or rented wherever people go for it; the heaviest first, until the bags close. */
export const RENTED_THERE = [
  'wetsuit',
  'dive-gear',
  'waders',
  'fly-rod',
  'sea-rod',
  'snowshoes',
  'ski-helmet',
  'snorkel-set',
  'tennis-racket',
  'climbing-harness',
  'riding-helmet',
  'bike-helmet',
  'yoga-mat',
  'life-jacket',
];
/** Lighter things that do the same. */
const LIGHTER: Record<string, string> = {
  'beach-towel': 'quick-dry-towel',
  shampoo: 'solid-soap',
  book: 'e-reader',
  umbrella: 'rain-jacket',
  trousers: 'light-trousers',
};

/** What is worn against the cold: whoever packs it takes no summer trousers, whatever they weigh. */
const COLD_WEAR = ['winter-coat', 'warm-coat', 'parka', 'base-layers'];
/** Whoever has one of these needs no rain jacket in place of an umbrella. */
const RAIN_WEAR = ['rain-jacket', 'waterproof-jacket'];

/** Fewer clothes than for so many nights are no saving. */
export const LEAST_SPAN = 5;

/** What weighs next to nothing and nobody wants to wash every other day. */
const LIGHT_CLOTHES = new Set(['underwear', 'socks', 'child-underwear', 'child-socks']);
const LEAST_LIGHT = 7;

/** A share of what each of them has, at least one. */
function fewer({ item, quantity, people }: Draft, factor: number): number {
  const heads = Math.max(1, headCount(people));
  const least = LIGHT_CLOTHES.has(item.id) ? LEAST_LIGHT : 1;
  return Math.min(quantity, Math.max(least, Math.ceil((quantity / heads) * factor)) * heads);
}

/** The drafts with lighter things in place of heavier ones that nobody asked for by name. */
export function lightened(drafts: readonly Draft[]): { drafts: Draft[]; swapped: Draft[] } {
  const swapped: Draft[] = [];
  const keys = new Set(drafts.map(({ key }) => key));
  const isCold = COLD_WEAR.some((key) => keys.has(key));
  const isCovered = (id: string): boolean =>
    keys.has(id) || (RAIN_WEAR.includes(id) && RAIN_WEAR.some((key) => keys.has(key)));
  const lighter = drafts.flatMap((draft): Draft[] => {
    const item = itemById(LIGHTER[draft.item.id] ?? '');
    if (!item || draft.named || item.grams >= draft.item.grams || (isCold && item.id === 'light-trousers'))
      return [draft];
    swapped.push(draft);
    return isCovered(item.id) ? [] : [{ ...draft, key: item.id, item }];
  });
  return { drafts: lighter, swapped };
}

/** The drafts with fewer clothes, washed once more in between. */
export function withOneMoreWash(drafts: readonly Draft[], washing: Washing): { drafts: Draft[]; washing: Washing } {
  const span = Math.max(LEAST_SPAN, Math.ceil(washing.nights / 2));
  const factor = (span + 1) / (washing.nights + 1);
  // Once more between any two washes, and before the first.
  const middles = [washing.washDays[0] ?? washing.nights + 1, ...washing.washDays.slice(1)].map((day) =>
    Math.max(2, day - Math.floor(washing.nights / 2)),
  );
  return {
    drafts: drafts.map((draft) =>
      WASHABLE.has(draft.item.id) && draft.hit ? { ...draft, quantity: fewer(draft, factor) } : draft,
    ),
    washing: {
      nights: span,
      washDays: [...new Set([...middles, ...washing.washDays])].toSorted((a, b) => a - b),
      how: washing.how === 'none' ? 'hand' : washing.how,
    },
  };
}

/**
 * Puts the lines of a list into the bags of a trip and keeps the bags within their limits: first lighter or fewer things
 * (wash once more, buy there), then without what is worth least for its weight. What the trip hinges on stays; a limit
 * that cannot be met is said.
 */
import type { Trip } from '../trip/schema';
import { bagsFor, capacitiesOf, gramsOf, isBeside, isContainer, litresOf, type Capacity } from './bag-capacity';
import { limitWarnings, type Step } from './bag-words';
import { itemById } from './knowledge/knowledge';
import type { BagKind, BagTotal, PackingWarning } from './engine';
import type { Draft } from './lines';
import { headCount, type Packer } from './people';
import type { LeftOut } from './things';
import type { Washing } from './washing';
import { wornPieces } from './worn';

export interface Packed {
  drafts: Draft[];
  bagOf: ReadonlyMap<string, BagKind>;
  bags: BagTotal[];
  warnings: PackingWarning[];
  leftOut: LeftOut[];
  washing: Washing;
}

interface Load {
  bagOf: Map<string, BagKind>;
  totals: BagTotal[];
  /** By how much the worst bag is over: 1 is exactly full. */
  pressure: number;
}

const weigh = (list: readonly Draft[]): number => list.reduce((sum, draft) => sum + gramsOf(draft), 0);

/** Whether so much more goes into a bag. */
const room = (
  { grams, litres, limitGrams = Infinity, limitLitres = Infinity }: BagTotal,
  more: { grams: number; litres: number },
): boolean => grams + more.grams <= limitGrams && litres + more.litres <= limitLitres;

/** Puts each draft into the first of its bags that has room; the last of them where none has. */
function load(
  drafts: readonly Draft[],
  capacities: readonly Capacity[],
  packers: readonly Packer[],
  flying: boolean,
): Load {
  const bagOf = new Map<string, BagKind>();
  const totals = new Map<BagKind, BagTotal>(
    capacities.map(({ bag, tareGrams, limitGrams, limitLitres }) => [
      bag,
      {
        bag,
        grams: tareGrams,
        litres: 0,
        ...(limitGrams !== undefined && { limitGrams }),
        ...(limitLitres !== undefined && { limitLitres }),
      },
    ]),
  );
  const wornCounts = capacities.some((capacity) => capacity.wornCounts);
  const worn = wornPieces(drafts, packers);
  let wornGrams = 0;
  for (const draft of drafts.toSorted((a, b) => a.rank - b.rank)) {
    const share = 1 - (worn.get(draft.key) ?? 0) / Math.max(1, draft.quantity);
    const carried = { grams: gramsOf(draft) * share, litres: litresOf(draft) * share };
    wornGrams += gramsOf(draft) * (1 - share);
    if (share === 0) {
      bagOf.set(draft.key, 'worn');
      continue;
    }
    if (isBeside(draft) && !capacities.some(({ bag }) => bag === 'car')) {
      bagOf.set(draft.key, 'bag');
      continue;
    }
    const wanted = bagsFor(draft, capacities, flying);
    const fits = wanted.find((kind) => {
      const total = totals.get(kind);
      return total === undefined || room(total, carried);
    });
    const bag = fits ?? wanted[0] ?? 'bag';
    bagOf.set(draft.key, bag);
    const total = totals.get(bag) ?? { bag, grams: 0, litres: 0 };
    // A bag is carried, not put inside another; its weight is the empty weight above.
    if (!isContainer(draft) || capacities.length === 0) {
      total.grams += carried.grams;
      total.litres += carried.litres;
    }
    totals.set(bag, total);
  }
  const [main] = capacities.filter((capacity) => capacity.wornCounts);
  const counted = main && totals.get(main.bag);
  if (wornCounts && counted) counted.grams += wornGrams;
  const pressure = Math.max(
    0,
    ...[...totals.values()].flatMap(({ grams, litres, limitGrams, limitLitres }) => [
      limitGrams === undefined ? 0 : grams / limitGrams,
      limitLitres === undefined ? 0 : litres / limitLitres,
    ]),
  );
  const all = [...totals.values(), ...(wornGrams > 0 ? [{ bag: 'worn' as const, grams: wornGrams, litres: 0 }] : [])];
  return {
    bagOf,
    totals: all.map((total) => ({
      ...total,
      grams: Math.round(total.grams),
      litres: Math.round(total.litres * 10) / 10,
    })),
    pressure,
  };
}

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
const BOUGHT_THERE = [
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
const RENTED_THERE = [
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
const LEAST_SPAN = 5;
/** Lighter than this it saves nothing to leave it at home, where the limit cannot be met anyway. */
const LIGHT_GRAMS = 350;
/** Ranks from here on are dropped for a limit: only what is nice where we assumed it, what is useful where it was told. */
const NICE_RANK = 2.9;
const USEFUL_RANK = 1.8;

/** What the trip hinges on and no limit takes away. */
const isKept = ({ item, named, rank, planned }: Draft): boolean =>
  named ||
  planned ||
  item.keep === 1 ||
  item.category === 'documents' ||
  item.category === 'money' ||
  (item.category === 'health' && item.keep <= 2) ||
  rank <= 1.4;

/** Worth for its weight: what is needed more and weighs less stays longer. */
const worth = (draft: Draft): number => (6 - draft.rank) / Math.max(30, gramsOf(draft));

/** What weighs next to nothing and nobody wants to wash every other day. */
const LIGHT_CLOTHES = new Set(['underwear', 'socks', 'child-underwear', 'child-socks']);
const LEAST_LIGHT = 6;

/** A share of what each of them has, at least one. */
function fewer({ item, quantity, people }: Draft, factor: number): number {
  const heads = Math.max(1, headCount(people));
  const least = LIGHT_CLOTHES.has(item.id) ? LEAST_LIGHT : 1;
  return Math.min(quantity, Math.max(least, Math.ceil((quantity / heads) * factor)) * heads);
}

/** The drafts with lighter things in place of heavier ones that nobody asked for by name. */
function lightened(drafts: readonly Draft[]): { drafts: Draft[]; swapped: Draft[] } {
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

function withOneMoreWash(drafts: readonly Draft[], washing: Washing): { drafts: Draft[]; washing: Washing } {
  const span = Math.max(LEAST_SPAN, Math.ceil(washing.nights / 2));
  const factor = (span + 1) / (washing.nights + 1);
  const middle = (washing.washDays[0] ?? washing.nights + 1) - Math.floor(washing.nights / 2);
  return {
    drafts: drafts.map((draft) =>
      WASHABLE.has(draft.item.id) && draft.hit ? { ...draft, quantity: fewer(draft, factor) } : draft,
    ),
    washing: {
      nights: span,
      washDays: [...new Set([Math.max(2, middle), ...washing.washDays])].toSorted((a, b) => a - b),
      how: washing.how === 'none' ? 'hand' : washing.how,
    },
  };
}

/** Fits the drafts of a list into the bags of the trip. */
export function fitToBags(
  trip: Trip,
  drafts: readonly Draft[],
  packers: readonly Packer[],
  startWashing: Washing,
  flying: boolean,
): Packed {
  const capacities = capacitiesOf(trip, packers);
  let kept = [...drafts];
  let washing = startWashing;
  const steps: Step[] = [];
  const now = (): Load => load(kept, capacities, packers, flying);
  let current = now();

  if (
    current.pressure > 1 &&
    washing.nights > LEAST_SPAN + 1 &&
    trip.facts.every(({ tag }) => tag !== 'refused:laundry')
  ) {
    const before = weigh(kept);
    ({ drafts: kept, washing } = withOneMoreWash(kept, washing));
    steps.push({ kind: 'wash', grams: before - weigh(kept), drafts: [] });
    current = now();
  }
  if (current.pressure > 1) {
    const before = weigh(kept);
    const { drafts: lighter, swapped } = lightened(kept);
    if (swapped.length > 0) {
      kept = lighter;
      steps.push({ kind: 'swap', grams: before - weigh(kept), drafts: swapped });
      current = now();
    }
  }
  if (current.pressure > 1) {
    const bought = kept.filter((draft) => BOUGHT_THERE.includes(draft.item.id) && !isKept(draft));
    if (bought.length > 0) {
      kept = kept.filter((draft) => !bought.includes(draft));
      steps.push({ kind: 'buy', grams: weigh(bought), drafts: bought });
      current = now();
    }
  }
  if (current.pressure > 1) {
    const rented: Draft[] = [];
    for (const draft of kept
      .filter((one) => RENTED_THERE.includes(one.item.id) && !one.named)
      .toSorted((a, b) => gramsOf(b) - gramsOf(a))) {
      if (current.pressure <= 1) break;
      kept = kept.filter((one) => one !== draft);
      rented.push(draft);
      current = now();
    }
    if (rented.length > 0) steps.push({ kind: 'rent', grams: weigh(rented), drafts: rented });
  }
  const dropped: Draft[] = [];
  const least = capacities.some(({ told }) => told) ? USEFUL_RANK : NICE_RANK;
  const droppable = kept.filter((one) => !isKept(one) && one.rank >= least).toSorted((a, b) => worth(a) - worth(b));
  const light = load(
    kept.filter((one) => !droppable.includes(one)),
    capacities,
    packers,
    flying,
  );
  // What hinges the trip is over the limit by itself: to go without a balm and a bottle as well would not help.
  const helps = light.pressure <= 1;
  for (const draft of droppable) {
    if (current.pressure <= 1) break;
    if (!helps && draft.rank < NICE_RANK && gramsOf(draft) < LIGHT_GRAMS) continue;
    kept = kept.filter((one) => one !== draft);
    dropped.push(draft);
    current = now();
  }
  if (dropped.length > 0) steps.push({ kind: 'drop', grams: weigh(dropped), drafts: dropped });
  const said = limitWarnings(trip, steps, current.totals, kept, packers);
  return { drafts: kept, bagOf: current.bagOf, bags: current.totals, ...said, washing };
}

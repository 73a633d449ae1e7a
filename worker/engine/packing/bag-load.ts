/** Puts each line into the first of its bags that has room, and says how full the bags are. */
import { bagsFor, gramsOf, isBeside, isContainer, litresOf, type Capacity } from './bag-capacity';
import type { BagKind, BagTotal } from './engine';
import type { Draft } from './lines';
import type { Packer } from './people';
import { wornPieces } from './worn';

/** The bags as they are packed. */
export interface Load {
  bagOf: Map<string, BagKind>;
  totals: BagTotal[];
  /** By how much the worst bag is over: 1 is exactly full. */
  pressure: number;
}

/** Grams of a list. */
export const weigh = (list: readonly Draft[]): number => list.reduce((sum, draft) => sum + gramsOf(draft), 0);

/** Whether so much more goes into a bag. */
const room = (
  { grams, litres, limitGrams = Infinity, limitLitres = Infinity }: BagTotal,
  more: { grams: number; litres: number },
): boolean => grams + more.grams <= limitGrams && litres + more.litres <= limitLitres;

/** Puts each draft into the first of its bags that has room; the last of them where none has. */
export function load(
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

/**
 * Puts the lines of a list into the bags of a trip and keeps the bags within their limits: first lighter or fewer things
 * (wash once more, buy there), then without what is worth least for its weight. What the trip hinges on stays; a limit
 * that cannot be met is said.
 */
import type { Trip } from '../trip/schema';
import { capacitiesOf, gramsOf } from './bag-capacity';
import { limitWarnings, type Step } from './bag-words';
import type { BagKind, BagTotal, PackingWarning } from './engine';
import { type Draft, VITAL_RANK } from './lines';
import type { Packer } from './people';
import type { LeftOut } from './things';
import type { Washing } from './washing';
import { type Load, weigh, load } from './bag-load';
import { BOUGHT_THERE, RENTED_THERE, LEAST_SPAN, lightened, withOneMoreWash } from './bag-savings';

export interface Packed {
  drafts: Draft[];
  bagOf: ReadonlyMap<string, BagKind>;
  bags: BagTotal[];
  warnings: PackingWarning[];
  leftOut: LeftOut[];
  washing: Washing;
}
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
      // On a tour with one's own bike the helmet is worn from the first day.
      .filter((one) => RENTED_THERE.includes(one.item.id) && !one.named && one.rank > VITAL_RANK)
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

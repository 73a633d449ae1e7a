/**
 * The critic: reads a trip and the list that was packed for it, by rules of its own. What it can mend it mends; the rest
 * becomes a warning that the traveller reads. Pure and synchronous.
 */
import type { BagTotal, EngineItem, PackingList, PackingWarning } from '../packing/engine';
import { CATEGORY_IDS, CATEGORY_LABELS } from '../packing/knowledge/item';
import type { Trip } from '../trip/schema';
import type { Finding, Review, Rule } from './contract';
import { inOrder } from './lines';
import { viewOf, type ReviewContext } from './plan-view';
import { bags } from './rules/bags';
import { climate } from './rules/climate';
import { denied, notAsked } from './rules/denied';
import { duplicates } from './rules/duplicates';
import { essentials } from './rules/essentials';
import { owner } from './rules/owner';
import { quantity } from './rules/quantity';
import { figures, sentences } from './rules/reasons';

/** Before the bags are weighed, what was added is in one. */
const placed: Rule = (items) => ({ items: withBags(items), findings: [] });

/** What comes off first, then what is added, then numbers, bags and the sentences of what is left. */
const RULES: readonly Rule[] = [
  denied,
  notAsked,
  climate,
  owner,
  essentials,
  duplicates,
  quantity,
  placed,
  bags,
  figures,
  sentences,
];

/** Lines that were added go into the bag that most lines are in. */
function withBags(items: readonly EngineItem[]): EngineItem[] {
  const counts = new Map<EngineItem['bag'], number>();
  for (const { bag } of items) if (bag !== 'bag' && bag !== 'worn') counts.set(bag, (counts.get(bag) ?? 0) + 1);
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return items.map((item) => (item.bag === 'bag' && main !== undefined ? { ...item, bag: main } : item));
}

/** The totals of the bags after lines came, went or changed. */
function totalsOf(before: PackingList, after: readonly EngineItem[]): BagTotal[] {
  const gramsIn = (items: readonly EngineItem[], bag: BagTotal['bag']): number =>
    items.filter((item) => item.bag === bag).reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  return before.bags.map((total) => {
    const change = gramsIn(after, total.bag) - gramsIn(before.items, total.bag);
    return change === 0 ? total : { ...total, grams: Math.max(0, Math.round(total.grams + change)) };
  });
}

const isWarning = ({ action }: Finding): boolean => action === 'warned';

/** Reviews a list: the mended list, and everything that was found. */
export function reviewList(trip: Trip, list: PackingList, context: ReviewContext): Review {
  const view = viewOf(trip, context);
  const findings: Finding[] = [];
  let items: EngineItem[] = list.items;
  for (const rule of RULES) {
    const verdict = rule(items, view, { ...list, bags: totalsOf(list, items) });
    items = verdict.items;
    findings.push(...verdict.findings);
  }
  items = inOrder(items);
  const used = new Set(items.map(({ category }) => category));
  const said = new Set(list.warnings.map(({ text }) => text));
  const warnings: PackingWarning[] = findings
    .filter((one) => isWarning(one) && !said.has(one.text))
    .map(({ text }) => ({ code: 'found-on-review', text }));
  return {
    list: {
      ...list,
      items,
      categories: CATEGORY_IDS.filter((id) => used.has(id)).map((id) => ({
        id,
        label: CATEGORY_LABELS[id][trip.locale],
      })),
      warnings: [...list.warnings, ...warnings],
      bags: totalsOf(list, items),
    },
    findings,
  };
}

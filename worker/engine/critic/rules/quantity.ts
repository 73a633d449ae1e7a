/** Sane sums: what one person wears, by nights and washes. */
import type { EngineItem } from '../../packing/engine';
import { itemById } from '../../packing/knowledge/knowledge';
import type { Finding, Rule } from '../contract';
import { finding } from '../lines';
import { withQuantity } from '../plain-reason';
import { headsOf, isNamed, peopleOf, type PlanView } from '../plan-view';

interface Group {
  keys: ReadonlySet<string>;
  /** The most of it for one person. */
  most: (view: PlanView) => number;
}

const SHOES: ReadonlySet<string> = new Set([
  'walking-shoes',
  'hiking-boots',
  'trail-shoes',
  'sandals',
  'flip-flops',
  'water-shoes',
  'winter-boots',
  'wellies',
  'dress-shoes',
  'smart-shoes',
  'shower-sandals',
  'heels',
  'dance-shoes',
  'running-shoes',
  'cycling-shoes',
  'climbing-shoes',
  'golf-shoes',
  'riding-boots',
  'motorcycle-boots',
  'deck-shoes',
  'safety-boots',
  'slippers',
  'child-shoes',
  'slip-off-shoes',
  'hajj-sandals',
  'romeria-boots',
  'nazareno-shoes',
  'court-dance-shoes',
  'ceilidh-shoes',
  'curling-shoes',
  'canyon-shoes',
  'hunting-boots',
  'forage-boots',
  'race-shoes',
  'ballet-shoes',
  'pool-sliders',
  'ward-shoes',
  'ppe-boots',
  'kitchen-clogs',
  'crew-boots',
  'haldi-sandals',
  'bowls-shoes',
]);
/** Pairs of shoes a person carries and wears at most. */
const MOST_PAIRS = 4;

const GROUPS: readonly Group[] = [
  { keys: new Set(['underwear', 'child-underwear']), most: ({ span }) => span + 3 },
  { keys: new Set(['socks', 'warm-socks', 'hiking-socks', 'child-socks']), most: ({ span }) => span + 3 },
  {
    keys: new Set(['t-shirts', 'long-sleeved-tops', 'technical-shirts', 'linen-shirts', 'child-clothes']),
    most: ({ span }) => span + 3,
  },
  {
    keys: new Set(['trousers', 'light-trousers', 'shorts', 'hiking-trousers', 'smart-trousers', 'child-trousers']),
    most: ({ span }) => 3 + Math.ceil(span / 3),
  },
];

/** Lowers a group to what its people wear; the everyday garment gives way to the special one. */
function lower(items: EngineItem[], group: Group, view: PlanView, findings: Finding[]): void {
  const lines = items.filter(({ key }) => group.keys.has(key));
  const heads = headsOf(
    view.packing.filter(({ id }) => lines.some((line) => line.travellers.length === 0 || line.travellers.includes(id))),
  );
  const told = lines.filter((line) => isNamed(view, line)).reduce((sum, { quantity }) => sum + quantity, 0);
  const most = Math.max(lines.length, told, group.most(view) * Math.max(1, heads));
  let over = lines.reduce((sum, { quantity }) => sum + quantity, 0) - most;
  for (const line of lines.toSorted((a, b) => b.quantity - a.quantity)) {
    if (over <= 0) return;
    if (isNamed(view, line)) continue;
    const quantity = Math.max(1, line.quantity - over);
    if (quantity === line.quantity) continue;
    over -= line.quantity - quantity;
    items[items.indexOf(line)] = withQuantity(line, quantity, view);
    findings.push(finding('quantity', 'lowered', line, view));
  }
}

const FOOTWEAR_WORDS =
  /\b(?:boots?|shoes?|trainers|sneakers|sandals?|flip.?flops|slippers|heels|clogs|loafers|botas?|botines?|zapat\w+|sandalias|tenis|chanclas|tacones|ojotas|alpargatas)\b/iu;
const isPair = ({ key, name }: EngineItem): boolean =>
  SHOES.has(key) || (key.startsWith('own-') && FOOTWEAR_WORDS.test(name));

/** How dear a pair is: named ones stay, and what the trip needs more. */
const dear = (item: EngineItem, view: PlanView): number =>
  (isNamed(view, item) || item.key.startsWith('own-') ? -10 : 0) +
  (item.optional ? 1 : 0) +
  (itemById(item.key)?.keep ?? 3) -
  (item.essential ? 2 : 0);

/** "Boots" may be any boots: the one line that can be the named thing is it. */
const isOnlyLineOf = (item: EngineItem, items: readonly EngineItem[], view: PlanView): boolean =>
  view.brought.some(
    ({ concept }) =>
      concept?.items.includes(item.key) && items.filter(({ key }) => concept.items.includes(key)).length === 1,
  );

function pairs(items: EngineItem[], view: PlanView, findings: Finding[]): void {
  for (const person of view.packing) {
    const theirs = (): EngineItem[] =>
      items.filter((item) => isPair(item) && peopleOf(view, item).some(({ id }) => id === person.id));
    const each = (item: EngineItem): number =>
      Math.max(1, Math.round(item.quantity / Math.max(1, headsOf(peopleOf(view, item)))));
    for (let left = theirs(); left.reduce((sum, item) => sum + each(item), 0) > MOST_PAIRS; left = theirs()) {
      const worst = left
        .filter((item) => !isNamed(view, item) && !item.key.startsWith('own-') && !isOnlyLineOf(item, items, view))
        .toSorted((a, b) => dear(b, view) - dear(a, view))[0];
      // However many of one pair were told, nobody goes barefoot.
      if (!worst || left.length === 1) break;
      const others = peopleOf(view, worst).filter(({ id }) => id !== person.id);
      const index = items.indexOf(worst);
      if (others.length === 0 || worst.quantity <= person.count) {
        items.splice(index, 1);
        findings.push(finding('quantity', 'dropped', worst, view));
        continue;
      }
      const names = worst.for.filter((_, at) => worst.travellers[at] !== person.id);
      items[index] = {
        ...withQuantity(worst, Math.max(1, worst.quantity - each(worst) * person.count), view),
        travellers: others.map(({ id }) => id),
        for: names.length === others.length ? names : others.map(({ name, role }) => name ?? role),
      };
      findings.push(finding('quantity', 'lowered', worst, view));
    }
  }
}

/** Lowers underwear, socks, tops, trousers and shoes to an expert's bounds. */
export const quantity: Rule = (list, view) => {
  const items = [...list];
  const findings: Finding[] = [];
  for (const group of GROUPS) lower(items, group, view, findings);
  pairs(items, view, findings);
  return { items, findings };
};

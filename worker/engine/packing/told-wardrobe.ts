/** Clothes told with their number are part of the wardrobe: "seven shirts" leave few T-shirts to pack. */
import { BOTTOMS, TOPS } from './garments';
import type { Draft } from './lines';
import { headCount, type Packer } from './people';
import { saidOfEach } from './named-draft';
import { conceptOf } from './thing-items';

interface Group {
  rows: readonly string[];
  concepts: ReadonlySet<string>;
}

/** What is worn in place of the garments of these rows. */
const GROUPS: readonly Group[] = [
  { rows: TOPS, concepts: new Set(['shirt', 'dress-shirt', 'linen-shirt', 'polo-shirt', 'blouse', 't-shirt', 'vest']) },
  {
    rows: BOTTOMS,
    concepts: new Set(['trousers', 'jeans', 'chinos', 'hiking-trousers', 'joggers', 'leggings', 'shorts', 'skirt']),
  },
];
/** Rows of which one's own number is all there is. */
const COUNTED: ReadonlySet<string> = new Set(['underwear', 'socks', ...TOPS, ...BOTTOMS]);
const SEVERAL = 2;

/** Whether a traveller says how many of it come. */
const isCounted = ({ named, thing }: Draft): boolean =>
  named && thing?.fate === 'bring' && (thing.quantity ?? 0) >= SEVERAL;

/** The drafts with the numbers that were told, and with fewer of the garments they stand for. */
export function withToldWardrobe(drafts: readonly Draft[], packers: readonly Packer[]): Draft[] {
  const wearersOf = ({ people }: Draft): readonly Packer[] => (people.length === 0 ? packers : people);
  const isOfOne = (draft: Draft): boolean => headCount([...wearersOf(draft)]) === 1;
  const lines = drafts.map((draft) => {
    const { thing } = draft;
    if (!thing || !COUNTED.has(draft.key) || !isCounted(draft)) return draft;
    // "3 pairs each of socks" counts for everybody; a plain number of a party's may be each one's or all that come.
    const heads = headCount([...wearersOf(draft)]);
    if (heads !== 1 && !saidOfEach(thing)) return draft;
    const number = (thing.quantity ?? 0) * heads;
    if (number >= draft.quantity) return draft;
    // What the row says of its own number ("one a day, and one to spare") is no reason for theirs: their words are.
    const { hit: _, ...own } = draft;
    const { named: __, ...item } = draft.item;
    return { ...own, item, quantity: number, arithmetic: false };
  });
  for (const { rows, concepts } of GROUPS)
    for (const packer of packers) {
      let left = lines
        .filter((draft) => isCounted(draft) && draft.thing && concepts.has(conceptOf(draft.thing)?.id ?? ''))
        .filter((draft) => isOfOne(draft) && wearersOf(draft).includes(packer))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      for (const [index, draft] of lines.entries()) {
        const wearers = wearersOf(draft);
        if (left === 0 || draft.named || !rows.includes(draft.key) || !wearers.includes(packer)) continue;
        const share = Math.floor(draft.quantity / Math.max(1, headCount([...wearers])));
        const less = Math.min(left, share - 1);
        if (less <= 0) continue;
        lines[index] = { ...draft, quantity: draft.quantity - less, arithmetic: false };
        left -= less;
      }
    }
  return lines;
}

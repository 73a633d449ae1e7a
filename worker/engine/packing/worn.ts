/** What each person wears on the way: the heaviest shoes, the heaviest coat and one set of clothes. */
import type { Draft } from './lines';
import type { Packer } from './people';

const SHOES = ['winter-boots', 'hiking-boots', 'safety-boots', 'walking-shoes', 'trail-shoes', 'running-shoes'];
const COATS = [
  'parka',
  'winter-coat',
  'ski-jacket',
  'warm-coat',
  'child-coat',
  'child-ski-wear',
  'down-jacket',
  'trek-down-jacket',
  'waterproof-jacket',
  'child-rain-jacket',
  'light-jacket',
  'fleece',
  'warm-jumper',
  'child-jumper',
  'cardigan',
];
/** One of each that they have. */
const SET = [
  'underwear',
  'socks',
  'bras',
  'child-underwear',
  'child-socks',
  'child-clothes',
  'child-trousers',
  'child-shoes',
];
const TOPS = ['t-shirts', 'long-sleeved-tops', 'technical-shirts', 'dress-shirts'];
const BOTTOMS = ['trousers', 'hiking-trousers', 'light-trousers', 'smart-trousers', 'shorts'];

/** Pieces of each draft that are worn, by key. */
export function wornPieces(drafts: readonly Draft[], packers: readonly Packer[]): Map<string, number> {
  const pieces = new Map<string, number>();
  const byId = new Map(drafts.map((draft) => [draft.item.id, draft]));
  const left = (draft: Draft): number => draft.quantity - (pieces.get(draft.key) ?? 0);
  const has = (id: string, packer: Packer): Draft | undefined => {
    const draft = byId.get(id);
    const theirs = draft !== undefined && (draft.people.length === 0 || draft.people.includes(packer));
    return theirs && draft.hit !== undefined && left(draft) > 0 ? draft : undefined;
  };
  const wear = (draft: Draft | undefined, count: number): void => {
    if (draft) pieces.set(draft.key, Math.min(draft.quantity, (pieces.get(draft.key) ?? 0) + count));
  };
  const first = (ids: readonly string[], packer: Packer): Draft | undefined =>
    ids.map((id) => has(id, packer)).find((draft) => draft !== undefined);
  for (const packer of packers) {
    for (const ids of [SHOES, COATS, TOPS, BOTTOMS]) wear(first(ids, packer), packer.count);
    for (const id of SET) wear(has(id, packer), packer.count);
  }
  return pieces;
}

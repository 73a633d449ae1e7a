/** The garments a capsule chooses from, by what they are worn as. */

export const TOPS = ['t-shirts', 'long-sleeved-tops', 'technical-shirts'] as const;
export const BOTTOMS = ['trousers', 'light-trousers', 'shorts', 'hiking-trousers', 'smart-trousers'] as const;

/** Clothes of a child that stand for those of an adult. */
export const CHILD_TOPS = 'child-clothes';
export const CHILD_BOTTOMS = 'child-trousers';

export const SPECIAL_SHOES = [
  'hiking-boots',
  'winter-boots',
  'safety-boots',
  'climbing-shoes',
  'riding-boots',
  'motorcycle-boots',
  'cycling-shoes',
  'golf-shoes',
  'dance-shoes',
  'deck-shoes',
] as const;
export const SHOES: readonly string[] = [
  ...SPECIAL_SHOES,
  'walking-shoes',
  'trail-shoes',
  'sandals',
  'flip-flops',
  'water-shoes',
  'wellies',
  'shower-sandals',
  'dress-shoes',
  'smart-shoes',
  'heels',
  'running-shoes',
  'light-shoes',
  'slippers',
];

/** Shares a number out by weight, at least one for each. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (weights.length === 0 || sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((total * weight) / sum)));
  const order = weights.map((weight, index) => ({ weight, index })).toSorted((a, b) => b.weight - a.weight);
  for (const { index } of order) {
    const left = total - shares.reduce((all, share) => all + share, 0);
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 1) + (index === order[0]?.index ? Math.ceil(left / order.length) : 1);
  }
  return shares;
}

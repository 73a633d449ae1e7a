/** How English introduces what is packed, says where else a thing is, and what only looks like one. */
import { checkAllConcepts } from './expect-things';

checkAllConcepts('en', [
  // What is packed, said of the list.
  ['What I do have to load is bedding', { bring: ['bed-linen'] }],
  ['What they begged us for is nappies', { bring: ['nappies'] }],
  ["What's left is towels, extension lead, mugs", { bring: ['towels', 'extension-lead', 'mug'] }],
  ['He gets anxious without his watch', { bring: ['watch'] }],
  // Ordinary nouns without a row of their own.
  ['Skillet, spatula, tongs', { bring: ['Skillet', 'spatula', 'tongs'] }],
  ['Photo of Nan, rosary', { bring: ['Photo', 'prayer-beads'] }],
  ['Rosary, take photos of the whales', { bring: ['prayer-beads'] }],
  // What stands beside a thing and is none.
  ['A walking stick, the folding one, gloves', { bring: ['cane', 'gloves'] }],
  ['Gloves, badly, scarf', { bring: ['gloves', 'scarf'] }],
  ['Sunscreen, potty training', { bring: ['sunscreen'] }],
  ['Torch, charging point', { bring: ['headlamp'] }],
]);

/** Entries of a list that a verb before or behind it does or does not speak of. */
import { checkAllConcepts } from './expect-things';

checkAllConcepts('en', [
  // A verb with a subject of its own speaks of the last entry alone.
  ["One suit navy, three shirts, blouses I'm done with", { bring: ['suit', 'shirt'] }],
  ['Tracksuit, hair ties, the towels I will see', { bring: ['tracksuit', 'hair-ties'] }],
  ['Slippers and a kimono I leave to her', {}],
  // A long list behind a verb that hands nothing out is packed.
  ['Me the tent, the tarp, the filter', { bring: ['tent', 'tarp', 'filter'] }],
  ['So fly with wetsuit, helmet, goggles', { bring: ['wetsuit', 'helmet', 'swim-goggles'] }],
  // Told of a place or of those who hand things out, it is not.
  ['The pods have a lamp, heater, rug', {}],
  ["He's loaning us snow boots, parkas, ski gloves", { provided: ['winter-boots', 'winter-jacket', 'ski-gloves'] }],
]);

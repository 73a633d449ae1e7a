/** What is refused and named in one breath ("no jewellery", "pantalón, no falda") stays at home, however it was read. */
import type { Trip } from '../trip/schema';
import { itemById } from './knowledge/knowledge';
import { itemsOfThing } from './thing-items';
import { isBrought } from './things';

type Thing = Trip['things'][number];

/** "No jewellery", "sin joyas", "no falda": the very next word. */
const DENIED = /(?:^|[^\p{L}])(?:no|not|without|sin|ni|nada de|zero|cero)\s+(?:any\s+|mi\s+|my\s+|la\s+|el\s+)?$/iu;

/** Whether the words deny this very mention of a thing. */
function isDenied({ words, evidence: { quote = '' } }: Thing): boolean {
  const at = quote.toLowerCase().indexOf(words.toLowerCase());
  return at > 0 && DENIED.test(quote.slice(0, at));
}

/** The trip with every thing that its own refusals speak of left at home. */
export function withRefusals(trip: Trip): Trip {
  const refusals = trip.facts.filter(({ tag, evidence }) => tag.startsWith('refused:') && evidence.source === 'words');
  if (refusals.length === 0) return trip;
  const isRefused = (thing: Thing): boolean =>
    isBrought(thing) &&
    isDenied(thing) &&
    refusals.some(({ tag }) => itemsOfThing(thing).some((id) => itemById(id)?.not?.includes(tag) ?? false));
  const things = trip.things.map((thing) => (isRefused(thing) ? { ...thing, fate: 'stays' as const } : thing));
  return { ...trip, things };
}

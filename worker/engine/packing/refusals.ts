/**
 * What is refused and named in one sentence ("no jewellery", "pantalón, no falda") stays at home, however it was read, and
 * what is not a thing to carry is no line.
 */
import type { Trip } from '../trip/schema';
import { itemById } from './knowledge/knowledge';
import { conceptOf, itemsOfThing, sameStems } from './thing-items';
import { asThingName } from './thing-name';
import { isBrought } from './things';
import { isLeftOut } from '../trip/things/reading';

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

/** "Mulled wine, no hiking": what people have there, unless they say that they bring it. */
const isHadThere = ({ words, evidence: { quote = '' } }: Thing): boolean =>
  HAD_THERE.test(words.trim()) && !BRINGS.test(quote);
const HAD_THERE =
  /^(?:(?:some|the|un|unos|unas|el|la|los|las)\s)?(?:mulled wine|gl[uü]hwein|cocktails?|c[oó]cteles|pints?|brunch|afternoon tea|fish and chips|street food|tapas|pintxos|pinchos|ceviche|asado|paella|raclette|fondue|gelato|vino caliente)$/iu;
const BRINGS = /\b(?:bring|bringing|take|taking|pack|packing|carry|llev\w+|tra(?:e|er|igo|emos|jo)|cargo|cargamos)\b/iu;

/** What everything on the list is, or what holds it: "not a mountain of clothes", "2 bags of 23 kg each", "la de repuesto". */
const NO_ONE_THING =
  /^(?:(?:my|our|the|some|mi|mis|la|las|el|los|de)\s)?(?:clothes|clothing|ropa|bags?|bolsas?|luggage|equipaje|maletas?|things|cosas|spares?|repuestos?)$/iu;

/** "No heels", read once as refused and once as named: the same words about the same people and places. */
const isSaidOff = (thing: Thing, other: Thing): boolean =>
  sameStems(thing.words, other.words) &&
  (other.travellers.length === 0 || thing.travellers.some((id) => other.travellers.includes(id))) &&
  (other.legs.length === 0 || thing.legs.some((id) => other.legs.includes(id)));

/** "Zapato café": a colour of what stands before it. */
const COLOUR = /^(?:caf[eé]|chocolate|vino|mostaza|naranja|rosa|coral|salm[oó]n|dorad[oa]s?|platead[oa]s?)$/iu;
const COLOURED =
  '(?:zapat\\p{L}*|botas?|botines|cintur[oó]n|bols[oa]s?|pantal[oó]n\\p{L}*|vestidos?|camisas?|blusas?|faldas?|corbata|saco|chaqueta|sandalias?|tacones)';
const isColour = ({ words, evidence: { quote = '' } }: Thing): boolean =>
  COLOUR.test(words) && new RegExp(`${COLOURED} ${words}(?!\\p{L})`, 'iu').test(quote);

/** Whether words that the list has no row for are no name, no thing to carry, or refused elsewhere. */
export function isNoLine(thing: Thing, trip: Trip): boolean {
  if (isColour(thing)) return true;
  if (itemsOfThing(thing).length > 0) return false;
  if (asThingName(thing.words) === undefined && conceptOf(thing) === undefined) return true;
  return (
    NO_ONE_THING.test(thing.words.trim()) ||
    isHadThere(thing) ||
    trip.things.some((other) => isLeftOut(other) && isSaidOff(thing, other))
  );
}

/**
 * What people name, and what becomes of it: things that somebody else has, rents or leaves behind come off the list and
 * are told as left out; things they bring are on it, under their own words where the list has none for them.
 */
import { capitalise } from '../capitalise';
import type { Thing, Trip } from '../trip/schema';
import { isLeftOut, isSurelyOff } from '../trip/things/reading';
import type { Ask, Hit } from './asks';
import { holds } from './conditions';
import type { Packer } from './people';
import { whyLeftOut } from './left-out-reason';
import { cleanQuote } from './quote';
import { isLent, standsForItem } from './stands-for-item';
import { conceptOf, itemsOfThing, namesKit } from './thing-items';
import { asThingName } from './thing-name';

export interface LeftOut {
  name: string;
  why: string;
}

export const isBrought = ({ fate }: Thing): boolean =>
  fate === 'bring' || fate === 'wear' || fate === 'forgotten-before';

/** Nobody rents these: "the tux is rented with a shirt" is a shirt more, not one less. */
const EVERYDAY = new Set([
  'underwear',
  'socks',
  't-shirts',
  'long-sleeved-tops',
  'dress-shirts',
  'trousers',
  'walking-shoes',
]);

/** Whatever is said of clothes that stay at home ("no socks in the race"), nobody travels without these. */
const WORN_ANYWAY = new Set([
  'underwear',
  'socks',
  'bras',
  'walking-shoes',
  'toothbrush',
  'child-underwear',
  'child-socks',
]);

/** What nobody wears after somebody else. */
const NEVER_LENT = new Set(['underwear', 'bras', 'child-underwear', 'toothbrush', 'doctor-letter']);

/** What is lent for the outings ("suits and boots are provided for the excursions") goes back after them. */
const FOR_OUTINGS =
  /\b(?:for|during|on) (?:the |all |each |our )?(?:deck|excursions?|outings?|activit\w+|safaris?|tours?|rides?|sledding)\b|\b(?:para|en|durante) (?:las |los |la |el )?(?:excursi\w+|salidas?|actividad\w*|safaris?|paseos?|rutas?)\b/i;
/** Who lends a snow suit lends it for a tour, and what comes with it as well. */
const LENT_SUIT =
  /\b(?:scooter|snow ?mobile|thermal|snow|survival|expedition|arctic|polar|big|insulated|outer)\W+(?:\w+\W+)?(?:suits?|overalls?|oversuits?)\b|\b(?:trajes?|monos?|buzos?|mamelucos?|overoles)\W+(?:\w+\W+){0,2}(?:t[eé]rmicos?|nieve|moto|polar(?:es)?|abrigo|expedici[oó]n)\b/i;
const isForOutings = (thing: Thing, lentSuit: boolean): boolean =>
  isLent(thing) && (lentSuit || FOR_OUTINGS.test(thing.evidence.quote ?? ''));
/** Between the outings people walk about the town in these. */
const TOWN_WEAR = new Set(['winter-boots', 'winter-coat', 'warm-coat', 'gloves', 'warm-hat', 'scarf']);

/** What is written short in a message is written out on a list: "traje d baño", "cosas pa la playa". */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )d(?= \p{L})/giu, 'de'],
  [/(?<=\p{L} )dl(?= \p{L})/giu, 'del'],
  [/(?<=\p{L} )pal(?= \p{L})/giu, 'para el'],
  [/(?<=\p{L} )pa(?= \p{L})/giu, 'para'],
  [/(?<=\p{L} )q(?= \p{L})/giu, 'que'],
];

const spelledOut = (words: string): string =>
  SPELLED_OUT.reduce((text, [short, long]) => text.replace(short, long), cleanQuote(words) ?? words.slice(0, 60));

/** Words of the traveller as a name on the list; the name of its concept where they are none. */
export function nameOfThing(thing: Thing, locale: Trip['locale']): string {
  const said = asThingName(thing.words);
  return capitalise(said === undefined ? (conceptOf(thing)?.name[locale] ?? thing.words) : spelledOut(said));
}

/** "Her dad lends me his parka": the others pack their own. */
const TO_ME =
  /\b(?:lend(?:s|ing)?|lent|loan(?:s|ed|ing)?|giv(?:es|ing)|gave) me\b|\bme (?:presta|prestan|prest[oó]|deja|dejan|da|dan)\b/i;

const isTheirs = (thing: Thing, packer: Packer | undefined, packers: readonly Packer[]): boolean =>
  // One for all of them, which somebody else brings.
  (packer === undefined && thing.fate === 'other-brings') ||
  (thing.travellers.length === 0 &&
    !(packer && packer.role !== 'self' && thing.fate === 'provided' && TO_ME.test(thing.evidence.quote ?? ''))) ||
  (packer ? thing.travellers.includes(packer.id) : packers.every(({ id }) => thing.travellers.includes(id)));

/** "No shoes" says nothing of the shoes of a sport. */
const isDressed = ({ category }: Ask['item']): boolean =>
  category === 'clothing' || category === 'footwear' || category === 'outerwear' || category === 'documents';

/** What the words say is lacking there ("no sheets or anything") is not provided. */
const isLacking = (id: string, { match: { cue }, situation }: Hit): boolean =>
  cue === 'own:bedding' ||
  cue === 'own:beach-towels' ||
  (cue === 'no-towels' && holds('own:towels', situation)) ||
  // "They have diapers, need some for the travel day".
  (id === 'nappies' && holds('need:few-nappies', situation));

/** Papers that nobody leaves behind, whatever a "no" beside them is about. */
const NEVER_STAYS = new Set(['photo-id', 'identity-card', 'children-id', 'tickets', 'passport']);

/** Towels for the pool are none for the showers of a hostel. */
const isForShowers = ({ concept }: Thing, { match: { cue } }: Hit): boolean =>
  concept === 'beach-towel' && cue === 'no-towels';

/** Whether a thing of another fate stands for what is asked. */
const covers = (thing: Thing, { item, hits }: Ask, lentSuit: boolean): boolean =>
  !(isLent(thing) && hits.some((hit) => isLacking(item.id, hit) || isForShowers(thing, hit))) &&
  (itemsOfThing(thing).includes(item.id) ||
    standsForItem(thing, item.id) ||
    (!isDressed(item) && namesKit(thing, item.id))) &&
  !(thing.fate === 'rented' && EVERYDAY.has(item.id)) &&
  !(thing.fate === 'stays' && (WORN_ANYWAY.has(item.id) || NEVER_STAYS.has(item.id))) &&
  !NEVER_LENT.has(item.id) &&
  !(isForOutings(thing, lentSuit) && TOWN_WEAR.has(item.id));

/** Under the blankets of hostels and huts a liner of their own is all that is carried. */
const isLinerEnough = ({ item, hits }: Ask, brought: readonly Thing[]): boolean =>
  item.id === 'sleeping-bag' &&
  brought.some(({ concept }) => concept === 'bag-liner') &&
  !brought.some(({ concept }) => concept === 'sleeping-bag') &&
  hits.every(({ situation }) => !situation.signals.has('camp'));

/** Whether a word means several things at once ("layers", "camping gear"). */
const isSet = (thing: Thing): boolean => conceptOf(thing)?.kind === 'set';

/** Whether an item is brought all the same: one's own board beside a hired one. Layers are no coat where a coat is lent. */
const isKeptBy = (brought: Thing, off: Thing, id: string): boolean =>
  (off.concept !== undefined && brought.concept === off.concept) ||
  (itemsOfThing(brought).includes(id) && !(isSet(brought) && !isSet(off) && itemsOfThing(off).includes(id)));

/** Who lies under sheets or a duvet of the house brings no bed for a camp. */
const MADE_BED = /^(?:bed-linen(?:-blanca)?|bedding|duvet)$/;
const CAMP_BED: ReadonlySet<string> = new Set(['sleeping-bag', 'sleeping-mat', 'camping-pillow', 'tent']);
const CAMPER =
  /^(?:tent(?:-caseta|-tienda)?|sleeping-(?:bag|bag-saco|mat|pad|stuff)|mats|camping-gear|hammock|bag-liner)$/;

/** On the way they may sleep anywhere: "a night in the chalet, bedding included, then two in a cave". */
const ON_THE_WAY: ReadonlySet<string> = new Set(['activity:hiking', 'activity:trekking']);

/** Whether the beds of the only place they stay at are made, and nothing else is said of what they lie on. */
const areBedsMade = ({ legs, things, facts }: Trip, off: readonly Thing[]): boolean =>
  !facts.some(({ tag }) => ON_THE_WAY.has(tag)) &&
  legs.filter(({ kind }) => kind === 'stay').length <= 1 &&
  off.some((thing) => isLent(thing) && thing.legs.length === 0 && MADE_BED.test(thing.concept ?? '')) &&
  !things.some((thing) => CAMPER.test(thing.concept ?? '') && thing.fate !== 'stays');

/** "Alérgico a la penicilina", "nut allergy": nobody leaves at home what they never have. */
function isAllergen({ words, fate, evidence: { quote = '' } }: Thing): boolean {
  const at = fate === 'stays' ? quote.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return (
    at >= 0 &&
    (/(?:al[eé]rgi|allerg|intoleran)[^.;,]*$/iu.test(quote.slice(0, at)) ||
      /^\W+(?:allerg|intoleran)/iu.test(quote.slice(at + words.length)))
  );
}

/** The asks without what has another fate, and what is told of it. */
export function leaveOut(
  trip: Trip,
  asks: readonly Ask[],
  packers: readonly Packer[],
): { asks: Ask[]; leftOut: LeftOut[] } {
  // What is only perhaps taken care of takes nothing off.
  const off = trip.things.filter(isSurelyOff);
  const brought = trip.things.filter(isBrought);
  const lentSuit = off.some((thing) => isLent(thing) && LENT_SUIT.test(thing.evidence.quote ?? ''));
  const bedsMade = areBedsMade(trip, off);
  const kept = asks.flatMap((ask): Ask[] => {
    if (isLinerEnough(ask, brought) || (bedsMade && CAMP_BED.has(ask.item.id))) return [];
    const hits = ask.hits.filter(
      ({ stretch }) =>
        !off.some(
          (thing) =>
            covers(thing, ask, lentSuit) &&
            isTheirs(thing, ask.packer, packers) &&
            (thing.legs.length === 0 || thing.legs.includes(stretch.leg.id)) &&
            !brought.some((other) => isKeptBy(other, thing, ask.item.id) && isTheirs(other, ask.packer, packers)),
        ),
    );
    return hits.length === 0 ? [] : [hits.length === ask.hits.length ? ask : { ...ask, hits }];
  });
  const leftOut = new Map<string, LeftOut>();
  for (const thing of trip.things.filter(isLeftOut)) {
    if (isAllergen(thing) || (asThingName(thing.words) === undefined && conceptOf(thing) === undefined)) continue;
    const name = nameOfThing(thing, trip.locale);
    if (!leftOut.has(name.toLowerCase())) leftOut.set(name.toLowerCase(), { name, why: whyLeftOut(thing, trip) });
  }
  return { asks: kept, leftOut: [...leftOut.values()] };
}

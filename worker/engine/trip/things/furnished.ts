/**
 * What a lodging has, where no verb says so: "Apartment in Finnieston, washer, towels, hairdryer", "B&B with towels",
 * "Granny's house, so beds and towels". Only what lodgings have is read so; the rest of such a list is the traveller's.
 */
import { FIRST_PERSON, isVerbalAt } from '../../packing/reading/grammar';
import { LODGING, hasLodging } from '../../packing/reading/lodging-words';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingGroup, ThingMention } from './mentions';
import { wordsBefore } from './negation';
import type { Reading } from './reading';

/** Lodgings that are furnished. Hostels, huts and camps have to say "with". */
const HOME =
  /^(?:hotel|hotels|hoteles|hotelito|hotelitos|inn|travelodge|ibis|hilton|marriott|apartment|apt|flat|house|villa|cottage|airbnb|bnb|casita|studio|lodge|chalet|condo|unit|motel|cabin|guesthouse|riad|ship|townhouse|residence|bungalow|suite|b)$/;
const BARE =
  /^(?:hostel|dorm|dorms|hut|huts|camp|camps|cabins|bunkhouse|pod|refuge|bothy|staff|room|rooms|yurt|yurts|bunks?|casa|piso|apartamento|apto|depto|departamento|cabana|celda|habitacion|pieza|cuarto|hostal|hosteria|hospedaje|albergue|refugio|posada|pension|residencia|camarote|finca|masia|chalet|camper|autocaravana|caravana|yate|velero|barco|bungalow|monasterio|alojamiento|yurta|jaima|tipi|ger|refus?)$/;
/** Kinds of things that every lodging has. */
export const FURNISHED: ReadonlySet<string> = new Set(['bedding', 'kitchen']);
/** Nobody leaves these at home without a reason: where they are said not to be, the place lacks them. */
export const OF_BED_AND_BATH = /^(?:bed-linen|towels|blanket|pillow|duvet)/;
/** Furniture of other kinds. */
const FITTINGS: ReadonlySet<string> = new Set([
  'iron',
  'cot',
  'toys',
  'dressing-gown',
  'hair-dryer',
  'high-chair',
  'fan-heater',
]);
const WITH = /^(?:con|with|has|have|incl|including|includes)$/;
/** After these a list is what the traveller needs or takes. */
const ASKS =
  /^(?:bring|brings|need|needs|pack|take|own|my|our|byo|no|not|without|but|except|buy|rent|hire|want|plus|pero|menos|salvo|excepto|sin|mi|mis|ademas)$/;
const MOST_BETWEEN = 14;
/** Words before the lodging in its piece: "Shepherd's hut", "a one bed flat". */
const MOST_BEFORE = 4;

/** What nobody packs: a list that names one of these tells what is there. */
const FIXTURE =
  /^(?:camas?|literas?|catres?|cocina|cocineta|nevera|heladera|refri|refrigerador|lavadora|lavarropas|lavavajillas|secadora|microondas|horno|wifi|tele|television|calefaccion|jacuzzi|beds|kitchen|kitchenette|washer|dishwasher|microwave|fridge|oven|wifi|bunks)$/;
/** Words that a list of furniture does not contain. */
const NO_FURNITURE =
  /^(?:llev\w+|traig\w+|trae\w*|necesit\w+|mi|mis|nuestr[oa]s?|sin|ni|pero|menos|salvo|compr\w+|falta\w*|para|pa|for|so)$/;
const MOST_IN_LIST = 8;

/** "Con lavadora, cama, toallas", "camas, toallas, cocina, ventilador hay": the list names what nobody packs. */
const besideFixture = (tokens: readonly Token[], { start }: ThingGroup): boolean => {
  const isFixture = (at: number): boolean =>
    FIXTURE.test(tokens[at]?.text ?? '') &&
    !/^(?:de|del|para|of|for|bag|bags|stuff|things|portatil|portatiles|electrica|plegable)$/.test(
      tokens[at + 1]?.text ?? '',
    ) &&
    !/^(?:la|una|a|the|ropa|saco|camping|de)$/.test(tokens[at - 1]?.text ?? '');
  const stopsAt = (at: number): boolean => {
    const { text = '' } = tokens[at] ?? {};
    return NO_FURNITURE.test(text) || ASKS.test(text) || FIRST_PERSON.has(text) || isVerbalAt(tokens, at);
  };
  for (let at = start - 1; at >= Math.max(0, start - MOST_IN_LIST); at -= 1) {
    if (/[;:.()!?–—]/.test(tokens[at + 1]?.gap ?? '') || stopsAt(at)) break;
    if (isFixture(at)) return true;
  }
  for (let at = start; at < Math.min(tokens.length, start + MOST_IN_LIST); at += 1) {
    if ((at > start && /[;:.()!?–—]/.test(tokens[at]?.gap ?? '')) || stopsAt(at)) break;
    if (isFixture(at)) return !/^(?:no|not|tampoco|sin)$/.test(tokens[at + 1]?.text ?? '');
  }
  return false;
};

/** Whether a thing is of the furniture of a lodging. */
export const isFurnishing = ({ concept: { id, kind } }: ThingMention): boolean =>
  kind === 'fixture' || FURNISHED.has(kind) || FITTINGS.has(id);

/** The reading of a thing that stands in the list of a lodging's furniture, or undefined. */
export function furnishedBy(
  { sentence: { tokens } }: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
): Reading | undefined {
  if (isHeadedByPlace(tokens, group)) return { fate: 'provided', travellers: [] };
  if (!isFurnishing(mention)) return undefined;
  if (besideFixture(tokens, group)) return { fate: 'provided', travellers: [] };
  const least = Math.max(0, group.start - MOST_BETWEEN);
  let withWord = false;
  for (let at = group.start - 1; at >= least; at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (/[;:.)!?–—]/.test(tokens[at + 1]?.gap ?? '')) return undefined;
    if (WITH.test(text)) withWord = true;
    else if (ASKS.test(text) || FIRST_PERSON.has(text)) return undefined;
    else if (HOME.test(text) && (text !== 'b' || tokens[at - 1]?.text === 'b'))
      return isHead(tokens, at) ? provided(text) : undefined;
    else if (BARE.test(text)) return withWord ? provided(text) : undefined;
    else if (!(withWord && /^(?:es|esta|is|are)$/.test(text)) && isVerbalAt(tokens, at)) return undefined;
  }
  return undefined;
}

/** "Hospedaje: ventilador y toallas", "en la casita: hamacas", "en el refugio, mantas": a lodging heads the list. */
const isHeadedByPlace = (tokens: readonly Token[], { start, mentions }: ThingGroup): boolean => {
  if (!mentions.every((mention) => isThere(mention) && !SLEEPERS_OWN.test(mention.concept.id))) return false;
  const article = /^(?:el|la|los|las|una?)$/.test(tokens[start - 1]?.text ?? '');
  const sign = article ? start - 1 : start;
  const colon = tokens[sign]?.gap.includes(':') === true;
  if (sign < 1 || !(colon || tokens[sign]?.gap.includes(','))) return false;
  let from = sign - 1;
  while (from > 0 && sign - from < MOST_OF_HEAD && !/[,;:.()!?–—]/.test(tokens[from]?.gap ?? '')) from -= 1;
  const head = tokens.slice(from, sign).map(({ text }) => text);
  if (!colon) return /^en (?:el|la|los|las) \w+$/.test(head.join(' ')) && isLodging(head.at(-1) ?? '');
  return !head.some((text) => TAKES.test(text)) && head.some(isLodging);
};
const isLodging = (word: string): boolean =>
  LODGING.test(word) || HOME.test(word) || BARE.test(word) || /^(?:alla|alli|ahi|casita|hotelito)$/.test(word);
const isThere = (mention: ThingMention): boolean =>
  isFurnishing(mention) || /^(?:cooking-stuff|pressure-cooker|hammock|mosquito-net)/.test(mention.concept.id);
const SLEEPERS_OWN = /^(?:sleeping|saco|travel-sheet|liner|pillow)/;
const TAKES = /^(?:para|pa|for|no|sin|but|pero|menos|llev\w+|tra[eí]\w*|necesit\w+|compr\w+|bring|take|pack|need)$/;
/** Words of such a heading at most: "duermo en casa de mi hermana". */
const MOST_OF_HEAD = 6;

const provided = (by: string): Reading => ({ fate: 'provided', ...(by !== 'b' && { by }), travellers: [] });

/** The lodging stands near the head of its piece: "in the hotel we walk, towels" speaks of something else. */
const isHead = (tokens: readonly Token[], at: number): boolean => {
  let start = at;
  while (start > 0 && !/[,;:.()!?–—]/.test(tokens[start]?.gap ?? '')) start -= 1;
  return at - start <= MOST_BEFORE;
};

/** Names a lodging, and not only to say that it is none: "no es camping". */
export const namesLodging = (tokens: readonly Token[], from: number, to: number): boolean =>
  hasLodging(tokens, from, to) &&
  tokens
    .slice(from, to)
    .some(
      ({ text }, index) =>
        LODGING.test(text) &&
        !/(?:^| )(?:no es|no son|not|isnt|no)(?: (?:un|una|a|the))?$/.test(wordsBefore(tokens, from + index, 3)),
    );

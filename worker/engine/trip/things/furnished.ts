/**
 * What a lodging has, where no verb says so: "Apartment in Finnieston, washer, towels, hairdryer", "B&B with towels",
 * "Granny's house, so beds and towels". Only what lodgings have is read so; the rest of such a list is the traveller's.
 */
import { FIRST_PERSON, isVerbalAt } from '../../packing/reading/grammar';
import { LODGING } from '../../packing/reading/lodging-words';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingGroup, ThingMention } from './mentions';
import { wordsBefore } from './negation';
import type { Reading } from './reading';

/** Lodgings that are furnished. Hostels, huts and camps have to say "with". */
const HOME =
  /^(?:hotel|apartment|apt|flat|house|villa|cottage|airbnb|bnb|casita|studio|lodge|chalet|condo|unit|motel|cabin|guesthouse|riad|ship|townhouse|residence|bungalow|suite|b)$/;
const BARE =
  /^(?:hostel|dorm|dorms|hut|huts|camp|camps|cabins|bunkhouse|pod|refuge|bothy|staff|room|rooms|yurt|yurts|bunks?)$/;
/** Kinds of things that every lodging has. */
export const FURNISHED: ReadonlySet<string> = new Set(['bedding', 'kitchen']);
/** Furniture of other kinds. */
const FITTINGS = new Set([
  'hairdryer',
  'travel-hairdryer',
  'iron',
  'travel-cot',
  'cot',
  'highchair',
  'toys',
  'washing-machine',
  'bathrobe',
]);
const WITH = /^(?:with|has|have|incl|including|includes)$/;
/** After these a list is what the traveller needs or takes. */
const ASKS = /^(?:bring|brings|need|needs|pack|take|own|my|our|byo|no|not|without|but|except|buy|rent|hire|want|plus)$/;
const MOST_BETWEEN = 14;
/** Words before the lodging in its piece: "Shepherd's hut", "a one bed flat". */
const MOST_BEFORE = 4;

/** The reading of a thing that stands in the list of a lodging's furniture, or undefined. */
export function furnishedBy(
  { sentence: { tokens } }: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
): Reading | undefined {
  const { concept } = mention;
  if (!FURNISHED.has(concept.kind) && !FITTINGS.has(concept.id)) return undefined;
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
    else if (isVerbalAt(tokens, at)) return undefined;
  }
  return undefined;
}

const provided = (by: string): Reading => ({ fate: 'provided', ...(by !== 'b' && { by }), travellers: [] });

/** The lodging stands near the head of its piece: "in the hotel we walk, towels" speaks of something else. */
const isHead = (tokens: readonly Token[], at: number): boolean => {
  let start = at;
  while (start > 0 && !/[,;:.()!?–—]/.test(tokens[start]?.gap ?? '')) start -= 1;
  return at - start <= MOST_BEFORE;
};

/** Names a lodging, and not only to say that it is none: "no es camping". */
export const namesLodging = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ text }, index) =>
        LODGING.test(text) &&
        !/(?:^| )(?:no es|no son|not|isnt|no)(?: (?:un|una|a|the))?$/.test(wordsBefore(tokens, from + index, 3)),
    );

/**
 * Words that may name a stop no table of places has: "Darwin 2 nights, then Gove", "houseboat 1", "three nights desert
 * camp". They are a stop only where the words tell nights of them, or that one sleeps there (`route-mentions.ts`).
 */
import { capitals } from '../../places/mention-roles';
import { GIVEN_NAMES } from '../people/lexicon';
import { NOT_NAME } from '../people/names';
import { ORDINARY_WORDS } from '../../places/ordinary-words';
import { isKnownWord } from './known-words';
import { COUNT } from './night-words';
import type { RouteContext } from './name-meanings';
import { FUNCTION_WORDS } from './function-words';
import { PLACE_LIKE_WORDS } from './place-like-words';
import type { RouteName } from './route-names';

/** A run of words with capitals: "Marari", "Inis Meáin", "El Impenetrable". */
const RUN =
  /(?<![\p{L}\p{N}@#])(?:(?:El|La|Las|Los|The|San|Santa|St)\s)?\p{Lu}[\p{L}’'-]{2,24}(?:\s(?:(?:de|del|la|las|los|of|da|do|an|na)\s){0,2}\p{Lu}[\p{L}’'-]{1,24}){0,2}(?![\p{L}\p{N}])/gu;
/** What one sleeps on or in while it moves, and camps away from the towns. */
const ABOARD =
  /(?<![a-z])(?:(?:house|long|narrow|sail(?:ing )?|river ?|canal )boat|liveaboard|on ?board|a bordo|cruise(?: ship)?|crucero|(?:night |overnight )?ferry|ferri|(?:night |sleeper |overnight )train|(?:night|sleeper|overnight) (?:bus|coach)|(?:tren|ferry|barco|bus|autobus|micro|camion|flota|colectivo|bondi) (?:nocturn[oa]|de noche)|(?<=nights? on (?:the|a) )train|yacht|velero|catamaran|(?:desert|bush|safari|tented|bedouin|base) camp|campamento(?: (?:beduino|del desierto|base))?)(?![a-z])/g;
/** "The pinnacles hut", "refugio de la renclusa". */
const HUT =
  /(?<![a-z])(?:(?:refugio|albergue|rifugio)\s(?:del?\s(?:l[ao]s?\s)?)?[a-z]{4,16}|[a-z]{4,16}\s(?:hut|bothy))(?![a-z])/g;
/** Words of a cruise. */
export const CRUISING = /\b(?:cruis\w*|on ?board|sea days?|ship|stateroom|inside cabin)\b/;
/** Relations, feasts and houses with a capital. */
const NO_PLACE =
  /^(?:sleeps|seats|berths|eid|mu?a?m|marriott|hilton|ibis|airbnb|mom|dad|nana?|gran\w*|aunt\w*|uncle|mama|papa|abuel[oa]s?|ti[oa]|casa|hostal|plus|solo|then)\b/;
/** "Holiday Inn", "Hotel Paris": a house is called so. */
const HOUSE_AFTER = /^\s(?:Inn|Express|Suites)\b/;
const HOUSE_BEFORE = /(?:^|[^\p{L}])(?:Hotel|Hostal|Parador|Hospital)\s$/u;
/** "Disney hotel", "St Mary's". */
const OWNED_AFTER = /^(?:['’]s\b|\s(?:hotel|hostel|lodge|inn|airport|university|school|hospital)\b)/i;

/** Whether a house is called so, not the place: "Holiday Inn", "Hotel Granada". */
export const namesHouse = (text: string, start: number, end: number): boolean =>
  HOUSE_AFTER.test(text.slice(end, end + 14)) || HOUSE_BEFORE.test(text.slice(Math.max(0, start - 12), start));

/** What stands before a place: a preposition, a number of nights, or the piece of a list that begins with it. */
const SLOT =
  /(?:\b(?:in|at|on|near|outside|to|en|a|de|por|hasta|then|luego|despues|and|y|resto|rest|nts?|nights?|noches?|days?|dias?|weeks?|semanas?)|[,;:(>/+&→]|\d)\s*$/;
/** "Night in the Dades gorge". */
const LAND_AFTER = /^\s(?:gorge|valley|hills|mountains|islands?|delta|peninsula|highlands|desert)\b/;
/** "mazunte", "la pedrera", "isla barú". */
const LOWER_NAME =
  '((?:(?:isla|rio|isle of|lake|lago|laguna|playa|cala|villa|puerto|valle|san|santa|la|el|los|las)\\s(?:de\\s)?)?[a-z]{4,15}(?: [a-z]{4,15})??)(?![a-z])';
/** What of it: "glenbrittle campsite 3". */
const PART =
  '(?:(?:village|beach|campsite|camping|host[ea]l|hotel|camp|town|apartment|apartamento|airbnb|cabana|casa|cabin|resort|homestay|guesthouse)\\s)?';
const NAME_ENDS =
  '(?=\\s*(?:[,.;:()>/\\n]|$|(?:then|and|y|luego|before|antes|despues|con|with|on|(?:frente|cerca|junto) a|(?:en|in|at) (?:una? |an? |el |the )?(?:camping|hotel|host[ea]l|cabana|refugio|carpa|tienda|casa|apartamento|airbnb|cabin|hut))\\b))';
const PIECE = '(?:^|[,;.(>/\\n]|\\b(?:and|then|y|luego|despues|dsp|dps))';
/** Where a word can be nothing but the name of a place, though it has no capital. */
const LOWER_CASE = [
  new RegExp(
    `\\b(?:nights?|nts|noches?)\\s+(?:(?:mas|more|before|after|antes|despues)\\s+)?(?:(?:in|at|en|on)\\s+)?${LOWER_NAME}(?:\\smotel)?${NAME_ENDS}`,
    'g',
  ),
  new RegExp(
    `${PIECE}\\s*(?:(?:las|the)\\s(?:otras\\s|other\\s)?)?(?:${COUNT}|ultima)\\s+(?:(?:que quedan|del final|left)\\s+)?(?:in|en)\\s+${LOWER_NAME}${NAME_ENDS}`,
    'g',
  ),
  new RegExp(
    `(?:${PIECE}\\s*|\\b(?:to|a|hasta|hacia|en|in|at)\\s+)${LOWER_NAME}\\s+${PART}(?:for\\s|por\\s)?(?:${COUNT})\\s*(?:nights?|nts?|noches?)(?![a-z])`,
    'g',
  ),
  // "the last 2 sanur".
  new RegExp(`\\b(?:last|final|first|ultim[ao]s|primer[ao]s)\\s+(?:${COUNT})\\s+${LOWER_NAME}${NAME_ENDS}`, 'g'),
  // "in umhlanga for 4 days".
  new RegExp(
    `\\b(?:to|a|hasta|en|in)\\s+${LOWER_NAME}\\s+(?:for|por)\\s+(?:${COUNT})(?:\\s*(?:days|dias)(?![a-z])|(?=\\s*(?:[,;.]|$)))`,
    'g',
  ),
  // "skukuza 3, satara 2", "jebel shams one (cold)".
  new RegExp(
    `(?:^|[,;.(]|\\b(?:and|then|y|luego))\\s*${LOWER_NAME}\\s+${PART}(?:\\d{1,2}(?=\\s*(?:[,;.(:)]|$|(?:and|y|then|luego)\\b))|(?:one|una|otra)(?=\\s*(?:[,;(.]|$)))`,
    'g',
  ),
  /(?:[,;]|\b(?:and|then|y|luego))\s+([a-z]{4,15})\s+(?:for the rest|the rest|el resto|lo que queda|hasta el final|to finish)\b/g,
];
/** What one sleeps in or how, which is not a name. */
const ROOFS =
  /^(?:(?:hos?tel|hostal|airbnb|apart|lodg|tea|tent|hut|bunk|cabin|cottage|camp|villa|riad|yurt|caravan|motor|hospi|albergue|refugio|cabana|pension|parador|ryokan|guest|homestay|dorm|barrack|transit|total|advance|style|peace|silence|bed|tienda|carpa|hamaca|barco|piso|depa|casa|residenc|monaste|granja|posada|bungalow|glamping|chalet|penthouse|suite|swag|bivv|bothy|forest|there)\w*|row|each|both|ambos|cada|alli|ahi|alla|aqui|that|esto)$/;
/** "2 noches aclimatando": what one does there. */
const GERUND =
  /(?:ando|iendo|ing|mente)$|^(?:luego|despues|antes|later|before|after|about|around|unas|unos|casi|tras|total|maybe|roughly)$/;
/** What comes before a name and is none by itself. */
const FEATURE =
  /^(?:isla|rio|isle of|lake|lago|laguna|playa|cala|villa|puerto|valle|san|santa|la|el|los|las) (?:de )?(?:(?:la|los|las|el) )?/;
const isWord = (word: string): boolean =>
  FUNCTION_WORDS.has(word) ||
  PLACE_LIKE_WORDS.has(word) ||
  ORDINARY_WORDS.has(word) ||
  ROOFS.test(word) ||
  GERUND.test(word) ||
  isKnownWord(word);
const MOST = 60;
const DOSED = /\b\d+ ?(?:mg|mcg|ml|ug|iu)\b[^.;:()]*$/;
const MOST_BEFORE = 40;

/** Whether no table has the name. */
export const isUnlisted = ({ kind, candidates }: RouteName): boolean => kind === 'place' && candidates.length === 0;

/** Whether it is written as a name, not as what one sleeps on: "Shinjuku", not "a houseboat". */
export const isCapital = ({ words }: RouteName): boolean => /\p{Lu}/u.test(words);

/** Words that may name an unlisted stop, in order and apart from the names that are known. */
export const unlistedNames = (
  { text, folded, usable }: Pick<RouteContext, 'text' | 'folded' | 'usable'>,
  known: readonly RouteName[],
  /** Unknown words of the destination field. */
  destination: readonly string[],
  persons: ReadonlySet<string>,
): RouteName[] => {
  const found: RouteName[] = [];
  const isPersonOrTime = (word: string): boolean => persons.has(word) || GIVEN_NAMES.has(word) || NOT_NAME.test(word);
  let next = 0;
  const offer = (start: number, end: number, sure = false): void => {
    const left = folded.slice(Math.max(0, start - 24), start);
    if (!sure && !SLOT.test(left)) return;
    while (known[next] && (known[next]?.end ?? 0) <= start) next += 1;
    const clash = known[next];
    if ((clash && clash.start < end) || found.length >= MOST || !usable(start)) return;
    const key = folded.slice(start, end);
    found.push({ words: text.slice(start, end), key, start, end, kind: 'place', candidates: [], score: 5 });
  };
  // Where people cruise, a name that no table has is the ship's: "7 nights Royal Carib".
  for (const match of CRUISING.test(folded) ? [] : text.matchAll(RUN)) {
    const end = match.index + match[0].length;
    const key = folded.slice(match.index, end);
    if (/['’]/.test(key) || isPersonOrTime(key.split(' ')[0] ?? '') || NO_PLACE.test(key)) continue;
    if (namesHouse(text, match.index, end) || OWNED_AFTER.test(text.slice(end, end + 14))) continue;
    if (capitals(match[0]) && match[0].length < 5) continue;
    // "EpiPen 2", "EpiPen Jr x2", "I take Lexamil 10mg and Yaz (4 months)".
    if (key.split(' ').every((word) => isKnownWord(word) || word.length < 3)) continue;
    if (DOSED.test(folded.slice(Math.max(0, match.index - MOST_BEFORE), match.index))) continue;
    offer(match.index, end, LAND_AFTER.test(text.slice(end, end + 14)));
  }
  next = 0;
  for (const frame of LOWER_CASE)
    for (const match of folded.matchAll(frame)) {
      const [all, key = ''] = match;
      // A word that any of the tables of phrases has is not a name.
      const own = key.replace(FEATURE, '').split(' ');
      const last = own.at(-1) ?? '';
      // "Then tabo": of two words the first may be any.
      const name = own.length > 1 && (isWord(own[0] ?? '') || FUNCTION_WORDS.has(own[0] ?? '')) ? last : key;
      if (ROOFS.test(name) || isWord(last) || isPersonOrTime(last)) continue;
      const start = match.index + all.lastIndexOf(name);
      next = 0;
      offer(start, start + name.length, true);
    }
  next = 0;
  for (const match of folded.matchAll(ABOARD)) {
    const end = match.index + match[0].length;
    // "Hwange 2 tented camp": how they lodge at what was named.
    if (/camp/.test(match[0]) && /[a-z] \d{1,2} $/.test(folded.slice(Math.max(0, match.index - 5), match.index)))
      continue;
    // "1 bedouin camp in Wadi Rum": how they lodge there.
    const place = /^\s(?:in|at|near|en)\s(?:the\s|el\s)?/.exec(folded.slice(end, end + 12));
    if (!place || !known.some(({ start }) => start === end + place[0].length)) offer(match.index, end, true);
  }
  next = 0;
  for (const match of folded.matchAll(HUT)) offer(match.index, match.index + match[0].length, true);
  for (const words of destination) {
    next = 0;
    const at = words.length < 4 ? -1 : folded.indexOf(words);
    if (at !== -1) offer(at, at + words.length, true);
  }
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((name, index, all) => index === 0 || name.start >= (all[index - 1]?.end ?? 0));
};

/** What the words around a name say for its being a place: "2 nts …", "fly to …", "… 3 noches". */
import { BARE_AFTER, BARE_BEFORE, EDGE_BEFORE, NIGHTS_AFTER, NIGHTS_BEFORE } from './night-words';

const TRAVEL_TO =
  /(?:^|[^\w])(?:fly|flying|flights?|vuel\w+|vol\w+|vamos|nos vamos|voy|ir|iremos|viaj\w+|train|bus|coach|driv\w+|road trip|ferry|boat|barco|tren|autobus|head\w*|off|going|go|mov\w+|travel\w*|trip|transfer|cross\w*|rumbo|camino|excursion|day trip|up|down|over|across|on|straight|move|back|mudamos|mudo|relocat\w*|cruis\w+|sail\w*|walk|hike|trek|cycle)\s+(?:\w+\s+){0,2}(?:to|into|a|hasta|hacia|al|for|onto)\s+(?:the\s|el\s|la\s|los\s|las\s)?\s*$/;
const PLACE_PREPOSITION =
  /(?:^|[^\w])(?:in|at|near|around|outside|inside|en|via|from|desde|through|thru|out of|cerca de|por|hasta|hacia|to|towards|a|visit|visiting|visitar|explore|ver|alrededores de|live in|near to)\s+(?:the\s|el\s|la\s|los\s|las\s)?\s*$/;
const NATIVE_OF = /(?:^|[^\w])(?:soy|somos|i'?m|we'?re|i am|we are|vengo|venimos)\s+(?:\w+\s+)?(?:de|d|from|desde)\s+$/;
const LINKED =
  /(?:^|[,;(:>/+&\n→]|-|\b(?:then|and|luego|despues|y|e|or|o|then to|finish|start|base))\s*(?:the\s|la\s|el\s)?$/;
const AFTER_PLACE =
  /^\s*(?:airport|aeropuerto|hospital|return\b|itself|hotel\b|beach\b|region\b|area\b|->|→|>|-\s?[a-z])/;

const ARTICLES = new Set('the el la los las'.split(' '));
const TO_WORDS = new Set('to into a hasta hacia al for onto'.split(' '));
const OF_WORDS = new Set('de d del of from desde'.split(' '));
/** Words of which one stands before every name that its left side speaks for. */
const CUE_WORDS = new Set([
  ...ARTICLES,
  ...TO_WORDS,
  ...OF_WORDS,
  ...'in at on near around outside inside en via through thru towards visit visiting visitar explore ver then and luego despues y e or o finish start base por nearby lovely sunny nts nt nites nite night nights n days day wks wk weeks week weekend months month noches noche dias dia semanas semana meses mes finde resto'.split(
    ' ',
  ),
]);
const MARKED = /[,;(:>/+&\n→-]$/;
const NUMBERED = /\d[a-z]{0,7}\s+(?:[a-z']{1,8}\s+){0,3}$/;

/** The last two words of a text. */
const lastWords = (left: string): string[] => {
  const text = left.trimEnd();
  if (text.length === left.length) return [];
  const at = text.lastIndexOf(' ');
  const before = at > 0 ? text.lastIndexOf(' ', at - 1) : -1;
  return [text.slice(at + 1), at > 0 ? text.slice(before + 1, at) : ''];
};

/** "With my sister Breda": somebody who is called like a town. */
const RELATIVE =
  /(?:^|[^\w])(?:my|our|his|her|mi|su|nuestr[oa]) (?:(?:little|big|older|younger|best) )?(?:sister|brother|cousin|aunt(?:ie)?|uncle|daughter|son|wife|husband|friend|mate|niece|nephew|partner|girlfriend|boyfriend|herman[oa]|prim[oa]|hij[oa]|ti[oa]|amig[oa]|novi[oa]|espos[oa]|sobrin[oa]) $/;
const OF_A_PERSON = -6;

/** What speaks for a place in the words around a name. */
export const contextScore = (folded: string, start: number, end: number): number => {
  const left = folded.slice(Math.max(0, start - 48), start);
  const right = folded.slice(end, end + 24);
  if (RELATIVE.test(left)) return OF_A_PERSON;
  let score = 0;
  // The patterns all end in one of a few words: most names need none of them.
  const [last = '', second = ''] = lastWords(left);
  const head = ARTICLES.has(last) ? second : last;
  if (CUE_WORDS.has(last) || /\d/.test(last)) {
    if (NIGHTS_BEFORE.test(left) || EDGE_BEFORE.test(left)) score += 4;
    else if (TO_WORDS.has(head) && TRAVEL_TO.test(left)) score += 3;
    else if (OF_WORDS.has(head) && NATIVE_OF.test(left)) score += 3;
    else if (NUMBERED.test(left) && BARE_BEFORE.test(left)) score += 2;
    else if (PLACE_PREPOSITION.test(left)) score += 2;
    else if (LINKED.test(left)) score += 1;
    else if (OF_WORDS.has(head)) score += 0.5;
  } else if (start === 0 || MARKED.test(left.trimEnd())) score += 1;
  if (NIGHTS_AFTER.test(right)) score += 4;
  else if (BARE_AFTER.test(right)) score += 1.5;
  if (AFTER_PLACE.test(right)) score += 1;
  return score;
};

/** Whether the sentence around an offset is in capitals throughout, so that a capital tells nothing. */
export const isAllCaps = (text: string, start: number): boolean => {
  const around = text.slice(Math.max(0, start - 30), start + 30);
  return around === around.toUpperCase();
};

/** Whether a sentence begins there, so that a capital tells little. */
export const startsSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?\n¡¿•]\s*|["“(]\s*)$/.test(text.slice(Math.max(0, start - 4), start));

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
const OF_YEAR =
  /(?:^|[^\w])(?:in|since|until|till|til|by|from|every|last|next|this|early|late|mid|en|de|desde|hasta|cada)[\s-]+$/;
/** "I burn in March", "desde mayo": when, whatever town is called so. */
export const isMonth = (key: string, left: string): boolean => MONTH.test(key) && OF_YEAR.test(left);

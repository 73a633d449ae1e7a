/** Animals of which only a phrase without a verb of its own tells that they are elsewhere: "dog with my mum", "el gato, donde mi tía". */
import { isVerbalAt, KIN } from './grammar';
import type { Token } from './text';

type Word = Pick<Token, 'text' | 'gap' | 'capital' | 'number'>;

interface Span {
  start: number;
  end: number;
}

/** Before a person who has it. */
const WITH = /^(?:con|with|donde)$/;
const TO = /^(?:at|to|in|into|a|al|en|de|round)$/;
const DETERMINER =
  /^(?:the|a|an|my|our|his|her|their|el|la|los|las|un|una|mi|mis|nuestr[oa]s?|su|sus|casa|lo|de|usual|old|lovely|good|poor|cuidado|cargo)$/;
/** Who minds animals for others, and where. */
const MINDERS =
  /^(?:kennels?|cattery|catteries|sitters?|minders?|dogsitters?|petsitters?|walkers?|daycare|boarding|neighbou?rs?|vets?|residencia|guarderia|pension|perrera|criadero|vecin[oa]s?|vecinit[oa]s?|porter[oa]s?|conserje|cuidador[a]?s?|paseador[a]?s?|caser[oa]s?|veterinari[oa]s?|pueblo|rancho|finca|granja|farm|canino|laws)$/;
/** Between the animal and what is said of it. */
const LINK =
  /^(?:is|are|'s|will|be|'ll|goes|going|go|gone|off|over|back|down|up|out|round|straight|staying|stays|stay|too|also|esta|estan|va|van|se|queda|quedan|ya|estos|esos|dias|tambien|mientras|booked|boarded|left|dropped|lo|encargo|encargamos|dejo|dejamos|dejare|deje)$/;
/** "We and the dog at my brother's", "con el perro": of those who come along. */
const COMPANY = /^(?:and|y|e|n|plus|con|with|bring|bringing|take|taking|llevo|llevamos|traigo|traemos|conmigo)$/;
const ARTICLES_BEFORE = 3;

const partsClause = ({ gap }: Word): boolean => /[,;:.()–—]|\s-+\s/.test(gap);

/** Whether it stands among those who come along, or is what somebody takes. */
const comesAlong = (tokens: readonly Word[], start: number): boolean => {
  for (let at = start - 1; at >= Math.max(0, start - ARTICLES_BEFORE); at -= 1) {
    const token = tokens[at + 1];
    if (token && partsClause(token)) return false;
    const { text = '' } = tokens[at] ?? {};
    if (COMPANY.test(text)) return true;
    if (!DETERMINER.test(text) && tokens[at]?.number === undefined) return false;
  }
  return false;
};

/** Where the phrase begins: after the animal's name and words that only link. */
const behindName = (tokens: readonly Word[], end: number): number => {
  let at = end;
  const { text = '', number } = tokens[at] ?? {};
  const isName = number === undefined && !WITH.test(text) && !TO.test(text) && !LINK.test(text) && text !== 'next';
  if (isName && !isVerbalAt(tokens, at) && !KIN.has(text) && !MINDERS.test(text)) at += 1;
  while (LINK.test(tokens[at]?.text ?? '')) at += 1;
  return at;
};

/** Words of the phrase up to whom it names, at most. */
const MOST = 5;
const isKin = (word: string): boolean => KIN.has(word) || (word.endsWith('s') && KIN.has(word.slice(0, -1)));

/**
 * The word that says with whom or where an animal is that does not come along, the last one where there are two ("al pueblo
 * con mi cuñado"); undefined where nothing says so.
 */
export const petMinderOf = (tokens: readonly Word[], { start, end }: Span): number | undefined => {
  if (comesAlong(tokens, start)) return undefined;
  const from = behindName(tokens, end);
  const first = tokens[from]?.text ?? '';
  const nextDoor = first === 'next' && tokens[from + 1]?.text === 'door';
  if (nextDoor) return minderFrom(tokens, from + 2) ?? from + 1;
  if (MINDERS.test(first) && first !== 'farm') return minderFrom(tokens, from + 1) ?? from;
  return minderFrom(tokens, from);
};

const minderFrom = (tokens: readonly Word[], from: number): number | undefined => {
  const first = tokens[from]?.text ?? '';
  if (!WITH.test(first) && !(TO.test(first) && first !== 'de')) return undefined;
  let isWith = false;
  for (let at = from; at < from + MOST && at < tokens.length; at += 1) {
    const { text = '', capital = false } = tokens[at] ?? {};
    if (WITH.test(text)) isWith = true;
    else if (MINDERS.test(text)) return minderFrom(tokens, at + 1) ?? at;
    // "El perro con Marta", "dog at Jean's".
    else if (isKin(text) || (capital && (isWith || tokens[at + 1]?.text === "'s"))) return at;
    else if (!TO.test(text) && !DETERMINER.test(text)) return undefined;
  }
  return undefined;
};

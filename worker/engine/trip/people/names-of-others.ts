/** Names of places and things whose words are names of people as well. */
import { isVerbal } from '../../packing/reading/grammar';
import { isGivenName } from './lexicon';
import { personWordAt, type Lexeme } from './lexemes';
import { SELF } from './writer-words';

/** Whether a word stands at the end of a name of several words that begins after a word of place. */
export const isOfPlaceName = (lexemes: readonly Lexeme[], at: number): boolean => {
  let first = at;
  while (
    first > 0 &&
    (lexemes[first - 1]?.capital === true || /^(?:de|del)$/.test(lexemes[first - 1]?.text ?? '')) &&
    at - first < 4
  )
    first -= 1;
  return (
    first < at &&
    lexemes[first]?.capital === true &&
    /^(?:in|en|to|at|from|desde|via|through|hacia|hasta|around|near|across|visit|visiting|towards|into|over|por)$/.test(
      lexemes[first - 1]?.text ?? '',
    )
  );
};

const PLACE_NOUN =
  /^(?:villa|puerto|punta|playa|ciudad|costa|isla|cerro|lago|laguna|valle|monte|bahia|cabo|colonia|san|santa|santo)$/;
/** "Villa Carlos Paz", "Isla Negra": part of a name that begins with what the place is. */
export const isInPlaceName = (lexemes: readonly Lexeme[], at: number): boolean => {
  const isCapital = (index: number): boolean => lexemes[index]?.capital === true;
  if (!isCapital(at)) return false;
  if (PLACE_NOUN.test(lexemes[at]?.text ?? '')) return isCapital(at + 1);
  return [at - 1, at - 2].some(
    (first) => isCapital(first) && isCapital(at - 1) && PLACE_NOUN.test(lexemes[first]?.text ?? ''),
  );
};

/** "Philippines Cebu, 2 years", "Prince Rupert and I", "Alice Springs ED": the last word of a name of several words, of no person. */
export const isOfTitle = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = lexemes[at - 1];
  return (
    before?.capital === true &&
    !before.sign &&
    before.at > 0 &&
    lexemes[at - 2]?.text !== "'s" &&
    !isGivenName(before) &&
    !TITLE.test(before.text) &&
    personWordAt(lexemes, at - 1) === undefined &&
    !SELF.has(before.text)
  );
};
const TITLE =
  /^(?:mr|mrs|miss|ms|dr|sr|sra|don|dona|sir|lady|tita|tito|aunty|uncle|sister|brother|father|rev|and|with|our|my|mi|wee|little|the|la|el)$/;
/** "A Lionel caboose": what a thing is called by. */
export const isKindOfThing = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:an|a)$/.test(lexemes[at - 1]?.text ?? '') &&
  /^[,.;:(]$/.test(lexemes[at - 2]?.text ?? '') &&
  /^[a-z]+$/.test(lexemes[at + 1]?.text ?? '') &&
  !lexemes[at + 1]?.capital &&
  !isVerbal(lexemes[at + 1]?.text ?? '');

/** "Mi hermano y yo a Rosario", "los dos a Mercedes": where those who stand here go, where "llevo a Ana" is somebody. */
export const isWayOf = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:[,)]|yo|nosotr[oa]s|juntos|juntas|todos|todas|conmigo)$/.test(lexemes[at]?.text ?? '') ||
  lexemes[at]?.number !== undefined ||
  (lexemes[at]?.capital === true && lexemes[at].at > 0) ||
  personWordAt(lexemes, at) !== undefined;
/** "Mi hijo y yo a La Paloma" */
export const isWherePeopleGo = (lexemes: readonly Lexeme[], at: number): boolean => {
  const way = /^(?:la|el)$/.test(lexemes[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return lexemes[way]?.text === 'a' && /^(?:yo|nosotr[oa]s)$/.test(lexemes[way - 1]?.text ?? '');
};

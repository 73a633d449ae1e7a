/** Names whose age is stated beside the writer: "Roy 74 and me 71", "Pol (7, hace de base) y yo", "soy la mamá de Ema, 8 años". */
import type { Ages } from './ages';
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';

const AND_ME = /^(?:(?:and|&|\+) (?:i|me|myself)|[y&+] yo)\b/;
const AGE_AND_ME = /^(?:[,)] )?(?:(?:and|&|\+) (?:i|me|myself)|[y&+] yo)\b/;
/** Lexemes between a name and the end of its bracket, at most. */
const MOST_IN_BRACKET = 12;

/** Whether the writer stands right after a name's age or the bracket that it is told in. */
export const isAgedBesideWriter = (lexemes: readonly Lexeme[], at: number, ages: Ages | undefined): boolean => {
  if (ages === undefined) return false;
  if (AGE_AND_ME.test(textAfter(lexemes, ages.end, 3))) return true;
  if (lexemes[at + 1]?.text !== '(' || lexemes[at]?.capital !== true) return false;
  const closing = lexemes.slice(at, at + MOST_IN_BRACKET).findIndex(({ text }) => text === ')');
  return closing !== -1 && AND_ME.test(textAfter(lexemes, at + closing + 1, 2));
};

const PARENT_OF =
  /\b(?:soy|i 'm|im|i am) (?:\w+ , )?(?:la |el |the |a )?(?:mama|papa|madre|padre|mum|mom|dad|mother|father|abuel[oa]|nan|granny|grandad) (?:de|of|to)$/;
/** Whether the words before a name say who the writer is to somebody of that name. */
export const isChildOfWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at]?.capital === true && (PARENT_OF.test(textBefore(lexemes, at, 6)) || isOurs(lexemes, at));
/** "For our junior, Natalie, 16": a word of no table for one's own, with the name and age of a child between commas. */
export const isOurs = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:for|with|and|take|taking|sending|dropping|[.,:])?$/.test(lexemes[at - 4]?.text ?? '') &&
  /^(?:my|our) [a-z]{4,}(?<!s) ,$/.test(textBefore(lexemes, at, 3)) &&
  lexemes[at - 2]?.capital === false &&
  /^[,(] 1?\d [,).]/.test(`${textAfter(lexemes, at + 1, 3)} `) &&
  !personWordAt(lexemes, at - 2);

/** Before the one of whom the writer, or somebody who comes along, takes care. */
export const CARES_FOR =
  /\b(?:(?:coming|comes|come|flying|flies|travell?ing)(?: along)?(?: too)?(?: with (?:me|us))? to (?:look after|mind|watch|babysit)|(?:viene|vienen|va|van)(?: conmigo| con nosotr[oa]s)? a cuidar(?: a| de)?|(?:soy|i 'm|i am|im) (?:(?:la|el|una?|the|an?) )?(?:niner[oa]|canguro|au pair|cuidadora?|nanny|babysitter|carer|acompanante|nana|childminder) (?:de|of|for|to))$/;

/** Names listed with the writer: "me, Jun Hao and Kelly", "Lorena, Mateo (9) y yo". */
import { agesAfter } from './ages';
import { personWordAt, textAfter, type Lexeme } from './lexemes';
import { GIVEN_NAMES } from './lexicon';
import { isName } from './names';

/** Longest list looked at. */
const MOST_NAMES = 6;
const JOINT = /^(?:,|y|e|and|n|&|\+|\/)$/;
const ARTICLE = /^(?:el|la|su|mi|his|her|my)$/;
/** The writer at the end of a list; "me" and "I" after an "and", where "Pete, I drive" says who writes. */
const WRITER =
  /^(?:yo\b|(?:and|&|\+|n) (?:me|i|myself|meself|muggins)\b|(?:la|el|est[ae]|quien) (?:que )?escribe|(?:una? |est[ae] )?servidora?\b|(?:el|la) menda\b|este pechito\b)/;
/** Whether a name opens a list that ends with the writer: names, each with an age or none, and "y yo". */
export const leadsToWriter = (lexemes: readonly Lexeme[], from: number): boolean => {
  let at = from;
  for (let names = 0; names < MOST_NAMES; names += 1) {
    if (lexemes[at]?.sign !== false || !/^[a-z]{2,}$/.test(lexemes[at]?.text ?? '')) return false;
    // "Mari Carmen", "Juan Pablo"
    at += GIVEN_NAMES.has(lexemes[at]?.text ?? '') && GIVEN_NAMES.has(lexemes[at + 1]?.text ?? '') ? 2 : 1;
    const age = agesAfter(lexemes, at);
    if (age?.months.length === 1) at = age.end + (lexemes[age.end]?.text === ')' ? 1 : 0);
    const joints = at;
    while (JOINT.test(lexemes[at]?.text ?? '') && at < joints + 2) at += 1;
    if (at === joints) return false;
    if (WRITER.test(textAfter(lexemes, at, 3)) || WRITER.test(textAfter(lexemes, at - 1, 2))) return true;
    if (ARTICLE.test(lexemes[at]?.text ?? '')) at += 1;
  }
  return false;
};

/** Names after the writer, "me, Ana and Bea": each of one or two words with a capital, an "and" before the last, and one of them known. */
export const namesAfterWriter = (lexemes: readonly Lexeme[], from: number): readonly number[] => {
  const names: number[] = [];
  let known = false;
  for (let at = from; names.length < MOST_NAMES;) {
    const joint = lexemes[at]?.text ?? '';
    if (!/^(?:,|and|&)$/.test(joint) || !lexemes[at + 1]?.capital || !isName(lexemes, at + 1)) return [];
    names.push(at + 1);
    known ||= GIVEN_NAMES.has(lexemes[at + 1]?.text ?? '');
    at += lexemes[at + 2]?.capital && !lexemes[at + 2]?.sign ? 3 : 2;
    // Three names after the writer, or as many as are told, are nobody's towns.
    if (joint !== ',')
      return names.length > 2 || (names.length === 2 && (known || lexemes.some(({ number }) => number === 3)))
        ? names
        : [];
    if (lexemes[at]?.text === ',' && /^(?:and|&)$/.test(lexemes[at + 1]?.text ?? '')) at += 1;
  }
  return [];
};

/** After "with": "Magnus and my wife", or "Yiannis to Naxos, he dives" at the head of a sentence. */
export const isWithSomebody = (lexemes: readonly Lexeme[], at: number): boolean =>
  (/^(?:and|&|\+) (?:my|our|the)$/.test(textAfter(lexemes, at + 1, 2)) &&
    personWordAt(lexemes, at + 3)?.entry.close === true) ||
  (/^[.:]?$/.test(lexemes[at - 2]?.text ?? '') &&
    lexemes[at + 1]?.text === 'to' &&
    /\b(?:he|she|him|her)\b/.test(textAfter(lexemes, at + 1, 14)));

const IN_MY_PLACE =
  /^(?:will|'ll|is|does|drives|cooks|has to)\b[^.]{0,40}? (?:because|as|since|cos|coz) i (?:cant|dont|wont|refuse|hate|am not|'m not|never|couldnt)\b/;
const WITH_ME =
  /^(?:'s|is) (?:going|having|getting|off|flying|in for|due|booked)\b.*\bi (?:(?:'m|am|'ll|will|be|going|go|staying) )+(?:along )?with (?:him|her)\b/;
/** "Mark will drive because I can't", "Paul's going on a dialysis holiday, I'm with him": what one of the party does for or with the writer. */
export const doesInPlaceOfWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:[.,;:]|so|and|but)?$/.test(lexemes[at - 1]?.text ?? '') &&
  (IN_MY_PLACE.test(textAfter(lexemes, at + 1, 12)) ||
    (lexemes[at]?.capital === true && WITH_ME.test(textAfter(lexemes, at + 1, 24))));

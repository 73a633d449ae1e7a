/** Names that each have an age, side by side: "the 3 smallies, Fiadh 9, Tadhg 6 and Cillian who'll be 2". */
import { agesAfter, numbersAt } from './ages';
import { personWordAt, textAfter, type Lexeme } from './lexemes';
import { GIVEN_NAMES, type PersonWord } from './lexicon';
import { isName } from './names';

const BETWEEN = /^(?:,|and|y|e|&|\+|\))$/;
/** What may stand before a name in such a list: "y la peque Sol". */
const BEFORE_NAME =
  /^(?:the|la|el|little|baby|big|our|peque|pequena|pequeno|chiquita|chiquito|bebe|mayor|mediana|mediano)$/;
const ARTICLE = /^(?:the|my|our|los|las|mis|nuestros|nuestras|these|those|estos|estas)$/;
/** Groups that are no people: towns and stops have numbers of nights, things have sizes. */
const NO_PEOPLE =
  /^(?:cit(?:y|ies)|towns?|stops?|places?|nights?|days?|weeks?|islands?|hostels?|hotels?|bases?|legs?|countries|villages?|lakes|bags?|stages?|sizes?|parks?|camps?|huts?|ciudad(?:es)?|pueblos?|paradas?|sitios|lugares|noches?|dias|semanas|islas|hoteles|hostales|paises|etapas?|tramos|destinos|maletas|tallas|parques|refugios|provincias|regiones|playas)$/;

/** Longest list looked at. */
const MOST = 6;

interface AgedNames {
  /** How many names have an age. */
  names: number;
  /** Whether one of them is known as a name of people, its age is stated as one, or somebody else stands after them. */
  known: boolean;
}

/** The aged names that follow one another from here. */
const agedNamesFrom = (lexemes: readonly Lexeme[], from: number): AgedNames => {
  const found: AgedNames = { names: 0, known: false };
  let at = from;
  while (found.names < MOST) {
    while (BEFORE_NAME.test(lexemes[at]?.text ?? '') && found.names > 0) at += 1;
    const lexeme = lexemes[at];
    if (!lexeme?.capital || !isName(lexemes, at)) break;
    const ages = agesAfter(lexemes, at + 1);
    if (ages?.months.length !== 1) break;
    found.names += 1;
    found.known ||= GIVEN_NAMES.has(lexeme.text) || ages.unit || /^(?:who|que|q|de)$/.test(lexemes[at + 1]?.text ?? '');
    at = ages.end;
    while (BETWEEN.test(lexemes[at]?.text ?? '')) at += 1;
  }
  // "Marlon (7), Keisha (4), my mum and me", "…, 7, their dad and me"
  const owner = /^(?:my|our|their|his|her|the|mi|su|nuestr[oa])$/.test(lexemes[at]?.text ?? '') ? 1 : 0;
  const next = personWordAt(lexemes, at + owner)?.entry;
  found.known ||=
    found.names > 1 &&
    (/^(?:me|myself|i|yo)$/.test(lexemes[at]?.text ?? '') || (next !== undefined && next.none === undefined));
  return found;
};

/** No names, though an age or a number stands after them. */
const NO_NAME =
  /^(?:turning|turns|turned|class|now|needs?|tiene|casi|talla|que|unos|son|por|para|has|is|aged?|ages|are|is|have|has|who|they|under|over|about|around|only|just|nearly|almost|and|with|plus|the|year|grade|for|in|on|at|to|size|sizes|both|all|one|other|eldest|oldest|youngest|middle|older|younger|boy|girl|son|daughter|de|con|tienen|el|la|los|las|y|mayor|menor|otro|otra)$/;

export const isNoName = (word: string): boolean => NO_NAME.test(word);

/** "our son leo (4)", "our daughter mia 7 and me": a name in lower case with an age; without a bracket of a child only. */
export const isNameBeforeAge = (lexemes: readonly Lexeme[], at: number, { role, close }: PersonWord): boolean =>
  lexemes[at + 1]?.text === '('
    ? close === true && numbersAt(lexemes, at + 2, true) !== undefined
    : /^(?:child|relative|sibling|friend)$/.test(role) && isSpokenName(lexemes, at);
const isSpokenName = (lexemes: readonly Lexeme[], at: number): boolean =>
  !NO_NAME.test(lexemes[at]?.text ?? '') &&
  /^(?:\d|1[0-7]) (?:[,.)&+]|and|y|who|$)/.test(`${textAfter(lexemes, at + 1, 2)} `.trimStart());

/** "kids poppy 8 and max 6": names in lower case right after children, each with an age; at least two. */
export const spokenNamesAfter = (
  lexemes: readonly Lexeme[],
  from: number,
): { at: number; to: number; name: string; months: number }[] => {
  const found = [];
  let at = from;
  while (found.length < MOST) {
    while (BETWEEN.test(lexemes[at]?.text ?? '') && found.length > 0) at += 1;
    const { text = '', sign = true } = lexemes[at] ?? {};
    const age = lexemes[at + 1]?.number;
    if (sign || !/^[a-z]{2,}$/.test(text) || NO_NAME.test(text) || age === undefined || age >= 18) break;
    if (!Number.isInteger(age) || personWordAt(lexemes, at) || lexemes[at]?.number !== undefined) break;
    const ages = agesAfter(lexemes, at + 1);
    const told = ages?.months.length === 1 ? ages : undefined;
    const to = told?.end ?? at + 2;
    found.push({ at, to, name: text, months: told?.months[0] ?? age * 12 });
    at = to;
  }
  return found.length > 1 ? found : [];
};

/** "Mi hermana: Vis 3, Mljet 2": names that nobody is called by, after one person, are stops with their nights. */
export const opensStops = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { names, known } = agedNamesFrom(lexemes, at);
  return lexemes[at - 1]?.text === ':' && names > 1 && !known && !mayBeGroup(lexemes[at - 2]);
};

/** Whether a word may stand for a group of people that no table lists: "smallies", "bichos". */
export const mayBeGroup = (word: Lexeme | undefined): boolean =>
  word !== undefined && !word.sign && !word.capital && word.text.endsWith('s') && !NO_PEOPLE.test(word.text);

/** Whether such a group stands right before: "the monsters,", "3 smallies:", "los tres bichos (". */
const isBehindGroup = (lexemes: readonly Lexeme[], at: number, names: number): boolean =>
  /^[,:(]$/.test(lexemes[at - 1]?.text ?? '') &&
  ((mayBeGroup(lexemes[at - 2]) && (lexemes[at - 3]?.number === names || ARTICLE.test(lexemes[at - 3]?.text ?? ''))) ||
    // "me and my two, Tama (12) and Aroha (10)"
    (lexemes[at - 2]?.number === names && ARTICLE.test(lexemes[at - 3]?.text ?? '')));

/** "Two adults and Sem 12, Fenna 8": the children beside them. */
const isBehindAdults = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:and|plus|with|y|con|&|\+|,)$/.test(lexemes[at - 1]?.text ?? '') &&
  /^(?:adults?|adultos?|parents|padres|couple|pareja|grown ups|us|me|nosotros)$/.test(lexemes[at - 2]?.text ?? '');

/**
 * Whether a name opens a list of people with ages. "Cocora 3, Cartagena 3" are towns with nights, so one of them must be known as
 * a name, or a group of people stand before them.
 */
export const opensAgedNames = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { names, known } = agedNamesFrom(lexemes, at);
  return names > 1 && (known || isBehindGroup(lexemes, at, names) || isBehindAdults(lexemes, at));
};

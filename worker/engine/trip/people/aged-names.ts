/** Names that each have an age, side by side: "the 3 smallies, Fiadh 9, Tadhg 6 and Cillian who'll be 2". */
import { agesAfter } from './ages';
import type { Lexeme } from './lexemes';
import { GIVEN_NAMES } from './lexicon';
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
  /** Whether one of them is known as a name of people, or its age is stated as one. */
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
  return found;
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

/**
 * Whether a name opens a list of people with ages. "Cocora 3, Cartagena 3" are towns with nights, so one of them must be known as
 * a name, or a group of people stand before them.
 */
export const opensAgedNames = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { names, known } = agedNamesFrom(lexemes, at);
  return names > 1 && (known || isBehindGroup(lexemes, at, names));
};

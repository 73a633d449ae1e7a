/** Whether the writer speaks of several people, or of one alone. */
import { isFirstPersonPlural } from '../../packing/reading/grammar';
import type { Lexeme } from './lexemes';
import type { FlatText } from './writer';

const WE =
  /\b(?:we|we 're|our|ours|nosotr[oa]s|vamos|viajamos|volamos|iremos|salimos|nos vamos|nuestr[oa]s?|llegamos|alquilamos|estamos|queremos)\b/;
const I = /\b(?:i|im|me|my|myself|mi|mis|yo|voy|viajo|tengo|llevo|estoy|soy|tomo|necesito|quiero|vuelo|duermo)\b/;

/** "We", or a verb that says it. */
export const saysWe = (lexemes: readonly Lexeme[], flat: FlatText): boolean =>
  WE.test(flat.text) || lexemes.some(({ text, past }) => !past && isFirstPersonPlural(text));

/** One "we" may be a class, a crew or a phrase; whoever says it again has company. */
const OFTEN = /\b(?:we|ours|nosotr[oa]s)\b.*\b(?:we|ours|nosotr[oa]s)\b/;

/** Whether the writer says "we" more than once. */
export const saysWeOften = ({ text }: FlatText): boolean => OFTEN.test(text);

/** "I", or a verb that says it. */
export const speaksOfSelf = ({ text }: FlatText): boolean => I.test(text);

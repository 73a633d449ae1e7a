/** Whether the writer speaks of several people, or of one alone. */
import { isFirstPersonPlural } from '../../packing/reading/grammar';
import type { Lexeme } from './lexemes';
import type { FlatText } from './writer';

const WE =
  /\b(?:we|we 're|our|ours|nosotr[oa]s|vamos|viajamos|volamos|iremos|salimos|nos vamos|nuestr[oa]s?|llegamos|alquilamos|estamos|queremos)\b/;
const I = /\b(?:i|im|me|my|myself|mi|mis|yo|voy|viajo|tengo|llevo|estoy|soy|tomo|necesito|quiero|vuelo|duermo)\b/;

/** What an organiser writes to those who come: "We provide …". */
const ORGANISERS_WE = /\b(?:we (?:provide|supply|issue|recommend|require)|from us :)/;

/** "We", or a verb that says it. */
export const saysWe = (lexemes: readonly Lexeme[], flat: FlatText): boolean =>
  (WE.test(flat.text) && !ORGANISERS_WE.test(flat.text)) ||
  lexemes.some(({ text, past }) => !past && isFirstPersonPlural(text));

/** One "we" may be a class, a crew or a phrase; whoever says it again has company. */
const OFTEN = /\b(?:we|ours|nosotr[oa]s)\b.*\b(?:we|ours|nosotr[oa]s)\b/;

/** Whether the writer says "we" more than once. */
export const saysWeOften = ({ text }: FlatText): boolean => OFTEN.test(text);

/** "We fly", "nos vamos", "bajamos en tándem": the way is made by several. */
const GOES_AS_WE =
  /\b(?:we|we 're|we 'll|we 've) (?:(?:are|will|have|all|both|then|also|just|only|now|both) )*(?:off|fly|flying|drive|driving|go|going|head|heading|leave|leaving|set|setting|sail|sailing|hired?|rent(?:ed)?|ride|riding|cycle|cycling|hike|hiking|camp|camping|stay|staying|travel|travell?ing|bide|adopt|honeymoon\w*)\b|(?:^|[.;] )nosotr[oa]s :|\bnos (?:vamos|casamos|escapamos|mudamos|iremos|lanzamos|juntamos)\b|(?:^|[.,;:(] |\b(?:y|si|que|donde|cuando|luego|despues|manana|nosotr[oa]s) )(?:vamos|iremos|viajamos|volamos|salimos|bajamos|subimos|partimos|cruzamos|recorremos|regresamos|alquilamos|conducimos|navegamos|acampamos|volvemos)\b/;
/** Trips of a class, a firm or a club, of which one says "we" of all. */
const OF_MANY =
  /\b(?:courses?|curso|school|cole|colegio|escuela|universidad|uni|insti|internado|college|empresa|agenci?[ay]|mission|mision|ong|ngo|club|team|equipo|orchestra|orquesta|choir|coro|tour|gira|volunt\w+|practicas?|pasantia|trabajo|obra|contrato|contract|parroquia|parish|class|clase|brigad\w+|congreso|conference|crew|unit|squad|scouts?|charity|pilgrims?|peregrin\w+)\b/;

/** Whether several make the journey, of whom the writer says so. */
export const goesAsWe = ({ text }: FlatText): boolean =>
  GOES_AS_WE.test(text) && !OF_MANY.test(text) && !ALONE.test(text);
const ALONE =
  /\b(?:separately|por separado|alone|by myself|on my own|just me|only me|(?:voy|viajo|vuelo|yo|hago|duermo) (?:\w+ )?sol[oa])\b/;

/** "I", or a verb that says it. */
export const speaksOfSelf = ({ text }: FlatText): boolean => I.test(text);

/** The writer as who acts: "my wife" alone says nothing of that. */
const ACTS = /\b(?:i|im|me|myself|mine|yo|voy|viajo|llevo|estoy|soy|necesito|quiero|vuelo|duermo|alone|sol[oa])\b/;

/** Whether the writer tells of what he or she does, or goes alone. */
export const saysI = ({ text }: FlatText): boolean => ACTS.test(text);

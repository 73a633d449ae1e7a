/** Animals that do not come along, and what the writer leaves out alone. */
import { anyOf } from './patterns';
import { petMinderOf } from './pet-elsewhere';
import { wordsOf } from './text';
import type { SentenceView } from './view';

/** "I don't ski": said by the writer for the writer. */
export const saysI = ({ sentence }: SentenceView, from: number, to: number): boolean =>
  sentence.tokens
    .slice(from, to)
    .some(({ text }) => /^(?:i|im|yo|esquio|buceo|nado|surfeo|escalo|acampo|pedaleo)$/.test(text)) &&
  !sentence.tokens.slice(from, to).some(({ text }) => /^(?:we|us|and|nor|ni)$/.test(text));

const BOARDED = anyOf(
  [
    // "The dog stays", "… is minded"; "stays with us" travels.
    '(?:stays?|staying|stopping|minded|boarded|boards|boarding|having (?:his|her|their|its) own)\\b(?! (?:with us|with me|in the (?:van|tent|car)))',
    // "Rex is at my sister's", "goes to kennels".
    "(?:is|are|'s|hes|shes|theyre|goes|go|going|sleeping|dropped|left) (?:over |down |up |back |off |round |for the \\w+ )?(?:in|at|to|with) (?:the |my |our |a |his |her )?(?:\\w+ 's\\b|next door|kennels?|cattery|sitter\\w*|(?:neighbou?r|mum|mom|mam|nan|nana|dad|gran\\w*|brother|bro|sister|sis|friend|mate|ex|in law|parent|folk|aunt\\w*|uncle|cousin)s?\\b|home\\b)",
    'in kennels?\\b',
    // "Was coming but he's had his op", "iba a venir pero …".
    '(?:was|were) (?:(?:going|meant|supposed|due) to (?:come|join|travel)|coming|joining)\\b',
    '(?:iba|iban|queria|querian) a? ?(?:venir|viajar|ir)\\b',
    // "El gato se queda", "lo cuida mi vecina"; "se queda en el coche" travels.
    '(?:se )?(?:queda|quedan|quedo|quedaron|quedara|quedaran)\\b(?! (?:dormid|tranquil|en (?:el|la) (?:coche|carro|furgo|tienda|cabana|habitacion)))',
    '(?:lo|la|los|las) (?:cuida|cuidan|deja|dejamos|dejo)\\b',
    // "No es mi chamba".
    '(?:\\w+ ){0,6}no es (?:mi (?:chamba|pega|problema|asunto|responsabilidad|bronca|tema|rollo)|cosa mia|asunto mio)\\b',
  ],
  ["^(?:'s |\\w+ ){0,2}", ''],
);
const MINDED_THERE =
  /\b(?:look(?:s|ing)? after|minds?|minding|feed(?:ing)?|walking|keeps?|has|have|(?:pet|house|dog|cat) ?sit\w* (?:for )?|stay\w* (?:put |home |at home )?with) (?:(?!but\b|and\b|for\b)\w+ ){0,3}$|(?<!\b(?:hij[oa]|mujer|marido|espos[oa]|novi[oa]|nin[oa]|chic[oa]) )\btienen? (?:(?:un|una|unos|unas|dos|tres|cuatro|\d|varios|muchos) )?$|\b(?:queda|quedan|quedo|quedara|cuida|cuidan|cuidara|encarga|encargan) (?:en casa |aqui |aca |alla |solo |sola )?(?:con|a|al|de|del) (?:(?:el|la|los|las|mis?|nuestr[oa]s?) )?$/;

/** "My neighbour's feeding our cats", "grandma's got the dog", "the kids will miss the dog": somebody has it at home. */
const MINDED_BY_OTHERS = anyOf(
  [
    "\\b(?:neighbou?rs?|next door|sitter|mates?|friends?|mum|mom|mam|nan|nana|dad|gran\\w*|brother|sister|aunt\\w*|uncle|cousin|in laws|parents|folks|flatmate|roommate|ex) (?:(?:'s|is|are|will|'ll|ll|gonna|going to|who|has agreed to) )*(?:feeds?|feeding|minds?|minding|walks?|looks? after|looking after|takes? care of|taking care of|has|have|having|got|gets|takes?|taking|keeps?|keeping) (?:(?:the|my|our|her|his|a|both|two|three|old|poor|wee|little) )*",
    // "Left at home with two cats", "the kids will miss the dog".
    '\\b(?:left|stays?|staying|stuck|remains?|stopping|(?:at )?home) (?:(?:at|behind|here|back) )?(?:home )?(?:with|minding|looking after) (?:(?:the|my|our|both) )*',
    '\\b(?:sitter for|miss|misses|missing) (?:(?:the|my|our|both|two) )*',
  ],
  ['', '$'],
);

type Span = { start: number; end: number };

/** "Our own dog comes too". */
export const petComes = ({ sentence: { tokens } }: SentenceView, { start, end }: Span): boolean =>
  /^(?!(?:was|were) )(?:\w+ ){0,2}(?:comes?|coming|travels?|viene|va) /.test(`${wordsOf(tokens, end, end + 5)} `) ||
  /\b(?:with|bring|bringing|take|taking) (?:my|our) (?:own )?$/.test(`${wordsOf(tokens, start - 4, start)} `);

/** "The dog stays with the neighbour", "looking after two labradors": an animal that does not come along. */
export const petStays = ({ sentence: { tokens } }: SentenceView, { start, end }: Span): boolean => {
  const own = /\b(?:my|our|we|i) (?:\w+ ){0,3}$/.test(`${wordsOf(tokens, start - 5, start)} `);
  return (
    BOARDED.test(wordsOf(tokens, end, end + 8)) ||
    petMinderOf(tokens, { start, end }) !== undefined ||
    MINDED_BY_OTHERS.test(`${wordsOf(tokens, start - 9, start)} `) ||
    (!own && MINDED_THERE.test(`${wordsOf(tokens, start - 6, start)} `))
  );
};

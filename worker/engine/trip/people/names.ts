/** Which words are names of people. */
import { GIVEN_NAMES } from './lexicon';
import { textAfter, personWordAt, type Lexeme } from './lexemes';

/** Words with a capital that name neither people nor places. */
export const NOT_NAME =
  /^(?:i|im|we|me|him|her|his|them|us|my|our|the|a|an|and|also|but|so|no|not|yes|ok|it|its|is|are|he|she|they|you|this|that|there|here|all|both|just|only|finally|almost|nearly|barely|already|now|still|age|aged|turning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|shabbat|xmas|nye|hotel|airbnb|flight|flights|train|car|beach|day|days|night|nights|week|weeks|two|three|four|five|six|yo|mi|mis|el|la|los|las|un|una|de|en|con|sin|y|que|si|vamos|voy|somos|viajamos|vuelo|tren|playa|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|ryanair|wizz|easyjet|jetstar|spirit|delta|united|avianca|iberia|vueling|klm|etihad|emirates|norwegian|lufthansa|latam|booking|renfe|eurostar|mr|ms|dr|miss|luggage|baggage|allowance|limit|budget|deposit|rent|total|totals|weather|temps?|temperature|altitude|elevation|cost|price|group|party|team|min|age|ages|room|seat|seats|gate|row|platform|terminal|std|standard|year|yr|grade|class|form|primary|bump|tylenol|calpol|nurofen|advil|benadryl|panadol|paracetamol|ibuprofen|enfamil|aptamil|pampers|bus|boat|ferry|coach|stage|size|sizes|weight|height|distance|then|after|before|later|when|where|what|why|how|some|most|each|every|next|still|again|maybe|probably|despues|dicen|dice|noches|noche|dias|luego|ademas|tambien|antes|ahora|hoy|manana|siempre|nunca|todo|todos|toda|todas|cada|como|cuando|donde|hay|tengo|tiene|tienen|llevo|llevamos|lleva|primero|virgen)$/;
/** Names that are plain words too. */
const CAPITAL_ONLY =
  /^(?:mia|blanca|clara|rosa|marina|luz|grace|ruby|angel|max|vera|poppy|sue|jo|ed|dan|vero|fran|paz|frank|jack|will|bob|matt|rob|liz|rosario|rocio|julia|olivia|isla|eve|lena)$/;

const WHOSE_LIST = /^(?:es|lista|solo|sola|lo|una|con una)$/;

const MONTHS: ReadonlySet<string> = new Set(['april', 'may', 'june', 'august']);
/** "June who's 10 months", "April (7)": a month's name that has an age. */
const NAMED_AFTER_MONTH =
  /^(?:april|may|june|august) (?:who (?:is |'s )?\d{1,2}\b|\( \d{1,2} (?:months?|mo|mths|yrs?|yo|\)))/;

/** "Rosa, Julio y yo": a month is written small in Spanish. */
const AMONG_NAMES = /^(?:[,&+(]|y|e|con)$/;
const ELLA_DOES =
  /^(?:tiene|es|esta|va|viene|viaja|vuela|no|ya|se|le|les|me|nos|y|usa|toma|lleva|necesita|cumple|duerme|come|quiere|puede|solo|tambien|con|en|de|\d+)$/;
const SHORT_MONTHS: ReadonlySet<string> = new Set(['jan', 'ene', 'abr', 'dec', 'dic']);
const BEFORE_MONTH = /^(?:last|next|this|in|early|late|mid|since|until|till|of|en|de)$/;

/** "My flatmate Nina", "me and Nina": the name, folded like the Spanish girl. */
export const isNameNina = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at]?.text === 'nina' &&
  lexemes[at].capital &&
  (/^(?:and|&|\+|with)$/.test(lexemes[at - 1]?.text ?? '') || personWordAt(lexemes, at - 1) !== undefined);

/** "El Flaco y yo", "con la Gorda": a word for a person that is written as a nickname. */
export const isNickname = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { entry } = personWordAt(lexemes, at) ?? {};
  return (
    entry?.owned === true &&
    /^(?:partner|child|friend)$/.test(entry.role) &&
    lexemes[at]?.capital === true &&
    !lexemes[at].upper &&
    /^(?:el|la)$/.test(lexemes[at - 1]?.text ?? '')
  );
};

/** Whether a word is written or known as a name. */
export const isName = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  if (!lexeme || lexeme.sign || lexeme.number !== undefined || lexeme.text.length < 2) return false;
  const { text, capital } = lexeme;
  const given = GIVEN_NAMES.has(text);
  if (!capital && !given && !MONTHS.has(text)) return false;
  // "Josie (10), Max (5)": not "Max 10 kg".
  if (
    text === 'max' &&
    capital &&
    /^(?:and|&|\+|with|,|y|con)$/.test(lexemes[at - 1]?.text ?? '') &&
    /^(?:\( )?(?:\d{1,2} (?:[,.):&+]|and|y)|(?:who|is|'s|still|has|gets) )/.test(textAfter(lexemes, at + 1, 3))
  )
    return true;
  if (
    (text === 'julio' || text === 'abril') &&
    capital &&
    AMONG_NAMES.test(lexemes[at - 1]?.text ?? '') &&
    (AMONG_NAMES.test(lexemes[at + 1]?.text ?? '') || lexemes[at + 1]?.text === 'de')
  )
    return true;
  // "Mi hija Abril, 8 años"
  if (text === 'abril' && capital && personWordAt(lexemes, at - 1)?.entry.sex === 'female') return true;
  // "Ella tiene 6": the pronoun.
  if (text === 'ella' && ELLA_DOES.test(lexemes[at + 1]?.text ?? '')) return false;
  // What is neither written nor known as a name is one only as a month with an age.
  if (capital || given ? NOT_NAME.test(text) : MONTHS.has(text))
    return MONTHS.has(text) && NAMED_AFTER_MONTH.test(textAfter(lexemes, at, 4));
  if (!capital && !given) return false;
  // "last Jan", "early Jan": the month.
  if (SHORT_MONTHS.has(text) && BEFORE_MONTH.test(lexemes[at - 1]?.text ?? '')) return false;
  const word = personWordAt(lexemes, at);
  if (word && !word.entry.named && !isNameNina(lexemes, at) && !isNickname(lexemes, at)) return false;
  // "Una LUZ", "la lista es MÍA"
  if (CAPITAL_ONLY.test(text) && (!capital || lexeme.upper || WHOSE_LIST.test(lexemes[at - 1]?.text ?? '')))
    return false;
  return given || (capital && !(lexeme.upper && text.length < 6));
};

/** What most names of an ending are: Luciana a girl's, Mateo a boy's. */
export const soundsLike = (name: string | undefined): 'male' | 'female' | undefined =>
  name === undefined || /^(?:luca|borja|joshua|ezra|garcia)$/.test(name)
    ? undefined
    : name.endsWith('a')
      ? 'female'
      : name.endsWith('o')
        ? 'male'
        : undefined;

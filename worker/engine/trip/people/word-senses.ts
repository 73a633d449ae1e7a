/** Words for people that mean something else where they stand. */
import { isVerbal } from '../../packing/reading/grammar';
import { objectSort } from '../things/objects';
import { schoolYearAt, schoolYearBefore } from './school-years';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';

const BEFORE_CRIO = /^(?:el|un|mi|tu|su|nuestro|del|al|con|[ye]|otro|este|pobre|[(,]|pequeno)$/;

/** After "partner" these make it a firm's. */
const OF_WORK =
  /^(?:offsites?|meetings?|mtgs?|summits?|conferences?|workshops?|events?|dinners?|visits?|calls?|organi[sz]ations?|univers\w+|schools?|compan(?:y|ies)|hospitals?|agenc(?:y|ies)|programmes?|programs?|portal|day|days|firm|ministry|church|ngo|charity|school)$/;

/** Whether "gemelos" are children: somebody's, or told with an age. */
const areTwins = (lexemes: readonly Lexeme[], at: number): boolean =>
  /^(?:mis|nuestros|los|sus|con|dos|2|unos|tengo|tenemos|somos|hermanos)$/.test(lexemes[at - 1]?.text ?? '')
    ? !/^(?:del|de (?!\d)(?:(?:mi|su|la|el) )?[a-z])/.test(textAfter(lexemes, at + 1, 3))
    : /^(?:\( |de )?\d/.test(textAfter(lexemes, at + 1, 2));

const OWNERS_AND_ADJECTIVES =
  /^(?:my|our|the|a|new|with|and|for|plus|me|her|his|their|little|wee|first|second|third|sleeping|taking|no)$/;

/** What a mother or a teacher gives. */
const GIVEN_BY_HER =
  /^(?:teta|pecho|leche|clases?|cursos?|miedo|frio|calor|igual|pena|tiempo|vueltas?|charlas?|masajes|permiso)$/;

const BEFORE_UNBORN =
  /\b(?:before|until|till|expecting|antes de(?: que)?|hasta) (?:(?:the|our|my|a|first|second|third|new|next|little|el|la|nuestr[oa]|mi|llegue|nazca) )*$/;
const AFTER_UNBORN =
  /^(?:(?:girl|boy|is|'s|will|be|no|\d) )*(?:due|on the way|on board in|not born|unborn|(?:comes?|arrives?|gets here)(?: [.,;:)]|$)|en camino|por nacer)(?: |$)/;
/** Whether a baby is still to be born. */
const isUnborn = (lexemes: readonly Lexeme[], at: number, end: number): boolean =>
  BEFORE_UNBORN.test(`${textBefore(lexemes, at, 5)} `) || AFTER_UNBORN.test(textAfter(lexemes, end, 4));

/** Whether the word that could name somebody is a verb, an adjective or a firm here. */
export const hasOtherSense = (
  lexemes: readonly Lexeme[],
  at: number,
  found: NonNullable<ReturnType<typeof personWordAt>>,
): boolean => {
  // "la perra, que es viejita": how somebody is, and nobody's mother.
  if (
    /^viejit[oa]s?$/.test(lexemes[at]?.text ?? '') &&
    /^(?:es|esta|son|muy|ya|tan|bien|mas)$/.test(lexemes[at - 1]?.text ?? '')
  )
    return true;
  // "Jelly babies", "sour patch kids": sweets and toys.
  if (
    /^(?:bab(?:y|ies)|kids?)$/.test(lexemes[at]?.text ?? '') &&
    /^(?:jelly|sugar|patch|beanie)$/.test(lexemes[at - 1]?.text ?? '')
  )
    return true;
  // "Toallas i tot": Catalan, and no toddler.
  if (lexemes[at]?.text === 'tot' && /^(?:i|y|ho|de|amb|per)$/.test(lexemes[at - 1]?.text ?? '')) return true;
  // "Traje, corbata, gemelos", "los gemelos del novio": cufflinks or binoculars.
  if (lexemes[at]?.text === 'gemelos' && !areTwins(lexemes, at)) return true;
  // "Mi señora da teta", "mi tía da clases": what a mother gives, and nobody's grandmother or father.
  if (
    (lexemes[at]?.text === 'da' && GIVEN_BY_HER.test(lexemes[at + 1]?.text ?? '')) ||
    (lexemes[at]?.text === 'teta' &&
      /^(?:da|dar|doy|dando|dado|toma|tomando|pide|la|de)$/.test(lexemes[at - 1]?.text ?? ''))
  )
    return true;
  // "me da miedo": the Spanish verb is nobody's father. "Otra pareja" are two others.
  if (
    (lexemes[at]?.text === 'da' &&
      /^(?:me|te|le|nos|les|se|lo|la)$/.test(lexemes[at - 1]?.text ?? '') &&
      /^[a-z]/.test(lexemes[at + 1]?.text ?? '') &&
      !/^(?:and|is|has|who|comes|s)$/.test(lexemes[at + 1]?.text ?? '')) ||
    // "Audiencia con el Papa"
    (lexemes[at]?.text === 'papa' && lexemes[at]?.capital && /^(?:el|del|al)$/.test(lexemes[at - 1]?.text ?? '')) ||
    (lexemes[at]?.text === 'pareja' && lexemes[at - 1]?.text === 'otra')
  )
    return true;
  // "Viaje de abuelos: mi marido, yo y la nieta": the kind of trip.
  if (
    /^(?:parent|grandparent)$/.test(found.entry.role) &&
    (found.entry.count ?? 1) > 1 &&
    /^(?:viaje|escapada|plan|finde|vacaciones|dia|excursion) de$/.test(textBefore(lexemes, at, 2))
  )
    return true;
  // "En otra guagua": a bus of the islands.
  if (lexemes[at]?.text === 'guagua' && /^(?:otra|una|en|de)$/.test(lexemes[at - 1]?.text ?? '')) return true;
  // "porque crió a cinco": without its accent the verb is a child.
  if (lexemes[at]?.text === 'crio' && !BEFORE_CRIO.test(lexemes[at - 1]?.text ?? '')) return true;
  // "En el Niño de San Borja": a hospital.
  if (
    lexemes[at]?.text === 'nino' &&
    lexemes[at]?.capital &&
    ((lexemes[at + 1]?.text === 'de' && lexemes[at + 2]?.capital) ||
      // "Santo Niño"
      lexemes[at - 1]?.text === 'santo')
  )
    return true;
  // "Nino here from the agency": a name.
  if (
    lexemes[at]?.text === 'nino' &&
    lexemes[at]?.capital &&
    lexemes[at]?.at === 0 &&
    /^(?:here|from|is|and)$/.test(lexemes[at + 1]?.text ?? '')
  )
    return true;
  // "a cada niño le dan una gorra": nobody of whom more is told.
  if (/^(?:cada|each|every)$/.test(lexemes[at - 1]?.text ?? '')) return true;
  // "Me, himself and the twins", "away with himself", "Himself snores": the Irish for a husband, in company or as who does it.
  if (
    /^h(?:im|er)self$/.test(lexemes[at]?.text ?? '') &&
    !/(?:^| )(?!pleased|happy|delighted|angry|annoyed|cross|furious|alone|content|honest|struggling|patient|strict|hard)\w+ with$/.test(
      textBefore(lexemes, at, 2),
    ) &&
    !/\b(?:me|i|us|myself) (?:and|&|\+)$/.test(textBefore(lexemes, at, 2)) &&
    !(
      /^(?:[,.(:]|with|its|'s|just)?$/.test(lexemes[at - 1]?.text ?? '') &&
      /^(?:and|&|\+) (?:me|i|myself)\b/.test(textAfter(lexemes, at + 1, 2))
    ) &&
    !(
      /^(?:[.;:(]|so|because|but|right|well)?$/.test(lexemes[at - 1]?.text ?? '') &&
      (isVerbal(lexemes[at + 1]?.text ?? '') ||
        /^(?:'s|and|&|has|is|got|booked|won) /.test(textAfter(lexemes, at + 1, 2)))
    ) &&
    !(
      /\b(?:me|i|and|with) (?:, |and |& )*$|^(?:,|and|&) $/.test(`${textBefore(lexemes, at, 2)} `) &&
      /^(?:,|and|&|\+|plus) /.test(textAfter(lexemes, at + 1, 2))
    )
  )
    return true;
  // "Before the baby comes", "our baby is due in May": not born yet.
  if (found.entry.stage === 'baby' && isUnborn(lexemes, at, found.end)) return true;
  // "Each family packs for its own child"
  if (found.entry.role === 'child' && /^(?:its|their) own$/.test(textBefore(lexemes, at, 2))) return true;
  // "Taking Ruth as my plus one": who she is.
  if (
    found.entry.key === 'plus-one' &&
    /\b(?:as|is|'s) (?:my|our|a|his|her)$/.test(textBefore(lexemes, at, 2)) &&
    (lexemes[at - 2]?.text === 'as' || !lexemes[at - 3]?.capital)
  )
    return true;
  // "The baby blanket", "toddler sandals": a thing for one.
  if (
    /^(?:baby|infant|toddler)$/.test(lexemes[at]?.text ?? '') &&
    found.end === at + 1 &&
    objectSort(lexemes[at + 1]?.text ?? '', 'en') !== undefined &&
    !isVerbal(lexemes[at + 1]?.text ?? '')
  )
    return true;
  // "Vegas baby!": said to nobody.
  if (
    lexemes[at]?.text === 'baby' &&
    !lexemes[at]?.capital &&
    /^[.,]$/.test(lexemes[at + 1]?.text ?? '.') &&
    lexemes[at - 1]?.sign === false &&
    lexemes[at - 1]?.capital === true &&
    !OWNERS_AND_ADJECTIVES.test(lexemes[at - 1]?.text ?? '')
  )
    return true;
  // "My client is Mrs Dube": by title and name.
  if (found.entry.key === 'client' && /^(?:is|'s|,|:) (?:mr|mrs|ms|miss|dr)\b/.test(textAfter(lexemes, found.end, 2)))
    return true;
  // "The partner offsite", "a partner organisation": no partner of the writer's.
  return found.entry.key === 'partner' && OF_WORK.test(lexemes[found.end]?.text ?? '');
};

const COUNTED = /^(?:noches?|dias?|horas?|hs?|semanas?|meses|personas|euros|pesos|kilos?|kms?|kilometros)$/;
const BEFORE_SON =
  /^(?:my|our|his|her|their|the|a|an|with|and|old|teenage|teen|little|young\w*|old\w*|eldest|&|\+|adult|grown|dear|only|middle|taking|yo|baby|for|foster|adopted|adoptive|step|god|newborn|disabled|autistic)$/;

/** Spanish "son" is a verb: "no mentira son 15", "Para Cata (17), son 8 noches"; "our Grade 2 son" and "…, son Olly 15" are children. */
export const isSpanishVerb = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (lexemes[at]?.text !== 'son') return false;
  const lead = lexemes[at - 1]?.text ?? '';
  const counts = COUNTED.test(lexemes[at + 2]?.text ?? '');
  if ((lexemes[at + 1]?.number === undefined || !counts) && BEFORE_SON.test(lead)) return false;
  if (
    schoolYearBefore(lexemes, at) ||
    schoolYearAt(lexemes, at + 1) ||
    (lexemes[at + 1]?.capital && /^(?:\(|\d{1,2})$/.test(lexemes[at + 2]?.text ?? ''))
  )
    return false;
  return !(
    !counts &&
    /^(?:\(|\d{1,2})$/.test(lexemes[at + 1]?.text ?? '') &&
    (/^[,(.]$/.test(lead) || (/^\d{1,3}$/.test(lead) && personWordAt(lexemes, at - 2) !== undefined))
  );
};

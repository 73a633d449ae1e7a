/** What the words say of the writer: sex and age. */
import type { Lexeme } from './lexemes';

/** The lexemes as one text, with the lexeme that each character belongs to. */
export interface FlatText {
  text: string;
  /** Index of the lexeme at an offset of the text. */
  lexemeAt: (offset: number) => number;
  /** Offset in the text of a lexeme. */
  offsetOf: (lexeme: number) => number;
}

export const flatText = (lexemes: readonly Lexeme[]): FlatText => {
  const starts = new Int32Array(lexemes.length);
  const words: string[] = [];
  let length = 0;
  for (let at = 0; at < lexemes.length; at += 1) {
    const word = lexemes[at]?.text ?? '';
    starts[at] = length;
    words.push(word);
    length += word.length + 1;
  }
  const text = lexemes.length > 0 ? `${words.join(' ')} ` : '';
  return {
    text,
    offsetOf: (lexeme) => starts[lexeme] ?? text.length,
    lexemeAt(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
};

const BE = "(?:i 'm|im|i am|soy|as|being|since i 'm)";
const FEMALE_WORD = '(?:woman|girl|female|lady|mum|mom|mummy|mother|bride|mujer|chica|mama|madre|nena|senora)';
const MALE_WORD = '(?:man|guy|bloke|male|dad|father|groom|gent|lad|best man|hombre|chico|varon|padre|papa|senor|tio)';
const DESCRIBED =
  '(?:(?:a|an|una|un|the|just|solo|young|old|single|retired|joven|\\d+|yr|yrs|year|years|yo|,|de|anos) )*';
const ADJECTIVE_STEM =
  '(?:sol|cansad|embarazad|nervios|loc|perdid|preocupad|encantad|jubilad|casad|divorciad|solter|viud|obsesionad|acostumbrad|invitad|vegetarian|vegan|celiac|diabetic|alergic|asmatic|operad|enferm|maread|frioler|caluros|enfermer|biolog|abogad|ingenier|maestr|fotograf|veterinari|medic|arquitect|mexican|espanol|argentin|colombian|chilen|peruan|venezolan|ecuatorian|urugua[y]|cuban|italian|autonom|hart|list|emocionad|ilusionad|apurad|aterrad|asustad|helad|novat|primeriz|segur|miop|psicolog|geolog|antropolog|ecolog|arqueolog|monitor|alta y delgad)';
const SPANISH_BE = '(?:soy|estoy|voy|viajo|ando|vuelvo|sigo|quedo|voy yo|viajo yo|me siento|yo)';
const DEGREE = '(?:(?:muy|un|poco|medio|bastante|super|la|una|tan|yo|siempre|re|ya|algo|toda|todo) )*';

/** "Me (grandma) and Tom 8", "yo (su hija)", "Dad (me), Mum, Jo 7": what the writer is to the others. */
const asRole = (words: string): RegExp =>
  new RegExp(
    `\\b(?:(?:me|myself|yo|i) \\( (?:(?:the|his|her|their|a|la|el|su|sus|una?) )?(?:${words}) [,)]|(?:the |la |el )?(?:${words}) \\( (?:me|yo|myself) \\))`,
  );

const PATTERNS: readonly (readonly ['female' | 'male', RegExp])[] = [
  ['female', /\b(?:yo|me|i) \( (?:\d+ (?:anos )?, )?(?:mujer|woman|female|f|chica)\b/],
  ['male', /\b(?:yo|me|i) \( (?:\d+ (?:anos )?, )?(?:hombre|man|male|m|chico)\b/],
  [
    'female',
    /\b(?:ella|she) \( (?:yo|me) \)|\b(?:yo|me|tengo|i 'm|im) \d\d (?:anos )?\( (?:mujer|woman|female|f|chica|tia|girl) \)|\b(?:yo|me) (?:\( )?\d\d (?:anos )?(?:, )?(?:mujer|chica|tia|senora)\b|\bme (?:\( )?f \d\d\b/,
  ],
  [
    'male',
    /\b(?:el|he) \( (?:yo|me) \)|\b(?:yo|me|tengo|i 'm|im) \d\d (?:anos )?\( (?:hombre|man|male|m|chico|tio|guy) \)|\b(?:yo|me) (?:\( )?\d\d (?:anos )?(?:, )?(?:hombre|varon|chico|tio|senor)\b|\bme (?:\( )?m \d\d\b/,
  ],
  [
    'female',
    asRole(
      'mum|mom|mummy|mam|mother|mama|madre|grandma|granny|gran|nana?|abuela|abue|aunt|auntie|aunty|tia|sister|hermana|wife|esposa|mujer|daughter|hija|bride|godmother|madrina|suegra|nieta',
    ),
  ],
  [
    'male',
    asRole(
      'dad|daddy|father|papa|padre|grandad|grandpa|gramps|abuelo|uncle|tio|brother|hermano|husband|hubby|esposo|marido|son|hijo|groom|godfather|padrino|suegro|nieto',
    ),
  ],
  ['female', /(?:^|[.,] )(?:mama|madre) de (?:un|una|dos|tres|cuatro|\d)\b|\bestoy de (?:\d+|\w+) (?:meses|semanas)\b/],
  ['male', /(?:^|[.,] )(?:papa|padre) de (?:un|una|dos|tres|cuatro|\d)\b/],
  ['female', new RegExp(`\\b${BE} ${DESCRIBED}${FEMALE_WORD}\\b(?! (?:in law|is|'s) )`)],
  ['male', new RegExp(`\\b${BE} ${DESCRIBED}${MALE_WORD}\\b(?! (?:in law|is|'s) )`)],
  [
    'female',
    /\b(?:me|yo|i 'm|im) (?:\( )?(?:\d\d , )?she \/ her\b|(?:^|[.,] )(?:\w+ ){0,2}f , (?:1[6-9]|[2-8]\d) (?=[.,])/,
  ],
  ['male', /\b(?:me|yo|i 'm|im) (?:\( )?(?:\d\d , )?he \/ him\b/],
  ['male', /\b(?:i 'm|im|i am) (?:1[6-9]|[2-8]\d) m (?!away|deep|from|swim|off|up|down)/],
  // "Mom of twin toddlers", "Abuela que viaja con sus nietas": the writer, at the head of a sentence.
  [
    'female',
    /(?:^|\. )(?:mum|mom|mam|mother|grandma|granny|auntie|abuela|madre|mama|tia) (?:of|to|here|travell?ing|taking|flying|going|de|que (?:viaja|va|lleva)|viajando)\b/,
  ],
  [
    'male',
    /(?:^|\. )(?:dad|father|grandad|grandpa|uncle|abuelo|padre|papa|tio) (?:of|to|here|travell?ing|taking|flying|going|de|viajando)\b/,
  ],
  [
    'female',
    /\b(?:solo |single )(?:female|mum|mom|mother|lady)\b|\b(?:mum|mom|mother) of (?:two|three|four|one|\d)\b|\bmadre soltera\b|\bmama de (?:dos|tres|\d)\b/,
  ],
  [
    'male',
    /\b(?:solo |single )(?:male|dad|father|guy)\b|\b(?:dad|father) of (?:two|three|four|one|\d)\b|\bpadre soltero\b|\bme \( (?:the )?(?:best man|groom|usher)/,
  ],
  ['female', /(?:^|[.,] )(?:female|woman|mujer|chica|una chica|una mujer)\b(?: (?:de|solo|,|here|\d+|aged))+/],
  ['male', /(?:^|[.,] )(?:male|man|hombre|varon|un chico|un hombre)\b(?: (?:de|solo|,|here|\d+|aged))+/],
  ['female', /(?:^|[.,(+] |i 'm |im |me |myself )(?:1[6-9]|[2-8]\d) f (?!\d)|\bf (?:1[6-9]|[2-8]\d) (?=[.,])/],
  ['female', /(?:^|[.,] )(?:\w+ )?(?:girl|lass|chick|gal|lady) , ?(?:1[6-9]|[2-8]\d) \. /],
  ['male', /(?:^|[.,] )(?:\w+ )?(?:guy|lad|bloke|dude|fella) , ?(?:1[6-9]|[2-8]\d) \. /],
  ['male', /(?:^|[.,] |i 'm |im )(?:1[6-9]|[2-8]\d) m (?=[.,/+&])/],
  [
    'female',
    /(?:^|\. )\d+ (?:wks|weeks|months|mths) (?:pregnant|along|gone|preggers)\b|\b(?:my (?:maternity|bump|due date)|(?:i 'm|im|i am|i 'll be|me) (?:\d\d (?:and|,) )?(?:\w+ )?\d+ (?:wks|weeks|months|mths) (?:pregnant|along|gone|preggers)|my period|period (?:is )?due|on my period|me (?:baja|viene|toca) la regla|con la regla|i am pregnant|i 'm (?:\w+ )?(?:\w+ )?pregnant|im (?:\w+ )?(?:\w+ )?pregnant|voy a dar a luz|i 'm breastfeeding|doy (?:el )?pecho|girls (?:trip|weekend|holiday|getaway|night))\b/,
  ],
  ['female', new RegExp(`\\b${SPANISH_BE} ${DEGREE}${ADJECTIVE_STEM}a\\b`)],
  [
    'male',
    new RegExp(
      `\\b${SPANISH_BE} ${DEGREE}(?!list|sol|segur|medic)${ADJECTIVE_STEM}o\\b|\\bsoy (?:espanol|ingles|frances|portugues|aleman)\\b|\\b(?:voy|viajo|voy yo|viajo yo) solo (?!con\\b|a\\b|por un)`,
    ),
  ],
  [
    'female',
    /(?:^|[.,(] )(?:\w{2,}ologa|enfermera|profesora|maestra|medica|abogada|ingeniera|arquitecta|fotografa|veterinaria|jubilada|viuda|divorciada|separada|embarazada|soltera|sola) (?=[.,)])/,
  ],
];

const AGE_PATTERNS: readonly RegExp[] = [
  /\bhere (?:\( (\d\d) \)|, (\d\d) (?=[.,]))/,
  /(?:^|[.,] |\bi )(?:just |recently )?(?:turned|turning|turn) ([2-8]\d) /,
  /(?:^|[.,(+] |i 'm |im |me |myself )(1[6-9]|[2-8]\d) f (?!\d)/,
  /(?:^|[.,] )(?:\w+ )?(?:girl|lass|chick|gal|lady|guy|lad|bloke|dude|fella) , ?(1[6-9]|[2-8]\d) \. /,
  /(?:^|[.,] |i 'm |im )(1[6-9]|[2-8]\d) m (?=[.,/+&])/,
  /\b[fm] (1[6-9]|[2-8]\d) (?=[.,])/,
  /\b(?:female|male) ,? ?(\d\d)\b/,
  /\bi have (\d\d) years (?=[.,)]|and|old|i )/,
  // "I'm a 13" is a size.
  /\b(?:i 'm|im|i am) (?:an? (?=\d\d (?:y|f|m|male|female))|only |just |now |nearly |almost )*(\d\d) (?=[.,)(]|and|but|yo|yr|yrs|year|y o|with|so|off|this|male|female|solo|going)/,
  /\btengo (\d\d) (?=[.,)(]|y |anos|anitos|tacos|palos|pero)/,
  /(?:^|[.,] )(1[4-9]|[2-8]\d) anos [.,] (?=soy|chic[oa]|mujer|hombre|varon|viajo|voy)/,
  /\b(?:i 'm|im|i am) (1[6-9]|[2-8]\d) m (?!away|deep|from|swim|off|up|down)/,
  /(?:^|[.,] )[fm] , (1[6-9]|[2-8]\d) (?=[.,])/,
  /\byo (?:\w+(?:ora?|ista|er[oa]|ad[oa]) )(1[6-9]|[2-8]\d) (?=[.,)]|y )/,
  // "34, coeliac, scared of flying", "type 2 diabetic, 55": what one is, in a sentence of its own
  /(?:^|\. )(1[6-9]|[2-8]\d) , (?=(?:\w+ )?(?:first time|never (?:flown|been)|retired|retiree|single|widowed|divorced|jubilad[oa]|viud[oa]|coeliac|celiac|vegan|veggie|vegetarian|diabetic|asthmatic|allergic|pregnant|celiac[oa]|vegan[oa]|vegetarian[oa]|diabetic[oa]|asmatic[oa]|alergic[oa]|embarazada)\b)/,
  /(?:^|\. )(?:type [12] )?(?:coeliac|celiac[oa]?|vegan[oa]?|veggie|vegetarian[oa]?|diabetic[oa]?|asthmatic|asmatic[oa]) , (1[6-9]|[2-8]\d) (?=[.,])/,
  // "Solo! 29, first time", "voy sola, 45"
  /\b(?:sol[oa]|alone|by myself|on my own) [.,] (?:(?:tengo|i 'm|im) )?(1[6-9]|[2-8]\d) (?=[.,)])/,
  /\b(?:soy|una|un|voy) (?:una? )?(?:mujer|hombre|chic[oa]|senora?) (?:de |, |, de )?(\d\d) (?=[.,]|anos|y |sol[ao]|viaj|voy|con )/,
  /\b(?:sol[ao]|alone|myself|mujer|hombre|female|male|woman|(?<!old )man|yo|me|mi) \( (\d\d) (?=[,)]|anos|y o)/,
  /(?:^|[.,] )(?:una? )?(?:mujer|hombre|chic[oa]) (?:de |, |, de )?(\d\d) (?=[.,]|anos|y |sol[ao])/,
  // "Soy odontóloga, 31."
  /\b(?:soy|i 'm|i am|im) (?:an? |una? |the |el |la )?(?:\w+ ){1,2}(?:, |\( )(\d\d) (?=[.,)]|anos|y )/,
];

/** "Soy doctorando (Álvaro, 27)", "I'm a potter (Ines)": the writer's own name in brackets. */
const OWN_NAME = /\b(?:soy|i 'm|i am|im) (?:\w+ ){1,4}\( (?:\w+ )?(?:, )?(?:(\d\d) )?\)/;

/** "Soy Héctor, 74", "me llamo Ana (35)", "acá Raúl, 50": the writer by name and age. */
const NAMED_AND_AGED =
  /\b(?:soy|me llamo|mi nombre es|aca|aqui|por aqui|i 'm|im|i am|my name is|this is) (?:(?:la|el|don|dona|senora?|una?) )?(?!(?:only|just|now|nearly|almost|turning|about|aged?|around|over|past|pushing|size|still|under) )([a-z]{3,}) (?:, |\( |de |(?=1[5-9] (?:going|and|from|off|at|doing))|(?=[2-8]\d [.,)]))(\d\d) (?=[.,)]|anos|anitos|tacos|y |and |going|from|off|at |doing)/;

/** "For me only (Wanjiku, 29, agronomist)", "solo para mí (Ana, 35)": the writer's name and age, nobody else's beside it. */
const NAMED_IN_BRACKET =
  /\b(?:me|myself|mi|yo) (?:(?:only|alone|sol[oa]|nomas) )?\( ([a-z]{3,}) (?:, )?(\d\d) (?=[,)])(?!, (?:and |y )?[a-z]+ (?:, |\( )?\d)/;

/** "Srta. Begoña, 80 años, a Fátima …": who writes, at the head of the text. */
const OPENS_BY_NAME =
  /^(?:(?:sta|srta|sra?|dn?|don|dna|dona) (?:\. )?([a-z]{3,}) , ([2-9]\d)(?: anos)?|([a-z]{3,}) , ([2-9]\d) anos) [,.] (?!(?:y|e|and|&|viene|va)\b)/;

/** "Jubilado de Xixón, 67, y Maribel, 64": what the writer is, and the age, at the head of a sentence. */
const TRADE_AND_AGE =
  /(?:^|[.!] )(?:\w*(?:ilad|olog|medic|genier|viud|maestr)[oa]|\w{3,}ista|estudiante|profe|(?:(?:retired|trainee|student|newly|semi retired) )?(?:teacher|nurse|midwife|librarian|engineer|accountant|plumber|electrician|builder|lecturer|professor|farmer|chef|vet|paramedic|pharmacist|postman|secretary|widow|widower|pensioner|divorcee|grandmother|grandma|grandfather|librarian|solicitor|lawyer|doctor|dentist|driver|civil servant)) (?:de [a-z]{3,} )?(?:, |de )(\d\d) (?=[.,)]|anos|y )/;

export interface Writer {
  sex?: 'female' | 'male';
  ageMonths?: number;
  /** Lexeme that says so. */
  at?: number;
  until?: number;
  /** Stretches of lexemes that describe the writer, both ends included. */
  spans: (readonly [number, number])[];
}

/** Sex and age of the writer, where stated. */
export const writerOf = ({ text, lexemeAt }: FlatText): Writer => {
  const writer: Writer = { spans: [] };
  const described = PATTERNS.flatMap(([sex, pattern]) => {
    const found = pattern.exec(text);
    return found ? [{ sex, at: found.index, until: found.index + found[0].length }] : [];
  }).sort((a, b) => a.at - b.at);
  const named = OWN_NAME.exec(text);
  if (named) {
    const end = named.index + named[0].length;
    writer.spans.push([lexemeAt(named.index + named[0].indexOf('(')), lexemeAt(end - 1)]);
    if (named[1] !== undefined) writer.ageMonths = Number(named[1]) * 12;
  }
  const aged = NAMED_AND_AGED.exec(text) ?? NAMED_IN_BRACKET.exec(text);
  if (aged) {
    const end = aged.index + aged[0].length;
    writer.spans.push([lexemeAt(aged.index), lexemeAt(end - 2)]);
    writer.ageMonths ??= Number(aged[2]) * 12;
  }
  const opens = OPENS_BY_NAME.exec(text);
  if (opens) {
    writer.spans.push([0, lexemeAt(opens[0].length - 2)]);
    writer.ageMonths ??= Number(opens[2] ?? opens[4]) * 12;
  }
  const trade = TRADE_AND_AGE.exec(text);
  if (trade) {
    writer.spans.push([lexemeAt(trade.index), lexemeAt(trade.index + trade[0].length - 2)]);
    writer.ageMonths ??= Number(trade[1]) * 12;
  }
  const first = described[0];
  for (const { at, until } of described) writer.spans.push([lexemeAt(at), lexemeAt(Math.max(at, until - 2))]);
  if (first) {
    writer.sex = first.sex;
    writer.at = lexemeAt(first.at);
    writer.until = lexemeAt(Math.max(first.at, first.until - 2));
  }
  for (const pattern of writer.ageMonths === undefined ? AGE_PATTERNS : []) {
    const found = pattern.exec(text);
    if (!found) continue;
    writer.ageMonths = Number(found[1] ?? found[2]) * 12;
    writer.at ??= lexemeAt(found.index);
    writer.until ??= lexemeAt(found.index + found[0].length - 2);
    break;
  }
  return writer;
};

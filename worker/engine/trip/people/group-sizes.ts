/** How many travel where the number is stated by parts: families of so many, "me plus two", "five of us but Tom dropped out". */
import { numberOf } from '../../packing/reading/numbers';
import type { FlatText } from './writer';

const NUMBER =
  '(\\d{1,2}|one|uno|una|two|dos|three|tres|four|cuatro|five|cinco|six|seis|seven|siete|eight|ocho|nine|nueve|ten|diez|eleven|once|twelve|doce)';
const valueOf = (word = ''): number => numberOf(word) ?? 0;

const FAMILIES = new RegExp(`\\b${NUMBER} (?:families|familias|fams) (?:of|de) ${NUMBER}\\b`);
/** "Me plus two from the office", "yo y dos más", "me + 1". */
const ME_PLUS = new RegExp(
  `\\b(?:me|myself|just me|yo|servidora?) (?:plus|\\+|and|&|y|mas) ${NUMBER}(?= (?:[.,;:)]|from|off|at|in|to|on|more|others|del?|en|a|al|mas|otr[oa]s|compas|at)\\b| [.,;:)])(?! (?:more |mas )?(?:nights?|days?|weeks?|noches|dias|semanas|bags?|cases?|maletas?|de (?:\\d|enero|marzo)))`,
);
/** "My plus one", "+1 at a wedding". */
const PLUS_ONE =
  /\b(?:my plus (?:one|1)|(?:con|with) (?:a |mi |un )?(?:plus one|\+ 1)|mi (?:\+ 1|mas uno|acompanante)|mi \+ uno)\b/;
/** "Weekend for three in Ghent", "mesa para dos". */
const BOOKED_FOR = new RegExp(
  `\\b(?:trip|weekend|week|break|holiday|getaway|cabin|cottage|table|booking|booked|tickets?|reservation|campervan|viaje|finde|fin de semana|puente|mesa|reserva|cabana|escapada|entradas|pasajes|autocaravana|camarote|semana|cruise|crucero) (?:(?!for|para)[a-z]+ ){0,3}(?:for|para|pa) ${NUMBER} (?=[.,;:)(]|in\\b|at\\b|en\\b|with\\b|con\\b|to\\b|and\\b|y\\b|plus\\b)`,
);
const LEAVES =
  /\b(?:dropped out|pulled out|backed out|bailed|cried off|cancell?ed|(?:isnt|is not|cant|cannot|couldnt|wont) (?:coming|come|be coming|make it)|(?:se )?(?:bajo|rajo|cayo|descolgo)|cancelo|fallo|no (?:puede|viene|va|vino|pudo))\b/;
const BUT_ONE_LEFT =
  /^(?:[a-z0-9]+ |, |\( ){0,6}(?:but|though|until|till|then|pero|aunque|hasta que|luego|and then|[.,] ) ?(?:[a-z]+ |'s ){1,4}/;

/** Everybody, where parts of the group are told. */
export const sumOfParts = ({ text }: FlatText): number | undefined => {
  const families = FAMILIES.exec(text);
  if (families) return valueOf(families[1]) * valueOf(families[2]);
  const plus = ME_PLUS.exec(text);
  if (plus) return valueOf(plus[1]) + 1;
  if (PLUS_ONE.test(text)) return 2;
  const booked = BOOKED_FOR.exec(text);
  return booked ? valueOf(booked[1]) : undefined;
};

const WERE = new RegExp(
  `\\b(?:eramos|ibamos (?:a ser )?|were (?:going to be |meant to be |supposed to be )?|was going to be |were ) ?${NUMBER}(?: of us)?\\b`,
);

/** The number of those who were to come, where somebody has left since: "éramos cinco pero Juan se bajó". */
export const formerGroupSize = ({ text }: FlatText): number | undefined => {
  const told = WERE.exec(text);
  if (!told || !LEAVES.test(text.slice(told.index, told.index + 90))) return undefined;
  return valueOf(told[1]) - 1;
};

/** How many have left of those whose number stands before an offset of the text. */
export const droppedOutAfter = ({ text }: FlatText, offset: number): number => {
  const rest = text.slice(offset, offset + 80);
  const opening = BUT_ONE_LEFT.exec(rest);
  return opening && LEAVES.test(rest.slice(0, opening[0].length + 24)) ? 1 : 0;
};

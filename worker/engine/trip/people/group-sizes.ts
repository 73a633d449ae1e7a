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
/** "Two of everything", "a tandem tour": kit for a pair. */
const FOR_TWO = /\b(?:two|2) of (?:everything|each|all)\b|\btandem (?:tour|kayak|trip|ride|bike)\b|\ben tandem\b/;
/** "Weekend for three in Ghent", "mesa para dos". */
const BOOKED_FOR = new RegExp(
  `\\b(?:trip|weekend|week|break|holiday|getaway|cabin|cottage|table|booking|booked|tickets?|reservation|campervan|viaje|finde|fin de semana|puente|mesa|reserva|cabana|escapada|entradas|pasajes|autocaravana|camarote|semana|cruise|crucero) (?:(?!for|para)[a-z]+ ){0,3}(?:for|para|pa) ${NUMBER} (?=[.,;:)(]|in\\b|at\\b|en\\b|with\\b|con\\b|to\\b|and\\b|y\\b|plus\\b)`,
);
const LEAVES =
  /\b(?:dropped out|pulled out|bailed|cancell?ed|(?:isnt|is not|cant|cannot|couldnt|wont) (?:coming|come|be coming|make it)|(?:se )?(?:bajo|rajo|cayo)|cancelo|fallo|no (?:puede|viene|va|vino|pudo))\b/;
const BUT_ONE_LEFT =
  /^(?:[a-z0-9]+ |, |\( ){0,6}(?:but|though|until|till|then|pero|aunque|hasta que|luego|and then|[.,] ) ?(?:[a-z]+ |'s ){1,4}/;

/** Everybody, where parts of the group are told. */
export const sumOfParts = ({ text }: FlatText): number | undefined => {
  const families = FAMILIES.exec(text);
  if (families) return valueOf(families[1]) * valueOf(families[2]);
  const plus = ME_PLUS.exec(text);
  if (plus) return valueOf(plus[1]) + 1;
  if (FOR_TWO.test(text)) return 2;
  const booked = BOOKED_FOR.exec(text);
  return booked ? valueOf(booked[1]) : undefined;
};

const WERE = new RegExp(
  `\\b(?:eramos|ibamos (?:a ser )?|were (?:going to be |meant to be |supposed to be )?|was going to be |were ) ?${NUMBER}(?: of us)?\\b`,
);

/** The number of those who were to come, where somebody has left since: "éramos cinco pero Juan se bajó". */
export const formerGroupSize = ({ text }: FlatText): number | undefined => {
  const told = WERE.exec(text);
  const left = told ? leavingIn(text.slice(told.index, told.index + 90)) : 0;
  return left > 0 ? valueOf(told?.[1]) - left : undefined;
};

/** How many have left of those whose number stands before an offset of the text. */
export const droppedOutAfter = ({ text }: FlatText, offset: number): number => {
  const rest = text.slice(offset, offset + 80);
  const opening = BUT_ONE_LEFT.exec(rest);
  return opening ? leavingIn(rest.slice(0, opening[0].length + 24)) : 0;
};

/** How many of a group a stretch of text tells to have left. */
const leavingIn = (text: string): number => {
  const leaves = LEAVES.exec(text);
  if (!leaves) return 0;
  return TWO_NAMES.test(text.slice(0, leaves.index)) ? 2 : 1;
};

/** "Craig and Shell pulled out" */
const TWO_NAMES =
  /\b(?:but|though|pero|aunque|then|and then|luego|[.,]) [a-z]+ (?:and|&|y|n) [a-z]+ (?:have |has |both |se )*$/;

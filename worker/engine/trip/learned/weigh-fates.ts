/** Sets the rules' reading of each thing against what texts like this one say most often. */
import { wordsOf } from '../../packing/reading/text';
import { OURS } from '../things/bare-fate';
import { isBehindAllergy, isRemedy } from '../things/doubts';
import { isLeftOut, plain, type Reading } from '../things/reading';
import type { Entry } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import { fateExamples } from './fate-examples';
import { LEARNED_FATES, type LearnedText } from './reader';

// Probabilities above or below which a reading of the rules is changed. Chosen on 84 field trips that nothing had been learned from
// (tests/field, holdout53 to holdout58), on which a thing too many costs about twice as much as one too few.
/** Least probability that a thing does not come, to take off what rules list. */
const SURELY_OFF = 0.8;
/** The same where the words say that it is the writer's own. */
const OFF_THOUGH_OWN = 0.9;
/** The same for medicines and aids. */
const OFF_THOUGH_REMEDY = 0.95;
/** The same for what is lacking there: "albergue con sábanas, sin toallas". */
const OFF_THOUGH_LACKED = 0.97;
/** Most probability that a thing does not come, to list what rules leave out. */
const SURELY_ON = 0.1;
/** The same for what rules read nothing of. */
const ON_THOUGH_UNREAD = 0.05;
/** Least probability that a thing does not come, to tell what rules read nothing of as left out. */
const OFF_THOUGH_UNREAD = 0.85;
/** Least probability that a thing does not come, to take it off beside one of the same list that is surely off. */
const OFF_WITH_NEIGHBOUR = 0.7;
const SURE_NEIGHBOUR = 0.9;

/** "Bicis propias", "arnés cada uno el suyo", "helmet I will carry own": said behind the thing. */
const OWN_BEHIND =
  /^(?:(?:i|we|ill|well) (?:(?:will|shall|must|only) )?(?:carry|bring|take|wear|pack) (?:(?:my|our) )?own|propi[oa]s?|mi[oa]s?|nuestr[oa]s?|cada (?:un[oa]|quien|cual) (?:el|la|lo|los|las) suy[oa]s?)(?: |$)/;

/** "Cascos NO que daban asco, los llevamos nosotros", "la chamarra, esa sí la tengo", "la túnica va sí o sí". */
const COMES_BEHIND =
  /^(?:\w+ ){0,8}?(?:l[oa]s? (?:llev(?:o|amos)|traigo|traemos) (?:yo|nosotr[oa]s)|es[ea]s? si (?:l[oa]s? )?(?:tengo|tenemos|llev(?:o|amos))|van? (?:si o si|fij[oa]s?))\b/;
const COMES_REACH = 12;

/** "Gafas y guantes NO los alquilan", "mask and fins not provided", "booties they don't hire out": lacking there, so it comes. */
const NOT_GIVEN_BEHIND =
  /^(?:(?:\w+ )?(?:y|e|ni|o|and|or|nor) (?:\w+ ){1,2})?(?:no (?:(?:se|me|te|nos|os) )?(?:l[oae]s? )?(?:alquila|renta|arrienda|presta|da|pone|entrega|facilita|proporciona|incluye|suministra|tiene)n?|no (?:estan?|vienen?|van?) incluid[oa]s?|(?:(?:they|you|it|that|is|are|come|comes) )*(?:not|dont|doesnt|isnt|arent|wont) (?:(?:be|do|come|you|us|get) )*(?:rent|hire|provide|lend|supply|give|include|stock|have|rented|hired|provided|lent|supplied|given|included|issued))(?: |$)/;
const NOT_GIVEN_REACH = 10;
/** "The cabin doesn't provide bedding": said before it. */
const NOT_GIVEN_BEFORE =
  /\b(?:(?:doesnt|dont) (?:actually |even )?(?:provide|supply|lend|give(?: you| us)?|include)|no (?:(?:se|me|te|nos|os) )?(?:alquila|renta|arrienda|presta|da|pone|entrega|facilita|proporciona|incluye|suministra)n?)(?: (?:a|any|the|your|el|la|los|las|ni))*$/;
/** "Blanket they don't have but Kmart is cheap, so I buy there". */
const BOUGHT = /\b(?:buy|buying|get|getting|compr\w+)\b/;
const BOUGHT_REACH = 16;
const isNotGiven = ({ view: { sentence }, start, end }: Entry): boolean =>
  !BOUGHT.test(wordsOf(sentence.tokens, end, end + BOUGHT_REACH)) &&
  (NOT_GIVEN_BEHIND.test(wordsOf(sentence.tokens, end, end + NOT_GIVEN_REACH)) ||
    NOT_GIVEN_BEFORE.test(wordsOf(sentence.tokens, start - 6, start)));

/** "Imran's brother has lent us the ihrams", "me prestó su casaca": it has been handed over. */
const LENT = /\b(?:lent (?:me|us)|(?:me|nos) (?:(?:ha|han) )?(?:presto|prestaron|prestado)) (?:\w+ ){0,6}$/;
const LENT_REACH = 9;

/** "Alergia a los frutos secos: dos adrenalinas": what cures it comes, what causes it does not. */
const isAllergen = ({ mention, view, start }: Entry): boolean =>
  isBehindAllergy(view.sentence.tokens, { start }) && !(mention && isRemedy(mention.concept));

const JOINS = /^(?:and|or|nor|y|e|o|u|ni|the|a|el|la|los|las|un|una|sus?|mas|plus)$/;
const ENDS_LIST = /[.;:()!?]/;
/** "La casaca y los bastones, el sleeping no": set against the others. */
const SET_AGAINST = /^(?:no|not|ni|none|si|yes|tampoco|myself|yo|mi[oa]s?)$/;

/** Whether nothing but a comma or "and" stands between two things of one sentence. */
const areListed = (first: Entry, second: Entry): boolean => {
  if (first.view !== second.view) return false;
  const [before, behind] = first.start < second.start ? [first, second] : [second, first];
  const between = first.view.sentence.tokens.slice(before.end, behind.start + 1);
  return (
    before.end <= behind.start &&
    !SET_AGAINST.test(first.view.sentence.tokens[first.end]?.text ?? '') &&
    between.every(({ text, gap }, at) => !ENDS_LIST.test(gap) && (at === between.length - 1 || JOINS.test(text)))
  );
};

const neededToTakeOff = ({ mention, view, start, end }: Entry): number => {
  const { tokens } = view.sentence;
  if (mention && isRemedy(mention.concept)) return OFF_THOUGH_REMEDY;
  if (LENT.test(`${wordsOf(tokens, start - LENT_REACH, start)} `)) return OFF_THOUGH_REMEDY;
  // "Llevo mis esquís".
  const before = tokens[start - 1]?.text ?? '';
  if (/^(?:sin|without)$/.test(before)) return OFF_THOUGH_LACKED;
  if (OWN_BEHIND.test(wordsOf(tokens, end, end + 5)) || COMES_BEHIND.test(wordsOf(tokens, end, end + COMES_REACH)))
    return OFF_THOUGH_REMEDY;
  return before === 'own' || OURS.test(before) ? OFF_THOUGH_OWN : SURELY_OFF;
};

const likeliestOff = (likelihoods: ArrayLike<number>): (typeof LEARNED_FATES)[number] => {
  let best = 1;
  for (let fate = 2; fate < LEARNED_FATES.length; fate += 1)
    if ((likelihoods[fate] ?? 0) > (likelihoods[best] ?? 0)) best = fate;
  return LEARNED_FATES[best] ?? 'stays';
};

/** The entries without the readings that the learned reader is sure are wrong. */
export function weighFates(entries: readonly Entry[], context: ThingsContext, learned: LearnedText): Entry[] {
  const answers = learned.fates(fateExamples(entries, learned.words, context));
  const offAt = (at: number): number => 1 - (answers[at]?.[0] ?? 1);
  const isListedWithOff = (entry: Entry): boolean =>
    entries.some((other, at) => other !== entry && offAt(at) > SURE_NEIGHBOUR && areListed(entry, other));
  return entries.flatMap((entry, at): Entry[] => {
    const likelihoods = answers[at];
    if (!likelihoods) return entry.isUnread ? [] : [entry];
    const off = 1 - (likelihoods[0] ?? 0);
    // Who does it and what was doubted belong to the reading that is changed.
    const changed = (fate: Reading['fate']): Entry => ({
      ...entry,
      reading: plain(fate, undefined, entry.reading.travellers),
    });
    const fate = likeliestOff(likelihoods);
    if (isNotGiven(entry) && !isLeftOut(entry.reading)) return [entry];
    if (entry.isUnread) {
      if (off < ON_THOUGH_UNREAD) return [entry];
      // What is bought there may be needed until then: only rules read how much.
      return off > OFF_THOUGH_UNREAD && fate !== 'mentioned' && fate !== 'buy-there' ? [changed(fate)] : [];
    }
    if (isLeftOut(entry.reading)) return [off < SURELY_ON && !isAllergen(entry) ? changed('bring') : entry];
    const needed = neededToTakeOff(entry);
    if (off <= needed && !(needed === SURELY_OFF && off > OFF_WITH_NEIGHBOUR && isListedWithOff(entry))) return [entry];
    return fate === 'mentioned' ? [] : [changed(fate)];
  });
}

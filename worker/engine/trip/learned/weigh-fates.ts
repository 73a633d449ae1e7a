/** Sets the rules' reading of each thing against what texts like this one say most often. */
import { wordsOf } from '../../packing/reading/text';
import { OURS } from '../things/bare-fate';
import { isRemedy } from '../things/doubts';
import { isLeftOut, plain, type Reading } from '../things/reading';
import { isStoppedMedicine } from '../things/stopped-medicine';
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

/** "Tensiómetro hay", "mantas ya hay en el refugio": said outright behind it, and no duty ("hay que"). */
const THERE_BEHIND = /^(?:ya |si |tambien )?(?:hay|habra)(?! que)(?: |$)/;

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
  return entries.flatMap((entry, at): Entry[] => {
    const likelihoods = answers[at];
    if (!likelihoods) return entry.isUnread ? [] : [entry];
    const off = 1 - (likelihoods[0] ?? 0);
    if (entry.isUnread) return off < ON_THOUGH_UNREAD ? [entry] : [];
    // Who does it and what was doubted belong to the reading that is changed.
    const changed = (fate: Reading['fate']): Entry => ({
      ...entry,
      reading: plain(fate, undefined, entry.reading.travellers),
    });
    const { mention, view } = entry;
    // Texts tell of medicines to list them: the few words that one was stopped stand.
    if (mention && isStoppedMedicine(view.sentence.tokens, mention)) return [entry];
    if (entry.reading.fate === 'provided' && THERE_BEHIND.test(wordsOf(view.sentence.tokens, entry.end, entry.end + 3)))
      return [entry];
    if (isLeftOut(entry.reading)) return [off < SURELY_ON ? changed('bring') : entry];
    if (off <= neededToTakeOff(entry)) return [entry];
    const fate = likeliestOff(likelihoods);
    return fate === 'mentioned' ? [] : [changed(fate)];
  });
}

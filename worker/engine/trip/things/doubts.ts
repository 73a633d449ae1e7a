/**
 * What a trip hinges on – papers, a person's medicines and aids, a bed in the wild – is taken off by strong evidence alone:
 * leaving it at home costs far more than carrying it for nothing. What only seems to be seen to stays, and is asked about.
 */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ReadConcept } from './concept';
import type { Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import { ownerOf } from './owner';
import { LEFT_OUT, type Reading } from './reading';
import { FIRST, isName, PROVIDER } from './somebody';
import type { ThingsContext } from './whose';
import { KIN } from '../../packing/reading/grammar';

/** Papers in a person's name: whoever keeps, makes out or sends them, they are shown on the way. */
const IN_ONES_NAME =
  /^(?:passport|id-card|driving-licence|dive-log|vaccination-card|birth-certificate|health-card|travel-insurance)$/;
/** Of the health rows what anybody has, and what is for the house. */
const ANYBODYS =
  /^(?:first-aid|sunscreen|insect|fan-|mask|face-|iron|hair-|tens|vapor|vitamins|antibio|painkill|motion|altitude|malaria|ear-plugs|hearing-audi)/;
/** What somebody lives with and no one else takes for them. */
export const isRemedy = ({ id, kind }: ReadConcept): boolean =>
  (kind === 'medicine' || kind === 'device') && !ANYBODYS.test(id);
const BEDS = /^(?:tent|sleeping-bag|sleeping-mat|bed-linen|blanket)/;
/** What cures an allergy is not what somebody is allergic to. */
const CURES = /^(?:adrenaline|antihistamine|inhaler|spacer|nebuliser)/;

/** Where a thing stands and what governs it. */
interface Place {
  view: SentenceView;
  group: ThingGroup;
  mention: ThingMention;
  frame: Frame | undefined;
  context: ThingsContext;
}

const SMALL =
  /^(?:el|la|los|las|lo|una?|the|an?|me|te|se|nos|les?|y|and|ya|already|all|both|tod[oa]s?|everything|they|them|its?|is|are|'s|est[ae]n?|son|es|no|not|en|in|at|de|que|which|es[oa]s?|those|these|that)$/;

/** "His CPAP, distilled water we buy there": after the comma a noun that we do not know has the verb. */
function isOfAnother({ view, group, frame, context }: Place): boolean {
  const { tokens } = view.sentence;
  if (!frame || frame.start < group.end) return false;
  let from = -1;
  for (let at = group.end; at <= frame.start; at += 1) if (/[,;(]/.test(tokens[at]?.gap ?? '')) from = at;
  if (from === -1) return false;
  // "Ventolin, que en la casa de mi abuela hay gatos": a reason.
  if (/^(?:que|porque|pues|because|cos|since|as)$/.test(tokens[from]?.text ?? ''))
    return (
      !someWord(tokens, from, frame.end, /^(?:lo|la|los|las|it|them|they)$/) || frame.row.phrase.startsWith('en l')
    );
  return tokens
    .slice(from, frame.start)
    .some(
      (token, at) =>
        !SMALL.test(token.text) &&
        !FIRST.test(token.text) &&
        !PROVIDER.test(token.text) &&
        !KIN.has(token.text) &&
        context.who(view, from + at) === undefined &&
        !isName(token, Math.max(1, from + at), context, ''),
    );
}

/** "Su propia ropa de cama", "her own tent": theirs alone, and nothing for the rest. */
const isTheirOwn = (tokens: readonly Token[], { start, end }: ThingMention): boolean =>
  /(?:^| )(?:his|her|their|sus?)(?: \w+)?$/.test(wordsOf(tokens, start - 3, start)) ||
  /^propi[oa]s?$/.test(tokens[end]?.text ?? '');

const ONE_NIGHT =
  /\b(?:(?:first|last|one|1|mon|tues?|wed|thu|thurs|fri|sat|sun|\w+day) night|(?:primera?|ultima|una|1) noche)\b/;
/** "Friday night in the chalet, bedding included": for one of the nights. */
const isForOneNight = (tokens: readonly Token[], { start, end }: ThingGroup): boolean =>
  ONE_NIGHT.test(wordsOf(tokens, start - 10, end + 5));

/** "The double buggy", "botas nuevas", "ebike": one of its kind, and not the kind. */
const ONE_OF_KIND =
  /^(?:new|big|large|small|electric|power|double|heavy|good|spare|second|other|road|ground|nuev[oa]s?|grandes?|electric[oa]s?|gemelar|pesad[oa]s?|otr[oa]s?|segund[oa]s?)$|^e-?bikes?$/;
const isOneOfKind = (tokens: readonly Token[], { start, end }: ThingMention): boolean =>
  someWord(tokens, start - 1, start, ONE_OF_KIND) ||
  someWord(tokens, start, end, ONE_OF_KIND) ||
  (someWord(tokens, end, end + 1, ONE_OF_KIND) && !/[,;:(]/.test(tokens[end]?.gap ?? ''));

const LEFT = /^(?:left|deje|dejamos|dejo|quedo|quedaron)\b/;
const ONCE =
  /\b(?:behind|in (?:an?|the) (?:hotel|taxi|train|plane|bus)|en (?:el|un) (?:hotel|taxi|tren|avion|bus)|last (?:year|time)|ultima vez|ano pasado|at easter|on the (?:bus|train|kitchen|bed))\b/;
/** "Left the charger in a hotel in March": it was forgotten once. */
const wasLeftOnce = ({ view, mention, context }: Place): boolean => {
  // "Dejé las pastillas en enero": they are not taken any more.
  if (mention.concept.kind === 'medicine') return false;
  const left = context.found
    .get(view)
    ?.frames.find(
      ({ row, start, end }) =>
        LEFT.test(row.phrase.replace(/^(?:i|we|se me|se nos) /, '')) &&
        mention.start - end <= 1 &&
        start - mention.end <= 2,
    );
  if (!left) return false;
  const said = wordsOf(view.sentence.tokens, Math.min(left.start, mention.start) - 6, mention.end + 8);
  return ONCE.test(said) && !/\b(?:at home|en casa)\b/.test(said);
};

/** Whether the words say of this very thing that somebody comes with it or leaves it. */
const isSeenTo = ({ frame, mention }: Place): boolean =>
  frame !== undefined &&
  (frame.row.act === 'leave' ? frame.start === mention.end : !/^(?:tiene|tienen|has|have)\b/.test(frame.row.phrase));

const LAST_TIME =
  /\b(?:last (?:fall|autumn|spring|summer|winter|year|time|trip|season|month)|el ano pasado|la (?:otra|ultima) vez)\b/;
const hasLastTime = wordAnywhere('last pasado otra ultima');
/** "Two flats last fall, no tube, three hours at a garage", "el año pasado, cero repelente": what was lacking then. */
const lackedThen = ({ view, mention, frame }: Place): boolean => {
  const { tokens } = view.sentence;
  if (
    frame ||
    !/^(?:no|sin|ni|cero|zero)$/.test(tokens[mention.start - 1]?.text ?? '') ||
    !hasLastTime(tokens, 0, mention.start)
  )
    return false;
  const from = mention.start - LAST_TIME_REACH;
  return (
    LAST_TIME.test(wordsOf(tokens, from, mention.start)) &&
    // What the words before tell of this year ("so space isn't the problem") is another matter.
    !someWord(tokens, from, tokens.length, /^(?:this|now|esta|ahora|bring|take|llevo|llevamos|so)$/)
  );
};
const LAST_TIME_REACH = 8;

/** The reading of a thing, weighed: what the trip hinges on stays where the words only seem to take it off. */
export function weighed(reading: Reading, place: Place): Reading {
  const { view, group, mention, frame, context } = place;
  const { tokens } = view.sentence;
  const { concept } = mention;
  const { fate } = reading;
  if (!LEFT_OUT.has(fate)) return reading;
  const doubted: Reading = { ...reading, isDoubted: true };
  const kept: Reading = { fate: 'bring', travellers: reading.travellers, isDoubted: true };
  if (wasLeftOnce(place) || lackedThen(place)) return { fate: 'forgotten-before', travellers: reading.travellers };
  if (fate !== 'stays' && fate !== 'buy-there' && IN_ONES_NAME.test(concept.id)) return kept;
  if (isRemedy(concept)) {
    if (CURES.test(concept.id) && fate === 'stays' && !frame && isBehindAllergy(tokens, mention)) return kept;
    if (fate !== 'stays' && isOfAnother(place)) return kept;
    // "Oupa's heart tablets", "Javi tiene migraña, sus pastillas": of somebody whom we do not know.
    const owner = fate === 'other-brings' ? ownerOf(view, mention, context) : undefined;
    if (owner && !owner.provider && !isSeenTo(place) && !KIN.has(owner.name)) return kept;
  }
  if (fate === 'other-brings' && isKinsOwn(tokens, group)) return kept;
  if (BEDS.test(concept.id)) {
    if (fate === 'other-brings' && isTheirOwn(tokens, mention)) return doubted;
    if (fate === 'provided' && concept.kind === 'bedding' && isForOneNight(tokens, group)) return doubted;
  }
  if (
    fate === 'stays' &&
    (concept.kind === 'footwear' || KINDS_WITH_TYPES.test(concept.id)) &&
    isOneOfKind(tokens, mention)
  )
    return doubted;
  return reading;
}
const KINDS_WITH_TYPES = /^(?:bike|tent|wheelchair|rollator|stroller|backpack)$/;
/** "La carpa, que es de mi hermano", "the tent is my brother's": whose it is, and nothing of who brings it. */
const isKinsOwn = (tokens: readonly Token[], { end }: ThingGroup): boolean => {
  if (/^(?:no|tampoco|not)$/.test(tokens[end]?.text ?? '')) return false;
  const [, english, spanish] = WHOSE.exec(wordsOf(tokens, end, end + 8)) ?? [];
  return KIN.has(english ?? spanish ?? '');
};
const WHOSE = /^(?:(?:is|are|'s) (?:my|our) (\w+) 's\b|(?:\w+ ){0,2}?(?:que )?(?:es|son) de mis? (\w+))/;

/** "Alergia a los frutos secos", "allergic to nuts": what somebody is allergic to. */
export const isBehindAllergy = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  someWord(tokens, start - 8, start, /^(?:alergi[ac]|alergic[oa]s?|alergias?|allergic|allergy|allergies)$/);

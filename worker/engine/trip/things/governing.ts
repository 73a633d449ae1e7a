/** Which frame governs a list of things. */
import { isVerbalAt } from '../../packing/reading/grammar';
import { type Token, wordsOf } from '../../packing/reading/text';
import { isHardGap, type ThingGroup } from './mentions';
import { HARD_STOP } from './piece-ends';
import type { Frame } from './frames';
import { bracketBehind, isInBracket, isInOwnBracket, isInSameBracket, isOfOtherInBracket } from './brackets';
import { isNegated } from './negation';
import { isTherefore } from './reason-start';
import { endsWithReason, isRightBehind } from './reason-clause';
import { opensAnother } from './run-on';
import { PROVIDER } from './somebody';
import { isOfOthers, isOfPerson } from './other-of-kind';
import {
  colonAfter,
  hasOwnSubject,
  isPossessive,
  opensNextList,
  isThereOfAnother,
  isPlaceOfVerb,
  isPlaceOfUse,
  speaksOfNext,
  spent,
  isGivenTogether,
} from './frame-of-another';

/** Words between a frame and its list, at most. */
const REACH = 9;
/** Words between a list and a frame after it, at most. */
const REACH_BACK = 8;

const stopsBetween = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) return true;
    if (index > from && isHardGap(tokens[index]?.gap)) return true;
  }
  return /[;:–—(]/.test(tokens[to]?.gap ?? '') && to - from > 1;
};

/** Words of an entry that we do not know, at most, for the list to go on after it; "there is a gala dinner, …" begins no list. */
const longestEntry = (tokens: readonly Token[], { row, start }: Frame): number =>
  // "We want to do the beach, crabbing off the pier, …"
  row.act === 'enjoy'
    ? 6
    : /^(?:hay|habra|there|theres|have|has|having|with|con|tengo|tiene|tenemos)\b/.test(row.phrase)
      ? // "The boss has the post driver, the strainers, wire"
        row.phrase === 'has' && PROVIDER.test(tokens[start - 1]?.text ?? '')
        ? 2
        : 1
      : 2;

const ARTICLE =
  /^(?:the|a|an|my|our|your|his|her|their|some|any|all|one|two|three|el|la|los|las|un|una|unos|unas|mi|mis|su|sus|dos|tres|de|del|of|own|extra|spare|too|also|tambien|both|just|only|solo)$/;

/** "They do gowns, towels if you ask, soap": on what terms, and the list goes on. */
const IF_ASKED =
  /^(?:if (?:you|u|ye|we|i) (?:ask|want|need|pay|like|fancy|request|prefer)|si (?:los?|las?|se|les) (?:pid|quier|pag|necesit)\w+)$/;

/** Tokens of such terms, and those between brackets that open and close before a list: "PFDs (with tethers), towels". */
function asidesBetween(tokens: readonly Token[], from: number, to: number): ReadonlySet<number> {
  const asides = new Set<number>();
  for (let index = from; index < to; index += 1)
    if (IF_ASKED.test(wordsOf(tokens, index, index + 3)))
      for (let inside = index; inside < Math.min(to, index + 3); inside += 1) asides.add(inside);
  let open = -1;
  for (let index = from; index <= to; index += 1) {
    const gap = tokens[index]?.gap ?? '';
    if (gap.includes(')') && open !== -1) {
      for (let inside = open; inside < index; inside += 1) asides.add(inside);
      open = -1;
    }
    if (gap.includes('(')) open = index;
  }
  return asides;
}

/** "rents the whole works - poles, boots": a word for the list that follows. */
const BAG = /^(?:maletin|maletas?|mochilas?|bols[ao]s?|neceser|valijas?|morral|petate|cajas?)$/;
const WHERE_TO = /^(?:alla|alli|ahi|aca|mismo|situ)$/;
const SUMS_UP =
  /(?:works|lot|kit|shebang|everything|todo|cosas|material|equipo|menaje|necesario|basico|gear|stuff|linen)$/;
const THERE_IS = /^(?:hay|habra|there|theres)\b/;
/** Whether a frame before a list reaches it: no "but", no other verb, and no object of its own before a comma. */
function reaches(tokens: readonly Token[], frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean {
  let words = 0;
  let object = 0;
  let colon = false;
  // "Nos dan picnic para el camino, toallas": after a thing of the list these say what it is for, up to its comma.
  let named = false;
  let adjunct = false;
  const asides = asidesBetween(tokens, frame.end, group.start);
  const most = longestEntry(tokens, frame);
  for (let index = frame.end; index <= group.start; index += 1) {
    if (asides.has(index)) continue;
    const { text = '', gap = '' } = tokens[index] ?? {};
    // "Nothing I don't need, and a puncture kit", "PS4 no bring, shorts": it had its object before it.
    const closed = /^(?:need|use|leave)$/.test(frame.row.act) || tokens[frame.start - 1]?.text === 'no';
    if (index === frame.end && closed && gap.includes(',')) return false;
    const dash = /[;–—]|(?:^|\s)-+(?:\s|$)/.test(gap);
    if (dash && SUMS_UP.test(frame.row.phrase)) colon = true;
    else if (index > frame.end && dash) return false;
    // "Hay una noche de gala: traje …": the colon opens what one takes for it.
    if (
      gap.includes(':') &&
      object > 0 &&
      // "La isla no tiene luz: linternas y velas": what is lacking, and what comes for it.
      (THERE_IS.test(frame.row.phrase) || (frame.row.act === 'have' && isNegated(tokens, frame))) &&
      !SUMS_UP.test(tokens[index - 1]?.text ?? '')
    )
      return false;
    // "A mi casa con maletín: jamón, aceitunas": the colon opens the bag.
    if (gap.includes(':') && frame.row.phrase.startsWith('con') && BAG.test(tokens[index - 1]?.text ?? ''))
      return false;
    if (gap.includes(':')) colon = true;
    // "Hay cena de gala (guayabera él, vestidos nosotras)": the bracket says how one dresses for it.
    if (gap.includes('(') && object > most && frame.row.act.startsWith('giv')) return false;
    if (index === group.start) {
      if (gap.includes(',') && object > most && !colon) return false;
      break;
    }
    // "No cargo con Kindle, ya leo en el móvil": a clause of its own.
    if (text === 'ya' && gap.includes(',')) return false;
    if (groups.some(({ start, end }) => index >= start && index < end)) {
      object = 0;
      named = true;
      continue;
    }
    if (/[,+&]/.test(gap)) {
      if (object > most && !colon) return false;
      object = 0;
      adjunct = false;
    }
    adjunct ||= named && frame.row.act === 'give' && /^(?:con|para|pa|por|en|al|for)$/.test(text);
    // "… gave me cash for the fee, plasters for the feet no poles"
    if (adjunct && /^(?:no|not|without|sin)$/.test(text)) return false;
    if (adjunct && !HARD_STOP.test(text) && !isVerbalAt(tokens, index)) continue;
    if (HARD_STOP.test(text) || (/^(?:leave|give|given|have|lend)$/.test(frame.row.act) && isTherefore(tokens, index)))
      return false;
    const done = frame.row.act === 'enjoy' && text.endsWith('ing');
    if (index > frame.end && !done && isVerbalAt(tokens, index) && !ARTICLE.test(text)) return false;
    // "Compramos allá mismo la leña": where is no object of the verb.
    if (!ARTICLE.test(text) && !WHERE_TO.test(text)) object += 1;
    words += 1;
  }
  return words <= (colon || frame.row.act === 'enjoy' ? REACH * 2 : REACH);
}

/** The frame that governs a list: the one right after it, else the last one before it that reaches it. */
export function frameOf(
  tokens: readonly Token[],
  group: ThingGroup,
  frames: readonly Frame[],
  groups: readonly ThingGroup[],
): { before?: Frame; after?: Frame } {
  const next = groups.find(
    (other) =>
      other.start >= group.end && !isInOwnBracket(tokens, group, other) && !isInSameBracket(tokens, group, other),
  );
  const after = frames.find(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.row.side !== 'after' &&
      frame.start >= group.end &&
      frame.start - group.end <= REACH_BACK &&
      (!next || frame.start < next.start) &&
      !(next && speaksOfNext(tokens, group, frame, next)) &&
      !isPlaceOfVerb(tokens, frame) &&
      // "De traje, y el martes hay una cena a la que no pienso ir": said of the dinner.
      !(
        tokens[frame.start - 1]?.text === 'que' &&
        ARTICLE.test(tokens[frame.start - 2]?.text ?? '') &&
        frame.start - group.end > 4
      ) &&
      !isPlaceOfUse(tokens, group, frame) &&
      !hasOwnSubject(tokens, group, frame) &&
      !isThereOfAnother(tokens, group, frame) &&
      !opensNextList(tokens, group, frame) &&
      !isPossessive(tokens, frame, frames) &&
      !isOfOthers(tokens, group, frame) &&
      !isOfOtherInBracket(tokens, group, frame) &&
      !isOfPerson(tokens, group, frame) &&
      (!stopsBetween(tokens, group.end, frame.start) ||
        isBehindBracket(tokens, group, frame) ||
        isSummedUp(tokens, group, frame)),
  );
  const before = frames.findLast(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.end <= group.start &&
      !isInBracket(tokens, frame, group.start) &&
      // "Rodilleras que me deja mi tío, gorro": a clause about the thing before ends at its comma.
      !(
        tokens[frame.start - 1]?.text === 'que' &&
        groups.some(({ end }) => isRightBehind(tokens, end, frame.start - 1)) &&
        tokens.slice(frame.end + 1, group.start + 1).some(({ gap }) => gap.includes(','))
      ) &&
      !endsWithReason(tokens, frame, group, groups, frames) &&
      (frame.row.side !== 'before' || colonAfter(tokens, frame, group)) &&
      reaches(tokens, frame, group, groups) &&
      !isAttribute(tokens, frame, group, groups) &&
      !isGivenTogether(tokens, frame, frames) &&
      !(frame.row.act === 'leave' && opensAnother(tokens, frame, group, groups)) &&
      !spent(tokens, frame, group, groups),
  );
  return { ...(before && { before }), ...(after && { after }) };
}

/** "PFDs with tethers, foulies": what a thing comes with ends at the comma. */
const isAttribute = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  group: ThingGroup,
  groups: readonly ThingGroup[],
): boolean =>
  /^(?:with|con)$/.test(row.phrase) &&
  groups.some((other) => other.end === start && other.mentions.at(-1)?.concept.kind !== 'fixture') &&
  tokens.slice(end + 1, group.start + 1).some(({ gap }) => gap.includes(','));

/** "shoes, crafts - Pam packed those already", "prop swords = Mads brings em": the pronoun takes the list up again. */
export const isSummedUp = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean => {
  if (row.side !== 'before' || !/\b(?:those|them|em|it|all|place)\b/.test(row.phrase) || start - end > MOST_BEHIND)
    return false;
  const hard = tokens.slice(end, start + 1).filter(({ gap }) => isHardGap(gap));
  return hard.length === 1 && /^\s*[-–—=]/.test(hard[0]?.gap ?? '');
};
/** Words between a list and the pronoun that takes it up again. */
const MOST_BEHIND = 6;

/** "my kit (recorder, boom) goes in the van": what is said right after the bracket is said of what it holds. */
const isBehindBracket = (tokens: readonly Token[], group: ThingGroup, frame: Frame): boolean => {
  // "Helmets (full face) are hired there", "la bici (una gravel) la alquilo": behind its bracket.
  const takesUp = /^(?:is|are|esta|estan|van|va|l[oa]s?)$/.test(tokens[frame.start - 1]?.text ?? '');
  if (frame.row.side !== 'before' && !(frame.row.side === 'both' && takesUp)) return false;
  // "El EPP (casco, guantes, botines) lo entregan": what stands before the bracket is said of as well.
  const open = bracketBehind(tokens, group.end);
  const from = tokens[open]?.gap.includes('(')
    ? tokens.findIndex(({ gap }, at) => at > open && gap.includes(')'))
    : group.end;
  if (from === -1 || frame.start - from > 4 || frame.start < from) return false;
  const gaps = tokens.slice(from, frame.start + 1).map(({ gap }) => gap);
  const closing = gaps.findIndex((gap) => gap.includes(')'));
  return (
    closing !== -1 &&
    gaps.length - 1 - closing <= 2 &&
    gaps.every((gap, at) => !(at === 0 ? /[;:–—[]/ : /[;:–—([]/).test(gap))
  );
};

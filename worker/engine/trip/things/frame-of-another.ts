/** Whether a frame after a list is said of something else. */
import { ENGLISH_DETERMINER, KIN, SPANISH_ARTICLE, SPANISH_DETERMINER, isVerbal } from '../../packing/reading/grammar';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import { type ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';
import type { Frame } from './frames';

/** "Café, queso mi mamá quiere y no cabe": the verb behind has a subject of its own. */
export const hasOwnSubject = (
  tokens: readonly Token[],
  { end }: ThingGroup,
  { row: { act, phrase }, start, end: frameEnd }: Frame,
): boolean => {
  // "Shito and gari sealed well (no meat, they will seize it)": of what the bracket names before it.
  if (THEY_DO.test(phrase) && namesInBracket(tokens, end, start)) return true;
  // "Licence for me, he's under 16 so doesn't need one": whose it is was said, and another needs none.
  if (
    /^(?:leave|need|use)$/.test(act) &&
    isForWriter(tokens, end) &&
    tokens.slice(end + 2, start + 1).some(({ gap }) => PIECE_END.test(gap))
  )
    return true;
  // "Chairs my sister isn't coming", "el mate mi suegra no viene": of whom it is said.
  if (
    act === 'leave' &&
    /(?:no (?:viene|vienen|va|van)|(?:isnt|arent|not|wont be) coming|is staying|se queda)$/.test(phrase) &&
    tokens
      .slice(end, start)
      .some(({ text }, at) => KIN.has(text) && /^(?:mi|mis|my|our|his|her)$/.test(tokens[end + at - 1]?.text ?? ''))
  )
    return true;
  // "Soft bags, nowhere to stow a case": of what is named behind it.
  if (
    /^(?:nowhere|no (?:room|space))\b/.test(phrase) &&
    PIECE_END.test(tokens[start]?.gap ?? '') &&
    tokens.slice(frameEnd, frameEnd + 2).some(({ text }) => /^(?:a|an|any|the)$/.test(text))
  )
    return true;
  // "Ají y café, queso mi mamá quiere y no cabe": after the comma a word that we do not know is what does not fit.
  const apart = start - end + Number(tokens[start]?.text === 'no') > MOST_OF_REASON;
  if (act === 'leave' && apart && opensUnknown(tokens, end, start + 1)) return true;
  // "The stick, wheelchair assistance is booked"
  const isSaid = /^(?:is|are) /.test(phrase) || /^(?:is|are)$/.test(tokens[start - 1]?.text ?? '');
  return isSaid && opensUnknown(tokens, end, start + 1);
};
/** "… for me", "… para mí" right after a thing. */
export const isForWriter = (tokens: readonly Token[], end: number): boolean =>
  /^(?:for (?:me|us|myself)|(?:para|pa) (?:mi|nosotros|nosotras))$/.test(wordsOf(tokens, end, end + 2)) &&
  (!tokens[end + 2] || PIECE_END.test(tokens[end + 2]?.gap ?? ''));
const THEY_DO = /^(?:they|ellos) .*(?:it|them)$/;
/** Whether a bracket opens between two places and names something up to a comma. */
const namesInBracket = (tokens: readonly Token[], from: number, to: number): boolean => {
  const gaps = tokens.slice(from, to + 1).map(({ gap }) => gap);
  const open = gaps.findIndex((gap) => gap.includes('('));
  return open !== -1 && gaps.slice(open + 1).some((gap) => gap.includes(','));
};
const MOST_OF_REASON = 3;
const opensUnknown = (tokens: readonly Token[], end: number, to: number): boolean => {
  for (let at = end; at < to - 2; at += 1) {
    const joins = /^[ye]$/.test(tokens[at]?.text ?? '');
    if (!joins && tokens[at]?.gap.includes(',') !== true) continue;
    const opens = joins ? at + 1 : at;
    // "Casabe y el pernil NO que lo quitan"
    const first = tokens[SPANISH_ARTICLE.test(tokens[opens]?.text ?? '') ? opens + 1 : opens]?.text ?? '';
    return /^[a-z]{5,}$/.test(first) && !isVerbal(first) && !KIN.has(first) && !NO_NOUN.test(first);
  }
  return false;
};
/** Words that open what is said of the thing before. */
const NO_NOUN =
  /^(?:porque|aunque|pero|para|como|cuando|donde|segun|dicen|mejor|menos|total|ademas|tampoco|tambien|although|because|since|which|those|these|there|their|every|after|before)$/;

/** "lo personal", "lo demás": no pronoun, but what is called so. */
export const isNeuter = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'lo' &&
  /^(?:personal|demas|otro|mio|nuestro|basico|intimo|propio|pequeno|grande)$/.test(tokens[at + 1]?.text ?? '');

/** "el secador mío es de 110 y se queda": whose it is, and after it what becomes of it. */
export const isPossessive = (tokens: readonly Token[], { row, end }: Frame, frames: readonly Frame[]): boolean =>
  /^mi[oa]s?$/.test(row.phrase) &&
  frames.some(
    ({ row: { act, side }, start }) =>
      act === 'leave' &&
      side !== 'after' &&
      start >= end &&
      start - end <= 4 &&
      !tokens.slice(end, start + 1).some(({ gap }) => PIECE_END.test(gap)),
  );

/** "Da sábanas, piden: DNI": after the comma a colon opens another list. */
export const opensNextList = (tokens: readonly Token[], { end }: ThingGroup, frame: Frame): boolean =>
  tokens[frame.end]?.gap.includes(':') === true &&
  tokens.slice(end, frame.start + 1).some(({ gap }) => gap.includes(','));

/** "linterna y baterías, generador hay": after the comma something else is there. */
export const isThereOfAnother = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean =>
  /^(?:hay|habra)$/.test(row.phrase) && tokens.slice(end, start + 1).some(({ gap }) => gap.includes(','));

/** "siete camisas que en el hotel planchan": where something is done with the thing, not where the thing is. */
export const isPlaceOfVerb = (tokens: readonly Token[], { row, start, end }: Frame): boolean =>
  /^(?:en|in|at) /.test(row.phrase) &&
  /^(?:que|donde|which|where)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[end] !== undefined &&
  !PIECE_END.test(tokens[end]?.gap ?? '');

/** "swimsuit for the pool at the hotel": where it is used, not where it is. */
export const isPlaceOfUse = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean =>
  (/^(?:in|at|on)\b/.test(row.phrase) && /^(?:for|to)$/.test(tokens[end]?.text ?? '') && start > end) ||
  // "I work on the laptop from there", "trabajo con el portátil desde allí"
  (/^(?:desde|from)$/.test(tokens[start - 1]?.text ?? '') && /^(?:there|alli|alla|ahi|en|in|at)\b/.test(row.phrase));

/**
 * "el pasaporte, que ya no vale el DNI": after a comma and a "que" the verb has a subject of its own; "reloj de aguja
 * porque no dejan móvil": a reason with an object of its own.
 */
export const speaksOfNext = (tokens: readonly Token[], group: ThingGroup, frame: Frame, next: ThingGroup): boolean =>
  // "My phone, not bringing the big camera": what is left is named behind it.
  (frame.row.act === 'leave' &&
    /^(?:not|wont|isnt|arent|never) /.test(frame.row.phrase) &&
    PIECE_END.test(tokens[frame.start]?.gap ?? '') &&
    ENGLISH_DETERMINER.test(tokens[frame.end]?.text ?? '') &&
    tokens.slice(frame.end, next.start + 1).every(({ gap }) => !PIECE_END.test(gap))) ||
  // "Tunde has the speaker, I bring pillows": an English verb with its object behind it.
  // and "bath towels, we've hired a pram".
  ((/^(?:i|we|ill|well|im|ive|weve|me) /.test(frame.row.phrase)
    ? PIECE_END.test(tokens[frame.start - (tokens[frame.start - 1]?.text === 'me' ? 1 : 0)]?.gap ?? '')
    : /^(?:'ve|have)$/.test(tokens[frame.start - 1]?.text ?? '') &&
      PIECE_END.test(tokens[frame.start - 2]?.gap ?? '')) &&
    tokens[frame.end]?.gap === ' ' &&
    next.start - frame.end <= 2 &&
    !/^(?:and|n|plus|or|but|so)$/.test(tokens[frame.end]?.text ?? '')) ||
  (someWord(tokens, group.end, frame.start, /^(?:porque|pues|because|cos|since)$/) &&
    next.start - frame.end <= 1 &&
    !PIECE_END.test(tokens[frame.end]?.gap ?? '')) ||
  (tokens[group.end]?.gap.includes(',') === true &&
    /^(?:que|porque|pues)$/.test(tokens[group.end]?.text ?? '') &&
    SPANISH_DETERMINER.test(tokens[frame.end]?.text ?? '') &&
    next.start === frame.end + 1 &&
    !PIECE_END.test(tokens[frame.end]?.gap ?? '') &&
    !PIECE_END.test(tokens[next.start]?.gap ?? ''));

/** "The DNA gives it: jacket, boots": a passive frame with a colon before the list. */
export const colonAfter = (tokens: readonly Token[], frame: Frame, group: ThingGroup): boolean =>
  // "Los compramos allá, la niña: vestido": the colon is of what stands before it.
  !tokens.slice(frame.end, opening(tokens, frame, group)).some(({ gap }) => gap.includes(',')) &&
  // "Dos noches de gala en el barco: traje": where something else is.
  !(
    /^en (?:el|la)\b/.test(frame.row.phrase) &&
    frame.start > 0 &&
    !PIECE_END.test(tokens[frame.start]?.gap ?? '') &&
    !/^(?:hay|tienen|dan|ponen|todo|y)$/.test(tokens[frame.start - 1]?.text ?? '')
  ) &&
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(':'));

/** The place of the colon between them. */
const opening = (tokens: readonly Token[], { end }: Frame, { start }: ThingGroup): number =>
  tokens.findIndex(({ gap }, at) => at >= end && at <= start && gap.includes(':'));

/** "boards hired, gloves ours": a frame of both sides that stands right after a list is that list's. */
export const spent = (
  tokens: readonly Token[],
  frame: Frame,
  group: ThingGroup,
  groups: readonly ThingGroup[],
): boolean =>
  frame.row.side === 'both' &&
  groups.some(({ end }) => end <= frame.start && frame.start - end <= 3) &&
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(','));

/** "Bikes are hired (along) with pads": the verb before goes on. */
export const isGivenTogether = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  frames: readonly Frame[],
): boolean => {
  if (!/^(?:with|con)$/.test(row.phrase) || /^(?:my|our|mi|mis)$/.test(tokens[end]?.text ?? '')) return false;
  const along = /^(?:along|together|junto)$/.test(tokens[start - 1]?.text ?? '') ? start - 1 : start;
  return frames.some(
    (other) =>
      other.row.side === 'both' &&
      /^(?:rent|given)$/.test(other.row.act) &&
      (other.end === along ||
        (other.end === along - 1 && /^(?:there|alli|alla|ahi)$/.test(tokens[along - 1]?.text ?? ''))),
  );
};

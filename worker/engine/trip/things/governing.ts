/** Which frame governs a list of things. */
import { isVerbalAt } from '../../packing/reading/grammar';
import { longestOnly, PhraseIndex } from '../../packing/reading/phrases';
import type { Sentence, Token } from '../../packing/reading/text';
import { FRAMES, type FrameRow } from './frames';
import { isHardGap, type ThingGroup, type ThingMention } from './mentions';

/** A frame found at token `start` to `end` (exclusive). */
export interface Frame {
  row: FrameRow;
  start: number;
  end: number;
}

const FRAME_INDEX = new PhraseIndex<FrameRow>(FRAMES, ({ phrase }) => [phrase]);
/** Words between a frame and its list, at most. */
const REACH = 9;
/** Words between a list and a frame after it, at most. */
const REACH_BACK = 8;
export const HARD_STOP = /^(?:but|pero|aunque|although|though|however|sino|whereas|mientras)$/;

/** The frames of a sentence, those inside a thing's own words left out. */
export const framesIn = ({ tokens }: Sentence, mentions: readonly ThingMention[]): Frame[] => {
  const told = longestOnly(FRAME_INDEX.find(tokens)).filter(
    ({ row, start, end }) =>
      row.act !== 'none' && !mentions.some((mention) => start >= mention.start && end <= mention.end),
  );
  return [...told.map((frame) => beforeOwn(frame, mentions)), ...doubledClitics(tokens, mentions, told)]
    .filter((frame) => frame.row.side !== 'end' || closesPiece(tokens, frame, mentions))
    .map((frame) => turned(tokens, frame, mentions))
    .toSorted((a, b) => a.start - b.start);
};

/** "told to bring own pillow": the last word of the frame is the first of the thing's name. */
const beforeOwn = (frame: Frame, mentions: readonly ThingMention[]): Frame => {
  const named = frame.row.phrase.endsWith(' own') && mentions.find(({ start }) => start === frame.end - 1);
  return named ? { ...frame, end: named.start } : frame;
};

const PIECE_END = /[,;:.()+&/=–—!?]/;
const endsPiece = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return (
    !next ||
    PIECE_END.test(next.gap) ||
    HARD_STOP.test(next.text) ||
    /^(?:and|y|e|n|so|lol|because|cos|bc|cause)$/.test(next.text)
  );
};

/** "garden chairs there": right behind a thing, and nothing more is said of it. */
const closesPiece = (tokens: readonly Token[], { start, end }: Frame, mentions: readonly ThingMention[]): boolean =>
  endsPiece(tokens, end) &&
  !PIECE_END.test(tokens[start]?.gap ?? '') &&
  mentions.some(
    (mention) =>
      mention.end === start ||
      (mention.end === start - 1 && !isVerbalAt(tokens, start - 1)) ||
      isWhatFor(tokens, mention.end, start),
  );

/** "the blanket for Ana's back is ours": what a thing is for stands between it and whose it is. */
const isWhatFor = (tokens: readonly Token[], from: number, to: number): boolean =>
  to > from &&
  to - from <= 5 &&
  /^(?:for|from|of|in)$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from, to).every(({ gap }, at) => !PIECE_END.test(gap) && !isVerbalAt(tokens, from + at));

/** A frame with the side that its place in the sentence gives it. */
const turned = (tokens: readonly Token[], frame: Frame, mentions: readonly ThingMention[]): Frame => {
  const { row, start, end } = frame;
  if (looksBack(tokens, frame, mentions)) return { ...frame, row: { ...row, side: 'before' } };
  const goesOn =
    tokens[end] !== undefined && !PIECE_END.test(tokens[end]?.gap ?? '') && !HARD_STOP.test(tokens[end]?.text ?? '');
  // "the dryrobe is Clare's, I'll borrow, swimmers and flip-flops": at the end of its piece it looks back.
  if (!goesOn && /borrow/.test(row.phrase) && tokens[end]?.gap.includes(','))
    return { ...frame, row: { ...row, side: 'before' } };
  if (!goesOn) return frame;
  // "…, i bring mat and mug": its things follow.
  const anew = start === 0 || /[,;:(–—]/.test(tokens[start]?.gap ?? '');
  if (row.side === 'both' && anew && mentions.some((one) => one.start >= end && one.start - end <= 4))
    return { ...frame, row: { ...row, side: 'after' } };
  // "They issue boots": with nothing before it that it could speak of.
  if (
    row.act === 'given' &&
    /^they\b/.test(row.phrase) &&
    (anew || !mentions.some((one) => one.end <= start && start - one.end <= 3))
  )
    return { ...frame, row: { ...row, act: 'give', side: 'after' } };
  return frame;
};

/** Frames that speak of what stands before them, though they mostly stand before their things. */
const looksBack = (tokens: readonly Token[], frame: Frame, mentions: readonly ThingMention[]): boolean =>
  frame.row.side === 'end' ||
  isObjectless(tokens, frame, mentions) ||
  isTopicFirst(tokens, frame, mentions) ||
  isGiversTopic(tokens, frame, mentions) ||
  // "towels, own": at the end of a clause it looks back.
  (/(?:^|\s)(?:own|propi[oa]s?)$/.test(frame.row.phrase) &&
    (!tokens[frame.end] || /[,;:)]/.test(tokens[frame.end]?.gap ?? '')));

/** "secador tiene el hotel": the thing, the verb, and behind it who. */
const isTopicFirst = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  mentions: readonly ThingMention[],
): boolean =>
  row.side === 'after' &&
  end - start === 1 &&
  /^(?:tiene|tienen|lleva|llevan|trae|traen|pone|ponen|presta|prestan|ofrece|da|dan)$/.test(
    tokens[start]?.text ?? '',
  ) &&
  mentions.some((mention) => mention.end === start) &&
  /^(?:el|la|los|las|mi|mis|un|una)$/.test(tokens[end]?.text ?? '') &&
  !mentions.some((mention) => mention.start >= end && mention.start <= end + 2) &&
  endsPiece(tokens, end + 2);

/** Who stands between a thing and the verb that is said of it: "fins the boat lends", "boots we're buying at the outlet". */
const GIVER_BETWEEN =
  /^(?:(?:the|our|my) )?(?:we|i|they|you|u|\w{3,}(?: \w{3,})?)(?: (?:'re|'m|are|am|will|'ll|not))?$/;
const ENGLISH_GIVING = /^(?:giv|provid|suppl|lend|offer|issu|rent|hir|buy|ship|send|post)/;
const NO_GIVER =
  /^(?:and|or|but|with|for|from|that|which|who|also|only|just|always|not|never|need|needs|want|have|has|please|if|when|so|as|because)\b/;

const isGiversTopic = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  mentions: readonly ThingMention[],
): boolean => {
  if (!/^(?:give|rent|buy|send)$/.test(row.act) || end - start > 2 || row.side === 'before') return false;
  if (!ENGLISH_GIVING.test(tokens[start]?.text ?? '')) return false;
  const topic = mentions.findLast((mention) => mention.end < start);
  if (!topic || start - topic.end > 4 || mentions.some((mention) => mention.start >= end && mention.start - end <= 2))
    return false;
  const between = tokens.slice(topic.end, start);
  const words = between.map(({ text }) => text).join(' ');
  return (
    GIVER_BETWEEN.test(words) &&
    !NO_GIVER.test(words) &&
    !between.some(({ gap }) => PIECE_END.test(gap)) &&
    !PIECE_END.test(tokens[start]?.gap ?? '')
  );
};

/** Words between a thing and the "no hay" that is said of it, at most. */
const LACKED_WITHIN = 7;

const CLITIC_FRAME: FrameRow = { act: 'bring', side: 'before', phrase: 'lo lleva' };
const SOMEBODY = /^(?:el|la|los|las|mi|mis|su|don|dona|nuestro|nuestra|yo|nosotros|nosotras|ellos|ellas)$/;

/** "el pañuelo lo pilla Iñaki", "la camisa la plancha mi cuñada": whatever the verb, somebody sees to the thing. */
function doubledClitics(tokens: readonly Token[], mentions: readonly ThingMention[], told: readonly Frame[]): Frame[] {
  const found: Frame[] = [];
  if (mentions.length === 0) return found;
  for (let at = 1; at < tokens.length - 2; at += 1) {
    if (!/^(?:lo|la|los|las)$/.test(tokens[at]?.text ?? '') || PIECE_END.test(tokens[at]?.gap ?? '')) continue;
    const topic = mentions.findLast(({ end }) => end <= at);
    const verb = tokens[at + 1];
    const who = tokens[at + 2];
    if (!topic || !verb || !who || at - topic.end > 3 || told.some(({ start, end }) => start <= at + 1 && end > at))
      continue;
    if (!/^[a-z]{3,}$/.test(verb.text) || PIECE_END.test(verb.gap) || PIECE_END.test(who.gap)) continue;
    if (tokens.slice(topic.end, at).some(({ text, gap }) => PIECE_END.test(gap) || /^(?:y|e|con|para)$/.test(text)))
      continue;
    const named = who.capital && !verb.capital;
    if (named || SOMEBODY.test(who.text)) found.push({ row: CLITIC_FRAME, start: at, end: at + 2 });
  }
  return found;
}

/** "the curling iron jess has", "the tent that Kofi's got": the thing, whose it is, and the verb at the end of its piece. */
const isRelative = (
  tokens: readonly Token[],
  { start, end }: Pick<Frame, 'start' | 'end'>,
  mentions: readonly ThingMention[],
): boolean => {
  if (!/^(?:has|have|got|does|doing|owns)$/.test(tokens[end - 1]?.text ?? '') || !endsPiece(tokens, end)) return false;
  const topic = mentions.findLast((mention) => mention.end <= start);
  const between = topic ? start - topic.end : 0;
  return (
    between >= 1 &&
    between <= 3 &&
    !tokens.slice(topic?.end, start + 1).some(({ text, gap }) => PIECE_END.test(gap) || /^(?:and|or|with)$/.test(text))
  );
};

/** "towels they don't provide": a verb at the end of its clause speaks of what stands before it. */
const isObjectless = (
  tokens: readonly Token[],
  { row, end, start }: Frame,
  mentions: readonly ThingMention[],
): boolean => {
  if (row.side !== 'after') return false;
  if (row.act === 'have') return isRelative(tokens, { start, end }, mentions);
  // "toallas no hay en el furgón", "botas que allí de talla 36 no hay".
  if (/^(?:hay|habra)$/.test(row.phrase) && tokens[start - 1]?.text === 'no') {
    const topic = mentions.findLast((mention) => mention.end <= start && start - mention.end <= LACKED_WITHIN);
    const parted = topic && tokens.slice(topic.end, start + 1).some(({ gap }) => PIECE_END.test(gap));
    const goesOn = tokens[end] !== undefined && !PIECE_END.test(tokens[end]?.gap ?? '');
    if (topic && !parted && !(goesOn && mentions.some((mention) => mention.start >= end && mention.start - end <= 2)))
      return true;
  }
  const next = tokens[end];
  const ends = !next || /[,;:)–—]/.test(next.gap) || HARD_STOP.test(next.text);
  return ends && mentions.some((mention) => mention.end <= start && start - mention.end <= 3);
};

const stopsBetween = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) return true;
    if (index > from && isHardGap(tokens[index]?.gap)) return true;
  }
  return /[;:–—(]/.test(tokens[to]?.gap ?? '') && to - from > 1;
};

/** Words of an entry that we do not know, at most, for the list to go on behind it; "there is a gala dinner, …" begins no list. */
const longestEntry = ({ row }: Frame): number =>
  /^(?:hay|habra|there|theres|have|has|having|with|con|tengo|tiene|tenemos)\b/.test(row.phrase) ? 1 : 2;

const ARTICLE =
  /^(?:the|a|an|my|our|your|his|her|their|some|any|all|one|two|three|el|la|los|las|un|una|unos|unas|mi|mis|su|sus|dos|tres|de|del|of|own|extra|spare|too|also|tambien|both|just|only|solo)$/;

/** Tokens between brackets that open and close before a list: "PFDs (with tethers), towels". */
function asidesBetween(tokens: readonly Token[], from: number, to: number): ReadonlySet<number> {
  const asides = new Set<number>();
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
const SUMS_UP = /(?:works|lot|kit|shebang|everything)$/;

/** "There is a ball, so dancing shoes", "hay baile, así que zapatos de baile": what follows from it is another matter. */
const isTherefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'so' || (tokens[at]?.text === 'asi' && tokens[at + 1]?.text === 'que');

/** Whether a frame before a list reaches it: no "but", no other verb, and no object of its own before a comma. */
function reaches(tokens: readonly Token[], frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean {
  let words = 0;
  let object = 0;
  let colon = false;
  const asides = asidesBetween(tokens, frame.end, group.start);
  const most = longestEntry(frame);
  for (let index = frame.end; index <= group.start; index += 1) {
    if (asides.has(index)) continue;
    const { text = '', gap = '' } = tokens[index] ?? {};
    const dash = /[;–—]|(?:^|\s)-+(?:\s|$)/.test(gap);
    if (dash && SUMS_UP.test(frame.row.phrase)) colon = true;
    else if (index > frame.end && dash) return false;
    if (gap.includes(':')) colon = true;
    if (index === group.start) {
      if (gap.includes(',') && object > most && !colon) return false;
      break;
    }
    if (groups.some(({ start, end }) => index >= start && index < end)) {
      object = 0;
      continue;
    }
    if (gap.includes(',')) {
      if (object > most && !colon) return false;
      object = 0;
    }
    if (HARD_STOP.test(text) || (/^(?:leave|give|given|have)$/.test(frame.row.act) && isTherefore(tokens, index)))
      return false;
    if (index > frame.end && isVerbalAt(tokens, index) && !ARTICLE.test(text)) return false;
    if (!ARTICLE.test(text)) object += 1;
    words += 1;
  }
  return words <= (colon ? REACH * 2 : REACH);
}

/** The frame that governs a list: the one right after it, else the last one before it that reaches it. */
export function frameOf(
  tokens: readonly Token[],
  group: ThingGroup,
  frames: readonly Frame[],
  groups: readonly ThingGroup[],
): { before?: Frame; after?: Frame } {
  const next = groups.find(({ start }) => start >= group.end);
  const after = frames.find(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.row.side !== 'after' &&
      frame.start >= group.end &&
      frame.start - group.end <= REACH_BACK &&
      (!next || frame.start < next.start) &&
      !(next && speaksOfNext(tokens, group, frame, next)) &&
      !isPlaceOfVerb(tokens, frame) &&
      !isThereOfAnother(tokens, group, frame) &&
      (!stopsBetween(tokens, group.end, frame.start) ||
        isBehindBracket(tokens, group, frame) ||
        isSummedUp(tokens, group, frame)),
  );
  const before = frames.findLast(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.end <= group.start &&
      (frame.row.side !== 'before' || colonAfter(tokens, frame, group)) &&
      reaches(tokens, frame, group, groups) &&
      !spent(tokens, frame, group, groups),
  );
  return { ...(before && { before }), ...(after && { after }) };
}

/** "linterna y baterías, generador hay": behind the comma something else is there. */
const isThereOfAnother = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean =>
  /^(?:hay|habra)$/.test(row.phrase) && tokens.slice(end, start + 1).some(({ gap }) => gap.includes(','));

/** "siete camisas que en el hotel planchan": where something is done with the thing, not where the thing is. */
const isPlaceOfVerb = (tokens: readonly Token[], { row, start, end }: Frame): boolean =>
  /^(?:en|in|at) /.test(row.phrase) &&
  /^(?:que|donde|which|where)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[end] !== undefined &&
  !PIECE_END.test(tokens[end]?.gap ?? '');

/**
 * "el pasaporte, que ya no vale el DNI": behind a comma and a "que" the verb has a subject of its own; "reloj de aguja
 * porque no dejan móvil": a reason with an object of its own.
 */
const speaksOfNext = (tokens: readonly Token[], group: ThingGroup, frame: Frame, next: ThingGroup): boolean =>
  (tokens.slice(group.end, frame.start).some(({ text }) => /^(?:porque|pues|because|cos|since)$/.test(text)) &&
    next.start - frame.end <= 1 &&
    !PIECE_END.test(tokens[frame.end]?.gap ?? '')) ||
  (tokens[group.end]?.gap.includes(',') === true &&
    /^(?:que|porque|pues)$/.test(tokens[group.end]?.text ?? '') &&
    /^(?:el|la|los|las|mi|mis)$/.test(tokens[frame.end]?.text ?? '') &&
    next.start === frame.end + 1 &&
    !PIECE_END.test(tokens[frame.end]?.gap ?? '') &&
    !PIECE_END.test(tokens[next.start]?.gap ?? ''));

/** "shoes, crafts - Pam packed those already", "prop swords = Mads brings em": the pronoun takes the list up again. */
export const isSummedUp = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean => {
  if (row.side !== 'before' || !/\b(?:those|them|em|it|all|place)\b/.test(row.phrase) || start - end > MOST_BEHIND)
    return false;
  const hard = tokens.slice(end, start + 1).filter(({ gap }) => isHardGap(gap));
  return hard.length === 1 && /^\s*[-–—=]/.test(hard[0]?.gap ?? '');
};
/** Words between a list and the pronoun that takes it up again. */
const MOST_BEHIND = 6;

/** "my kit (recorder, boom) goes in the van": what is said right behind the bracket is said of what it holds. */
const isBehindBracket = (tokens: readonly Token[], group: ThingGroup, frame: Frame): boolean => {
  if (frame.row.side !== 'before' || frame.start - group.end > 4) return false;
  const gaps = tokens.slice(group.end, frame.start + 1).map(({ gap }) => gap);
  const closing = gaps.findIndex((gap) => gap.includes(')'));
  return (
    closing !== -1 &&
    gaps.length - 1 - closing <= 2 &&
    gaps.every((gap, at) => !(at === 0 ? /[;:–—[]/ : /[;:–—([]/).test(gap))
  );
};

/** "The DNA gives it: jacket, boots": a passive frame with a colon before the list. */
const colonAfter = (tokens: readonly Token[], frame: Frame, group: ThingGroup): boolean =>
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(':'));

/** "boards hired, gloves ours": a frame of both sides that stands right behind a list is that list's. */
const spent = (tokens: readonly Token[], frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean =>
  frame.row.side === 'both' &&
  groups.some(({ end }) => end <= frame.start && frame.start - end <= 3) &&
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(','));

/** Whether a frame speaks of what stands before it or after it, where its own side does not say. */
import { isVerbalAt } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { ThingMention } from './mentions';
import { HARD_STOP, PIECE_END, endsPiece } from './piece-ends';
import type { Frame } from './frames';
import { PROVIDER } from './somebody';

/** "garden chairs there": right after a thing, and nothing more is said of it. */
export const closesPiece = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  mentions: readonly ThingMention[],
): boolean =>
  (endsPiece(tokens, end) || isPlaceOf(tokens, row.phrase, end)) &&
  // "The travel cot (ours)": alone in its brackets.
  (!PIECE_END.test(tokens[start]?.gap ?? '') ||
    (tokens[start]?.gap.trim() === '(' && tokens[end]?.gap.includes(')') !== false)) &&
  mentions.some(
    (mention) =>
      mention.end === start ||
      (mention.end === start - 1 && !isVerbalAt(tokens, start - 1)) ||
      isWhatFor(tokens, mention.end, start),
  );

/** "en la tienda del puerto", "en la puerta con foto": after a place what it is of, up to the end of the piece. */
const isPlaceOf = (tokens: readonly Token[], phrase: string, end: number): boolean =>
  /^(?:en|donde) /.test(phrase) &&
  /^(?:de|del|con|dejando|por|a)$/.test(tokens[end]?.text ?? '') &&
  [2, 3, 4].some(
    (more) =>
      endsPiece(tokens, end + more) &&
      !tokens.slice(end, end + more).some(({ gap }, at) => at > 0 && PIECE_END.test(gap)),
  );

/** "the blanket for Ana's back is ours": what a thing is for stands between it and whose it is. */
const isWhatFor = (tokens: readonly Token[], from: number, to: number): boolean =>
  to > from &&
  to - from <= 5 &&
  /^(?:for|from|of|in|de|del|para)$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from, to).every(({ gap }, at) => !PIECE_END.test(gap) && !isVerbalAt(tokens, from + at));

/** A frame with the side that its place in the sentence gives it. */
export const turned = (tokens: readonly Token[], frame: Frame, mentions: readonly ThingMention[]): Frame => {
  const { row, start, end } = frame;
  if (looksBack(tokens, frame, mentions)) return { ...frame, row: { ...row, side: 'before' } };
  const goesOn =
    tokens[end] !== undefined && !PIECE_END.test(tokens[end]?.gap ?? '') && !HARD_STOP.test(tokens[end]?.text ?? '');
  // "the dryrobe is Clare's, I'll borrow, swimmers and flip-flops": at the end of its piece it looks back.
  if (!goesOn && /borrow/.test(row.phrase) && tokens[end]?.gap.includes(','))
    return { ...frame, row: { ...row, side: 'before' } };
  if (!goesOn) return frame;
  // "vestido corto, prohibido el blanco": after a comma it speaks of what follows.
  if (
    /^prohibid[oa]s?$/.test(tokens[start]?.text ?? '') &&
    (start === 0 || PIECE_END.test(tokens[start]?.gap ?? '') || /^[ye]$/.test(tokens[start - 1]?.text ?? '')) &&
    !/^(?:en|por|alli|alla|ahi|este|esta|desde|y|e)$/.test(tokens[end]?.text ?? '')
  )
    return { ...frame, row: { ...row, side: 'after' } };
  // "…, i bring mat and mug": its things follow.
  const anew =
    start === 0 ||
    /[,;:(–—]/.test(tokens[start]?.gap ?? '') ||
    /^(?:and|but)$/.test(tokens[start - 1]?.text ?? '') ||
    // "… with my phone, not bringing the big camera"
    (/^(?:not|never)$/.test(tokens[start - 1]?.text ?? '') && /[,;:(–—]/.test(tokens[start - 1]?.gap ?? ''));
  if (row.side === 'both' && anew && mentions.some((one) => one.start >= end && one.start - end <= 4))
    return { ...frame, row: { ...row, side: 'after' } };
  // "the braai, we bring nothing": a verb with an object of its own speaks of that.
  if (row.side === 'both' && anew && /^(?:nothing|nada|only|just|no)$/.test(tokens[end]?.text ?? ''))
    return { ...frame, row: { ...row, side: 'after' } };
  // "I have the tent", "we have a stove and pots": it looks back only at the end of its piece ("the tent I have").
  if (row.act === 'have' && row.side === 'before' && OWNS.test(row.phrase) && beginsThings(tokens, end, mentions))
    return { ...frame, row: { ...row, side: 'after' } };
  // "Company issued boots, hi-vis": after who gives and without an "is" the participle is a verb, whose things follow.
  if (
    row.act === 'given' &&
    /^(?:issued|supplied|provided|lent|loaned)$/.test(row.phrase) &&
    PROVIDER.test(tokens[start - 1]?.text ?? '') &&
    beginsThings(tokens, end, mentions)
  )
    return { ...frame, row: { ...row, act: 'give', side: 'after' } };
  // "They issue boots": with nothing before it that it could speak of.
  if (
    row.act === 'given' &&
    /^they\b/.test(row.phrase) &&
    (anew || !mentions.some((one) => one.end <= start && start - one.end <= 3))
  )
    return { ...frame, row: { ...row, act: 'give', side: 'after' } };
  return frame;
};

const OWNS = /^(?:i|we|ive|i ve|we ve) (?:have|got|own)$/;
/** Whether a thing stands right after a verb, but for its article and what it is like. */
const beginsThings = (tokens: readonly Token[], end: number, mentions: readonly ThingMention[]): boolean =>
  mentions.some(
    ({ start }) =>
      start >= end &&
      start - end <= 3 &&
      tokens
        .slice(end, start + 1)
        .every(({ text, gap }, at) => !PIECE_END.test(gap) && !isVerbalAt(tokens, end + at) && !HARD_STOP.test(text)),
  );

/** Frames that speak of what stands before them, though they mostly stand before their things. */
const looksBack = (tokens: readonly Token[], frame: Frame, mentions: readonly ThingMention[]): boolean =>
  frame.row.side === 'end' ||
  isObjectless(tokens, frame, mentions) ||
  isTopicFirst(tokens, frame, mentions) ||
  isGiversTopic(tokens, frame, mentions) ||
  // "towels, own": at the end of a clause it looks back.
  (/(?:^|\s)(?:own|propi[oa]s?)$/.test(frame.row.phrase) &&
    (!tokens[frame.end] || /[,;:)]/.test(tokens[frame.end]?.gap ?? '')));

/** "secador tiene el hotel": the thing, the verb, and after it who. */
const isTopicFirst = (
  tokens: readonly Token[],
  { row, start, end }: Frame,
  mentions: readonly ThingMention[],
): boolean =>
  row.side === 'after' &&
  end - start === 1 &&
  /^(?:tiene|tienen|lleva|llevan|trae|traen|pone|ponen|presta|prestan|ofrece|da|dan|gives|give|provides|supplies|lends|brings)$/.test(
    tokens[start]?.text ?? '',
  ) &&
  mentions.some((mention) => mention.end === start) &&
  /^(?:el|la|los|las|mi|mis|un|una|the|our|my)$/.test(tokens[end]?.text ?? '') &&
  !mentions.some((mention) => mention.start >= end && mention.start <= end + 2) &&
  // "Guitarra lleva el padre Chema"
  (endsPiece(tokens, end + 2) || (tokens[end + 2]?.capital === true && endsPiece(tokens, end + 3)));

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

/** "the curling iron jess has", "the tent that Kofi's got": the thing, whose it is, and the verb at the end of its piece. */
const isRelative = (
  tokens: readonly Token[],
  { start, end }: Pick<Frame, 'start' | 'end'>,
  mentions: readonly ThingMention[],
): boolean => {
  if (
    !/^(?:has|have|got|does|doing|owns)$/.test(tokens[end - 1]?.text ?? '') ||
    !(endsPiece(tokens, end) || /^(?:for|already|from)$/.test(tokens[end]?.text ?? ''))
  )
    return false;
  const topic = mentions.findLast((mention) => mention.end <= start);
  const between = topic ? start - topic.end : 0;
  return between >= 1 && between <= 3 && !tokens.slice(topic?.end, start + 1).some(({ gap }) => PIECE_END.test(gap));
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
  // "Bata y pijama me piden para el taller": the thing stands before, and after what it is for.
  if (
    row.act === 'need' &&
    /^(?:me|nos)$/.test(tokens[start - 1]?.text ?? '') &&
    /^(?:para|pa|en|por)$/.test(tokens[end]?.text ?? '') &&
    mentions.some(
      (mention) =>
        mention.end < start &&
        start - mention.end <= 2 &&
        tokens.slice(mention.end, start + 1).every(({ gap }) => !PIECE_END.test(gap)),
    )
  )
    return true;
  const next = tokens[end];
  const ends = !next || /[,;:)–—]/.test(next.gap) || HARD_STOP.test(next.text);
  return ends && mentions.some((mention) => mention.end <= start && start - mention.end <= 3);
};

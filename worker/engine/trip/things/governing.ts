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
export const framesIn = ({ tokens }: Sentence, mentions: readonly ThingMention[]): Frame[] =>
  longestOnly(FRAME_INDEX.find(tokens))
    .filter(
      ({ row, start, end }) =>
        row.act !== 'none' && !mentions.some((mention) => start >= mention.start && end <= mention.end),
    )
    // "towels, own": at the end of a clause it looks back.
    .map((frame) =>
      isObjectless(tokens, frame, mentions) ||
      (/(?:^|\s)(?:own|propi[oa]s?)$/.test(frame.row.phrase) &&
        (!tokens[frame.end] || /[,;:)]/.test(tokens[frame.end]?.gap ?? '')))
        ? { ...frame, row: { ...frame.row, side: 'before' as const } }
        : frame,
    )
    .toSorted((a, b) => a.start - b.start);

/** "towels they don't provide": a verb at the end of its clause speaks of what stands before it. */
const isObjectless = (
  tokens: readonly Token[],
  { row, end, start }: Frame,
  mentions: readonly ThingMention[],
): boolean => {
  if (row.side !== 'after' || row.act === 'have') return false;
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

const ARTICLE =
  /^(?:the|a|an|my|our|your|his|her|their|some|any|all|one|two|three|el|la|los|las|un|una|unos|unas|mi|mis|su|sus|dos|tres|de|del|of|own|extra|spare|too|also|tambien|both|just|only|solo)$/;

/** Whether a frame before a list reaches it: no "but", no other verb, and no object of its own before a comma. */
function reaches(tokens: readonly Token[], frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean {
  let words = 0;
  let object = 0;
  let colon = false;
  for (let index = frame.end; index <= group.start; index += 1) {
    const { text = '', gap = '' } = tokens[index] ?? {};
    if (index > frame.end && /[;–—]|(?:^|\s)-+(?:\s|$)/.test(gap)) return false;
    if (gap.includes(':')) colon = true;
    if (index === group.start) {
      if (gap.includes(',') && object > 1 && !colon) return false;
      break;
    }
    if (groups.some(({ start, end }) => index >= start && index < end)) {
      object = 0;
      continue;
    }
    if (gap.includes(',') && object > 1 && !colon) return false;
    if (HARD_STOP.test(text)) return false;
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
      !stopsBetween(tokens, group.end, frame.start),
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

/** "The DNA gives it: jacket, boots": a passive frame with a colon before the list. */
const colonAfter = (tokens: readonly Token[], frame: Frame, group: ThingGroup): boolean =>
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(':'));

/** "boards hired, gloves ours": a frame of both sides that stands right behind a list is that list's. */
const spent = (tokens: readonly Token[], frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean =>
  frame.row.side === 'both' &&
  groups.some(({ end }) => end <= frame.start && frame.start - end <= 3) &&
  tokens.slice(frame.end, group.start + 1).some(({ gap }) => gap.includes(','));

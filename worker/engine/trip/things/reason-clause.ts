/** A clause about a thing inside a list ends at its comma: "calcetas porque el club solo pone camiseta, vendas". */
import type { Token } from '../../packing/reading/text';
import { isFurnishing } from './furnished';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';

/** Words of what a thing is like, between it and the clause about it. */
const MOST_OF_NAME = 3;
/** Words between "porque" and the verb of its clause. */
const MOST_OF_SUBJECT = 4;

/** "rodilleras de albañil que me deja …": between the thing and the clause about it stands what it is like, at most. */
export const isRightBehind = (tokens: readonly Token[], end: number, que: number): boolean =>
  que >= end && que - end <= MOST_OF_NAME && !tokens.slice(end, que + 1).some(({ gap }) => PIECE_END.test(gap));

/** Whether a verb of giving stands in the reason for the thing right before it. */
const isReason = (tokens: readonly Token[], { row, start }: Frame, groups: readonly ThingGroup[]): boolean => {
  if (!row.act.startsWith('giv')) return false;
  const because = tokens.findLastIndex(({ text }, at) => at < start && /^(?:porque|que|pues)$/.test(text));
  if (because === -1 || start - because > MOST_OF_SUBJECT) return false;
  const told = /^(?:no|si|tampoco)$/.test(tokens[because - 1]?.text ?? '') ? because - 1 : because;
  return (
    groups.some(({ end }) => end === told) &&
    !tokens.slice(because + 1, start + 1).some(({ gap }) => PIECE_END.test(gap))
  );
};

/** Whether a list follows the comma that ends such a reason. What lodgings have goes on the reason's list. */
export const endsWithReason = (
  tokens: readonly Token[],
  frame: Frame,
  group: ThingGroup,
  groups: readonly ThingGroup[],
  frames: readonly Frame[],
): boolean => {
  if (group.mentions.some(isFurnishing)) return false;
  if (!tokens.slice(frame.end + 1, group.start + 1).some(({ gap }) => gap.includes(','))) return false;
  // "… que hay camas con mantas, guantes": what the beds have.
  const giver = frame.row.phrase === 'con' ? giverBefore(tokens, frame.start, frames) : frame;
  return giver !== undefined && isReason(tokens, giver, groups);
};

/** The verb of giving that nothing parts from the words at `at`. */
const giverBefore = (tokens: readonly Token[], at: number, frames: readonly Frame[]): Frame | undefined => {
  const giver = frames.findLast(({ row, end }) => end <= at && row.act.startsWith('giv'));
  return giver && !tokens.slice(giver.end + 1, at + 1).some(({ gap }) => PIECE_END.test(gap)) ? giver : undefined;
};

/** Cuts lists that begin inside such a reason at the comma that ends it. */
export const splitReasons = (
  tokens: readonly Token[],
  groups: readonly ThingGroup[],
  frames: readonly Frame[],
): ThingGroup[] =>
  groups.flatMap((group) => {
    const frame = giverBefore(tokens, group.start, frames);
    if (!frame || !isReason(tokens, frame, groups)) return [group];
    const cut = group.mentions.findIndex(
      ({ start }, at) =>
        at > 0 && tokens.slice(group.mentions[at - 1]?.end, start + 1).some(({ gap }) => gap.includes(',')),
    );
    const [first, rest] = [group.mentions.slice(0, cut), group.mentions.slice(cut)];
    if (cut === -1 || rest.some(isFurnishing)) return [group];
    return [
      { mentions: first, start: group.start, end: first.at(-1)?.end ?? group.end },
      { mentions: rest, start: rest[0]?.start ?? group.start, end: group.end },
    ];
  });

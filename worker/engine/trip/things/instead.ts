/** What comes instead of what is denied, and "neither". */
import { type Token, someWord } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import { wordsBefore } from './negation';

/** "Nadie se pone saco y corbata, guayabera": after the closed list of what nobody wears, what one wears. */
export const isInstead = (
  tokens: readonly Token[],
  group: ThingGroup,
  { start }: ThingMention,
  frame: Frame,
): boolean => {
  // "Not taking the camera, just the gopro and batteries".
  const just = tokens.findIndex(
    ({ text, gap }, at) =>
      at >= frame.end && at < start && gap.includes(',') && /^(?:just|only|solo|solamente|sino)$/.test(text),
  );
  if (just !== -1 && !tokens.slice(just + 1, start).some(({ text }) => /^(?:no|not|ni|nor|sin)$/.test(text)))
    return true;
  if (!/(?:^| )(?:nadie|nobody)(?: [a-z]+){0,2}$/.test(wordsBefore(tokens, frame.start, 3))) return false;
  const comma = tokens.findIndex(({ gap }, at) => at > group.start && at <= start && gap.includes(','));
  if (comma === -1) return false;
  const closed = someWord(tokens, group.start, comma, /^(?:y|e|ni|o|and|or|nor)$/);
  return closed && !someWord(tokens, comma, group.end, /^(?:ni|o|or|nor)$/);
};

/** "toallas tampoco" */
export const isNeither = (tokens: readonly Token[], { end }: ThingGroup): boolean => tokens[end]?.text === 'tampoco';

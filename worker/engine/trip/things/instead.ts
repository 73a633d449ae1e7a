/** "Not one", "neither", and what comes instead of what is denied. */
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { Entry } from './thing-entry';
import type { Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import { wordsBefore } from './negation';

/** "ni una sábana ni almohada": not one of them, at the thing or at the head of its list. */
export const isNotOne = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  /(?:^| )ni un[oa]?(?: [a-z]+ ni)?$/.test(wordsBefore(tokens, start, 4)) &&
  // "Que no lleve ni una toalla": that is asked for, and not lacking.
  !someWord(tokens, start - 5, start, /^(?:llev[eo]s?|llev[ae]n|llevemos|llevar|traig\w+|traer)$/);

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
export const isNeither = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  tokens[end]?.text === 'tampoco' || tokens[end]?.text === 'neither';

/** "No tengo botas así que zapatillas de montaña": what is worn instead of what one does not own. */
export function replaceLacked(tokens: readonly Token[], ours: readonly Entry[]): void {
  for (const [at, lacked] of ours.entries()) {
    const other = ours[at + 1];
    if (lacked.reading.fate !== 'maybe' || !other || !/^(?:bring|wear)$/.test(other.reading.fate)) continue;
    const between = ` ${wordsOf(tokens, lacked.end, other.start)} `;
    if (
      lacked.mention?.concept.kind === other.mention?.concept.kind &&
      / (?:asi que|por eso|entonces|so|hence) /.test(between)
    )
      lacked.reading = { ...lacked.reading, fate: 'stays' };
  }
}

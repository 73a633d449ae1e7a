/** What the words right beside a thing say of whom it is for. */
import { SPANISH_ARTICLE, isVerbal } from '../../packing/reading/grammar';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { ThingInPlace } from './fate-without-frame';
import type { Frame } from './frames';
import { PIECE_END } from './piece-ends';
import { type Reading } from './reading';
import { type ThingMention } from './mentions';
import type { ThingsContext } from './whose';

/** "Doesn't sleep without her rabbit", "no se duerme sin su conejo". */
const CUDDLED =
  /\b(?:sleep|sleeps|settle|settles|nap|naps|duerme|duermen|dormir) (?:without|sin) (?:(?:his|her|their|the|a|su|sus|el|la|un|una) )?$/;
export const isCuddled = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  tokens[start - 1] !== undefined && CUDDLED.test(`${wordsOf(tokens, start - 5, start)} `);

/** "Los cepillos de dientes para los niños los lleva Paola": what others bring for others leaves one's own on the list. */
export const isForOthers = (tokens: readonly Token[], { end }: ThingMention, { fate }: Reading): boolean =>
  fate === 'other-brings' &&
  /^(?:para|for)$/.test(tokens[end]?.text ?? '') &&
  /^(?:los|las|the|repartir|regalar|donar)$/.test(tokens[end + 1]?.text ?? '');

/** "… las mías" right after a thing. */
const isOwnedByWriter = (tokens: readonly Token[], { end }: ThingMention): boolean =>
  SPANISH_ARTICLE.test(tokens[end]?.text ?? '') && /^mi[oa]s?$/.test(tokens[end + 1]?.text ?? '');

/** "My own laptop (projector theirs)": nobody else gives it. */
export const isMyOwn = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  tokens[start - 1]?.text === 'own' && /^(?:my|our)$/.test(tokens[start - 2]?.text ?? '');

/** "Cada quien con su hamaca y su soga", "each with their own mat": everybody's, not that of the one who was named last. */
const isOfEach = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  OF_EACH.test(wordsOf(tokens, start - WORDS_TO_EACH, start));
const OF_EACH =
  /(?:^| )(?:cada (?:quien|un[oa]|cual)|each(?: of us)?|every(?:one|body)) (?:\w+ )*?(?:sus?|his|her|their)(?: own)?$/;
const WORDS_TO_EACH = 9;

/** Whose a thing is by the words beside it: "botas las mías sí" are the writer's alone. Undefined where they say nothing. */
export const ownersBeside = (
  tokens: readonly Token[],
  mention: ThingMention,
  { writer }: Pick<ThingsContext, 'writer'>,
): readonly string[] | undefined => {
  if (writer !== undefined && isOwnedByWriter(tokens, mention)) return [writer];
  return isOfEach(tokens, mention) ? [] : undefined;
};

/** "Traje de tres milímetros con capucha": between the thing and the "con" stands no more than what it is of. */
export const isRightBehindThing = ({ view, group, context }: ThingInPlace, { start, end }: Frame): boolean => {
  const { tokens } = view.sentence;
  const before = context.found.get(view)?.named.findLast((one) => one.end <= start);
  return (
    before !== undefined &&
    start - before.end <= MOST_OF_KIND &&
    tokens
      .slice(before.end, group.start + 1)
      .every(({ gap, text }, at) => !PIECE_END.test(gap) && !(at < start - before.end && isVerbal(text))) &&
    end < group.end
  );
};
const MOST_OF_KIND = 3;

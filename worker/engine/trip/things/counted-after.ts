/** How many come, concluded at the end without the noun: "has lost gloves three times so 2 pairs", "… así que llevo dos". */
import { numberOf } from '../../packing/reading/numbers';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingMention } from './mentions';
import { pieceEndFrom } from './piece-ends';

const CONCLUDED =
  /^(?:(?:i|we|im|ill|well|id) )?(?:(?:'ll|need|take|taking|bring|bringing|pack|packing|llevo|llevamos|lleva|van|meto) )?(\w+)(?: (?:pairs?|sets?|of (?:them|those|each)|pares?|juegos?))?$/;
const MOST_WORDS = 6;
const MOST_COUNT = 12;

/** A thing of the sentence with how many of it follow from what was told, or undefined. */
export const countedAfter = (
  tokens: readonly Token[],
  mentions: readonly ThingMention[],
): { mention: ThingMention; count: number } | undefined => {
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    const from = text === 'so' ? at + 1 : text === 'asi' && tokens[at + 1]?.text === 'que' ? at + 2 : -1;
    if (from === -1) continue;
    const to = pieceEndFrom(tokens, from);
    const mention = mentions.findLast(({ end }) => end <= at);
    if (!mention || to - from > MOST_WORDS || mentions.some(({ start }) => start >= from && start < to)) continue;
    const count = numberOf(CONCLUDED.exec(wordsOf(tokens, from, to))?.[1] ?? '');
    if (count !== undefined && Number.isInteger(count) && count >= 2 && count <= MOST_COUNT) return { mention, count };
  }
  return undefined;
};

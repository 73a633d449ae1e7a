/** Sets the rules' reading of who travels against what texts like this one say most often. */
import type { TripDocument } from '../document';
import type { Lexeme } from '../people/lexemes';
import type { Mention } from '../people/mention';
import type { Part } from '../people/part';
import { personExample } from './person-examples';
import type { LearnedText } from './reader';

/**
 * Somebody whom rules pack for stays off the list below this share of texts that take such a person along. Those of whom rules
 * know nothing are left: of the few that it would take along a third stays at home.
 */
const SURELY_NOT = Number(process.env.PN ?? 0.1);

/** The parts without the readings that the learned reader is sure are wrong. */
export function weighParts(
  mentions: readonly Mention[],
  parts: readonly Part[],
  { document, lexemes, learned }: { document: TripDocument; lexemes: readonly Lexeme[]; learned: LearnedText },
): Part[] {
  const words = { document, lexemes, words: learned.words };
  // All others are asked of, so that those whom rules leave at home are learned from as well.
  const others = mentions.flatMap((mention, at) => (mention.kind === 'self' ? [] : [{ mention, at }]));
  const along = learned.travels(others.map(({ mention, at }) => personExample(mention, parts[at] ?? 'unknown', words)));
  const weighed = [...parts];
  for (const [index, { at }] of others.entries())
    if (parts[at] === 'travels' && (along[index] ?? 1) < SURELY_NOT) weighed[at] = 'spoken-of';
  return weighed;
}

/** Sets the rules' reading of who travels against what texts like this one say most often. */
import type { TripDocument } from '../document';
import { textAfter, type Lexeme } from '../people/lexemes';
import type { Mention } from '../people/mention';
import type { Part } from '../people/part';
import { isObjectOfTaking } from '../people/taken-along';
import { personExample } from './person-examples';
import { ADULT_MONTHS } from '../stage';
import type { LearnedText } from './reader';

/**
 * Somebody whom rules pack for stays off the list below this share of texts that take such a person along; partners and the
 * writer's own children, who travel unless the words say otherwise, below the second. Those of whom rules know nothing are
 * left: of the few that it would take along a third stays at home. Chosen on all field trips: with higher ones whole
 * persons are lost, which spoils a list more than one line too many.
 */
const SURELY_NOT = 0.15;
const SURELY_NOT_THOUGH_CLOSE = 0.01;

/** "Is coming", "comes too"; "coming over for the day" is a visit. */
const IS_COMING = /^(?:(?:is|are|'s|'re) )?(?:coming|comes?)(?: (?:too|along|as well|with (?:me|us)))?(?: [,.;:)]|$)/;
const isComing = (lexemes: readonly Lexeme[], { to }: Mention): boolean => IS_COMING.test(textAfter(lexemes, to, 5));

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
  for (const [index, { mention, at }] of others.entries()) {
    // "Cillian 8, Sadie 5": of children whose age is told the writer has charge.
    const isChild = mention.ages.length > 0 && mention.ages.every((months) => months < ADULT_MONTHS);
    const isClose = (mention.entry?.close === true || isChild) && mention.owner !== 'theirs';
    const needed = isClose ? SURELY_NOT_THOUGH_CLOSE : SURELY_NOT;
    // "My wife is coming, doesn't sing": what the words say outright stands.
    if (
      parts[at] === 'travels' &&
      (along[index] ?? 1) < needed &&
      !(isClose && isComing(lexemes, mention)) &&
      !isObjectOfTaking(lexemes, mentions, at)
    )
      weighed[at] = 'spoken-of';
  }
  return weighed;
}

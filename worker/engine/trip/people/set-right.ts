/** Somebody said by mistake, whom the next words set right: "con mi marido, no, perdón, con mi hermana". */
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Part } from './part';

const SETS_RIGHT =
  /^, (?:(?:ay|uy|no|oh|wait|well|bueno) (?:, )?)*(?:perdon|mentira|digo|miento|mejor dicho|quiero decir|corrijo|me equivoque|sorry|i mean|scratch that|no wait|wait no)(?: ,)?(?: (?:con|with|que|es|va|viene|voy|with|a))*$/;
/** Words between the two, at most. */
const MOST_BETWEEN = 8;

/** Turns the one who was said first into somebody who is only spoken of, and the other into a traveller. */
export const setRight = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: Part[]): void => {
  markReplaced(lexemes, mentions, parts);
  for (const [index, one] of mentions.entries()) {
    const next = mentions[index + 1];
    if (!next || one.kind === 'self' || next.kind === 'self' || next.from - one.to > MOST_BETWEEN) continue;
    const between = lexemes.slice(one.to, next.from).map(({ text }) => text);
    if (!SETS_RIGHT.test(between.join(' '))) continue;
    parts[index] = 'spoken-of';
    parts[index + 1] = 'travels';
  }
};

/** "… so Mam's coming in his place", "my mate is taking her seat", "my cousin is coming instead": who comes for another. */
const IN_PLACE =
  /^(?:(?:in|tak(?:es|ing|en)|has|having|got|gets|using) (?:his|her|their) (?:place|seat|spot|ticket|bed|stead)|instead(?: of (?:him|her|them))?(?= [.,;:)]|$))/;
const OPENS_IN_PLACE: ReadonlySet<string> = new Set(
  'in takes taking taken has having got gets using instead'.split(' '),
);
/** Words between a newcomer and what says so, at most. */
const MOST_TO_PLACE = 7;

/** Turns the one for whom another comes into somebody who is only spoken of. */
const markReplaced = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: Part[]): void => {
  const withSelf = new Set(mentions.flatMap(({ kind, chain }) => (kind === 'self' ? [chain] : [])));
  for (let at = 0; at < lexemes.length; at += 1) {
    const { text = '' } = lexemes[at] ?? {};
    if (!OPENS_IN_PLACE.has(text) || !IN_PLACE.test(textAfter(lexemes, at, 4))) continue;
    const newcomer = mentions.findLastIndex(({ kind, to }) => kind !== 'self' && to <= at);
    if (newcomer < 1 || at - (mentions[newcomer]?.to ?? 0) > MOST_TO_PLACE) continue;
    const other = mentions.findLastIndex(
      ({ chain, kind, count, entry }, index) =>
        index < newcomer && kind !== 'self' && withSelf.has(chain) && (count ?? entry?.count ?? 1) === 1,
    );
    if (other < 0 || mentions[other]?.entry?.role === 'child') continue;
    parts[other] = 'home';
    parts[newcomer] = 'travels';
  }
};

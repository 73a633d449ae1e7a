/** Somebody said by mistake, whom the next words set right: "con mi marido, no, perdón, con mi hermana". */
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Part } from './part';

const SETS_RIGHT =
  /^, (?:(?:ay|uy|no|oh|wait|well|bueno) (?:, )?)*(?:perdon|mentira|digo|miento|mejor dicho|quiero decir|corrijo|me equivoque|sorry|i mean|scratch that|no wait|wait no)(?: ,)?(?: (?:con|with|que|es|va|viene|voy|with|a))*$/;
/** Words between the two, at most. */
const MOST_BETWEEN = 8;

/** Turns the one who was said first into somebody who is only spoken of, and the other into a traveller. */
export const setRight = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: Part[]): void => {
  for (const [index, one] of mentions.entries()) {
    const next = mentions[index + 1];
    if (!next || one.kind === 'self' || next.kind === 'self' || next.from - one.to > MOST_BETWEEN) continue;
    const between = lexemes.slice(one.to, next.from).map(({ text }) => text);
    if (!SETS_RIGHT.test(between.join(' '))) continue;
    parts[index] = 'spoken-of';
    parts[index + 1] = 'travels';
  }
};

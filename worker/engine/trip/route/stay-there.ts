/** "My brother lives in Exeter and we're staying there for two nights": where somebody lives, and they sleep. */
import { countOf } from './night-counts';
import { COUNT } from './night-words';
import type { RouteMention } from './stop-of-name';

const SLEEP =
  'stop(?:ping)?(?: off| over)?|stay(?:ing)?|sleep(?:ing)?|crash(?:ing)?|break(?:ing)? (?:the|our) (?:journey|drive)|paramos|para(?:r|ndo)|dormi(?:mos|re|remos|r)|durmiendo|duermo|nos quedamos|nos quedaremos|me quedo|me quedare|hacemos noche|pasamos (?:la )?noche';
const WITH_THEM = 'there|with (?:them|him|her)|at (?:theirs|his|hers)|alli|ahi|alla|con (?:el|ella|ellos|ellas)';
const STAY_THERE = new RegExp(
  `^[^.;!?\\n()]{0,24}?(?:,|\\b(?:and|so|where|y|asi que|pues|donde))\\s(?:[a-z'’]+\\s){0,4}?(?:${SLEEP})\\s(?:over\\s)?(?:${WITH_THEM})\\b(?:\\s(?:(?:for|por)\\s)?(?:(the first|la primera)\\s(?:night|noche)|(?:the\\s|las\\s)?(?:first\\s|primeras\\s)?(${COUNT}|couple of)\\s(?:nights?|nts|noches?)))?`,
);
const DENIED = /\b(?:not|n['’]t|no|never|ni|nunca)\b/;

/** Turns where others live into a stay, if the same sentence says that they sleep there. */
export const readStaysThere = (mentions: readonly RouteMention[], folded: string): void => {
  for (const mention of mentions) {
    if (mention.role !== 'others' || mention.name.kind !== 'place') continue;
    const found = STAY_THERE.exec(folded.slice(mention.name.end, mention.name.end + 110));
    if (!found || DENIED.test(found[0])) continue;
    const nights = found[1] === undefined ? countOf(found[2]) : 1;
    mention.role = 'stay';
    mention.told = {
      ...(nights === undefined ? { sleeps: true, nights: 1 } : { nights }),
      ...(found[1] !== undefined && { position: 'first' as const }),
    };
  }
};

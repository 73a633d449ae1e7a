/** The reason after a refusal that says who has the thing: "no chairs cos the host has some", "secador no, que hay". */
import { type Token, wordsOf } from '../../packing/reading/text';
import type { Thing } from '../schema';

const MOST_BEFORE_REASON = 2;
const MOST_IN_REASON = 7;

const BECAUSE =
  /^(?:(?:no|nope|nah|needed|need|ni un[oa]) )?(?:que|porque|pues|because|cos|cause|since|as|there 's|they|theyve)\b/;
const DENIED = /\b(?:no|ni|not|dont|doesnt|never|none|nunca|without|sin)\b/;
const BUYS = /\b(?:venden|compr(?:o|amos)|compran|se consiguen?|sell|sells|buy|buying)\b/;
const RENTS =
  /\b(?:alquil(?:an?|o|amos|aremos)|arriend(?:an?|o)|arrendamos|rentan?|rentamos|hires?|hiring|rents?|renting)\b/;
const HAS =
  /\b(?:hay|habra|tienen?|dan|ponen?|prestan?|dejan (?:una?|unos|unas|las|los)|llevan?|traen?|sobran?|incluye\w*|has|have|'s got|ve got|gives?|lends?|provides?|brings?|bringing|got (?:it|them|one|some)|there (?:already|anyway)|there 's (?:one|some|a|plenty)|included)\b/;

/** What becomes of a thing that is refused, by the reason right after it; undefined where that names no one who has it. */
export const fateByRefusalReason = (tokens: readonly Token[], end: number): Thing['fate'] | undefined => {
  const stop = tokens.findIndex(({ gap }, at) => at > end + MOST_BEFORE_REASON && /[,;:.()–—]/.test(gap));
  const to = Math.min(end + MOST_IN_REASON + MOST_BEFORE_REASON, stop === -1 ? tokens.length : stop);
  const words = wordsOf(tokens, end, to);
  if (!BECAUSE.test(words)) return undefined;
  const reason = words.replace(/^(?:no|nope|nah|ni un[oa]) /, '');
  if (DENIED.test(reason)) return undefined;
  if (BUYS.test(reason)) return 'buy-there';
  if (RENTS.test(reason)) return 'rented';
  return HAS.test(reason) ? 'provided' : undefined;
};

/** "Nada de cuchillas, que las quitan": a phrase that says why a thing is refused. */
export const isTakenAway = (phrase: string): boolean =>
  /\b(?:quitan|tiran|botan|confiscan|decomisan?|requisan|secuestran|retienen|seize|confiscate|bin|impound)\b/.test(
    phrase,
  );

/** Why somebody brings a thing, where they say so right after it: "straighteners coz the last ones fried my fringe". */

const MOST = 60;
const LEAST_WORDS = 2;
/** Words that open a reason; those in the first group are no part of it. */
const OPENS =
  /^[\s,()–-]*(?:(?:because|cos|coz|cuz|cus|'?cause|since|as(?= (?:the|my|it|its|theirs?|they|he|she|mine)\b)|porque|pq|xq|ya que|puesto que|que(?= (?:el|la|los|las|me|se(?! (?:pued|moj|ensuci|embarr|sequ|lav|quit|abr|cierr|dobl|pleg))|mi|en|all[ií]|all[aá]|aqu[ií]|hace|hay|ya|luego|tengo)\b))\s+|(?=(?:in case|so (?:that|i can|we can|he can|she can)|or else|otherwise|por si|para que|pa que|no vaya a)\s)|bc\s+(?=of\s|the\s|my\s|i\s|it))([^.;!?,()\n]{4,})/iu;
/** Where the sentence goes on with something else. */
const GOES_ON = /\s+(?:and|but|y|pero)\s+(?:i|we|he|she|they|yo|no|nos|the|a|el|la)\b.*$/iu;

/** The reason after the words that end at an offset, or undefined. */
export const reasonAfter = (original: string, end: number): string | undefined => {
  const told = OPENS.exec(original.slice(end, end + 160))?.[1]
    ?.replace(GOES_ON, '')
    .trim();
  if (told === undefined || told.length > MOST || told.split(/\s+/).length < LEAST_WORDS) return undefined;
  return told.startsWith('of ') ? `because ${told}` : told;
};

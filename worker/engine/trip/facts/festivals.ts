/** Which festivals are fields with stages, and which are feasts, contests and gatherings that the form calls so too. */
import { withoutAccents } from '../../accents';
import type { ScopedFact } from '../schema';

/** Contests, processions, choirs, conventions and markets: nobody stands in a field before loudspeakers. */
const GATHERING =
  /\b(?:(?:ice|climbing|film|book|literary|food|wine|science|knitting|quilt|astronomy|winter|fire|storytelling|choral|hula|highland) ?fest|film festival|convention|cosplay|choir|coro|coral|coros|chorus|pipe band|fiddlers|certamen|congreso|concurs\w+|compet\w+|championships?|campeonato|nacional de cueca|malambo|morenada|caporales|tambor\w*|tamborada|procesi\w+|semana santa|romeria|cofrad\w+|hermandad|durga|puja|kapa haka|up helly aa|vendimia|mercado medieval|carnaval|carnival)\b/;
/** Slept in tents, or loud. */
const IN_FIELD =
  /\b(?:camp\w*|acamp\w*|carpas?|tents?|pop up|caravan|motorhome|rv|tienda de campana|glamping|burn|burner|mosh|stages?|line ?up|headliners?|dj|djs|techno|rave|rock fest|music fest\w*|conciertos?|recital|escenarios?|toaletas|portaloos?)\b/;

/** The facts without the festival of the form, where the words tell of another kind of gathering. */
export const withoutGatherings = (facts: readonly ScopedFact[], description: string): readonly ScopedFact[] => {
  const words = withoutAccents(description.toLowerCase());
  return GATHERING.test(words) &&
    !IN_FIELD.test(words.replace(/\b(?:no|ni|not|nada de) (?:\w+ )?(?:camp|acamp|carpa|tent)\w*/g, ''))
    ? facts.filter(({ tag, evidence }) => tag !== 'activity:festival' || evidence.source !== 'form')
    : facts;
};

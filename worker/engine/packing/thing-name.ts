/** Whether words name a thing: what stands on a list is a noun, not the end of a sentence. */

/** Said behind a thing without being part of it. */
const TRAILING =
  /(?:[\s,]+(?:nom[aá]s|nada m[aá]s|only|too|also|please|pls|por favor|porfa|obvio|obviously|igual|tambi[eé]n|ya|tho|though|lol|haha|jaja+|as[ií]|asi|nada|either|as well|then|pues|claro|eso))+$/iu;
/** Said before it. */
const LEADING = /^(?:(?:and|plus|also|even|just|only|y|más|mas|también|hasta|solo|sólo|puro|pura)\s+)+/iu;
/** No name begins so: "over cobbles", "para el frío". */
const NO_NOUN =
  /^(?:over|under|with|without|for|from|to|into|onto|in|on|at|by|of|off|about|because|when|where|while|if|than|that|which|very|too|so|not|no|never|de|del|con|sin|por|para|pa|sobre|bajo|desde|hacia|en|porque|cuando|donde|mientras|si|que|muy|tan|nunca|ni)(?:\s|$)/iu;
/** Alone these say nothing of what is meant. */
const NOTHING_SAID =
  /^(?:(?:my|the|some|mi|mis|el|la|los|las|un|una|unos|unas)\s+)?(?:pack|packs|bits?|bobs|stuff|things?|thingy|gear|kit|lot|lots|rest|mine|ones?|something|anything|everything|cosas?|cositas?|resto|algo|todo|todos|otro|otra|otros|otras|m[ií]o|m[ií]a|suy[oa]s?|propio|propia|box|packet|label|leaflet|action|material|caja|prospecto|etiqueta)$/iu;

/** The words as a name, or undefined where they are none. */
export function asThingName(words: string): string | undefined {
  const name = words.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  return name.length < 2 || NO_NOUN.test(name) || NOTHING_SAID.test(name) ? undefined : name;
}

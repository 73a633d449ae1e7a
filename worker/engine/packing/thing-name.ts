/** Whether words name a thing: what stands on a list is a noun, not a clause or the end of a sentence. */

/** Words between what may stand beside letters with accents. */
const w = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');

/** Said after a thing without being part of it. */
const TRAILING =
  /(?:[\s,]+(?:nom[aá]s|nada m[aá]s|only|too|also|please|pls|por favor|porfa|obvio|obviously|igual|tambi[eé]n|ya|tho|though|lol|haha|jaja+|as[ií]|asi|nada|either|as well|then|pues|claro|eso|al?|de|del|con|para|por|y|o|el|la|los|las|un|una|the|an|and|or|of|for|with|to|in|on|at|reserved|booked|packed|worn|checked))+$/iu;
/** Said before it. */
const LEADING =
  /^(?:(?:man|person|berth|seater|and|plus|also|even|just|only|y|más|mas|también|hasta|solo|sólo|puro|pura)\s+)+/iu;
/** No name begins so: "over cobbles", "para el frío", "lo bajaron". */
const NO_NOUN =
  /^(?:over|under|with|without|for|from|to|into|onto|in|on|at|by|of|off|about|because|when|where|while|if|than|that|which|very|too|so|not|no|never|always|now|already|once|twice|there|here|it|its|they|he|she|we|you|i|who|what|de|del|con|sin|por|para|pa|sobre|bajo|desde|hacia|en|porque|cuando|donde|mientras|si|que|muy|tan|nunca|ni|ya|siempre|ahora|aqu[ií]|all[ií]|ah[ií]|lo|se|me|te|nos|le|les|yo|ella|ellos|nosotros|nosotras|quien|qu[eé])(?:\s|$)/iu;
/** Alone these say nothing of what is meant. */
const NOTHING_SAID =
  /^(?:(?:my|the|some|mi|mis|el|la|los|las|un|una|unos|unas)\s+)?(?:pack|packs|spares?|extras?|bits?|bobs|stuff|things?|thingy|gear|kit|lot|lots|rest|mine|ones?|something?|anything|everything|kinds?|types?|sales|papers|paperwork|docs|documents|papeles|papeleo|documentos|documentación|size\s\p{L}+|cosas?|cositas?|resto|resupply|band|algo|todo|todos|otro|otra|otros|otras|m[ií]o|m[ií]a|tuy[oa]s?|suy[oa]s?|propio|propia|box|packet|label|leaflet|action|material|caja|prospecto|etiqueta|usad[oa]s?|nuev[oa]s?|viej[oa]s?|limpi[oa]s?|suci[oa]s?|lav[aá]d[oa]s?|apostillad[oa]s?|traducid[oa]s?|desechables|nivel\s\p{L}+|intenci[oó]n|tribunal|alone|together|myself|ourselves|sol[oa]s?|junt[oa]s)$/iu;
/** One word that tells how, when or that, and names nothing: "secretly", "tristemente", "ditto", "November". */
const NO_NOUN_ALONE =
  /^(?:(?!(?:jell|bell|lil|fami|holl|hol|wool|dol|brol|trol|wall|ral|assemb|supp|monopo|ital|butterf|firef|gul|chil|pol|wel|mul|til|bil)ly$)\p{L}{4,}ly|\p{L}{4,}mente|ditto|idem|[ií]dem|though|tho|however|neither|either|along|through|across|worth|maybe|perhaps|same|duh|whatever|otherwise|instead|meanwhile|anyway|someone|somebody|everyone|nobody|alguien|nadie|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|worn|woven|torn|sewn|named|labell?ed|blunt|tropical|bilingual)$/iu;
/** A measure of something that is not said: "a whole box", "one jar per person". */
const MEASURE_ALONE =
  /^(?:(?:a|an|one|two|three|whole|full|half|big|small|little|extra|una?|dos|tres|media?|enter[oa]|llen[oa]|grande|chic[oa])\s)*(?:box(?:es)?|packs?|packets?|jars?|cartons?|tins?|tubs?|pints?|lit(?:re|er)s?|gallons?|tons|loads|inch(?:es)?|dozens?|bunch|handful|cajas?|paquetes?|frascos?|litros?|docenas?|mont[oó]n|pu[nñ]ado)(?:\s(?:each|apiece|per\s\p{L}+|full|worth|por\s\p{L}+|enter[oa]|llen[oa]|cada\sun[oa]))?$/iu;
/** A name has no finite verb in it; of those that are nouns as well ("can", "left", "works") nothing is said here. */
const VERB = w(
  "is|are|was|were|isn't|has|have|had|does|did|don't|doesn't|didn't|goes|went|gets?|got|wants?|wanted|needs?|needed|tried|tries|learns?|learned|learnt|keeps?|kept|says|said|tells?|told|knows?|knew|comes|came|takes|took|gives|gave|makes|brings|brought|broke|bled|bleeds|fell|forgot|loves?|loved|hates?|hated|hurts?|lost|sent|sells|cannot|can't|won't|would|should|shreds?|hay|est[aá]n?|son|era|eran|tiene[ns]?|tengo|tuvo|va|van|voy|fue|fueron|iba|quiere[ns]?|quiero|quiso|puede[ns]?|puedo|pudo|sabe[ns]?|dice[ns]?|dijo|dijeron|hace[ns]?|hago|hizo|pone[ns]?|pongo|puso|trae[ns]?|traigo|trajo|lleva[ns]?|llevo|duele[ns]?|mira[ns]?|sirve[ns]?|pesa[ns]?|cabe[ns]?|viene[ns]?|vengo|vino a|sale[ns]?|salgo|toca|dan|doy|soy|somos|estoy|estamos|im[aá]gin[ae]te|f[ií]jate|eleg[ií]|\\p{L}{2,}(?:aron|ieron|aban|[^t]ó|qué|gué|[aeu]zco)",
);
/** "Twice daily", "step up", "every morning": how, not what. */
const NOT_A_THING =
  /^(?:(?:once|twice|thrice|every|each)\s|\p{L}+\s(?:up|down|off|out|away|em|him|her|them|me|us|daily|nightly)$)|[→=<>]/iu;
/** Things that such words end the names of. */
const PHRASAL_NOUN =
  /\b(?:pop|make|lace|pull|push|zip|button|cover|wind|roll|fold|slip|fleece|hand|puffer)[\s-]?(?:up|down|off|out|away|ups)$/iu;

/** "Sleepin bag", "walkin boots": as it is spoken. */
const SPOKEN_ING =
  /\b(sleep|walk|hik|swimm|runn|cook|fish|rid|climb|danc|knitt|bath|wash|shav|wedd|work|plant|camp|sew|ski|cloth|bedd)in'?(?= )/giu;

/** The words as a name, or undefined where they are none. */
export function asThingName(words: string): string | undefined {
  const name = words.trim().replace(LEADING, '').replace(TRAILING, '').replace(SPOKEN_ING, '$1ing').trim();
  if (name.length < 2 || NO_NOUN.test(name) || NOTHING_SAID.test(name)) return undefined;
  if (NO_NOUN_ALONE.test(name) || MEASURE_ALONE.test(name)) return undefined;
  if (NOT_A_THING.test(name) && !PHRASAL_NOUN.test(name)) return undefined;
  return VERB.test(name) ? undefined : name;
}

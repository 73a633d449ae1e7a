/** The part that a named place plays in a sentence, by the words around it. */
import { fold } from './fold';

/**
 * `origin` where the trip starts from or the traveller lives · `nationality` what the traveller is ("soy español") ·
 * `pointed` named to tell which place is meant ("the one in Alabama") · `stay` visited ("two days in Kyoto") · `mention`.
 */
export type MentionRole = 'origin' | 'nationality' | 'pointed' | 'stay' | 'mention';

/** What kind of name it is: a country, its people, a division, any other place. */
export type MentionKind = 'country' | 'demonym' | 'region' | 'place';

/** Words (folded) directly before a name that make it an origin. `|` marks the end. */
export const ORIGIN_BEFORE =
  /(?:^| )(?:from|desde|out of|departing|leaving|leave from|based in|live in|lives in|living in|living out of|reside in|residing in|home is|home in|resident in|residents of|vivo en|vivimos en|viviendo en|resido en|residimos en|residente en|residentes en|soy de|somos de|vengo de|venimos de|sal(?:go|imos|iendo|ida|en|dre|dremos) (?:de|desde)|vuel(?:o|os) (?:de|desde)|vol(?:amos|ando|are|aremos) (?:de|desde)|part(?:o|imos|iendo) (?:de|desde)|despeg(?:o|amos) de|viaj(?:o|amos) (?:de|desde)|(?:ir|voy|vamos) (?:de|desde)|sale(?:n)? (?:de|desde)|(?:live|living|lives) (?:near|outside|just outside|close to)|(?:vivo|vivimos) (?:cerca de|a las afueras de|al lado de)|(?:las|los) (?:dos|tres|cuatro) de|somos (?:\w+ ){0,4}de|(?:un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+) (?:pareja|familia|amig\w+|jubilad\w+|estudiantes?|chicas|chicos|hermanas|hermanos|colegas) de|my home is|our home is|aeropuerto de salida|my home in|our home in|mi casa en|nuestra casa en) ?(?:the |el |la |los |las |nearby |cerca de |sunny |mi |my |home in |casa en )?$/;
/** Words before a name from which somebody has only just returned, or will: that is not where they live. */
const RETURN_FROM =
  /(?:^| )(?:(?:back|home|return|returns|returned|returning|recovering) from|(?:de vuelta|vuelta|vuelvo|volvemos|volver|vuelto|volvi|volvimos|volviendo|regreso|regresamos|regresar|regresado|regrese|recien llegad[oa]s?) (?:de|desde)) (?:the |el |la |los |las )?$/;
const NATIONALITY_BEFORE =
  /(?:^| )(?:i am|i m|im|we are|we re|were|as|am|both|all|soy|somos|siendo|ambos|todos|pasaporte|nacionalidad|dni|ciudadan[oa]s?|my passport is|passport is) (?:an? |all |both |un |una |todos |originally |from )?$/;
const NATIONALITY_AFTER = /^(?: )?(?:passports?|citizens?|nationals?|family|couple|pareja|nationality)\b/;
export const STAY_BEFORE =
  /(?:^| )(?:in|to|at|around|visit|visiting|via|through|near|explore|exploring|see|seeing|then|towards|into|en|a|hasta|hacia|por|visitar|visitamos|visitaremos|ver|cerca de|luego|despues|recorrer|conocer|por toda?) (?:the |el |la |los |las |al |nearby )?$/;
const POINTED_BEFORE =
  /(?:^| )(?:the one in|one in|the|that s in|it s in|la de|el de|los de|las de|de|del|of|estado|state of|state|provincia de|provincia|province of|departamento de|region de|en|in) (?:the |el |la |los |las |estado |estado de )?$/;
/** "We fly … to …" */
const BEFORE_PAIR = /(?:^| )(?:fly|flying|flight|flights|vuelo|vuelos|volamos|volando) $/;
/** Verbs of driving under which "from A to B" is the way driven, not the journey from home. */
const ON_THE_WAY = /\b(?:rid\w+|driv\w*|road trip|conduc\w+|crucero|cruise)\b/;
/** Verbs of walking under which "from A" is where the walk begins. */
const ON_FOOT =
  /\b(?:walk\w*|hik\w*|trek\w*|cycl\w*|bik\w*|ruta|camin\w*|and(?:ar|o|amos|ando)|pedale\w*|bici\w*|recorr\w*|etapas?|stages?|pilgrim\w*|peregrin\w*|senderis\w*|last \d+ km|ultimos \d+ km)\b/;

export const capital = (text: string): boolean => {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
};
export const capitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** The folded text before a word, back to the end of the sentence, at most 60 characters. */
export const before = (text: string, start: number): string => {
  const raw = text.slice(Math.max(0, start - 90), start);
  const sentence = raw.slice(
    Math.max(
      raw.lastIndexOf('. '),
      raw.lastIndexOf('\n'),
      raw.lastIndexOf('!'),
      raw.lastIndexOf('?'),
      raw.lastIndexOf(';'),
      raw.lastIndexOf('('),
    ) + 1,
  );
  const folded = fold(sentence);
  return folded && /[\s(¡¿"«“:,—–-]$/.test(sentence) ? `${folded} ` : folded;
};

export const roleOf = (text: string, start: number, end: number, kind: MentionKind): MentionRole => {
  const left = before(text, start);
  const right = fold(text.slice(end, end + 30));
  if (kind === 'demonym') {
    if (NATIONALITY_BEFORE.test(left) || NATIONALITY_AFTER.test(right)) return 'nationality';
    return 'mention';
  }
  if (RETURN_FROM.test(left)) return 'mention';
  if (ORIGIN_BEFORE.test(left)) {
    // A section of a walk: "andando desde Sarria", "drive from Cairns to Brisbane".
    const clause = left.split(/(?: and | y | then | luego )/).at(-1) ?? left;
    if (
      (ON_FOOT.test(clause) || (ON_THE_WAY.test(clause) && /^(?:to|a|hasta)\b/.test(right))) &&
      !/\b(?:fly|flying|vuel\w+|vol\w+|tren|train|plane|avion|sal(?:go|imos)|live|viv\w+|soy|somos)\b/.test(clause)
    )
      return 'stay';
    return 'origin';
  }
  if (kind !== 'place' && /^one\b/.test(right)) return 'pointed';
  if (
    kind !== 'place' &&
    /(?:^| )(?:the one in|one in|la de|el de|estado|estado de|state of|provincia de|departamento de) (?:the |el |la )?$/.test(
      left,
    )
  )
    return 'pointed';
  // "We fly Toronto to Nairobi", "Vuelo Madrid–Bangkok", "de Buenos Aires vamos a Madrid".
  if (BEFORE_PAIR.test(left) && /^\s*(?:[-–—→]|to\b|a\b)/.test(text.slice(end))) return 'origin';
  if (/(?:^| )(?:de) $/.test(left) && left.length < 5 && /^ ?(?:vamos|voy|viajamos|volamos|salimos|a)\b/.test(right))
    return 'origin';
  if (STAY_BEFORE.test(left)) return 'stay';
  if (kind !== 'place' && POINTED_BEFORE.test(left)) return 'mention';
  return 'mention';
};

/**
 * Things named by words that the lexicon has no row for: the noun is one of `objects.ts`, or by its ending a medicine.
 * Also settles which noun of a compound is the thing: "body wires" and "bolsa de agua" are one thing each, and a
 * "shovel shop" is none.
 */
import { anyWord } from '../../packing/reading/patterns';
import { remembered } from '../../remembered';
import type { Locale } from '../../locale';
import { isFalseFriend, languageOf } from '../../packing/reading/language';
import { wordsOf, type Sentence, type Token } from '../../packing/reading/text';
import type { ReadConcept } from './concept';
import { THINGS } from './lexicon';
import type { ThingMention } from './mentions';
import { isCanalLock, isFriend, isNoDress, isSleepingBag } from './noun-senses';
import { isProperName } from './proper-names';
import { isMedicineName, objectSort, type ObjectSort } from './objects';

/** The concept of things without a row; its id is never stored. */
const OPEN_ID = '';
export const isOpen = ({ id }: ReadConcept): boolean => id === OPEN_ID;

/** A thing of which nothing is known but its noun. */
export const unknownThing: ReadConcept = { id: OPEN_ID, en: '', es: '', kind: 'gear' };
const concepts = new Map<ObjectSort, ReadConcept>();
const openConcept = (sort: ObjectSort): ReadConcept => {
  const known = concepts.get(sort);
  if (known) return known;
  const concept = { ...unknownThing };
  concepts.set(sort, concept);
  return concept;
};
const fixture: ReadConcept = { ...unknownThing, kind: 'fixture' };
/** "Camas y toallas", "beds n linen": told of a lodging. */
const FIXTURE =
  /^(?:beds?|bunks?|mattress|mattresses|freezer|camas?|literas?|catres?|banera|duchas?|lavarropas|grua|ramps?|rampa)$/;
const SLEEPING_BAG = THINGS.find(({ id }) => id === 'sleeping-bag');
const MEDICATION = THINGS.find(({ id }) => id === 'medication');

/** Before a noun stands no pronoun and no modal: "i stand", "to light", "me toca". */
const BEFORE_VERB =
  /^(?:to|i|we|you|they|he|she|it|who|always|usually|often|sometimes|can|could|will|wont|would|dont|doesnt|didnt|cant|cannot|must|should|shall|might|let|lets|'ll|'d|me|te|se|nos|le|les|yo|no|comer|comemos|cenar|beber|probar|almorzar)$/;
const PARTED = /[,;:()+&/=–—.!?]/;

const openAt = (tokens: readonly Token[], at: number, language: Locale | undefined): ReadConcept | undefined => {
  const token = tokens[at];
  if (language !== 'es' && isSleepingBag(tokens, at)) return SLEEPING_BAG;
  const concept = token && token.number === undefined ? namedThing(token, language) : undefined;
  if (!token || !concept || isProperName(tokens, at) || isFriend(tokens, at)) return undefined;
  // "Dad drops us at the airport": a verb.
  if (token.text === 'drops' && /^(?:me|us|him|her|them|it|the|off)$/.test(tokens[at + 1]?.text ?? ''))
    return undefined;
  // "A photo of Nan" is taken along; photos are taken there.
  if (/^photos?$/.test(token.text) && tokens[at + 1]?.text !== 'of') return undefined;
  if ((token.text === 'dress' && isNoDress(tokens, at)) || isCanalLock(tokens, at)) return undefined;
  // "La foto enmarcada de mi abuelo"; "hacer fotos" is done there. "Agua con gas", "estufa a gas": of what kind.
  if (/^fotos?$/.test(token.text) && !isKeptPhoto(tokens, at)) return undefined;
  if (/^(?:gas|sal|pan)$/.test(token.text) && /^(?:con|sin|a|al|de|del|en|la)$/.test(tokens[at - 1]?.text ?? ''))
    return undefined;
  // "DS 3 and the baby": a son of that age, no console.
  if (token.text === 'ds' && tokens[at + 1]?.number !== undefined) return undefined;
  // "Maquillaje mate": no drink.
  if (token.text === 'mate' && MATT.test(tokens[at - 1]?.text ?? '')) return undefined;
  // "Como es receptor", "soy portero": what somebody plays or does.
  if (/^(?:soy|(?:como|ella|que|si) es)$/.test(wordsOf(tokens, tokens[at - 1]?.text === 'es' ? at - 2 : at - 1, at)))
    return undefined;
  // "En copia", "hechas percha": how something is.
  if (/^(?:en|hech[oa]s?)$/.test(tokens[at - 1]?.text ?? '') && !PARTED.test(token.gap)) return undefined;
  // "Puro efectivo": nothing else.
  if (/^pur[oa]s?$/.test(token.text) && /^[a-z]{3,}/.test(tokens[at + 1]?.text ?? '') && adjoins(tokens, at + 1))
    return undefined;
  // "Our red scarves": the Spanish net.
  if (token.text === 'red' && language !== 'es') return undefined;
  // "Lo dejan en una caja": where something is.
  if (
    CONTAINER.test(token.text) &&
    /^(?:una?|el|la)$/.test(tokens[at - 1]?.text ?? '') &&
    tokens[at - 2]?.text === 'en'
  )
    return undefined;
  // "Dice mi hermana" is no dice.
  if (isFalseFriend(token.text, 'en', language) || isFalseFriend(token.text, 'es', language)) return undefined;
  // "So pack some", "he packs his own": a verb.
  if (/^packs?$/.test(token.text) && PACKED.test(tokens[at + 1]?.text ?? '') && !PARTED.test(tokens[at + 1]?.gap ?? ''))
    return undefined;
  // "Yo parches": no verb of the first person ends in -s.
  const plural = tokens[at - 1]?.text === 'yo' && token.text.endsWith('s');
  const verb = at > 0 && BEFORE_VERB.test(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.text !== 'no' && !plural;
  return verb && !PARTED.test(token.gap) ? undefined : concept;
};

const isKeptPhoto = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|del|tamano|carne|carnet|enmarcadas?|plastificadas?|impresas?|antiguas?|viejas?|familiar(?:es)?)$/.test(
    tokens[at + 1]?.text ?? '',
  ) &&
  !PARTED.test(tokens[at + 1]?.gap ?? '') &&
  !tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(?:hac\w+|hag\w+|sac\w+|tom\w+|tir\w+|para|pa|por|en)$/.test(text));
const MATT = /^(?:maquillaje|labial|base|polvos?|barniz|esmalte|color|negro|acabado)$/;
const CONTAINER =
  /^(?:caja|bolsa|cajon|sobre|carpeta|bote|frasco|lata|tupper|cesta|canasta|cajita|bolsita|nevera|heladera|refri|mesa|silla)$/;

/** What follows the verb of packing. */
const PACKED =
  /^(?:one|two|some|it|them|those|for|his|her|my|our|their|a|an|the|extra|light|warm|away|plenty|lots|enough|up|any|himself|herself|themselves|accordingly)$/;

const namedIn = (language: Locale | undefined) =>
  remembered((text): ReadConcept | undefined => {
    if (isMedicineName({ text })) return MEDICATION;
    if (FIXTURE.test(text)) return fixture;
    const sort = objectSort(text, language);
    return sort && openConcept(sort);
  });
const NAMED = { en: namedIn('en'), es: namedIn('es'), untold: namedIn(undefined) };
const namedThing = ({ text }: Token, language: Locale | undefined): ReadConcept | undefined =>
  NAMED[language ?? 'untold'](text);

/** English: what follows a thing and takes it for its own kind ("shovel shop", "boat race", "ski lesson"). */
const NO_THING_HEAD = anyWord([
  // Where it is sold, shown, made or taught.
  'shop shops store stores market markets stall stalls section aisle museum museums exhibition fair show shows factory company industry business maker makers department service services office counter desk',
  'class classes lesson lessons course courses clinic workshop workshops school schools camp camps practice session sessions tasting tastings conference',
  // Where one does it, and when.
  'club clubs team teams crew party parties festival festivals race races racing tournament tournaments championship championships champs competition',
  'trip trips tour tours ride rides run crossing transfer day days night nights season',
  'field range court courts track trail road street bridge lane line room lodge bar bars pub cafe restaurant shower showers bath baths',
  'island beach village river creek lake mountain hill point',
  // Who does it.
  'driver drivers mates guy guys man men woman women lady ladies boy girl people',
  // What is said of it.
  'size allergy allergies issue issues problem problems worries measurements? fittings? appointments? pockets? charges fees? prices? ban policy deposit control queue app apps things theme',
]);
/** Spanish: what stands before "de" and a thing and is not a thing itself. */
const NO_THING_BEFORE =
  /^(?:lista|listas|tienda|tiendas|museo|museos|curso|cursos|clase|clases|taller|talleres|feria|ferias|fabrica|torneo|torneos|campeonato|campeonatos|partido|partidos|jura|puesto|puestos|carrera|carreras|fiesta|fiestas|festival|ruta|rutas|concurso|jornada|jornadas|dia|dias|noche|noches|talla|marca|equipo|club|liga|escuela|profe|profesor|profesora|entrenador|mercado|calle|plaza|barrio|playa|isla|pueblo|valle|cerro|paseo|excursion|tour|viaje|salida|subida|vuelta|copa|gira|alergia|alergico|alergica|fabricante|vendedor|reparto|entrega|quema|procesion|exposicion|grupo|banda|peso|cantidad|falta)$/;
/** "Una caja de medicinas": what it holds is the thing as well. */
const HOLDER =
  /^(?:caja|cajas|bolsa|bolsas|bote|botes|frasco|frascos|paquete|paquetes|maleta|valija|kit|juego|set|par|pares|copia|copias|estuche|tubo|tubos|neceser|sobre|sobres)$/;

const isEnglish = (sentence: Sentence): boolean => languageOf(sentence) !== 'es';

const adjoins = (tokens: readonly Token[], at: number): boolean => !PARTED.test(tokens[at]?.gap ?? ',');
const isPlural = (word: string): boolean => /[^s]s$/.test(word);

/** English words that are a thing only beside a noun or in another sense: "short", "a fly", "northern lights", "17 degrees". */
const WEAK =
  /^(?:short|kits|cool|long|extra|spare|fly|ball|bar|bars|bit|bits|skin|deck|degree|degrees|polar|light|lights|slip|counter|french|contract|frame|support|stand|pattern|eng|results?|record|records|result|sensor|line|hidden|bear|bears|clothes|bag|friend|friends|type)$/;
const isWeak = (tokens: readonly Token[], { concept, start, end, quantity }: ThingMention): boolean =>
  end - start === 1 &&
  (isOpen(concept) || /^(?:short|polar|clothes|slip)$/.test(tokens[start]?.text ?? '')) &&
  WEAK.test(tokens[start]?.text ?? '') &&
  !(tokens[start]?.text === 'clothes' && tokens[start - 1]?.text === 'of') &&
  !/^(?:red|pink|blue|fluffy|favou?rite|teddy|stuffed|sleeping|bum|tote|dry|wash|bin|toilet|sponge|chalk|rope|medical|kit|hospital|garment|suit|shoe|laundry|lunch|work|spare|old|warm|smart|comfy|loose|modest|white|black|dark|cycling|head|fairy|bike|reading|ring|string|drum|side|cereal|chocolate|energy|protein|granola|stomach|survival|overnight|nappy|diaper|pannier|tool|hydration|carrier|blinky|solar|festoon|shore|dinner|church|travel|evening|pain|employment|blood|test|music|phone|laptop|surf|body|cutting|chess|skate)$/.test(
    tokens[start - 1]?.text ?? '',
  ) &&
  quantity === undefined;

/** Mentions of the lexicon and of open nouns as the things they name, in order. */
export function withOpenThings(
  sentence: Sentence,
  known: readonly ThingMention[],
  lookalikes: readonly { start: number; end: number }[],
): ThingMention[] {
  const { tokens } = sentence;
  const language = languageOf(sentence);
  const covered = new Set<number>();
  for (const { start, end } of [...known, ...lookalikes]) for (let at = start; at < end; at += 1) covered.add(at);
  const open: ThingMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const concept = covered.has(at) ? undefined : openAt(tokens, at, language);
    if (concept) open.push({ concept, start: at, end: at + 1 });
  }
  const all = [...known, ...open].toSorted((a, b) => a.start - b.start);
  if (all.length === 0) return all;
  return isEnglish(sentence)
    ? compoundsOf(tokens, all).filter((mention) => !isWeak(tokens, mention))
    : withoutParts(tokens, all);
}

/** "Football boots size 9": how big it is. */
const isSized = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'size' &&
  (tokens[at + 1]?.number !== undefined || /^(?:x?[sml]|xx?l)$/.test(tokens[at + 1]?.text ?? ''));

/** English compounds: the last noun is the thing, those before it say which. */
function compoundsOf(tokens: readonly Token[], mentions: readonly ThingMention[]): ThingMention[] {
  const things: ThingMention[] = [];
  for (const mention of mentions) {
    const next = tokens[mention.end];
    if (next && adjoins(tokens, mention.end) && NO_THING_HEAD.test(next.text) && !isSized(tokens, mention.end))
      continue;
    const last = things.at(-1);
    const single = last && !isPlural(tokens[last.end - 1]?.text ?? '');
    const whole = isOpen(mention.concept) || (last && isOpen(last.concept) && mention.concept.kind === 'garment');
    if (last && single && whole && last.end === mention.start && adjoins(tokens, mention.start)) {
      things[things.length - 1] = {
        ...mention,
        start: last.start,
        ...(last.quantity !== undefined && { quantity: last.quantity }),
      };
      continue;
    }
    things.push(mention);
  }
  return things;
}

/** Spanish: "cuerdas de guitarra" are strings, "las medias de las aletas" socks; "tienda de palas" is not a thing. */
function withoutParts(tokens: readonly Token[], mentions: readonly ThingMention[]): ThingMention[] {
  const things: ThingMention[] = [];
  for (const mention of mentions) {
    const { start, end, concept } = mention;
    const last = things.at(-1);
    const article = /^(?:la|los|las)$/.test(tokens[start - 1]?.text ?? '') && adjoins(tokens, start) ? 1 : 0;
    const of = start - 1 - article;
    const head = tokens[of - 1];
    if (!/^(?:de|del)$/.test(tokens[of]?.text ?? '') || !adjoins(tokens, of + 1)) things.push(mention);
    else if (article === 1) {
      if (last?.end === of && adjoins(tokens, of) && !HOLDER.test(head?.text ?? '')) last.end = end;
      else things.push(mention);
    } else if (head && NO_THING_BEFORE.test(head.text) && adjoins(tokens, of)) continue;
    else if (
      concept.kind === 'medicine' ||
      concept.kind === 'document' ||
      tokens[of]?.text === 'del' ||
      last?.end !== of ||
      HOLDER.test(head?.text ?? '') ||
      !adjoins(tokens, of)
    )
      things.push(mention);
  }
  return things;
}

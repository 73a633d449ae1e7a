/** Who does what a frame says, and whose a thing is. */
import { isVerbal, KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { HARD_STOP, type Frame } from './governing';
import { conceptOf, type ThingGroup } from './mentions';
import { isMedicineName, objectSort } from './objects';
import { isNegated } from './negation';
import type { ThingsContext, Whose } from './whose';

const FIRST =
  /^(?:i|we|im|ive|ill|weve|well|my|our|me|us|ours|mine|yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
const FIRST_VERB =
  /^(?:llevo|llevamos|llevare|llevaremos|traigo|traemos|cargo|cargamos|tengo|tenemos|necesito|necesitamos|uso|usamos|utilizo|tomo|tomamos|alquilo|alquilamos|alquilaremos|rento|rentamos|rente|compro|compramos|dejo|dejamos|quiero|queremos|pongo|ponemos|meto|metemos|viajo|viajamos|vamos|voy)$/;
const SPANISH_SUBJECT = /^(?:el|la|los|las|mi|mis|nuestro|nuestra|un|una|don|dona|sr|sra|senor|senora|tio|tia)$/;
export const PROVIDER =
  /^(?:driver|taxi|uber|cab|firm|railway|shipyard|factory|class|classe|lesson|transfer|shuttle|trailer|caravan|ute|rig|vessel|barko|boarding|pena|cuadrilla|cofradia|banda|coro|delegacion|federacion|tambo|residencial|dorm|cottage|bungalow|castle|castillo|residencia|bothy|motel|cabina|camarote|unit|bunkhouse|furgon|caravana|campervan|rv|casita|chalet|finca|quinta|rancho|domo|masia|hacienda|cowork|coworking|cole|academia|insti|catering|chef|mess|donga|canteen|comedor|cocinero|yacht|velero|skipper|captain|capitan|coach|crew|monitor|monitores|profes|pension|pensiones|guesthouse|bnb|farm|granja|riad|ryokan|package|paquete|airline|aerolinea|train|tren|ferry|avion|organizer|organiser|rentadora|lancha|micro|centro|centre|center|ashram|clinic|clinica|hotelito|glamping|cafeteria|parque|park|outfit|charter|hotel|hostel|lodge|apartment|apto|apt|apartamento|flat|piso|house|casa|villa|airbnb|cabin|cabana|camp|camps|campamento|campsite|truck|boat|barco|ship|crucero|agency|agencia|company|empresa|operator|outfitter|guide|guia|guides|guias|school|colegio|escuela|universidad|university|hospital|club|resort|host|hosts|anfitrion|anfitriona|landlord|casero|organisers|organizers|organisation|organizacion|organizadores|venue|base|institute|instituto|asociacion|association|ngo|ong|fundacion|constructora|teacher|profe|profesora|profesor|instructor|shop|gym|parish|parroquia|comparsa|hermandad|monastery|monasterio|refuge|refugio|albergue|hut|van|camper|motorhome|autocaravana|furgo|room|cuarto|habitacion|accommodation|alojamiento|residence|they|ellos|ahi|alli|alla|there|condo|studio|dna|military|army|ejercito|government|gobierno|team|equipo|festival|beds?|camas?|literas?|bride|rental|training|tour|trek|cruise|race|carrera|event|evento|departamento|depa|posada|hostal|jefe|boss|client|cliente|everyone|embassy|consulado)s?$/;
/** Words with a capital that are no names. */
const NO_NAME =
  /^(?:only|also|all|not|and|the|then|just|too|but|one|two|no|so|if|or|yes|si|solo|y|e|pero|tambien|todo|sin|con|de|del|el|la|los|las|un|una|en|a|por|para|que|towels|toallas|etc)$/;

/** Verbs of what others say. */
export const REPORTED =
  /^(?:say|says|saying|said|tell|tells|told|reckons|insists|insist|dice|dicen|diciendo|dijo|insiste|insisten|recomiendan|recommends|recommend|advise|advises)$/;

/** Who does what is said of a thing. */
export interface Subject {
  kind: 'first' | 'provider' | 'person' | 'none';
  whose?: Whose;
  name?: string;
}

/** "ARE with us", "the PC": shouted or an abbreviation, no name. */
const isAllCapitals = ({ start, end }: Token, { original }: ThingsContext): boolean => {
  const word = original.slice(start, end);
  return word.length > 1 && word === word.toUpperCase();
};

/** A word with a capital that names somebody. */
export const isName = (token: Token, index: number, context: ThingsContext, before: string): boolean =>
  !/^(?:from|desde|in|en|to|near|via|towards|hacia|hasta)$/.test(before) &&
  token.capital &&
  !context.shouting &&
  !isVerbal(token.text) &&
  !isAllCapitals(token, context) &&
  index > 0 &&
  !NO_NAME.test(token.text) &&
  token.text.length > 1 &&
  !context.isPlace(token.start);

/** Who does what the frame says: before it in its clause, or in Spanish and the passive right after it. */
export function subjectOf(view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): Subject {
  const { tokens } = view.sentence;
  const words = tokens.slice(frame.start, frame.end).map(({ text }) => text);
  const { act } = frame.row;
  const active = act !== 'lend' && act !== 'give' && act !== 'given';
  if (active && words.some((text) => FIRST.test(text) || FIRST_VERB.test(text)) && !/^(?:es|son)$/.test(words[0] ?? ''))
    return { kind: 'first' };
  if (
    frame.row.phrase.endsWith('own') &&
    act === 'bring' &&
    !/^(?:his|her|their|su|sus)$/.test(tokens[frame.start - 1]?.text ?? '')
  )
    return { kind: 'first' };
  const named = (index: number): Subject | undefined => {
    const token = tokens[index];
    if (!token) return undefined;
    if (FIRST.test(token.text) && !KIN.has(tokens[index + 1]?.text ?? '')) return { kind: 'first' };
    // "Socks they can bring": those whom the list is for.
    if (
      token.text === 'they' &&
      active &&
      act !== 'have' &&
      (context.writerStays || /^(?:can|must|should|need|have)$/.test(tokens[index + 1]?.text ?? '')) &&
      act !== 'rent'
    )
      return { kind: 'first' };
    if (PROVIDER.test(token.text)) return { kind: 'provider', name: token.text };
    // What an animal needs, its people bring.
    if (
      context.pets.has(token.text) ||
      (/^(?:he|she|ella)$/.test(token.text) && view.sentence.tokens.some(({ text }) => context.pets.has(text)))
    )
      return { kind: 'first' };
    const whose = context.who(view, index);
    if (whose) return { kind: 'person', whose, name: token.text };
    if (
      isName(token, index, context, tokens[index - 1]?.text ?? '') ||
      (KIN.has(token.text) && !/^(?:soy|im|am|somos|una|un)$/.test(tokens[index - 1]?.text ?? '')) ||
      /^(?:he|she|ella|jo)$/.test(token.text)
    )
      return { kind: 'person', name: token.text };
    return undefined;
  };
  const passive = frame.row.side !== 'after';
  // "los lleva el utilero": behind such a verb and an article stands somebody, whatever he is.
  const somebody = (index: number): Subject | undefined => {
    const { text = '' } = tokens[index] ?? {};
    const clitic = /^l[oa]s? (?:lleva|trae|tiene|carga|guarda|consigue|busca|compra|pilla|cuida|maneja|transporta)n?$/;
    return clitic.test(words.slice(-2).join(' ')) &&
      /^(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?)$/.test(tokens[index - 1]?.text ?? '') &&
      index === frame.end + 1 &&
      text.length > 2 &&
      !isVerbal(text) &&
      objectSort(text) === undefined &&
      conceptOf(text) === undefined
      ? { kind: 'person', name: text }
      : undefined;
  };
  const spanishVerb = /^(?:lleva|llevan|trae|traen|tiene|tienen|pone|ponen|presta|prestan|da|dan)$/.test(
    words.at(-1) ?? '',
  );
  if (passive || spanishVerb) {
    for (let index = frame.end; index < Math.min(tokens.length, frame.end + 4); index += 1) {
      if (index > frame.end && /[,;:()]/.test(tokens[index]?.gap ?? '')) break;
      if (index >= group.start && index < group.end) break;
      const text = tokens[index]?.text ?? '';
      const found = named(index) ?? somebody(index);
      if (found && found.kind !== 'first') return found;
      if (!SPANISH_SUBJECT.test(text) && !/^(?:by|por|from|de|del|my|our|his|her|the)$/.test(text)) break;
    }
  }
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 8); index -= 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) break;
    // The words before a comma speak of something else.
    if (!passive && tokens[index + 1]?.gap.includes(',')) break;
    const inside = index >= group.start && index < group.end;
    const found = inside ? undefined : named(index);
    if (found) return found;
    if (/[;–—(]/.test(tokens[index]?.gap ?? '')) break;
  }
  // "The scouts bring tents", "the others have stoves": many who are not the writer.
  const many = tokens[frame.start - 1];
  if (
    /^(?:bring|provide|supply|have|take|carry|pack)$/.test(words[0] ?? '') &&
    many &&
    !/[,;:]/.test(tokens[frame.start]?.gap ?? '') &&
    (GROUPS.test(many.text) ||
      (many.text === 'else' && /^(?:everyone|everybody)$/.test(tokens[frame.start - 2]?.text ?? '')))
  )
    return { kind: 'person', name: many.text };
  // "kyle carries the cables", "the casita has a telescope": an unknown word right before a third-person verb.
  const verb = words[0] ?? '';
  // "Davo's bringing the sat phone": with "is" between.
  const contracted =
    /^(?:bringing|taking|carrying|hauling|towing|packing|sorting|supplying|doing|handling|lending)$/.test(verb) &&
    /^(?:'s|is)$/.test(tokens[frame.start - 1]?.text ?? '');
  const before = tokens[frame.start - (contracted ? 2 : 1)];
  if (
    (contracted ||
      /^(?:sorts|organises|organizes|handles|manages|fetches|brings|takes|carries|packs|has|lleva|trae|tiene|pone|llevan|traen|tienen|ponen|gives|rents|hires|issues|supplies|provides|does|lends)$/.test(
        verb,
      ) ||
      (verb === "'s" && words[1] === 'got')) &&
    before &&
    !NO_NAME.test(before.text) &&
    !/[,;:]/.test(tokens[frame.start]?.gap ?? '') &&
    !/^(?:it|everything|all|nothing|stuff|que|which|who|that|this|always|also|quien|no|se|me|lo|la|los|las|nos|le)$/.test(
      before.text,
    ) &&
    before.number === undefined &&
    !isMedicineName(before) &&
    objectSort(before.text) === undefined &&
    conceptOf(before.text) === undefined
  )
    return !(contracted || passive || /^(?:bring|need|use|wear)$/.test(act)) || verb === 'pone'
      ? { kind: 'provider', name: before.text }
      : { kind: 'person', name: before.text };
  return droppedSubject(view, frame, context) ?? { kind: 'none' };
}

/** Words between a verb without a subject and the same verb of somebody before it, at most. */
const SAME_VERB_WITHIN = 16;
/** Words in which somebody whom that verb only takes up ("she") was named, at most. */
const NAMED_WITHIN = 64;

/** "¿Juli lleva la carpa? No, olvidate, lleva la guitarra": the one who was named with the verb before. */
const droppedSubject = (view: SentenceView, { start }: Frame, context: ThingsContext): Subject | undefined => {
  const verb = view.sentence.tokens[start];
  if (!verb || !/^(?:lleva|trae|pone)$/.test(verb.text)) return undefined;
  if (start > 0 && !/[,;:]/.test(verb.gap)) return undefined;
  const end = context.words.indexOf(verb);
  const tokens = context.words.slice(Math.max(0, end - NAMED_WITHIN), Math.max(0, end));
  const least = Math.max(0, tokens.length - SAME_VERB_WITHIN);
  for (let back = tokens.length - 1; back > least; back -= 1) {
    if (tokens[back]?.text !== verb.text) continue;
    const who = tokens[back - 1];
    const whose = context.who({ ...view, sentence: { ...view.sentence, tokens } }, back - 1);
    if (!who || NO_NAME.test(who.text) || !(whose || who.capital || KIN.has(who.text))) return undefined;
    return { kind: 'person', ...(whose && { whose }), name: who.text };
  }
  return undefined;
};

/** Whether a frame's things are the writer's to bring: said in the first person, or of nobody. */
export const isWriters = (view: SentenceView, frame: Frame, context: ThingsContext): boolean => {
  if (isNegated(view.sentence.tokens, frame)) return false;
  const { kind } = subjectOf(view, { mentions: [], start: frame.end, end: frame.end }, frame, context);
  return kind === 'first' || kind === 'none';
};

/** Others who see to things together. */
const GROUPS =
  /^(?:scouts|guides|cubs|brownies|leaders|lads|girls|guys|boys|others|rest|organisers|organizers|neighbours|neighbors|inlaws|laws|parents|cousins|mates|friends|colleagues|volunteers|parish|troop|squad|crew|bridesmaids|groomsmen|ushers|teachers)$/;

/** "el parlante mi primo": kin who pack nothing of this list. */
const isAbsentKin = (view: SentenceView, at: number, context: ThingsContext): boolean => {
  if (!KIN.has(view.sentence.tokens[at]?.text ?? '')) return false;
  const whose = context.who(view, at);
  return whose === undefined || whose.away || whose.packsAlone;
};

const endsEntry = (tokens: readonly Token[], at: number): boolean => !tokens[at] || /[,;:.)]/.test(tokens[at].gap);

/** "…, altavoz la Carmen, plancha y secador Lucía": the verb of the list before is left out. */
export const gappedSubject = (view: SentenceView, group: ThingGroup, context: ThingsContext): string | undefined => {
  const { tokens } = view.sentence;
  // "calentador él": with its accent it is he.
  const he = tokens[group.end];
  if (he && /^(?:él|ella)$/i.test(context.original.slice(he.start, he.end)) && endsEntry(tokens, group.end + 1))
    return he.text;
  const at = SPANISH_SUBJECT.test(tokens[group.end]?.text ?? '') ? group.end + 1 : group.end;
  const token = tokens[at];
  if (
    !token ||
    !(
      isName(token, at, context, tokens[at - 1]?.text ?? '') ||
      (at > group.end && (PROVIDER.test(token.text) || isAbsentKin(view, at, context)))
    ) ||
    /[,;:(]/.test(tokens[group.end]?.gap ?? '')
  )
    return undefined;
  const next = tokens[at + 1];
  return !next || /[,;:.)]/.test(next.gap) || /^(?:y|and|e)$/.test(next.text) ? token.text : undefined;
};

/** "…; Koldo el altavoz", "mi cuñada el mantel": somebody right before the list, the verb of the list before left out. */
export const gappedOther = (view: SentenceView, group: ThingGroup, context: ThingsContext): Subject | undefined => {
  const { tokens } = view.sentence;
  let at = group.start - 1;
  if (!/^(?:el|la|los|las|un|una|unos|unas)$/.test(tokens[at]?.text ?? '')) return undefined;
  at -= 1;
  const who = tokens[at];
  if (!who || PARTS.test(tokens[at + 1]?.gap ?? '') || FIRST.test(who.text)) return undefined;
  const kin = KIN.has(who.text);
  const head = /^(?:mi|mis|el|la|los|las|nuestr[oa]s?)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const opens = head === 0 || PARTS.test(tokens[head]?.gap ?? '') || /^[ye]$/.test(tokens[head - 1]?.text ?? '');
  if (!opens) return undefined;
  // "Él las herramientas, yo la ropa": with its accent it is he.
  if (who.text === 'el')
    return /^él$/i.test(context.original.slice(who.start, who.end)) ? { kind: 'person', name: who.text } : undefined;
  const whose = context.who(view, at);
  if (whose) return { kind: 'person', whose, name: who.text };
  return kin || isName(who, Math.max(1, at), context, '') ? { kind: 'person', name: who.text } : undefined;
};
const PARTS = /[,;:.()]/;

/** "yo la cámara", "nosotros cubiertos y vaso": the writer right before the list, without a verb of his own. */
export const gappedFirst = (tokens: readonly Token[], group: ThingGroup, frame: Frame | undefined): boolean => {
  let at = group.start - 1;
  while (/^(?:el|la|los|las|mi|mis|un|una|unos|unas|solo|tambien)$/.test(tokens[at]?.text ?? '')) at -= 1;
  if (!/^(?:yo|nosotros|nosotras)$/.test(tokens[at]?.text ?? '')) return false;
  if (tokens.slice(at + 1, group.start + 1).some(({ gap }) => /[,;:()]/.test(gap))) return false;
  // "lo llevo yo", "mi hermana y yo botas": the pronoun belongs to what stands before it.
  const opens = at === 0 || /[,;:.(]/.test(tokens[at]?.gap ?? '') || /^(?:y|pero)$/.test(tokens[at - 1]?.text ?? '');
  const beside = tokens[at - 1]?.text === 'y' && !/[,;:.(]/.test(tokens[at - 1]?.gap ?? '');
  return (
    opens && !beside && !(frame && frame.start >= group.end && frame.row.act !== 'use') && !(frame && frame.start > at)
  );
};

/** Somebody whose things these are, with how the words call them. */
export interface Owner extends Whose {
  name: string;
  /** The lodging, the club: what is theirs is there. */
  provider: boolean;
}

const NO_OWNER =
  /^(?:it|that|there|here|what|who|where|how|let|he|she|one|today|tomorrow|everyone|everybody|all|dont|this|these|god|valentine|mother|father|new)$/;
const OWN_WORDS = 3;

/** Whose a thing is: "Bramble's harness", "Tess's ankle brace", "Bren's tent", "su dinosaurio". */
export const ownerOf = (
  view: SentenceView,
  { start }: { start: number },
  context: ThingsContext,
  least = 0,
): Owner | undefined => {
  const { tokens } = view.sentence;
  // "Appa's ashes": who is carried does not carry.
  if (tokens.slice(start, start + 2).some(({ text }) => /^(?:ashes|asthi|urn|cenizas|urna)$/.test(text)))
    return undefined;
  const ours: Owner = { ids: [], packsAlone: false, away: false, name: '', provider: false };
  // A list after one owner is all theirs: "Bren's tent n stove".
  for (let at = start - 1; at >= Math.max(least, start - OWN_WORDS - 1, 0); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (/[,;:()=–—.]/.test(tokens[at + 1]?.gap ?? '')) return undefined;
    if (text === "'s") {
      const owner = tokens[at - 1];
      if (
        !owner ||
        NO_OWNER.test(owner.text) ||
        /^(?:got|been|on|in|a|an|the|not|our|my|so|too|just|all)$/.test(tokens[at + 1]?.text ?? '')
      )
        return undefined;
      if (context.pets.has(owner.text)) return ours;
      const provider = PROVIDER.test(owner.text);
      const known = context.who(view, at - 1);
      if (known) return { ...known, name: owner.text, provider };
      if (provider) return { ids: [], packsAlone: false, away: true, name: owner.text, provider };
      // A name that is nobody of the trip's.
      return isName(owner, Math.max(1, at - 1), context, '')
        ? { ids: [], packsAlone: false, away: true, name: owner.text, provider: false }
        : undefined;
    }
    if (/^(?:his|her|their|su|sus)$/.test(text)) {
      if (at !== start - 1) return undefined;
      const whose = context.who(view, at);
      if (whose) return { ...whose, name: text, provider: false };
      return tokens.some((token) => context.pets.has(token.text)) ? ours : undefined;
    }
    if (
      /^(?:my|our|the|a|an|mi|el|la|los|las|un|una|with|for|in|on|to|of|i|we|own|some|no|not)$/.test(text) ||
      isVerbal(text)
    )
      return undefined;
  }
  return undefined;
};

/** Spanish: what somebody took along before the trip, what goes in another vehicle, and what was given away or taken. */
import { SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { isPreterite } from '../../packing/reading/match-context';
import { anyWord } from '../../packing/reading/patterns';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';
import { isSomeoneElse, PROVIDER } from './somebody';
import type { ThingsContext } from './whose';

/** Took there, in the preterite of the third person; those without an accent in the plural as well. */
const TOOK = /^(?:llev|sub|baj|acarre|carret|traslad|adelant|remit|transport|arrastr|jal)(?:o|io|aron|ieron)$/;
const LEFT = /^(?:sali|parti|subi|zarp|viaj|arranc)(?:o|eron|aron|ieron)$/;
const BY_CARGO =
  /^por (?:barco|mar|correos?|mensajeria|paqueteria|encomienda|courier|flete|carga|contenedor|transportista|camion)$/;
const VEHICLE = anyWord([
  'camion camioneta gandola furgon furgoneta furgo remolque trailer tractomula contenedor autobus bus guagua omnibus lancha panga barco ferry van pickup troca volqueta combi',
]);
/** Of whom a vehicle is that the writer does not load. */
const OF_OTHERS = anyWord([
  'grupo equipo club organizacion apoyo cofradia hermandad coro banda charanga escuela colegio cole vecin[oa] mudanza transportista cuadrilla bombo batucada orquesta staff',
]);
const WHEN =
  /^(?:ayer|anteayer|antier|anoche|ya|antes|esta manana|esta tarde|(?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|otro dia|mes pasado)|la semana pasada|hace (?:\w+ )?\w+|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|desde (?:ayer|el) )/;
/** Given away, taken away, or settled by others; what a thing is like says none of it. */
const AWAY = /^(?:vend|requis|confisc|decomis|empen|castig|quit|vet|deneg|regal)(?:ad|id)[oa]s?$/;
const THERE = /^(?:suministrad|incorporad|solucionad|montad)[oa]s?$/;
const SENT = /^(?:enviad|mandad|remitid|despachad|facturad)[oa]s?$/;

const isPiece = (tokens: readonly Token[], at: number): boolean =>
  endsPiece(tokens, at) || /^(?:por|al|a|en|el|ya|hasta|con|y|para|de|desde|la)$/.test(tokens[at]?.text ?? '');

/** "… en el coche de Manolo", "… en la furgo del bombo": the vehicle of others behind a verb of going. */
const inVehicleOfOthers = (view: SentenceView, from: number, context: ThingsContext): boolean => {
  const { tokens } = view.sentence;
  if (tokens[from]?.text !== 'en' || !SPANISH_ARTICLE.test(tokens[from + 1]?.text ?? '')) return false;
  const vehicle = tokens[from + 2]?.text ?? '';
  if (!VEHICLE.test(vehicle) && !/^(?:coche|carro|auto|moto|caravana)$/.test(vehicle)) return false;
  if (!/^del?$/.test(tokens[from + 3]?.text ?? '')) return false;
  let at = from + 4;
  if (/^(?:el|la|los|las|mi|mis|un|una|otr[oa])$/.test(tokens[at]?.text ?? '')) at += 1;
  return isSomeoneElse(view, at, context, OF_OTHERS);
};

/** Where what is said right behind a list says that it is not there to be packed. */
const saidBehind = (view: SentenceView, { end }: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  if (!/^[,:]?$/.test(tokens[end]?.gap.trim() ?? '.')) return undefined;
  const bare = tokens[end]?.gap.trim() === '';
  const { text: first = '' } = tokens[end] ?? {};
  if (bare && isPiece(tokens, end + 1)) {
    if (AWAY.test(first) && !first.startsWith('regalad')) return plain('stays');
    if (first.startsWith('regalad') && /^(?:al|a|ya)$/.test(tokens[end + 1]?.text ?? '')) return plain('stays');
    if (THERE.test(first)) return plain('provided');
    if (SENT.test(first) && /^(?:al?|por|en)$/.test(tokens[end + 1]?.text ?? '')) return plain('sent');
  }
  // "Libros por barco", "collares isabelinos 200 por barco".
  const number = bare && tokens[end]?.number !== undefined ? end + 1 : end;
  if (bare && BY_CARGO.test(wordsOf(tokens, number, number + 2)) && endsPiece(tokens, number + 2)) return plain('sent');
  let at = end;
  while (/^(?:ya|tambien|todo|todas?|todos)$/.test(tokens[at]?.text ?? '')) at += 1;
  if (at > end && PIECE_END.test(tokens[at]?.gap ?? '')) return undefined;
  const verbAt = tokens[at]?.text === 'se' ? at + 1 : at;
  const clitic = /^(?:lo|la|los|las)$/.test(tokens[verbAt]?.text ?? '');
  const verb = tokens[clitic ? verbAt + 1 : verbAt];
  if (!verb) return undefined;
  const behind = (clitic ? verbAt + 1 : verbAt) + 1;
  const past = /(?:aron|ieron)$/.test(verb.text) || isPreterite(context.original, verb);
  // "Los libros los llevó mi padre", "las sillas ya se las llevaron".
  if (clitic && past && TOOK.test(verb.text)) {
    // "La cámara se la llevó mi hijo": it is gone.
    const taken = verbAt > at && /^llevo$/.test(verb.text);
    return plain(taken ? 'stays' : 'sent');
  }
  // "Se la llevé en junio", "se las llevamos ayer a casa".
  if (
    clitic &&
    verbAt > at &&
    /^llev(?:e|amos)$/.test(verb.text) &&
    (WHEN.test(wordsOf(tokens, behind, behind + 3)) || (verb.text === 'lleve' && past))
  )
    return plain('sent');
  if (clitic) return undefined;
  // "El stand salió ayer", "los baúles ya viajaron", "camisetas fueron en Coordinadora".
  const next = wordsOf(tokens, behind, behind + 3);
  const gone = LEFT.test(verb.text) && past;
  if (gone && (at > end || WHEN.test(next) || /^(?:con|en|por) /.test(next))) return plain('sent');
  if (/^(?:fue|fueron)$/.test(verb.text) && WENT.test(next) && !/^en (?:el|la) (?:pasado|ultim)/.test(next)) {
    const carrier = tokens[behind + 1];
    const named = carrier !== undefined && carrier.capital && tokens[behind]?.text === 'en';
    if (named || verbAt > at || /^(?:con|por) /.test(next)) return plain('sent');
  }
  if (/^(?:va|van|viaja|viajan|ira|iran|viene|vienen)$/.test(verb.text) && inVehicleOfOthers(view, behind, context))
    return plain('sent');
  return undefined;
};
const WENT = /^(?:en|por|con) /;

/** "El camión con muebles salió", "ya partió la gandola con los filtros", "al camión ya se han subido tiendas". */
const inVehicle = (
  { sentence: { tokens } }: SentenceView,
  { start, end }: ThingGroup,
  context: ThingsContext,
): boolean => {
  const from = tokens.findLastIndex(({ text }, at) => at < start && at >= start - 10 && VEHICLE.test(text));
  if (from === -1 || tokens.slice(from + 1, start).some(({ gap }) => /[;:.(]/.test(gap))) return false;
  const between = tokens.slice(from + 1, start).map(({ text }) => text);
  if (/(?:^| )(?:se han|han|hemos) (?:subido|cargado|metido)(?: ya)?(?: (?:el|la|los|las))?$/.test(between.join(' ')))
    return true;
  if (!between.includes('con') || between.length > 5) return false;
  return tokens.some(
    (token, at) =>
      Math.abs(at < start ? start - at : at - end) <= 8 &&
      LEFT.test(token.text) &&
      (/eron$|aron$/.test(token.text) || isPreterite(context.original, token)),
  );
};

/** What went ahead, goes in the vehicle of others, or was given away or taken from its owner, by the words around it. */
export const goneAhead = (
  view: SentenceView,
  group: ThingGroup,
  before: Frame | undefined,
  context: ThingsContext,
): Reading | undefined => {
  const { tokens } = view.sentence;
  if (before && !/^(?:give|given|have|none|send)$/.test(before.row.act)) return undefined;
  if (group.mentions.some(({ concept: { kind } }) => /^(?:document|papers|medicine)$/.test(kind))) return undefined;
  if (someWord(tokens, group.start - 2, group.start, PROVIDER)) return undefined;
  return saidBehind(view, group, context) ?? (inVehicle(view, group, context) ? plain('sent') : undefined);
};

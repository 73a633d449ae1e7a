/** Spanish entries that say nothing but where a thing is had: "olla en el Carrefour", "biblia en la mesilla", "crampones, en Benasque". */
import { SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { anyWord } from '../../packing/reading/patterns';
import { type Token, wordsOf } from '../../packing/reading/text';
import { lastPiece } from './joined-lists';
import type { ThingGroup, ThingMention } from './mentions';
import { endsPiece, PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';
import type { ThingsContext } from './whose';

/** Where people keep what they take along, and where they wear it. */
const CARRIED_IN = anyWord([
  'bolsillos? bolsos? bolsas? bolsit[ao]s? bolsones? maletas? maletin maletines maletita mochilas? rinonera neceser cangurera canguro banano equipaje',
  'estuches? fundas? portatrajes? cajas? cajitas? cajon carpetas? sobres? tuppers? topers? tapers? fiambrera termos? cantimplora botes? potes? frascos? botellas? lata neveras? neverit[ao]s? hielera cooler cava conservadora pastillero lonchera',
  'maletero baul baules cajuela maletera guantera coche carro auto furgo furgoneta camioneta moto bicis? techo baca remolque asientos? alforjas? transportin parrilla',
  'manos? cabeza cuello muneca espalda pies? cintura pecho orejas? cara pelo dedos? pierna hombro tobillo',
  'movil celular cel telefono tablet tableta ordenador computadora portatil laptop usb pendrive nube disco kindle reloj app cartera billetera',
  // No place at all.
  'lista memoria medio centro fondo ultim[oa] primer[oa]? caso cuanto vez lugar linea punto momento minimo maximo paz orden grupo reparto pareja persona conjunto general cambio serio resto',
  // Where it is used.
  'camino viaje trayecto vuelo avion tren bus autobus guagua micro barco ferry metro playa piscina alberca pileta ducha mar agua arena nieve lluvia sol bosque desierto montana noches? dias? mananas? tardes? semanas? mes verano invierno otono primavera boda fiesta fiestas cena ceremonia misa cama barandilla cuna sillita carrito cochecito tandem',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad semana',
  'madrugada mediodia anochecer ocasion mi[oa]s? tuy[oa]s? suy[oa]s? nuestr[oa]s?',
  'calor frio humedad cuestas ingles espanol papel fisico efectivo formato version talla color',
]);
/** Shops by their names, which go without an article. */
const CHAIN = anyWord([
  'ikea carrefour mercadona lidl aldi alcampo gadis eroski oxxo soriana chedraui walmart target ross costco jumbo coto decathlon primark leroy fybeca dollar',
]);
const SHOP = anyWord([
  'dia exito bazar bazares chino chinos super supermercado hiper mercad(?:o|ito|illo)s? tianguis tiend(?:a|ita)s? bodega colmado colmadon pulperia abarrotes almacen kios(?:c|k)o quiosco ferreteria farmacia drogueria panaderia pasteleria floristeria gasolinera estanco ferias? puest(?:o|ito)s? outlet mall cantina bar soda maquina cajero terminal aeropuerto pueblo plaza',
]);
/** Places that go without an article. */
const BARE =
  /^(?:recepcion|habitacion(?:es)?|secretaria|porteria|garita|taquillas?|consigna|meta|destino|sacristia|conserjeria)$/;
/** Kept by whoever needs them. */
const KEPT = /^(?:medicine|device|religious|gift)$/;
const PAPER = /^(?:document|papers)$/;
/** Papers that are handed out on the spot. */
const HANDED_OUT = /acreditaci|dorsal|programa|catalogo|licencia|entrada|mapa|folleto|tarjeta suica|metrobus|pase/;
const MOST_OF_PLACE = 6;

/** The head of the place that is named after a thing, with where the naming ends; undefined where none is. */
const placeBehind = (
  tokens: readonly Token[],
  end: number,
): { head: Token; article: boolean; end: number } | undefined => {
  const at = /^(?:alli|alla|ahi|aca)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  if (tokens[at]?.text !== 'en' || !/^,?\s*$/.test(tokens[end]?.gap.trim() ?? '')) return undefined;
  const article = SPANISH_ARTICLE.test(tokens[at + 1]?.text ?? '') || /^cada$/.test(tokens[at + 1]?.text ?? '');
  const from = article ? at + 2 : at + 1;
  let to = from;
  while (to < tokens.length && to - from <= MOST_OF_PLACE && (to === from || !endsPiece(tokens, to))) {
    if (to > from && PIECE_END.test(tokens[to]?.gap ?? '')) break;
    to += 1;
  }
  const head = tokens[from];
  if (!head || PIECE_END.test(head.gap) || to - from > MOST_OF_PLACE) return undefined;
  // Only what is said of the place itself: "en el bar de allí", "en el baño compartido".
  const rest = tokens.slice(from + 1, to);
  const ofPlace =
    rest.length === 0 ||
    /^(?:del?|de|al|con)$/.test(rest[0]?.text ?? '') ||
    (rest.length === 1 && !NO_ADJECTIVE.test(rest[0]?.text ?? ''));
  return ofPlace ? { head, article, end: to } : undefined;
};
const NO_ADJECTIVE = /^(?:no|si|mejor|que|por|porque|para|pa|es|va|se|ya|hay|solo|nunca|jamas|siempre|hombre)$/;

const isKept = ({ concept: { id, kind } }: ThingMention, words: string): boolean =>
  KEPT.test(kind) || (PAPER.test(kind) && !HANDED_OUT.test(words) && !HANDED_OUT.test(id));

/** "Jabón en el poli", "la tarjeta, en el aeropuerto": a whole entry that says where the thing is had. */
export const hadAtPlace = (
  tokens: readonly Token[],
  group: ThingGroup,
  { isPlace, shouting }: ThingsContext,
): Reading | undefined => {
  // "Flotador, gorra y toalla en el vestuario": of a longer list only the last.
  if (group.mentions.length > 2) return undefined;
  const place = placeBehind(tokens, group.end);
  if (!place || !opensEntry(tokens, group)) return undefined;
  const { head, article } = place;
  if (CARRIED_IN.test(head.text)) return undefined;
  const named = head.capital && !shouting;
  if (!article && !named && !BARE.test(head.text) && !CHAIN.test(head.text) && !isPlace(head.start)) return undefined;
  if (group.mentions.some((mention) => isKept(mention, wordsOf(tokens, mention.start, mention.end)))) return undefined;
  const shop = SHOP.test(head.text) || CHAIN.test(head.text) || (!article && (named || isPlace(head.start)));
  return plain(shop ? 'buy-there' : 'provided');
};

/** "Bloqueador en Walgreens, gorra": a list cut behind an entry in the middle of it that says where the thing is had. */
export const cutBehindPlaces = (
  tokens: readonly Token[],
  group: ThingGroup,
  context: ThingsContext,
): readonly ThingGroup[] => {
  const { mentions } = group;
  for (let at = 0; at < mentions.length - 1; at += 1) {
    const [one, next] = [mentions[at], mentions[at + 1]];
    if (!one || !next || tokens[one.end]?.text !== 'en') continue;
    const head = { mentions: mentions.slice(0, at + 1), start: group.start, end: one.end };
    const parts = lastPiece(tokens, head, false) ?? [undefined, head];
    if (!hadAtPlace(tokens, parts[1], context)) continue;
    const rest = { mentions: mentions.slice(at + 1), start: next.start, end: group.end };
    return [...(parts[0] ? [parts[0]] : []), parts[1], ...cutBehindPlaces(tokens, rest, context)];
  }
  return [group];
};

/** Nothing but an article or a number stands before the list in its entry. */
const opensEntry = (tokens: readonly Token[], { start }: ThingGroup): boolean => {
  let at = start;
  while (at > 0 && start - at < 2 && !PIECE_END.test(tokens[at]?.gap ?? '') && OPENS.test(tokens[at - 1]?.text ?? ''))
    at -= 1;
  return at === 0 || PIECE_END.test(tokens[at]?.gap ?? '');
};
const OPENS = /^(?:el|la|los|las|un|una|unos|unas|y|e|de)$/;

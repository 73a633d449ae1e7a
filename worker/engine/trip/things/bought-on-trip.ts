/** Whether what somebody buys is bought on the trip, and not at home before it. */
import { type Token, wordsOf } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';
import type { ThingsContext } from './whose';

/** Words that say a thing is bought on the way. */
const THERE =
  /\b(?:there|sell|sold|vend\w+|alla|alli|ahi|arriv\w+|local\w*|lleg(?:ar|ada|ue|uemos|amos)|ikea|mercado|market|tianguis|mercadona|carrefour|oxxo|super|chino|del pueblo|farmacia de|destino|supermarket|supermercado|duty free|on the way|de (?:la )?vuelta|a la vuelta|subiendo|bajando|llegando)\b/;
/** Where one buys on the trip, right behind the verb. */
const AT_PLACE =
  /^(?:\w+ ){0,3}?(?:in situ|sobre la marcha|de camino|por el camino|en (?:el |la |cada |cualquier |un |una |algun )?(?:camino|ruta|aeropuerto|puerto|pueblo|resort|playa|isla|frontera|terminal|duty|mercadillo|plaza|gasolinera|parada|camping|hotel|hostal|albergue|refugio|campamento|lodge|barrio)|al (?:llegar|aterrizar|bajar|desembarcar|pasar|cruzar))\b/;
const BEFORE_TRIP =
  /\b(?:before (?:we|i) (?:go|leave|fly|travel|set off|head)|beforehand|before$|before (?:the )?(?:trip|flight|travel)|online|tomorrow|this weekend|first thing|^antes(?! que)|antes de (?:ir|salir|viajar|volar|partir|embarcar)\w*|por internet)\b/;
/** Shops that are in every town: what is bought there may be bought before the trip. */
const CHAIN = /^(?:zara|primark|amazon|aliexpress|temu|shein|decathlon|wallapop|vinted|ikea|lidl|liverpool|falabella)$/;
const isNamed = ({ text, capital }: Token): boolean => capital && !CHAIN.test(text);

/** "La yerba la compramos en Mendoza", "en la tienda de Cornudella": a name that is no shop of every town. */
const isInNamedPlace = (tokens: readonly Token[], end: number): boolean => {
  const from = tokens.findIndex(({ text }, at) => at >= end - 1 && at <= end + 1 && text === 'en');
  if (from === -1) return false;
  const [first, ...rest] = tokens.slice(from + 1, from + 5);
  if (first && isNamed(first) && !PIECE_END.test(first.gap) && !/^del?$/.test(rest[0]?.text ?? '')) return true;
  const of = rest.findIndex(({ text }) => /^del?$/.test(text));
  const name = rest[of + 1];
  return (
    of !== -1 && name !== undefined && isNamed(name) && rest.slice(0, of + 2).every(({ gap }) => !PIECE_END.test(gap))
  );
};

/** "En Andorra quiero comprarme unas gafas": the place before its verb. */
const opensWithPlace = (tokens: readonly Token[], { start }: Frame): boolean => {
  const name = tokens[1];
  return (
    tokens[0]?.text === 'en' &&
    name !== undefined &&
    isNamed(name) &&
    tokens.slice(1, start + 1).every(({ gap }) => !PIECE_END.test(gap))
  );
};

/** Whether the buying that a frame tells of is done on the trip. */
export const isBoughtOnTrip = (
  tokens: readonly Token[],
  group: ThingGroup,
  frame: Frame,
  { shouting, isPlace }: ThingsContext,
): boolean => {
  const { row, start, end } = frame;
  const behind = wordsOf(tokens, end, end + 7);
  // "Buying some in Decathlon before we go"
  if (BEFORE_TRIP.test(behind)) return false;
  return (
    (row.side === 'before' &&
      /^(?:we|i|en|al|a|del) |^(?:(?:will|'ll|is|are|to) )?be(?:ing)? (?:bought|purchased|sourced)|^(?:get|grab|buy|pick)\w* (?:\w+ )*(?:at|in|from|on|along) /.test(
        row.phrase,
      )) ||
    // "Se compra": nobody buys it before the trip.
    /^se compran?/.test(row.phrase) ||
    THERE.test(tokens.map(({ text }) => text).join(' ')) ||
    AT_PLACE.test(wordsOf(tokens, start + 1, end + 6)) ||
    (!shouting &&
      (isInNamedPlace(tokens, end) ||
        isInNamedPlace(tokens, Math.max(end, group.end)) ||
        opensWithPlace(tokens, frame))) ||
    // "Velas compramos en Mahuayani": at a place of the route.
    (/^(?:en|in|at)$/.test(tokens[end]?.text ?? '') && isPlace(tokens[end + 1]?.start ?? 0))
  );
};

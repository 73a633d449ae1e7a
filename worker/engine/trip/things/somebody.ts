/** Words that name who gives things on a trip, and words that are names. */
import { isVerbal } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { ThingsContext } from './whose';

/** The writer, or what is the writer's. */
export const FIRST =
  /^(?:i|we|im|ive|ill|weve|well|my|our|me|us|ours|mine|yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
/** Before a Spanish noun that names somebody. */
export const SPANISH_SUBJECT = /^(?:el|la|los|las|mi|mis|nuestro|nuestra|un|una|don|dona|sr|sra|senor|senora|tio|tia)$/;
/** Who or what gives things to travellers. */
export const PROVIDER =
  /^(?:driver|taxi|uber|cab|firm|railway|shipyard|factory|class|classe|lesson|transfer|shuttle|trailer|caravan|ute|rig|vessel|barko|boarding|pena|agrupacion|cuadrilla|cofradia|banda|coro|delegacion|federacion|tambo|residencial|dorm|cottage|bungalow|castle|castillo|residencia|bothy|motel|cabina|camarote|unit|bunkhouse|furgon|caravana|campervan|rv|casita|chalet|finca|quinta|rancho|domo|masia|hacienda|cowork|coworking|cole|academia|insti|catering|chef|mess|donga|canteen|comedor|cocinero|yacht|velero|skipper|captain|capitan|coach|crew|monitor|monitores|profes|pension|pensiones|guesthouse|bnb|farm|granja|riad|ryokan|package|paquete|airline|aerolinea|train|tren|ferry|avion|organizer|organiser|rentadora|lancha|micro|centro|centre|center|ashram|clinic|clinica|hotelito|glamping|cafeteria|parque|park|outfit|charter|hotel|hostel|lodge|apartment|apto|apt|apartamento|flat|piso|house|casa|villa|airbnb|cabin|cabana|camp|camps|campamento|campsite|truck|boat|barco|ship|crucero|agency|agencia|company|empresa|operator|outfitter|guide|guia|guides|guias|school|colegio|escuela|universidad|university|hospital|club|resort|host|hosts|anfitrion|anfitriona|landlord|casero|organisers|organizers|organisation|organizacion|organizadores|venue|base|institute|instituto|asociacion|association|ngo|ong|fundacion|constructora|teacher|profe|profesora|profesor|instructor|shop|gym|parish|parroquia|comparsa|hermandad|monastery|monasterio|refuge|refugio|albergue|hut|van|camper|motorhome|autocaravana|furgo|room|cuarto|habitacion|accommodation|alojamiento|residence|they|ellos|ahi|alli|alla|there|condo|studio|dna|military|army|ejercito|government|gobierno|team|equipo|festival|beds?|camas?|literas?|bride|rental|training|tour|trek|cruise|race|carrera|event|evento|departamento|depa|posada|hostale?|jefe|boss|client|cliente|everyone|embassy|consulado|produccion|production|logistica|intendencia)s?$/;
/** Words with a capital that are not names. */
export const NO_NAME =
  /^(?:ah|oh|ay|uy|eh|ojo|bueno|cada|entre|only|also|all|not|and|the|then|just|too|but|one|two|no|so|if|or|yes|si|solo|y|e|pero|tambien|todo|sin|con|de|del|el|la|los|las|un|una|en|a|por|para|que|towels|toallas|etc|jr|plus|pro|forte|max|mini|bio|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** "ARE with us", "the PC": shouted or an abbreviation, no name. */
const isAllCapitals = ({ start, end }: Token, { original }: ThingsContext): boolean => {
  const word = original.slice(start, end);
  return word.length > 1 && word === word.toUpperCase();
};

/** A word with a capital that names somebody. */
export const isName = (token: Token, index: number, context: ThingsContext, before: string): boolean =>
  !/^(?:al|from|desde|in|en|to|near|at|via|towards|hacia|hasta)$/.test(before) &&
  token.capital &&
  !context.shouting &&
  !isVerbal(token.text) &&
  !isAllCapitals(token, context) &&
  index > 0 &&
  !NO_NAME.test(token.text) &&
  token.text.length > 1 &&
  !context.isFact(token.start) &&
  !context.isPlace(token.start);

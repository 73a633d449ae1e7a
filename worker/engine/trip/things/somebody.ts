/** Words that name who gives things on a trip, and words that are names. */
import { anyWord } from '../../packing/reading/patterns';
import { isVerbal, KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingsContext } from './whose';

/** The writer, or what is the writer's. */
export const FIRST =
  /^(?:i|we|im|ive|ill|weve|well|my|our|me|us|ours|mine|yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
/** Before a Spanish noun that names somebody. */
export const SPANISH_SUBJECT = /^(?:el|la|los|las|mi|mis|nuestro|nuestra|un|una|don|dona|sr|sra|senor|senora|tio|tia)$/;
/** Who or what gives things to travellers. */
export const PROVIDER = anyWord(
  [
    // Whoever it is.
    'they ellos everyone there ahi alli alla',
    // A room, a bed or a house to sleep in.
    'hotel motel hostel hostale? lodge guesthouse bnb airbnb pension pensiones posada residencia residencial residence resort glamping hotelito riad ryokan accommodation alojamiento',
    'house casa casita flat apartment apto apt apartamento departamento depa piso condo studio unit villa chalet cottage bungalow castle castillo',
    'cabin cabana cabina hut refuge refugio bothy bunkhouse albergue tambo domo donga monastery monasterio ashram dorm room cuarto habitacion beds? camas? literas?',
    'finca quinta rancho masia hacienda farm granja camp camps campamento campsite base',
    // What one travels or works in.
    'train tren railway ferry avion airline aerolinea ship crucero cruise boat barco barko lancha vessel yacht velero camarote boarding transfer shuttle micro taxi uber cab',
    'van truck jeep tempo bakkie trailer caravan caravana campervan camper motorhome autocaravana rv furgo furgon ute rig rental rentadora',
    // Who leads and looks after travellers.
    'agency agencia operator outfitter outfit charter tour trek package paquete guide guides guia guias driver host hosts anfitrion anfitriona landlord casero',
    'skipper captain capitan coach crew team equipo instructor teacher profe profes profesor profesora monitor monitores chef cocinero',
    'organi[sz]er organisation organizacion organizadores produccion production logistica intendencia',
    // Who teaches, cares, employs or governs.
    'class classe lesson training school colegio cole escuela academia insti universidad university institute instituto',
    'clinic clinica hospital client cliente boss jefe firm company empresa constructora factory shipyard cowork coworking shop gym',
    'association asociacion ngo ong fundacion federacion delegacion military army ejercito government gobierno embassy consulado dna',
    // Where one meets, eats or feasts.
    'venue centre centro center club park parque festival event evento race carrera bride',
    'catering canteen comedor cafeteria mess',
    'parish parroquia pena agrupacion cuadrilla cofradia hermandad comparsa banda coro',
  ],
  's?',
);
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

/** Relations as other Englishes call them: "my lehenga didi is carrying", "ouma has the cooler". */
export const RELATIVES_ABROAD =
  /^(?:didi|bhaiya|bhabhi|chacha|chachi|mausi|maasi|masi|nani|dadi|bua|kuya|ate|tita|tito|lola|lolo|oom|tannie|ouma|oupa|gogo|malume|ammi|abba|amma|appa|akka|thatha|paati|nonna|nonno|opa|oma|babcia|yiayia|halmoni|mama|mami|papa|biji|popo|aunty|aunties|uncles)$/;
/** "Kayla's mob bring the gazebo": all those of somebody. */
export const SOMEBODYS =
  /^(?:mob|lot|crew|gang|clan|crowd|tribe|folks|family|fam|side|household|bunch|team|party|people|boys|girls|lads|kids)$/;
/** Others who take care of things together. */
export const GROUPS =
  /^(?:scouts|guides|cubs|brownies|leaders|lads|girls|guys|boys|others|rest|organisers|organizers|neighbours|neighbors|inlaws|laws|parents|cousins|mates|friends|colleagues|volunteers|parish|troop|squad|crew|bridesmaids|groomsmen|ushers|teachers|teammates|roommates|flatmates|housemates|porters|sherpas|mules|donkeys|llamas|camels|yaks|wranglers|packers|movers|roadies|orderlies)$/;

/** Whether the word at a place names somebody who does not travel along, or packs alone. */
export const isSomeoneElse = (
  view: SentenceView,
  at: number,
  context: ThingsContext,
  /** Further words for somebody who does not travel along. */
  also?: Pick<RegExp, 'test'>,
): boolean => {
  const token = view.sentence.tokens[at];
  if (!token) return false;
  const whose = context.who(view, at);
  return whose
    ? whose.packsAlone || whose.away
    : KIN.has(token.text) || isName(token, Math.max(1, at), context, '') || (also?.test(token.text) ?? false);
};

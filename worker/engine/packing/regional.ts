/** A list as the traveller's own country speaks: the knowledge base is written in the Spanish of Spain and the English of Britain. */
import type { Trip } from '../trip/schema';
import { REGIONAL_ENGLISH } from './regional-english';

type Names = Readonly<Record<string, string>>;
type Home = Pick<Trip, 'locale' | 'home'>;

/** Said from Tijuana to Ushuaia. */
const AMERICAS: Names = {
  'driving-licence': 'Licencia de conducir',
  'feminine-hygiene': 'Tampones, copa u otros productos menstruales',
  razor: 'Máquina de afeitar',
  'blood-pressure-tablets': 'Pastillas de la presión',
  binoculars: 'Binoculares',
  'water-shoes': 'Zapatos de agua',
  'rain-jacket': 'Impermeable ligero|Impermeables ligeros',
  'child-cardigan': 'Suéter delgado infantil|Suéteres delgados infantiles',
  'child-rain-jacket': 'Impermeable infantil|Impermeables infantiles',
  'child-wellies': 'Botas de lluvia infantiles',
  bras: 'Sostén|Sostenes',
  'car-papers': 'Papeles del vehículo (tarjeta o cédula y seguro)',
  laptop: 'Laptop',
  tickets: 'Pasajes y reservas',
  cardigan: 'Suéter delgado o chal|Suéteres delgados o chales',
  'photo-id': 'Cédula o documento de identidad|Cédulas o documentos de identidad',
  'health-card': 'Carnet del seguro médico|Carnets del seguro médico',
  'entry-authorisation': 'Visa o su aprobación',
  'transit-permit': 'ESTA o visa para la escala en Estados Unidos',
};

const RIVER_PLATE: Names = {
  socks: 'Medias',
  laptop: 'Notebook',
  'photo-id': 'DNI o cédula|DNI o cédulas',
  sunglasses: 'Anteojos de sol',
};
const COUNTRIES: Readonly<Record<string, Names>> = {
  MX: {
    't-shirts': 'Playera|Playeras',
    bras: 'Brasier|Brasieres',
    tickets: 'Boletos y reservaciones',
    razor: 'Rastrillo',
    'face-masks': 'Cubrebocas',
    'photo-id': 'INE o identificación oficial|INE o identificaciones oficiales',
  },
  CO: {
    'face-masks': 'Tapabocas',
    'hiking-socks': 'Medias de senderismo',
    socks: 'Medias',
    bras: 'Brasier|Brasieres',
    laptop: 'Portátil',
    sunglasses: 'Gafas de sol',
  },
  AR: {
    ...RIVER_PLATE,
    bras: 'Corpiño|Corpiños',
    'face-masks': 'Barbijos',
    'health-card': 'Credencial de la obra social|Credenciales de la obra social',
  },
  UY: { ...RIVER_PLATE, 'face-masks': 'Tapabocas', bras: 'Soutien' },
  CL: { laptop: 'Notebook', 'photo-id': 'Cédula de identidad|Cédulas de identidad' },
  PE: {
    't-shirts': 'Polo|Polos',
    socks: 'Medias',
    tickets: 'Boletos y reservas',
    'photo-id': 'DNI o documento de identidad|DNI o documentos de identidad',
  },
};

/** Words of one gender and number each, so that what stands beside them still agrees. */
type Words = Readonly<Record<string, string>>;
const AMERICAN_WORDS: Words = {
  móvil: 'celular',
  móviles: 'celulares',
  tirita: 'curita',
  tiritas: 'curitas',
  sujetador: 'sostén',
  sujetadores: 'sostenes',
  bañador: 'traje de baño',
  bañadores: 'trajes de baño',
  jersey: 'suéter',
  jerséis: 'suéteres',
  'pantalón corto': 'short',
  'pantalones cortos': 'shorts',
  'a la taquilla': 'al casillero',
  'la taquilla': 'el casillero',
  'de la taquilla': 'del casillero',
  'una taquilla': 'un casillero',
  'las taquillas': 'los casilleros',
  taquillas: 'casilleros',
  mechero: 'encendedor',
  vaqueros: 'jeans',
  'el esparadrapo': 'la cinta adhesiva',
  esparadrapo: 'cinta adhesiva',
  'una cremallera': 'un cierre',
  'la cremallera': 'el cierre',
  'a la cremallera': 'al cierre',
  cremallera: 'cierre',
  cremalleras: 'cierres',
  bridas: 'amarras plásticas',
  aparcamiento: 'estacionamiento',
  'visado electrónico': 'visa electrónica',
  'visado de larga estancia': 'visa de larga estadía',
  visado: 'visa',
  'tienda de campaña': 'carpa',
  tentempié: 'snack',
  tentempiés: 'snacks',
  cazos: 'ollas',
  sois: 'son',
  'zapatillas de casa': 'pantuflas',
  'el ordenador': 'la computadora',
  'un ordenador': 'una computadora',
  'del ordenador': 'de la computadora',
};
const WITH_LAPTOP: Words = {
  'el portátil': 'la laptop',
  'del portátil': 'de la laptop',
  'al portátil': 'a la laptop',
  'un portátil': 'una laptop',
  'tu portátil': 'tu laptop',
};
const GLASSES: Words = {
  'gafas de sol': 'lentes de sol',
  'gafas de natación': 'lentes de natación',
  'gafas de leer': 'lentes de lectura',
  'gafas de ventisca': 'antiparras',
  'gafas graduadas y unas de repuesto': 'lentes graduados y unos de repuesto',
  'gafas polarizadas': 'lentes polarizados',
  'las gafas': 'los lentes',
  'unas gafas': 'unos lentes',
};
const SHIRTS = (one: string): Words => ({ camiseta: one, camisetas: `${one}s` });
const COATS = (one: string): Words => ({ chaqueta: one, chaquetas: `${one}s` });
const CAR: Words = { coche: 'carro', coches: 'carros' };
const AUTO: Words = { coche: 'auto', coches: 'autos' };
const SOUTH: Words = {
  ...GLASSES,
  ...AUTO,
  ...SHIRTS('remera'),
  ...COATS('campera'),
  chancla: 'ojota',
  chanclas: 'ojotas',
  piscina: 'pileta',
  piscinas: 'piletas',
  sujetador: 'corpiño',
  sujetadores: 'corpiños',
};
const NORTH: Words = {
  'zapatillas cómodas': 'tenis cómodos',
  'zapatillas cerradas': 'tenis cerrados',
  'zapatillas de correr': 'tenis para correr',
  'zapatillas de senderismo': 'zapatos de senderismo',
  sujetador: 'brasier',
  sujetadores: 'brasieres',
};
const WORDS: Readonly<Record<string, Words>> = {
  MX: { ...GLASSES, ...COATS('chamarra'), ...NORTH, ...WITH_LAPTOP, piscina: 'alberca', piscinas: 'albercas' },
  CO: { ...CAR, ...NORTH, bañador: 'vestido de baño', bañadores: 'vestidos de baño' },
  AR: SOUTH,
  UY: SOUTH,
  PY: SOUTH,
  CL: { ...GLASSES, ...AUTO, ...SHIRTS('polera'), chancla: 'chala', chanclas: 'chalas' },
  PE: { ...GLASSES, ...CAR, ...COATS('casaca'), ...WITH_LAPTOP },
};
/** Where neither list says another word. */
const OTHERS: Words = { ...GLASSES, ...CAR, ...WITH_LAPTOP };

/** Countries where Spanish is spoken other than Spain. */
const SPOKEN = new Set('MX CO AR UY CL PE EC BO PY VE CR PA GT HN SV NI DO CU PR'.split(' '));

const countryOf = ({ locale, home }: Home): string | undefined =>
  locale === 'es' && home.country !== undefined && SPOKEN.has(home.country) ? home.country : undefined;

/** `singular|plural` of a row in the Spanish of the traveller's country, where it has a word of its own. */
export function regionalName(id: string, trip: Home): string | undefined {
  const country = countryOf(trip);
  return country === undefined ? undefined : (COUNTRIES[country]?.[id] ?? AMERICAS[id]);
}

interface Dialect {
  words: ReadonlyMap<string, string>;
  pattern: RegExp;
}
/** The words of the traveller's country; undefined where the list's own are. */
const wordsOfHome = (trip: Home): Words | undefined => {
  if (trip.locale === 'en') return REGIONAL_ENGLISH[trip.home.country ?? ''];
  const country = countryOf(trip);
  return country === undefined ? undefined : { ...AMERICAN_WORDS, ...(WORDS[country] ?? OTHERS) };
};
const dialects = new Map<string, Dialect>();
const dialectOf = (trip: Home): Dialect | undefined => {
  const home = `${trip.locale} ${trip.home.country ?? ''}`;
  const known = dialects.get(home);
  if (known) return known;
  const own = wordsOfHome(trip);
  if (!own) return undefined;
  const words = new Map(Object.entries(own));
  const longest = [...words.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${longest.join('|')})(?![\\p{L}-])(?! cama)`, 'giu');
  const dialect = { words, pattern };
  dialects.set(home, dialect);
  return dialect;
};

/** A text of ours in the words of the traveller's country; what they wrote themselves («…», “…”) stays as it is. */
export function regionalText(text: string, trip: Home): string {
  const dialect = dialectOf(trip);
  if (!dialect) return text;
  const { words, pattern } = dialect;
  return text
    .split(/(«[^»]*»|“[^”]*”)/u)
    .map((part) =>
      /^[«“]/u.test(part)
        ? part
        : part.replace(pattern, (found) => {
            const word = words.get(found.toLocaleLowerCase('es')) ?? found;
            return /^\p{Lu}/u.test(found) ? `${word.charAt(0).toLocaleUpperCase('es')}${word.slice(1)}` : word;
          }),
    )
    .join('');
}

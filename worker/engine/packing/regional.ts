/** Spanish names of things as the traveller's own country says them; Spain's are those of the knowledge base. */
import type { Trip } from '../trip/schema';

type Names = Readonly<Record<string, string>>;

/** Said from Tijuana to Ushuaia. */
const AMERICAS: Names = {
  'driving-licence': 'Licencia de conducir',
  swimwear: 'Traje de baño|Trajes de baño',
  'child-swimwear': 'Traje de baño de niño|Trajes de baño de niño',
  'phone-charger': 'Cargador del celular|Cargadores del celular',
  'rain-jacket': 'Impermeable ligero|Impermeables ligeros',
  bras: 'Sostén|Sostenes',
  'car-papers': 'Papeles del vehículo (tarjeta o cédula y seguro)',
};

const COUNTRIES: Readonly<Record<string, Names>> = {
  MX: { 't-shirts': 'Playera|Playeras', bras: 'Brasier|Brasieres' },
  CO: { socks: 'Medias', bras: 'Brasier|Brasieres', swimwear: 'Vestido de baño|Vestidos de baño' },
  AR: { 't-shirts': 'Remera|Remeras', socks: 'Medias', bras: 'Corpiño|Corpiños' },
  UY: { 't-shirts': 'Remera|Remeras', socks: 'Medias', bras: 'Soutien' },
  CL: { 't-shirts': 'Polera|Poleras' },
  PE: { 't-shirts': 'Polo|Polos', socks: 'Medias' },
};

/** Countries where Spanish is spoken other than Spain. */
const SPOKEN = new Set('MX CO AR UY CL PE EC BO PY VE CR PA GT HN SV NI DO CU PR'.split(' '));

/** `singular|plural` of a row in the Spanish of the traveller's country, where it has a word of its own. */
export function regionalName(id: string, { locale, home }: Pick<Trip, 'locale' | 'home'>): string | undefined {
  const { country } = home;
  if (locale !== 'es' || country === undefined || !SPOKEN.has(country)) return undefined;
  return COUNTRIES[country]?.[id] ?? AMERICAS[id];
}

/** Nouns that no row knows, told for things by the verb beside them, and what a lodging has that nobody packs. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: [Locale, string, Record<string, string[]>][] = [
  ['es', 'las audioguias las dan en la entrada', { provided: ['audioguias'] }],
  ['es', 'el pastel lo lleva mi suegra', { 'other-brings': ['pastel'] }],
  ['es', 'la cuatrimoto la alquilamos por dia', { rented: ['cuatrimoto'] }],
  ['es', 'Vestuario y escenografía van en el camión.', { sent: ['Vestuario', 'escenografía'] }],
  ['es', 'pañuelines se compran alla', { 'buy-there': ['pañuelines'] }],
  ['es', 'la bongosera se queda en casa', { stays: ['bongosera'] }],
  ['es', 'los prismaticones los facturamos (gratis)', { bring: ['prismaticones'] }],
  ['es', 'el cochecito de la peque va', { bring: ['stroller'] }],
  ['es', 'camas con sabanas, toallas no dan', { provided: ['bed-linen'], bring: ['towels'] }],
  ['es', 'casa de mami: cama y ventilador', { provided: ['cama', 'fan-heater'] }],
  ['es', 'el azafrán hay que comprarlo allá', { 'buy-there': ['azafrán'] }],
  ['en', 'crokinole board is ours', { bring: ['crokinole board'] }],
  ['en', 'No wetsuits, we hire em', { rented: ['wetsuit'] }],
  ['es', 'Esquís no, los alquilamos', { rented: ['skis'] }],
  ['es', 'No alquilamos esquís', { bring: ['skis'] }],
  ['en', 'renting a scooter in town', { rented: ['scooter'] }],
  ['en', 'hiring a pedalo there', { rented: ['pedalo'] }],
  ['en', 'carrom board shipped, boots with me', { sent: ['carrom board'], bring: ['boots'] }],
  ['en', 'our dulcimer stays home', { stays: ['dulcimer'] }],
  ['en', 'the generator stays bolted', { stays: ['generator'] }],
  ['en', 'i take my knives, spice box, apron', { bring: ['knife-roll', 'spice box', 'apron'] }],
  ['en', 'lodge has beds, pots, freezer', { provided: ['beds', 'cooking-stuff', 'freezer'] }],
  // People, places, services and the rest of something are none.
  ['en', 'dave stays home', {}],
  ['en', 'my sister flies from Dublin, long walks by the river', {}],
  ['en', 'rest is ours', {}],
  ['en', 'we rent a house near the beach', {}],
  ['en', 'we sleep in bunks', {}],
  ['es', 'la abuela la llevamos nosotros', {}],
  ['es', 'lo de adentro lo ponemos nosotros', {}],
  ['es', 'el desayuno lo dan en el hotel', {}],
  ['es', 'mi papa se queda en casa', {}],
];

test.each(CASES)('%s: %s', (locale, text, expected) => {
  expect(fatesOf(text, locale)).toEqual(expected);
});

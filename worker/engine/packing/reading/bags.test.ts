/** Bags, washing and figures. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const CASES: readonly Case[] = [
  ['Hand luggage only, we fly Ryanair.', { bag: 'carry-on', has: ['transport:plane'] }],
  ['Solo equipaje de mano.', { bag: 'carry-on' }],
  ['Voy con maleta de cabina y punto.', { bag: 'carry-on' }],
  ['One checked bag each and a carry-on.', { bag: 'checked' }],
  ['Facturamos una maleta de 23 kg.', { bag: 'checked', limitKg: 23 }],
  ['Checked luggage up to 50 lb.', { bag: 'checked', limitKg: 22.7 }],
  ['Everything in a 35-litre rucksack.', { bag: 'backpack' }],
  ['Con una mochila de 40 litros.', { bag: 'backpack' }],
  ['Maximum 8 kg in the overhead locker.', { limitKg: 8, bag: 'carry-on' }],
  ['My suitcase may weigh 20 kilos.', { limitKg: 20 }],
  ['The dog weighs 8 kg.', { has: ['pet:dog'] }],
  ['Soft bags only because of the small plane.', { has: ['transport:light-aircraft'] }],
  ['No vamos a facturar nada.', { bag: 'carry-on' }],
  ["I'd rather not check a bag.", { bag: 'carry-on' }],
  ['Laundry every 4 days at the apartment.', { wash: 4 }],
  ['Lavaremos la ropa cada cinco días.', { wash: 5 }],
  ['I wash by hand every evening.', { wash: 1 }],
  ['Una lavadora a la semana.', { wash: 7 }],
  ['There is a launderette round the corner.', { wash: true }],
  ['Hay lavadora en el piso.', { wash: true, has: ['provided:washing-machine'] }],
  ['Lavandería gratis 2 veces por semana.', { wash: 4 }],
  ['Laundry three times a week at the camp.', { wash: 3 }],
  ['No laundry on this trip.', { wash: false }],
  ['We will wash clothes once, halfway.', { wash: 4 }],
  ['No washing machine and no time to wash.', { wash: false }],
  ['It drops to 2 degrees at night.', { minC: 2, has: ['setting:night-cold'] }],
  ['Between 5 and 12 degrees all week.', { minC: 5, maxC: 12 }],
  ['Hará unos 38 grados de día.', { maxC: 38, has: ['setting:hot'] }],
  ['Minus 20 °C in Rovaniemi.', { minC: -20 }],
  ['Estaremos a 15 bajo cero.', { minC: -15 }],
  ['It will be 95°F in the shade.', { maxC: 35 }],
  ['A 360 degree view of the city.', { not: ['setting:hot', 'setting:cold'] }],
  ['Vuelo a Nairobi, solo cabina.', { bag: 'carry-on' }],
  ['Cabin only this time.', { bag: 'carry-on' }],
  ['Easyjet, no hold luggage.', { bag: 'carry-on' }],
  ['Vamos en Ryanair, sin facturar.', { bag: 'carry-on' }],
];
const DAY_OUT: readonly Case[] = [
  ['Only a tote bag for the day.', { bag: 'day-bag' }],
  ['Just a small rucksack.', { bag: 'day-bag' }],
  ['Una mochila pequeña y ya.', { bag: 'day-bag' }],
];

describe('bags, washing and figures', () => checkAll(CASES));
describe('bags of a day out', () => checkAll(DAY_OUT, 1));

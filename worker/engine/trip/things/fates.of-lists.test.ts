/** Fates told by what stands around a list: two denials, the verb at its end, whose the things are, and who asks for them. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: [Locale, string, Record<string, string[]>][] = [
  ['en', "I'd feel odd without our windcheaters", { bring: ['windcheaters'] }],
  ['en', "Can't do without my pillow", { bring: ['pillow'] }],
  ['en', "He can't possibly go without his running shoes", { bring: ['running shoes'] }],
  ['en', 'We go without pillows this time', { stays: ['pillows'] }],
  ['en', 'Kettles are banned, tea bags not', { stays: ['Kettles'], bring: ['tea bags'] }],
  ['en', "Drones are forbidden, binoculars aren't", { stays: ['Drones'], bring: ['binoculars'] }],
  ['es', 'No se le puede olvidar el losartán, ni el bastón', { bring: ['losartán', 'bastón'] }],
  ['es', 'No vaya a faltar la olla', { bring: ['olla'] }],
  ['es', 'Mi mamá no se desprende de su almohada', { bring: ['almohada'] }],
  ['es', 'Sin el enalapril y el tensiómetro no salgo', { bring: ['enalapril', 'tensiómetro'] }],
  ['es', 'No suelto la guitarra', { bring: ['guitarra'] }],
  ['es', 'No llevo bastón ni almohada', { stays: ['bastón', 'almohada'] }],
  // The end of a list.
  [
    'es',
    'Calculadora, bata, regla, lentes de protección los reparten en la puerta',
    { bring: ['Calculadora', 'bata', 'regla'], provided: ['lentes de protección'] },
  ],
  ['es', 'Gorro, manta, cobija tejida por mi mamá, que la entrega el sábado', { bring: ['Gorro', 'manta'] }],
  ['es', 'Toallas y sábanas las pone el hotel', { provided: ['Toallas', 'sábanas'] }],
  ['en', 'Axes, B3 boots, helmet and ropes hired from the school', { rented: ['Axes', 'boots', 'helmet', 'ropes'] }],
  ['en', 'Helmets, lamps, ropes all from the club store', { provided: ['Helmets', 'lamps', 'ropes'] }],
  ['es', 'Cascos, luces y cuerdas, todo del club', { provided: ['Cascos', 'luces', 'cuerdas'] }],
  ['en', 'They give us a tent, sleeping bag and pad', { provided: ['tent', 'sleeping bag', 'pad'] }],
  ['en', 'Boards, wings, helmets all lent', { provided: ['Boards', 'wings', 'helmets'] }],
  // Whose they are.
  ['en', "Umbrella, Dad's beta blockers, nan's clock", { bring: ['Umbrella', 'beta blockers', 'clock'] }],
  ['en', "Bren's tent, my mat", { 'other-brings': ['tent'], bring: ['mat'] }],
  ['en', 'His wife needs saffron', { bring: ['saffron'] }],
  // A reason without a "because", and what is asked for in writing.
  ['en', "Waterproofs it's May in Wales", { bring: ['Waterproofs'] }],
  ['en', 'Travel kettle for French hotels', { bring: ['Travel kettle'] }],
  ['en', 'The leaflet says nightdress, dressing gown', { bring: ['nightdress', 'dressing gown'] }],
  ['en', 'Mum says scarf, hat and gloves', { bring: ['scarf', 'hat', 'gloves'] }],
  ['es', 'El láser se queda, lo mismo el dron', { stays: ['láser', 'dron'] }],
  ['en', "The drone is somebody else's job", { provided: ['drone'] }],
  ['es', 'Coche no, que llevamos manduca', { stays: ['Coche'], bring: ['manduca'] }],
  ['en', 'Sleeping bag n towel is ourselves', { bring: ['Sleeping bag', 'towel'] }],
  ['en', 'Bunk w mattress: sheets, pillow', { provided: ['mattress'], bring: ['sheets', 'pillow'] }],
  ['es', 'La carta dice botas de agua y linterna', { bring: ['botas de agua', 'linterna'] }],
  ['en', 'Black suit, navy suit', { bring: ['Black suit', 'navy suit'] }],
];

test.each(CASES)('%s: %s', (locale, text, expected) => {
  expect(fatesOf(text, locale, ({ words }) => words)).toMatchObject(expected);
});

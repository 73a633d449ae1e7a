import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const CASES: [string, Record<string, string>][] = [
  // Two denials ask for the thing.
  ['Sin mis anteojos de cerca no veo el QR de las entradas', { 'anteojos de cerca': 'bring', entradas: 'bring' }],
  ['Mi padre sin bastón no anda ni tres metros', { bastón: 'bring' }],
  ['Sin el visado no entras', { visado: 'bring' }],
  ['Sin traje ni corbata, no hay cenas', { traje: 'stays', corbata: 'stays' }],
  // What somebody asks for at the door.
  ['Permiso impreso y seguro de viaje o no te dejan pasar', { 'Permiso impreso': 'bring' }],
  ['El contrato firmado o no me dan el permiso', { 'contrato firmado': 'bring' }],
  ['Si no llevas calcetines largos te dejan fuera', { 'calcetines largos': 'bring' }],
  ['Entro con DNI, no hace falta más', { DNI: 'bring' }],
  // What goes with its owner.
  ['El lazo va conmigo en la mano', { lazo: 'bring' }],
  ['La imagen de la virgencita va amarrada en mi espalda', { 'imagen de la virgencita': 'bring' }],
  // Refusals.
  ['Drone nica', { Drone: 'stays' }],
  ['Tacón de aguja olvídalo', { 'Tacón de aguja': 'stays' }],
  ['Él guayabera, que ni crea que va de traje', { guayabera: 'bring', traje: 'stays' }],
  ['El dron lo vendí', { dron: 'stays' }],
  ['Ron? allá hay', { Ron: 'provided' }],
  ['Mi vieja quiere que lleve la plancha de bifes jajaj NO', { 'plancha de bifes': 'stays' }],
  ['Carrito NO, patinetes tampoco pesaos', { patinetes: 'stays' }],
  ['Desodorante no me dejan, ni colonia', { Desodorante: 'stays', colonia: 'stays' }],
  // Lent, and at home already.
  ['Los mitones que me presta mi primo y ya están en mi pieza', { mitones: 'bring' }],
  ['Los prismáticos me los presta mi tío allí', { prismáticos: 'provided' }],
  ['El chaquetón me lo presta mi prima (ya colgado en casa, ese va)', { chaquetón: 'bring' }],
  // Each pronoun takes up its own noun.
  ['La carpa la lleva Pedro, liofilizados los compramos antes', { carpa: 'other-brings' }],
  ['No llevo colonia, y la crema la da la enfermera', { colonia: 'stays', crema: 'provided' }],
  ['El oxígeno lo pone el hotel', { oxígeno: 'provided' }],
  ['Por si hace frío, una chaqueta vieja para botar en la salida', { 'chaqueta vieja': 'bring' }],
  // Lists of what is given.
  [
    'Paramos en lo de mi hermana en Caballito: toallas, secador, SUBE, mate, de todo hay',
    { toallas: 'other-brings', mate: 'other-brings' },
  ],
  ['Nos dan bolsa de picnic para el camino, toallas, cascos y bastones', { toallas: 'provided', bastones: 'provided' }],
  ['Nos dan una cena con espectáculo, traje oscuro', { 'traje oscuro': 'bring' }],
  ['El foco lo pone Chus, y la agrupación carpa y sillas', { carpa: 'other-brings', sillas: 'other-brings' }],
  ['Te dan campera y pantalón, primeras capas te las ponés vos', { campera: 'provided', 'primeras capas': 'bring' }],
  ['El casco lo pone cada uno', { casco: 'bring' }],
  ['Las sábanas van por tu cuenta', { sábanas: 'bring' }],
];

test.each(CASES)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'es').map(({ words, fate }) => [words, fate]));
  expect(found).toMatchObject(expected);
});

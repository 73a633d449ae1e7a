/** What Spanish sentences say of things: conclusions, reasons, refusals, what is lacking, whose turn it is. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  // A conclusion and a purpose end what was said before.
  ['Perú tiene otra corriente, así que adaptador', { adaptador: 'bring' }],
  ['La mochila grande no entra al estadio → riñonera', { riñonera: 'bring' }],
  ['Doy pecho, extractor y un biberón para que se lo dé mi marido', { extractor: 'bring', biberón: 'bring' }],
  ['Las gafas de cerca que en Roma me senté encima', { 'gafas de cerca': 'bring' }],
  // What is not there comes; what is asked not to be brought stays.
  ['NO traen: sartenes, almohadas, jabón', { sartenes: 'bring', almohadas: 'bring', jabón: 'bring' }],
  ['Mi tía dice que no lleve ni una sábana', { sábana: 'stays' }],
  ['Sábanas piden que uno lleve', { Sábanas: 'bring' }],
  ['La sombrilla está en el trastero de allí', { sombrilla: 'provided' }],
  ['La sombrilla está en mi trastero y la llevo', { sombrilla: 'bring' }],
  // Each "no" denies its own entry.
  [
    'Piden zapato cerrado, sin anillos, pantalón, no vestido',
    { anillos: 'stays', pantalón: 'bring', vestido: 'stays' },
  ],
  ['Sin anillos, pulseras ni collares', { anillos: 'stays', pulseras: 'stays', collares: 'stays' }],
  ['Vestido largo ellas, prohibido el blanco y prohibidos los tacones', { 'Vestido largo': 'bring', tacones: 'stays' }],
  ['Hornillo prohibido, saco de dormir', { Hornillo: 'stays', 'saco de dormir': 'bring' }],
  ['CERO tacones', { tacones: 'stays' }],
  ['Sombrilla no cargo', { Sombrilla: 'stays' }],
  ['Chupete no agarra', { Chupete: 'stays' }],
  ['La bici olvídense', { bici: 'stays' }],
  ['Mi marido quiere llevar la tabla de paddle y le he dicho que NO', { 'tabla de paddle': 'stays' }],
  ['Mi marido quiere llevar la tabla de paddle y yo el libro', { 'tabla de paddle': 'bring' }],
  ['Carné de vacunas? ya no lo piden', { 'Carné de vacunas': 'stays' }],
  // Others of the kind, and whose they are.
  ['Pañales normales, los de tela se quedan', { 'Pañales normales': 'bring' }],
  ['El secador mío es de 110 y se queda', { secador: 'stays' }],
  ['Somos mi esposo y yo. Sus botas son altas y las lleva puestas', { botas: 'wear' }],
  ['Carpa tenemos, los aislantes también, bolsas de dormir hay 3', { aislantes: 'bring', 'bolsas de dormir': 'bring' }],
  ['Dos noches de gala en el barco: traje oscuro y corbata', { 'traje oscuro': 'bring', corbata: 'bring' }],
  ['En el barco: toallas, albornoz', { toallas: 'provided', albornoz: 'provided' }],
  ['El traje me lo dan ellos — chaqueta, faja — y las botas van', { chaqueta: 'provided', botas: 'bring' }],
  ['Duerme con el tuto. Pañal por si acaso', { tuto: 'bring', Pañal: 'bring' }],
  ['Me saco leche, mamadera', { mamadera: 'bring' }],
  ['Fular y mochila de porteo, coche no', { coche: 'stays' }],
  ['La pista en USB y la hoja de inscripción firmada', { 'pista en USB': 'bring', 'hoja de inscripción': 'bring' }],
  ['Piloto por la lluvia, bolsa para la ropa mojada', { Piloto: 'bring' }],
  ['Termo, mate, yerba la compro allá', { Termo: 'bring', mate: 'bring', yerba: 'buy-there' }],
  ['Toallas, sábanas, almohadas las pone el piso', { Toallas: 'provided', almohadas: 'provided' }],
  ['Hamaca alquilada, carpa ni de riesgo', { Hamaca: 'rented', carpa: 'stays' }],
];
test.each(FATES)('%s', (text, expected) => {
  expect(Object.fromEntries(thingsOf(text, 'es').map(({ words, fate }) => [words, fate]))).toMatchObject(expected);
});

const NAMES_NONE: [string, string][] = [
  ['¿Enchufes? Iguales que en casa', 'Enchufes'],
  ['Medias negras, largas y grises', 'largas'],
  ['Botas, camiseta negra, obvio', 'obvio'],
  ['Tapones porque toco la batería', 'batería'],
  ['Soy de la parroquia de Flores', 'Flores'],
  ['Labial y maquillaje mate', 'mate'],
  ['Camisa color vino', 'vino'],
  ['Calas de piedra, escarpines', 'Calas'],
  ['Mi hijita Luz de 5', 'Luz'],
  ['Los cajeros fallan, llevo dólares, cajeros no hay', 'cajeros'],
  ['Efectivo porque no hay datáfono', 'datáfono'],
  ['Dejo lista la maleta', 'maleta'],
];
test.each(NAMES_NONE)('%s: no %s', (text, word) => {
  expect(thingsOf(text, 'es').map(({ words }) => words)).not.toContain(word);
});

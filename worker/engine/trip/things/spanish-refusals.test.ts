/** What Spanish says right behind a thing without the verbs that bring or give: refusals, places, whose it is. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  // Whatever the verb, a "no", "ni" or "ya no" right behind a thing leaves it out.
  ['Trípode no pienso cargarlo', { Trípode: 'stays' }],
  ['Tabla ni regalada', { Tabla: 'stays' }],
  ['La guitarra ya no cargo con ella', { guitarra: 'stays' }],
  ['Drone tampoco nos autorizan', { Drone: 'stays' }],
  // It does not say that a thing weighs nothing, is not much or may not be missed.
  ['La guitarra no pesa', { guitarra: 'bring' }],
  ['El pasaporte no caduca hasta mayo', { pasaporte: 'bring' }],
  ['La gorra no puede faltar', { gorra: 'bring' }],
  ['Tacones qué locura', { Tacones: 'stays' }],
  ['Patinete ¡de ninguna manera!', { Patinete: 'stays' }],
  ['Patines ¿para qué? Gorra', { Patines: 'stays', Gorra: 'bring' }],
  ['Tacones jamás, gorra', { Tacones: 'stays', gorra: 'bring' }],
  ['Cascos o adiós', { Cascos: 'bring' }],
  ['El hornillo te lo requisan en la aduana', { hornillo: 'stays' }],
  ['¿Perfume? nunca', { Perfume: 'stays' }],
  // Where it stands, is bought or whose it is.
  ['Linterna, chaleco en la lancha', { Linterna: 'bring', chaleco: 'provided' }],
  ['Flotador, gorra y toalla en el vestuario', { Flotador: 'bring', gorra: 'bring', toalla: 'provided' }],
  ['Gorra, pilas en la ferretería', { Gorra: 'bring', pilas: 'buy-there' }],
  ['Secador del hostal, gorra, crema', { 'Secador del hostal': 'provided', gorra: 'bring', crema: 'bring' }],
  ['Gorra, toallas de la cabaña', { Gorra: 'bring', 'toallas de la cabaña': 'provided' }],
  ['Zapatillas de casa, gorra', { 'Zapatillas de casa': 'bring', gorra: 'bring' }],
  ['Del guía: cuerda, casco. Yo: botas', { cuerda: 'provided', casco: 'provided', botas: 'bring' }],
  ['De mi casa: manta, almohada', { manta: 'bring', almohada: 'bring' }],
  ['Celda con manta y almohada', { manta: 'provided', almohada: 'provided' }],
  ['Cabaña con frazadas, pero toalla cada quien', { frazadas: 'provided', toalla: 'bring' }],
  ['Gorra. Casco en la sede del equipo', { Gorra: 'bring', Casco: 'provided' }],
  ['Mantas en el hostal, almohada lo mismo', { Mantas: 'provided', almohada: 'provided' }],
  ['Toalla cuesta 30 pesos, gorra', { Toalla: 'rented', gorra: 'bring' }],
  // A plural pronoun takes up the last of a list, and what a lodging has as a whole.
  ['Gorra, guantes, botas las alquilan', { Gorra: 'bring', guantes: 'bring', botas: 'rented' }],
  ['Sábanas, toallas las ponen', { Sábanas: 'provided', toallas: 'provided' }],
  // What somebody lends or a club gives ends at the comma of its clause, and one's own baggage is nobody else's.
  ['Polainas que me presta mi tío, gorra', { gorra: 'bring' }],
  ['Rodilleras que me deja mi vecino, gorra', { Rodilleras: 'bring', gorra: 'bring' }],
  ['Desde Lima salimos con botas, linterna', { botas: 'bring', linterna: 'bring' }],
  ['El muñeco sí le dejan', { muñeco: 'bring' }],
  ['Gorra, casco prestado por el club', { Gorra: 'bring', casco: 'provided' }],
  // An article that does not agree with the thing names somebody.
  ['Gorra. Las sillas la parroquia', { Gorra: 'bring', sillas: 'other-brings' }],
  ['Gorra. Los vasos la tesorera', { Gorra: 'bring', vasos: 'other-brings' }],
  ['Botas las viejas, gorra', { Botas: 'bring', gorra: 'bring' }],
  ['Gorra, zapatos el sábado', { Gorra: 'bring', zapatos: 'bring' }],
  // Who sees to it, whatever the verb.
  ['La hielera la sube mi compadre, gorra', { hielera: 'other-brings', gorra: 'bring' }],
  ['Los chalecos los acerca el club', { chalecos: 'provided' }],
  ['Las mantas las reparten', { mantas: 'provided' }],
  ['El chupete lo usa la niña', { chupete: 'bring' }],
  ['La guía aporta cuerda y casco', { cuerda: 'provided', casco: 'provided' }],
];

test.each(FATES)('%s', (text, expected) => {
  const things = thingsOf(text, 'es');
  expect(
    Object.fromEntries(things.filter(({ words }) => words in expected).map(({ words, fate }) => [words, fate])),
  ).toEqual(expected);
});

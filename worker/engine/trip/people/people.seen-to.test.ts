/** Who sees to something for one who leaves, is written to, or is written for; places with a time are no babies. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['Data centre job in a town outside Tulsa, five months, in a trailer.', 'self'],
  ['Me voy sola por el sur, Temuco y Valdivia, 4 semanas.', 'self'],
  ['Erasmus Coimbra 9 meses, dos maletas.', 'self'],
  ['Aoibhe, 5 months, and me to Galway.', 'self; child 5m Aoibhe'],
  ['Con mi hija Luz, 7 meses, a Cádiz.', 'self; child 7m Luz'],
  ['Hubby batch cooks for the freezer, I do two weeks on the rig.', 'self'],
  ['My husband has baked flapjacks. Suit, shoes, laptop.', 'self'],
  ['Las empanadas que me prepara mi mujer, y el mate.', 'self'],
  ['Trabajo en Tacna. Me encarga mi señora un perfume.', 'self'],
  ['Mi esposo mandó tamales, mi ropa de obra y botas.', 'self'],
  ['Hijo, te cuento lo que llevo a Lima: chompa y botas.', 'self'],
  ['We fly Friday, my wife packs light, I do not.', 'self; partner f'],
  ['Pasaporte con la visa y el DS-160 impreso.', 'self'],
  ['I write on behalf of my son Hugo (15) who goes to a chess camp.', 'child 15y Hugo'],
  ['I describe the trip of my father, 79, to the old village.', 'parent 79y m'],
  ['Escribo por mi abuela, 85, que va a las termas.', 'grandparent 85y f'],
  ['Our nephew is getting confirmed in Leeds, my wife and I drive up.', 'self; partner f'],
  ['My sister and I take Daddy ashes to the river.', 'self; sibling f'],
  ['Voy a Lugo para enterrar a mi abuelo.', 'self'],
  ['Mi hermana con celiaquía y yo vamos a Tulum.', 'self; sibling f'],
  ['Papá, mamá, mi primo con autismo y yo vamos a Tela.', 'self; parent m; parent f; relative m'],
  ['I accompany my grandfather to Fatima with the parish.', 'self; grandparent m'],
  ['Mi novia patina hace años y lo lleva todo. Vamos a Astún.', 'self; partner f'],
  ['La feria del libro en Lima, mi traductora y yo.', 'self; colleague alone'],
];

describe('somebody who is only told of', () => checkPeople(CASES));

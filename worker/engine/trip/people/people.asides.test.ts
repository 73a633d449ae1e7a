/** Fragments about the writer, ages behind an aside, several households of which the list is one's, and birthdays. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const WRITERS: readonly Case[] = [
  ['Long weekend in Porto. 36, vegan, hates queues', 'self 36y'],
  ['Solo trip to Fes. Type 1 diabetic, 41.', 'self 41y'],
  ['Mom of twin toddlers (20 mos), flying w/ my sister', 'self f; child 20m; child 20m; sibling f'],
  ['Abuela que viaja con su nieta de 9', 'self f; child 9y'],
  ['Voy con mis hijos de 5 y 7, separada', 'self f; child 5y; child 7y'],
  ['golf with my old mate Gaz. The missus stays home', 'self m; friend Gaz'],
  ['solo hiker, f, 43, two weeks', 'self f 43y'],
  ['conference with 2 coworkers, I stay on. I am 37M', 'self m 37y; colleague*2 alone'],
  ['yo enfermera 36 y mi marido', 'self f 36y; partner m'],
  ['5 of us girls, all 18, list for me', 'self f 18y; friend*4 f alone', { one: true }],
  ['me (24, he/him), mum and my brother (21)', 'self m 24y; parent f; sibling 21y m'],
  // What the partner of a firm is like tells nothing of the writer.
  ['audit in Leeds, the HK partner is old school and my wife stays home', 'self m'],
];

const AGES: readonly Case[] = [
  ['mi marido y yo, mi suegra con nosotros, 83, en andador', 'self f; partner m; relative 83y f'],
  ['Somos 2 amigas, 31 y 33, de camping', 'self f 31y; friend 33y'],
  ['me and my 2 teens (15 girl 13 boy)', 'self; child 15y; child 13y'],
  ["it's dad's 80th: dad, my brother and me", 'self; parent 80y m; sibling m'],
  ['papá, mamá, abuela materna (70) y los mellizos de 5', 'self; partner; grandparent 70y f; child 5y; child 5y'],
  ['Llevo a mis viejitos (78 y 80). Mi papá usa bastón', 'self; parent 78y; parent 80y'],
  ['yo 58, mi señora y los hijos ya grandes', 'self m 58y; partner f; child adult; child adult'],
  ['con mi padre viudo de 79', 'self; parent 79y m'],
  ['mi marido, yo y la nona que tiene 75', 'self f; partner m; grandparent 75y f'],
  ['us two, wee Isla (4) and baby Rory (10 months)', 'self; partner; child 4y Isla; child 10m Rory'],
  // Hours are no children.
  ['a las 5 hay 8 grados y a las 12 son 29, voy con mi novia', 'self m; partner f'],
];

const HOUSEHOLDS: readonly Case[] = [
  [
    'somos 6: mis padres, mi esposa, mis hijos de 4 y 2 y yo. La lista para nosotros cuatro',
    'self m; parent*2 alone; partner f; child 4y; child 2y',
  ],
  ['mis suegros, mi esposo y yo a Valle. hazme la de mi esposo y mía', 'self f; relative*2 alone; partner m'],
  [
    'me and wifey, her bro and his wife come too but they pack own',
    'self m; partner f; relative m alone; other f alone',
  ],
  ['My hubby and me, our son & DIL fly up and meet us there', 'self f; partner m', { not: ['our son', 'DIL'] }],
  [
    'me and my girls 9 and 6. My mum has sickle cell and stays in London',
    'self; child 9y f; child 6y f',
    { not: ['My mum'] },
  ],
  ['Me, my husband and his folks. His dad has a new hip. Mum-in-law uses a cane', 'self f; partner m; relative*2'],
  [
    'me and my ds 8, my sister Shell and her lad Kai (15). Shells lot sort their own stuff',
    'self; child 8y m; sibling f Shell alone; child 15y Kai alone',
  ],
  ['con mi novia y sus papás, ellos llevan su carro y sus cosas', 'self m; partner f; relative*2 alone'],
  [
    'con mis suegros y los niños (7 y 4), mi mujer viene solo los findes',
    'self m; relative*2; child 7y; child 4y',
    { not: ['mi mujer'] },
  ],
  [
    'me, my husband and our son with his girlfriend. The girlfriend has an allergy',
    'self f; partner m; child m; other f',
  ],
  ['Chess trip, my son (15) goes with his coach. He needs a list, not me', 'child 15y m'],
  ['nuestro hijo de 19 vive con nosotros y viene', 'self; partner; child 19y m'],
];

describe('the writer', () => checkPeople(WRITERS));
describe('ages', () => checkPeople(AGES));
describe('households', () => checkPeople(HOUSEHOLDS));

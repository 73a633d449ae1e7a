/** Who travels: further voices, kept aside while the rules for the others were written. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['voy sola, me da soroche y me da miedo volar', 'self f'],
  ['vamos con mi novia y otra pareja', 'self; partner f; friend*2'],
  ['voy con mi hija, los cascos los conseguimos con mi hermano', 'self; child f', { not: ['mi hermano'] }],
  ['voy con mi hija de 14. Las chicas van de piratas', 'self; child 14y f'],
  ['road trip with Anouk, 9 days, she drives', 'self; friend Anouk'],
  ['con el Rubén y la Sheila a un festival', 'self; friend Rubén; friend Sheila'],
  ['da and me, he is 71, first time on a plane', 'self; parent m 71y'],
  ['mi mamita (69, con marcapasos) y yo a Roma', 'self; parent f 69y'],
  ['the boyfriend and I, Iceland ring road', 'self; partner m'],
  ['mi compañera y yo, 38 y 36, en bici', 'self; colleague f'],
  ['me 50 wife 48 son 15', 'self 50y; partner f 48y; child 15y m'],
  ['Somos papá, mamá y tres niños (1, 4 y 6)', 'self; partner; child 1y; child 4y; child 6y'],
  ['for my mother-in-law (75) and me, husband works', 'self; relative f 75y', { not: ['husband'] }],
  [
    'c section booked thursday 8am, bag for me and bub, partner goes home at night',
    'self f; child 0m',
    { not: ['partner'] },
  ],
  ['gf and her mum, plus me driving', 'self; partner f; relative f'],
  ['mi suegra se queda con los niños, vamos mi marido y yo', 'self; partner m', { not: ['mi suegra', 'los niños'] }],
  ['Travelling with our cat Miso by car, me and my wife', 'self; partner f'],
  ['somos dos amigas, 33 y 34, lista para las dos', 'self f 33y; friend f 34y'],
  ['my lad (11) and his mate (11), I am the taxi', 'self; child 11y m; friend 11y'],
  ['List just for the kids: Ada 6, Bo 3. We pack our own', 'child 6y Ada; child 3y Bo'],
  ["it's my mum's 60th: me, hubby, mum and dad", 'self; parent f; parent m; partner m'],
  ['my dad turns 70, my parents come with us', 'self; parent m; parent f'],
  ['me, hubby and Bramble, our old lab', 'self; partner m'],
  ['4 adults 2 teens in a villa', 'self; partner; other*2; child teen; child teen'],
  ['my brother was going to come but broke his leg so solo it is', 'self', { not: ['my brother'] }],
  ['Grandad (81) and I visit the Normandy beaches, he was in the navy', 'self; grandparent m 81y'],
  ['me voy yo sola con mi bebé de 5 meses a ver a mis papás', 'self f; child 5m', { not: ['mis papás'] }],
  ['three sisters in their sixties, Camino, last 100 km', 'self f; sibling*2 f'],
  ['with my gran and grandad to Madeira', 'self; grandparent f; grandparent m'],
  ['mi mujer embarazada de 5 meses y yo', 'self; partner f'],
  ['a friend from work and me, sharing a tent', 'self; friend'],
  ['kids are with their dad, I am off to a yoga retreat', 'self', { not: ['kids', 'their dad'] }],
  ['Amina (my wife), little Zayn (2) and me', 'self; partner f; child 2y Zayn'],
  ['nos vamos mi hijo el mayor, que tiene 19, y yo', 'self; child 19y m'],
];

describe('who travels: further voices kept aside', () => checkPeople(CASES));

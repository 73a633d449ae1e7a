/** Who travels: a second set kept aside, written after the grammar. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['Gonna be me, my sis and our mum (she turns 60!) in Lisbon', 'self; sibling f; parent f 60y'],
  ['hubs and I leave the kids with my parents and hit Vegas', 'self; partner m', { not: ['the kids', 'my parents'] }],
  ['wife has MS so we bring the scooter, son 9 has ADHD', 'self; partner f; child 9y m'],
  ['viaje de estudios de mi hijo (15) a Roma, cinco días', 'child 15y m'],
  ['Voy a visitar a mi hermano que vive en Toronto, llevo a mi hija de 3', 'self; child 3y f', { not: ['mi hermano'] }],
  ['3 lads, one tent, West Highland Way', 'self m; friend*2 m'],
  ['my boyfriend drives, I navigate', 'self; partner m'],
  [
    'Quinceañera de mi prima, voy con mi mamá y mi hermanita de 10',
    'self; parent f; sibling 10y f',
    { not: ['mi prima'] },
  ],
  ['Me + husband + 2yo. MIL meets us there with the travel cot', 'self; partner m; child 2y', { not: ['MIL'] }],
  ["I'm the bride! 2 weeks in Bali with my new husband", 'self f; partner m'],
  ['Work trip, two of my colleagues come too', 'self; colleague*2', { alone: true }],
  ['somos dos hermanas de 60 y 64 años', 'self f; sibling f'],
  ['ma copine no, voy solo con mi cámara', 'self'],
  ['Papá de dos niñas (5 y 7), mamá se queda trabajando', 'self m; child 5y f; child 7y f', { not: ['mamá'] }],
  ['Our little man is 18 months, and bump is 30 weeks', 'self; partner; child 18m m'],
  [
    'a friend lends us the roof box, we are two families, 4 adults and 4 kids (3, 5, 6, 9)',
    'self; partner; other*2; child 3y; child 5y; child 6y; child 9y',
    { not: ['friend'] },
  ],
  ['solo mum with a 4 y/o', 'self f; child 4y'],
  ['my carer Jo travels with me, I use a powerchair', 'self; other Jo'],
  ['voy con mi cuñado y mi sobrino de 16 a ver el Mundial', 'self; relative m; child 16y m'],
  ['I (67) and my wife (63) on a river cruise', 'self 67y senior; partner f 63y'],
  ['con mis 2 perros y mi novia', 'self; partner f'],
  [
    'the grandkids (7 and 10) join us for one week, we are both 70',
    'self 70y senior; partner 70y senior; child 7y; child 10y',
  ],
  ['mi jefa y yo a una feria en Hannover', 'self; colleague f'],
  ['just my toddler and me, daddy works', 'self; child toddler', { not: ['daddy'] }],
  ['Five of us: mum, dad, Josh 17, Ellie 14 and me', 'self; parent f; parent m; child 17y Josh; child 14y Ellie'],
  ['tía Carmen viene con nosotros, 72 años y con bastón', 'self; relative f 72y Carmen'],
  ['me and my 3 housemates, festival', 'self; friend*3'],
  ['Two retired teachers, slow travel by train', 'self senior; partner senior'],
  ['pareja joven sin hijos', 'self; partner'],
  [
    'Visiting family in Manila with my Filipino husband and our girls, 2 and 5',
    'self; partner m; child 2y f; child 5y f',
  ],
  ['with the hubby n kids 4,6', 'self; partner m; child 4y; child 6y'],
  ['my son-in-law picks me up at the airport', 'self', { not: ['my son-in-law'] }],
  ['estoy de 7 meses, viajo con mi marido', 'self f; partner m'],
  ['yo (29, mujer) por libre', 'self f 29y'],
  [
    'travelling from Leeds with 2 mates for the darts, they pack their own stuff, just mine pls',
    'self; friend*2',
    { one: true, alone: true },
  ],
  ['mum (wheelchair) + me to Lourdes', 'self; parent f'],
];

describe('who travels: second set kept aside', () => checkPeople(CASES));

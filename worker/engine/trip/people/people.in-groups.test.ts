/** Groups told in brackets, ages that two share, other words for one's own, and whole households that pack alone. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const BRACKETS: readonly Case[] = [
  ['husband, 2 kids (elder one 8, younger one 3) and me', 'self f; partner m; child 8y; child 3y'],
  ['mi marido y los nenes (Bruno de 6 y Mora de 4)', 'self f; partner m; child 6y Bruno; child 4y Mora'],
  ['us (Callum, me, Esme 5 and Jude 2) in a tent', 'self; partner Callum; child 5y Esme; child 2y Jude'],
  ['viajo con mi hijita de 5 y mis sobrinitos (7 y 9)', 'self; child 5y f; child 7y; child 9y'],
  [
    'travelling with my wife and the twins who are 2. It is warm for the babies',
    'self m; partner f; child 2y; child 2y',
  ],
];

const BOTH: readonly Case[] = [
  ['spa with my bestie, both 38', 'self 38y; friend 38y'],
  ['us 2 (both 68) to Madeira', 'self 68y; partner 68y'],
  ['voy con mi amiga Lu, las dos de 34', 'self f 34y; friend 34y f Lu'],
  ['voy con mis abuelos (los dos 81)', 'self; grandparent*2'],
];

const OWN_WORDS: readonly Case[] = [
  ['mi jefa de 61, mi vieja y yo. Mi jefa es diabética', 'self m; partner f; parent 61y f'],
  ['mi carnala, mi esposo y yo', 'self f; partner m; sibling f'],
  ['with my madam and two pikin (6, 3)', 'self m; partner f; child 6y; child 3y'],
  ['me 28, ate 31, kuya 33, and mama 59', 'self 28y; sibling 31y f; sibling 33y m; parent 59y f'],
  [
    'mi marido, los nenes de 5 y 2 y la abu Delia que nos da una mano',
    'self f; partner m; child 5y; child 2y; grandparent f Delia',
  ],
  ['Taking our 2 grandsons (9, 7). Grandad has angina', 'self f; partner m; child 9y; child 7y'],
  ['Ruta con mi chica (33) y yo 35 tía', 'self f 35y; partner 33y f'],
  ['Somos dos papás con nuestra hija de 4', 'self m; partner; child 4y f'],
  ['somos Julia 68 y Ramón 70 con los nietos de 8 y 5', 'self 68y Julia; partner 70y Ramón; child 8y; child 5y'],
];

const ALONE: readonly Case[] = [
  [
    'me and my wife + our friends Ruth and Alf who do their own packing',
    'self m; partner f; friend Ruth alone; friend Alf alone',
  ],
  [
    'mi primo, su señora, sus hijos (9 y 7) y yo. ellos son 4 y hacen sus maletas',
    'self; relative m alone; other f alone; child 9y alone; child 7y alone',
  ],
  ['con mi novia y su hermana de 15 que se viene porque sus papás viajan', 'self m; partner f; child 15y f'],
  [
    'our granddaughters 8 and 6 with us two, parents are working',
    'self; partner; child 8y; child 6y',
    { not: ['parents'] },
  ],
];

const SEX: readonly Case[] = [
  ['Voy con mi guagua de 8 meses, mi esposo se queda trabajando', 'self f; child 8m'],
  ['a course in Leeds, my wife stays home', 'self m'],
  ['escapada con mi novia, las dos juntas', 'self f; partner f'],
  ['me m44, wife f41', 'self m 44y; partner f 41y'],
];

describe('in brackets', () => checkPeople(BRACKETS));
describe('an age of two', () => checkPeople(BOTH));
describe('words of one’s own', () => checkPeople(OWN_WORDS));
describe('households apart', () => checkPeople(ALONE));
describe('the writer’s sex', () => checkPeople(SEX));

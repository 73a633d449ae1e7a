/** People told by their ages and in the short forms of forums. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const SHORT: readonly Case[] = [
  ['me 36, oh (39), ds 11 dd 8, villa near split', 'self 36y; partner 39y; child 11y m; child 8y f'],
  ['dh 44, ds 15, ds 13 and my mil 70 is coming', 'self; partner m 44y; child 15y m; child 13y m; relative 70y f'],
  ['Mum of 2 (dd 6, ds 20mo) off to center parcs', 'self f; child 6y f; child 20m m'],
  ['me, son 9 daughter 5, half term in york', 'self; child 9y m; child 5y f'],
  ['oh and we need an adapter, just me and my sister', 'self; sibling f'],
];

const AGES: readonly Case[] = [
  ['With my husband and the twins (Y4)', 'self f; partner m; child 9y; child 9y'],
  ['Packing for my son Kofi Y3, he goes with school', 'child 8y m Kofi'],
  [
    '5 of us with the baby (7mo). Other two are 4 and 9. Me and hubby drive',
    'self f; partner m; child 7m; child 4y; child 9y',
  ],
  ['wife and our 2 under 3 (26 months and 5 weeks)', 'self m; partner f; child 26m; child 1m'],
  ['voy con mi esposa y los niños (de 3 años y de 10 meses)', 'self m; partner f; child 3y; child 10m'],
  ['with the kids (16 and nearly 18) and my wife', 'self m; partner f; child 16y; child 215m'],
  ['our baby turns 1 there, me and the wife', 'self m; partner f; child 11m'],
  ['our last born who is 6 and my husband', 'self f; partner m; child 6y'],
  ['viajo con mi novia y sus hermanas (3)', 'self m; partner f; relative*3 f'],
  [
    'vamos 5, bueno 6 con la nona (80), mi marido y los tres chicos de 4, 7 y 9',
    'self f; partner m; child 4y; child 7y; child 9y; grandparent 80y f',
  ],
  ['trip with my husband, Gogo (70) and the kids 5 and 2', 'self f; partner m; grandparent 70y f; child 5y; child 2y'],
  ['el tata (79), mi señora y yo', 'self m; partner f; grandparent 79y m'],
  ['Myself and himself are off to Sligo', 'self f; partner m'],
];

const OTHERS: readonly Case[] = [
  ['me and my gf, her folks are putting us up in Leeds', 'self m; partner f', { not: ['Her folks'] }],
  ['me and my wife, the in laws are already there', 'self m; partner f', { not: ['the in laws'] }],
  [
    'me, my two girls 8 and 5 and my friend Ines, Ines packs for her lot',
    'self; child 8y f; child 5y f; friend Ines alone',
  ],
  ['mi marido y yo, y dos amigos que van por su lado', 'self f; partner m; friend*2 alone'],
  ['mi hija de 12 juega al hockey y yo la acompaño. otras mamás y sus hijas van en su auto', 'self; child 12y f'],
  ['Viaje de estudios de mi sobrina Ana, 16, haceme la valija de ella', 'child 16y f Ana'],
  ['2 couples, us and the Grants. I only need a list for me and Piet', 'self; partner Piet; friend*2 alone'],
  ['dos parejas: mi marido y yo, y mi hermana con su chico', 'self f; partner m; sibling f; other m'],
];

const WRITERS: readonly Case[] = [
  ['Solo! 31, first time hiking', 'self 31y'],
  ['voy sola, 52, a un retiro', 'self f 52y'],
  ['Tengo 44 tacos y voy con mi padre de 70', 'self 44y; parent 70y m'],
  ['im 33 and 6 months pregnant, going w my mum', 'self f 33y; parent f'],
  ['mi amiga Eva y yo 27 (chico)', 'self m 27y; friend Eva'],
  ['5 of us, all blokes, golf in the algarve, list for me', 'self m; other*4 m alone', { one: true }],
];

describe('short forms of forums', () => checkPeople(SHORT));
describe('ages', () => checkPeople(AGES));
describe('people who are not packed for', () => checkPeople(OTHERS));
describe('the writer', () => checkPeople(WRITERS));

/** Who travels: lists dictated without commas, ages by the row, whole parties in brackets, and those who keep their own bags. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const DICTATED: readonly Case[] = [
  ['so its me Gaz and the three boys 11 8 and nearly 3', 'self; partner Gaz; child 11y; child 8y; child 3y'],
  ['me my bf and his dog off to Skye', 'self; partner m'],
  ['its me my wife and the twins 6', 'self; partner f; child 6y; child 6y'],
  ['mum dad me (16) and little bro 9', 'self 16y; parent f; parent m; sibling 9y m'],
  ['el Beto, la Caro, yo y el Mati que tiene 3', 'self; friend Beto; friend Caro; child 3y Mati'],
  ['mis papás me visitan acá, viajo yo solo', 'self'],
];

const BY_NUMBER: readonly Case[] = [
  ['our 3 (15, 12, 8) come too', 'self; partner; child 15y; child 12y; child 8y'],
  ['mi mujer y yo con nuestros 2: 4 y 6', 'self; partner f; child 4y; child 6y'],
  ['wife + 2 under 2', 'self; partner f; child toddler; child toddler'],
  ['Priya (me), Arjun (husband), Anya 6, Dev 2.5', 'self; partner Arjun; child 6y Anya; child 30m Dev'],
  ['mi esposa, yo y 1 bebé (10m)', 'self; partner f; child 10m'],
  ['los abuelos (70 y 73), mis papás y yo de 15', 'self 15y; grandparent 70y; grandparent 73y; parent*2'],
];

const WHOLE_PARTY: readonly Case[] = [
  ['3 nights with my husband (2 guys, 38 & 41)', 'self 38y; partner 41y m'],
  ['just the two of us, both 67', 'self 67y; partner 67y'],
  ['papá, mamá y tres niños (2, 5, 9)', 'self; partner; child 2y; child 5y; child 9y'],
  ['nos vamos los tres: Ana, Luis y la perra', 'self; other'],
];

const APART: readonly Case[] = [
  ['viajamos dos parejas, la otra lleva lo suyo', 'self; partner; friend*2'],
  ['mi compadre y yo, cada quien lo suyo', 'self; friend', { one: true, alone: true }],
  ["me and my wife, the kids don't want to come any more", 'self; partner f'],
  ['mi mujer y yo, los hijos ya no quieren venir', 'self; partner f'],
];

describe('dictated without commas', () => checkPeople(DICTATED));
describe('ages and numbers', () => checkPeople(BY_NUMBER));
describe('everybody told again', () => checkPeople(WHOLE_PARTY));
describe('those with bags of their own, and those who stay', () => checkPeople(APART));

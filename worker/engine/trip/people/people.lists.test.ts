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

const BESIDE_STOPS: readonly Case[] = [
  ['sigo con mi hermana: Korčula 3, Hvar 2, Zadar 3', 'self; sibling f'],
  ['van trip with my wife: Napier 2, Taupo 3', 'self; partner f'],
];

const BY_NUMBER: readonly Case[] = [
  ['our 3 (15, 12, 8) come too', 'self; partner; child 15y; child 12y; child 8y'],
  ['mi mujer y yo con nuestros 2: 4 y 6', 'self; partner f; child 4y; child 6y'],
  ['wife + 2 under 2', 'self; partner f; child toddler; child toddler'],
  ['Priya (me), Arjun (husband), Anya 6, Dev 2.5', 'self; partner Arjun; child 6y Anya; child 30m Dev'],
  ['mi esposa, yo y 1 bebé (10m)', 'self; partner f; child 10m'],
  ['los abuelos (70 y 73), mis papás y yo de 15', 'self 15y; grandparent 70y; grandparent 73y; parent*2'],
];

const BY_OWN_WORD: readonly Case[] = [
  [
    'me, my mam and the 3 smallies, Fiadh 9, Tadhg 6 and Cillian 2',
    'self; parent f; child 9y Fiadh; child 6y Tadhg; child 2y Cillian',
  ],
  ['off with Jem (41) and Tilly (9)', 'self; partner 41y Jem; child 9y Tilly'],
  ['wife + 2 rugrats (ages 6 and 2)', 'self; partner f; child 6y; child 2y'],
  ['just me and 3 littles: 7, 5, 18 months', 'self; child 7y; child 5y; child 18m'],
  ['con los tres bichos: Martina 11, Teo 8 y Sol 3', 'self; child 11y Martina; child 8y Teo; child 3y Sol'],
  ['mi mujer y 3 fieras: 9, 6 y 2 años', 'self; partner f; child 9y; child 6y; child 2y'],
  ['3 cities: Cocora 3, Cartagena 3 and Medellin 2', 'self'],
  ['the 2 hostels: 4, 5', 'self'],
  ['me, Greg, Josie (10), Max (5 and carsick)', 'self; partner Greg; child 10y Josie; child 5y Max'],
  ["my husband doesn't dive, me and the boys 12 and 14 do", 'self; partner m; child 12y; child 14y'],
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
describe('stops with their nights', () => checkPeople(BESIDE_STOPS));
describe('children by a word of one’s own', () => checkPeople(BY_OWN_WORD));
describe('everybody told again', () => checkPeople(WHOLE_PARTY));
describe('those with bags of their own, and those who stay', () => checkPeople(APART));

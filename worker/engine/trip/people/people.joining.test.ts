/** Who comes or stays by a verb further on, the list for two, and ages told by school, by a first trip or together. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['mi suegro se pincha insulina, viene con nosotros, somos mi mujer y yo y él', 'self; partner f; relative m'],
  ['mi suegro se pincha insulina, vamos mi mujer y yo', 'self; partner f'],
  ['mi mamá no se anima así que voy con mi papá', 'self; parent m'],
  ['mi mamá se anima y va conmigo', 'self; parent f'],
  ['my brother bailed so its me and dad', 'self; parent m'],
  ['the in-laws are lending us their caravan, me and my wife', 'self; partner f'],
  ['hazme la lista para mi hermana y para mí', 'self; sibling f'],
  ['hazla pa mi y la Javi', 'self; friend f Javi'],
  ['un regalo para mi abuela, voy sola', 'self f'],
  ['primer viaje de Emilia al mar, tiene 7 meses, voy yo con ella', 'self; child 7m Emilia'],
  ['primer viaje de Toledo a Sevilla, tiene 3 paradas', 'self'],
  ['me and my young fella Oisín who is in second class', 'self; child 90m Oisín'],
  ['my wife and our twins who turn one on the 3rd', 'self; partner f; child 1y; child 1y'],
  ['me + 2 teens + their friend Ollie (all 15)', 'self; child 15y; child 15y; friend 15y Ollie'],
  ['vamos mi señora, los tres cabros chicos (3, 5 y 8) y yo', 'self; partner f; child 3y; child 5y; child 8y'],
  ['mi hijo cumple 8 allá y vamos los dos', 'self; child 8y m'],
  ['mi hermano está allá, voy solo', 'self m'],
  ['con mi cuadrilla, somos siete', 'self; other*6'],
  ["Granny's treat: her (77), me and my daughter Isla (10)", 'self; grandparent f; child 10y f Isla'],
  ["Granny's garden, me and my daughter Isla (10)", 'self; child 10y f Isla'],
];

describe('joining further on', () => checkPeople(CASES));

/** Who travels in the development half of the field descriptions: all of it must be right. */
import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import * as z from 'zod';
import { checkPeople, type Also, type Case } from './expect-people';

const DESCRIPTIONS = new Map(
  z
    .array(z.object({ id: z.string(), input: z.object({ description: z.string() }) }))
    .parse(JSON.parse(readFileSync('tests/field/dev.json', 'utf8')))
    .map(({ id, input }) => [id.slice(0, 4), input.description]),
);

const ONE: Also = { one: true, alone: true };
const EXPECTED: readonly (readonly [id: string, travellers: string, also?: Also])[] = [
  ['ga01', 'self; parent f 79y', { not: ['my sister Bríd', 'Declan'] }],
  ['ga02', 'self; other*3', ONE],
  ['ga03', 'self f; child 0m; partner Tom', { not: ['Lexi', 'my mum'] }],
  ['ga04', 'self; relative m 71y; relative f 66y; partner m', { not: ['my brother'] }],
  ['ga05', 'self 38y m; parent f 67y', { not: ['my sister'] }],
  ['ga06', 'self'],
  ['ga07', 'self; other*11', ONE],
  ['ga08', 'self; friend*4 f; grandparent f 72y Nene', { not: ['mom', 'tita'] }],
  ['ga09', 'self'],
  ['ga10', 'self 27y; partner f'],
  ['ga11', 'self; child 6y m Kai', { not: ['my brother'] }],
  ['ga12', 'self; partner f'],
  ['ga13', 'self; friend Steve; relative f 74y Jean'],
  ['ga14', 'self; child 12y f Tess', { not: ['her little brother', 'my husband'] }],
  ['ga15', 'child 14y m Mateo', { not: ['dad'] }],
  ['ga16', 'self; friend*2', ONE],
  ['ga17', 'self; partner f'],
  ['ga18', 'self 39y; parent 68y m'],
  ['ga19', 'self; partner f; child 9y f', { not: ['Grandpa', 'the neighbour', 'Granny', 'Uncle Murdo'] }],
  ['ga20', 'self 34y'],
  ['gb01', 'self 31y; parent 58y m'],
  ['gb02', 'self; partner m; child 8y f', { not: ['mi suegro'] }],
  ['gb03', 'self; child 11y f Sara'],
  ['gb04', 'self f; friend*3 f', { ...ONE, not: ['la tia'] }],
  ['gb05', 'self; partner f'],
  ['gb06', 'self 29y; friend 30y'],
  ['gb07', 'self; sibling m; parent f', { not: ['mi tia'] }],
  ['gb08', 'self; parent m', ONE],
  ['gb09', 'self; sibling m', ONE],
  ['gb10', 'child 9y m Marcos'],
  ['gb11', 'self; partner m', { not: ['mi mamá'] }],
  ['gb12', 'self; partner m'],
  ['gb13', 'self; child 15y m', { not: ['la vieja'] }],
  ['gb14', 'self; partner f'],
  ['gb15', 'self; parent m 60y; parent f 60y; sibling f'],
  ['gb16', 'self'],
  ['gb17', 'self 28y f', { not: ['mi tia'] }],
  ['gb18', 'self 74y; partner 77y Julián', { not: ['mis hijos'] }],
  ['gb19', 'self 17y'],
  ['gb20', 'self 22y f'],
];

const CASES: readonly Case[] = EXPECTED.map(([id, travellers, also]) => [
  DESCRIPTIONS.get(id) ?? '',
  travellers,
  also ?? {},
]);

describe('who travels: described trips', () => checkPeople(CASES));

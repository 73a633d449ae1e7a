/** How many travel, told by a number and what they are: colleagues, a team, brothers and sisters. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const WE: readonly Case[] = [
  ['somos 7 en una cabaña para 6 en Pucón', 'self; other*6 alone'],
  ['Somos cuatro de la facu y acampamos en Tilcara', 'self; other*3'],
  ['we are three nurses from Leeds at a congress', 'self; other*2'],
  ['We are five potters from Accra', 'self; other*4 alone'],
  ['vamos seis en dos coches a la boda', 'self; other*5 alone'],
  ['vamos 12 de julio a Cusco, mi mujer y yo', 'self m; partner f'],
  ['somos 3 días en Cusco, voy sola', 'self f'],
  ['Cuatro profes del insti en Lisboa, hago lista solo para mí eh', 'self; other*3', { one: true }],
];

const ANNOUNCED: readonly Case[] = [
  ['Bajada del Ebro en canoa, seis del trabajo', 'self; other*5 alone'],
  ['Walking week in the Lakes, seven from the Thursday class', 'self; other*6 alone'],
  ['Marathon in Cork, five runners sharing a flat', 'self; other*4 alone'],
  ['Encuentro coral en Jaca, diez voces', 'self; other*9 alone'],
  ['Hockey tour of Kenya, squad of 9', 'self; other*8 alone'],
  ['cabaña en la sierra los tres hermanos', 'self; other*2'],
  ['Salida de barrancos en Guara, cuatro.', 'self; other*3'],
  ['Camping kit: two jumpers, three stickers, four containers', 'self'],
  ['para la playa: tres protectores, cuatro cargadores', 'self'],
  ['salimos el sábado 10/7 en la camioneta, mi mujer y yo', 'self m; partner f'],
];

describe('by “we are”', () => checkPeople(WE));
describe('announced', () => checkPeople(ANNOUNCED));

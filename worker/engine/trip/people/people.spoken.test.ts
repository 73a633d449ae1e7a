/** Spanish as it is spoken and dictated: who comes for a day, other halves by name, ages in words, twins by name. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const DICTATED: readonly Case[] = [
  [
    'vamos mi paquito y yo a ver los fiordos yo tengo sesenta y ocho y él setenta y uno',
    'self 68y; partner 71y Paquito',
  ],
  ['viajo con mi prima que tiene treinta y dos años', 'self; relative f 32y'],
];

const SOUTHERN: readonly Case[] = [['Voy con mi cuñá Loli (44) y mi marío', 'self; relative f 44y Loli; partner m']];

const TWINS: readonly Case[] = [
  ['Mi mujer y yo con los mellis Aday y Noa de 1 año y 5 meses', 'self; partner f; child 17m Aday; child 17m Noa'],
  ['Me and the twins Ayla and Kiran, 4', 'self; child 4y Ayla; child 4y Kiran'],
];

const VISITORS: readonly Case[] = [
  ['Mi hijo de 6 y yo. Mis suegros vienen el sábado a comer', 'self; child m 6y', { not: ['Mis suegros'] }],
  ['Gorka, mi novio, viene solo los fines de semana', 'self', { not: ['mi novio'] }],
  [
    'Me quedo en casa de mi hermana que ha dado a luz y le llevo un arrullo al niño',
    'self',
    { not: ['mi hermana', 'niño'] },
  ],
];

const SPOKEN_OF: readonly Case[] = [
  ['Pesca con tres del curro; mi hijo quería venir pero tiene clase', 'self', { not: ['mi hijo'] }],
  ['Mi mujer, yo y Hugo de 2 y medio con pañal', 'self; partner f; child 30m Hugo'],
  ['Estoy sola hasta el martes y cuando rompa aguas me llevan', 'self'],
  ['Viajo con una cuna que le dejó mi prima', 'self', { not: ['mi prima'] }],
  ['Con mi mujer y la perra, que es viejita', 'self; partner f'],
  ['Somos mi novio y yo, la tienda es de la hermana de ella', 'self; partner m'],
  [
    'Acompaño a 18 niños de sexto; una niña lleva bomba de insulina y a cada niño le damos una gorra',
    'self',
    { ask: true },
  ],
];

const REGIONAL: readonly Case[] = [
  ['Mi marido, yo y mi gurisa de 5 a Colonia', 'self; partner m; child f 5y'],
  ['Vamos con los pelaos, Nico (9) y Sara (6)', 'self; child 9y Nico; child 6y Sara; partner'],
  ['Mi mujer y yo con las mellas Vera y Lía (4 años)', 'self; partner f; child 4y Vera; child 4y Lía'],
  ['Una casa de unos vecinos que ya tienen dos críos; voy con mi hija de 2', 'self; child f 2y'],
];

describe('regional words', () => checkPeople(REGIONAL));
describe('dictated', () => checkPeople(DICTATED));
describe('of the south', () => checkPeople(SOUTHERN));
describe('twins by name', () => checkPeople(TWINS));
describe('there for a day', () => checkPeople(VISITORS));
describe('only spoken of', () => checkPeople(SPOKEN_OF));

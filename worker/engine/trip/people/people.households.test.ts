/** Spanish households: the words of each country for children and other halves, who only asks for something, who once did. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const AGED: readonly Case[] = [
  ['Vamos mi mujer, el patojo de 7 y yo', 'self; partner f; child 7y m'],
  ['Con mi esposa y el pelao de 6', 'self; partner f; child 6y m'],
  ['Mi marido, yo, Leo 12 y Vera 15 que está en la edad del pavo', 'self; partner m; child 12y Leo; child 15y Vera'],
  ['Voy con mi hermano chico (11, cabro inquieto)', 'self; sibling m 11y'],
  [
    'Somos el gordo, yo y los chicos (Beto 13, Sol 9 y Ciro de 4)',
    'self; partner m; child 13y Beto; child 9y Sol; child 4y Ciro',
  ],
  ['Viajo con mis hijas, la grande de 14 y la chiquita de 6', 'self; child f 14y; child f 6y'],
  ['Vamos mi mujer, yo y la Cami, mi sobrina de 11', 'self; partner f; child f 11y Cami'],
  ['Voy con el chaval (Nico, 8) y mi marido (Paco, 60)', 'self; child m 8y Nico; partner m 60y Paco'],
  ['Soy odontóloga, 31. Voy sola a la brigada', 'self f 31y'],
];

const NOT_ALONG: readonly Case[] = [
  ['Mi novia me pidió unos caramelos de allí', 'self', { not: ['Mi novia'] }],
  ['Voy a la costa, mi hija empeñada en que me bañe', 'self', { not: ['mi hija'] }],
  ['Me quedo con mi mamá, que crió como cinco hijos', 'self', { not: ['mi mamá', 'cinco hijos'] }],
  ['Somos mi marido y yo; la hermana mía firma el permiso', 'self; partner m', { not: ['la hermana'] }],
  ['Él toma Sintrom y yo metformina, voy con mi marido', 'self; partner m'],
];

describe('who travels: Spanish households', () => {
  checkPeople(AGED);
  checkPeople(NOT_ALONG);
});

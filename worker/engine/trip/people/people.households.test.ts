/** Spanish households: the words of each country for children and other halves, who only asks for something, who once did. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const ALL_OF_US: readonly Case[] = [
  ['just us four in Croatia, villa with a pool', 'self; other*3'],
  ['los cuatro a Gandía, apartamento', 'self; other*3'],
  ['Bariloche en julio, los cinco en cabaña: papás y 3 nenes', 'self; partner; child; child; child'],
  ['salimos a las tres de la tarde, voy solo', 'self m'],
  ['llegamos el lunes, las 4 maletas facturadas, voy sola', 'self f'],
];
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
  ['Soy Héctor, 74, de Santa Fe. Voy con Nelly mi señora', 'self 74y; partner f'],
  ['Yo, la Caro y los niños, Vicente 11 y la Anto 8', 'self; partner f Caro; child 11y Vicente; child f 8y Anto'],
  ['Vamos mi mujer, yo y los cabros de 5 y 9', 'self; partner f; child 5y; child 9y'],
];

const NOT_ALONG: readonly Case[] = [
  ['El mayor, Ayoze de 5, se queda con mi madre', 'self', { not: ['El mayor,', 'mi madre'] }],
  ['La niña, Sofía de 4 años, se queda en casa de mi suegra', 'self', { not: ['La niña,', 'mi suegra'] }],
  ['Thiago su pareja viaja con su mamá y ella lleva lo de él', 'self', { not: ['su pareja'] }],
  ['La maleta grande se la quedó mi hermana', 'self', { not: ['mi hermana'] }],
  [
    'Vamos a casa de mi tía Pilar, los niños y yo. La tía tiene 90',
    'self; child; child',
    { not: ['mi tía Pilar', 'La tía'] },
  ],
  ['Mi novia me pidió unos caramelos de allí', 'self', { not: ['Mi novia'] }],
  ['Voy a la costa, mi hija empeñada en que me bañe', 'self', { not: ['mi hija'] }],
  ['Me quedo con mi mamá, que crió como cinco hijos', 'self', { not: ['mi mamá', 'cinco hijos'] }],
  ['Somos mi marido y yo; la hermana mía firma el permiso', 'self; partner m', { not: ['la hermana'] }],
  ['Él toma Sintrom y yo metformina, voy con mi marido', 'self; partner m'],
];

describe('who travels: Spanish households', () => {
  checkPeople(ALL_OF_US);
  checkPeople(AGED);
  checkPeople(NOT_ALONG);
});

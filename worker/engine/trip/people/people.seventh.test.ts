/** Names that are places, hosts named again, and people called by article, apposition or bracket. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const PLACES: readonly Case[] = [
  ['pasantía en Laguna Brava, 3 meses', 'self'],
  ['voluntariado en Cabo Polonio, 6 semanas', 'self'],
  ['a placement in Fort Augusta, 4 months', 'self'],
  ['un refugio con leña y mantas', 'self'],
];

const HOSTS: readonly Case[] = [
  ['en casa de mis suegros con mi mujer, y el suegro tiene parque y trona', 'self; partner f'],
  ['nos quedamos con mis abuelos, la abuela tiene cuna', 'self'],
];

const CALLED: readonly Case[] = [
  ['nosotras, la Meche, la Nuri y yo', 'self; friend f Meche; friend f Nuri'],
  ['vamos el Tito, la Vero y yo', 'self; friend Tito; friend f Vero'],
  ['con mi prima, Rocío, que es celíaca', 'self; relative f Rocío'],
  ['voy con mi hijo Leo (9), su abuela me dio la carta', 'self; child 9y Leo'],
];

const GIRLS_AND_BOYS: readonly Case[] = [
  ['mis hijos, Bruno 6 y Carlota 3; la niña lleva pañal', 'self; child 6y Bruno; child 3y f Carlota'],
  ['voy a visitar a mi hija, que acaba de parir', 'self'],
];

const ALONE: readonly Case[] = [
  ['voy con mi hermana, llega el martes por su lado', 'self; sibling f', { alone: true }],
];

const TOLD_IN_PASSING: readonly Case[] = [
  ['Vamos en tren con el niño de 3 años', 'self; partner; child 3y m'],
  ['me llevo a la Mili, 15, al recital', 'self; child 15y f Mili'],
  ['voy con la Mili y el Tomi', 'self; friend f Mili; friend Tomi'],
  ['Jubilado de Burgos, 67, y Maribel, 64.', 'self 67y; partner 64y Maribel'],
  ['Mi hermana va con los niños pero en semana santa, eso es otro cuento. Vamos mi esposa y yo', 'self; partner f'],
  ['Vamos mi marido y yo. Mi cuñada se apunta el finde con los primos', 'self; partner m'],
  ['Ay mi niña a ver qué llevo, vamos mi marido y yo', 'self; partner m'],
  ['Voy con Ana mi hermana y con Luis mi cuñado', 'self; sibling f Ana; relative m Luis'],
];

describe('told in passing', () => checkPeople(TOLD_IN_PASSING));
describe('names of places', () => checkPeople(PLACES));
describe('hosts named again', () => checkPeople(HOSTS));
describe('how people are called', () => checkPeople(CALLED));
describe('the girl and the boy', () => checkPeople(GIRLS_AND_BOYS));
describe('bags of their own', () => checkPeople(ALONE));

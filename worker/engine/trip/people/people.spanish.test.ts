/** Ways of Spanish to tell who travels: doers behind their verb, headings over a part of the list, pronouns, the writer by name. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const DOERS: readonly Case[] = [
  ['Ingreso el jueves. Las muletas ya las dejó mi hijo en la planta', 'self'],
  ['Voy a Boston a ver a mi nieto, invitada por mi hija', 'self'],
  ['Llevo el chaleco tejido por mi esposa, voy a la montaña', 'self'],
  ['Llevo el chaleco tejido por mi difunta esposa', 'self'],
  ['Llevo el reloj de mi marido, que en paz descanse', 'self'],
  ['En Vigo me esperan mi hija y mi yerno', 'self'],
  ['Nos vamos al pueblo mi marido y yo, las llaves las llevó mi hija', 'self f; partner m'],
  ['Voy acompañada por mi hija', 'self; child f'],
];

const TOLD: readonly Case[] = [
  ['Me voy de misionera, a mi vieja le dije que no a la heladera', 'self'],
  ['Paso el puente en Bilbao, a mi suegra le compro turrón', 'self'],
  ['Vuelvo a la uni en Valdivia, la polola va en marzo', 'self'],
  ['Con mi madre nos vamos a Iquique a ver al hermano', 'self; parent f'],
  ['Hijita, me voy al retiro con un suéter', 'self'],
  ['Vamos con mi mamá y mi esposo. El bastón de mi mamá no puede faltar', 'self f; parent f; partner m'],
  ['En casa de mis tíos Ramón y Charo una semana', 'self'],
  ['Voy con mis tíos Ramón y Charo una semana', 'self; relative Ramón; relative Charo'],
  ['El kit de células madre no lo contratamos, voy sola', 'self f'],
];

const HEADINGS: readonly Case[] = [
  ['Mi sobrina (11), su mamá y yo. Mamá: laca. Tía: cojín', 'self; child 11y f; relative f'],
  ['Mi hija (8), mi marido y yo. Papá: corbata. Mamá: tacones', 'self f; child 8y f; partner m'],
  ['Mi hija (8), mis papás y yo. Papá: corbata', 'self; child 8y f; parent m; parent f'],
  ['Mi marido: bañador. La niña: manguitos. El bebé: pañales. Yo: pareo', 'self f; partner m; child f; child baby'],
  ['Para papi: rodilleras. Para la nena: pijama. Para mí: faja', 'self; parent m; child f'],
  ['Voy a Roma. Regalo para la nonna: un mantón', 'self'],
  ['Boda de mi sobrina. Mi marido: traje. El niño: tirantes. Yo: vestido', 'self f; partner m; child m'],
];

const PRONOUNS: readonly Case[] = [
  ['Boda de la prima de mi chico. Él con chaqué, yo con mi vestido', 'self; partner m'],
  ['Boda en Oaxaca, él de guayabera y yo de vestido', 'self; partner m'],
  ['Mudanza de mi hijo a Burgos: somos mi marido, él y yo', 'self f; partner m; child m'],
  ['Una noche sin niños, están con mi madre. Nosotros: un jersey', 'self; other'],
];

const WRITERS: readonly Case[] = [
  ['Torneo de vóley: mi hija (13) juega y yo voy de mamá acompañante', 'self; child 13y f'],
  ['Srta. Begoña, 80 años, a Fátima con la diócesis', 'self 80y senior'],
  ['Somos yo Marta (71) y mi hija', 'self 71y; child f'],
  ['Hola, soy la mamá de Matías, 8 años, vamos los dos al torneo', 'self; child 8y Matías'],
  ['Soy la mamá de Matías y vamos los dos al torneo', 'self; child Matías'],
  ['Escribo por mi nieto, nueve años, que va al campamento', 'child 9y m'],
];

const NUMBERS: readonly Case[] = [
  ['Mi hijo calza 35 y yo 39', 'self; child m'],
  ['Mi novia y yo, mochilas de 40 lts yo, 60 ella', 'self; partner f'],
  ['Mi hijo (15) a surfear, la tabla grande de 7 pies va en el bus', 'self; child 15y m'],
  ['Mi marido y yo, él 42 y yo 39', 'self f 39y; partner 42y m'],
];

const LISTS: readonly Case[] = [
  ['Mi compañera de la U y yo hacemos la práctica en Talamanca', 'self; colleague f'],
  ['La Yoli, la Mari Carmen y yo a un balneario', 'self; friend Yoli; friend Mari'],
  ['Con mis nietas gemelas de 7 a Disney', 'self; child 7y; child 7y'],
  ['Somos matrimonio y un cabro de 3', 'self; partner; child 3y m'],
];

describe('doers behind their verb', () => checkPeople(DOERS));
describe('people who are only told of', () => checkPeople(TOLD));
describe('headings over a part of the list', () => checkPeople(HEADINGS));
describe('pronouns beside the writer', () => checkPeople(PRONOUNS));
describe('the writer by a relation or a name', () => checkPeople(WRITERS));
describe('numbers that are no ages', () => checkPeople(NUMBERS));
describe('lists of people', () => checkPeople(LISTS));

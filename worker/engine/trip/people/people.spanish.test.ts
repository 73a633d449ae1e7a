/** Ways of Spanish to tell who travels: doers after their verb, headings over a part of the list, pronouns, the writer by name. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const DOERS: readonly Case[] = [
  ['Nace mi primer nieto, la cesárea es el 5. Tengo 71 y vuelo sola a lo de mi hija', 'self 71y'],
  ['Soy la hermana Domitila y viajo con Sor Yeni', 'self f; other f'],
  ['Vamos mi mujer, yo, la Jana (8) i el Pol (5)', 'self m; partner f; child 8y Jana; child 5y Pol'],
  ['Alquilamos un rancho con mi compañera y sus gurisas (13 y 15)', 'self; partner f; child 13y f; child 15y f'],
  ['Ingreso el jueves. Las muletas ya las dejó mi hijo en la planta', 'self'],
  ['Voy a Boston a ver a mi nieto, invitada por mi hija', 'self'],
  ['Llevo el chaleco tejido por mi esposa, voy a la montaña', 'self'],
  ['Llevo el chaleco tejido por mi difunta esposa', 'self'],
  ['Llevo el reloj de mi marido, que en paz descanse', 'self'],
  ['En Vigo me esperan mi hija y mi yerno', 'self'],
  ['Nos vamos al pueblo mi marido y yo, las llaves las llevó mi hija', 'self f; partner m'],
  ['Mi hermana me prestó la maleta y mi cuñado el adaptador, me voy a Londres', 'self'],
  ['Mi marido se quedó en casa con la niña, voy a la vendimia', 'self f'],
  ['Me voy a Burdeos, mis abuelos me dan dinero y mi tía me cose el nombre en la ropa', 'self'],
  ['Voy acompañada por mi hija', 'self; child f'],
  // The second object of a verb, behind a reason.
  ['Me llevo a Nico (4) porque no tengo con quién dejarlo y a mi suegra', 'self; child 4y Nico; relative f'],
  ['Me traigo a la niña de 2 años, que aún toma teta, y a mi madre', 'self; child 2y f; parent f'],
  ['Viajo yo. Mi hijo de 8 extraña a su papá y a mi mamá', 'self; child 8y m'],
  ['Viajo con mi hijo de 9, que nunca ha volado', 'self; child 9y m'],
];

const TOLD: readonly Case[] = [
  // How somebody is dressed, and no trip of theirs alone.
  ['Boda de mi prima en Oaxaca. Mi marido va de traje azul', 'self; partner m'],
  ['Bautizo en Lugo, soy la madrina. Mi marido va de corbata', 'self; partner m'],
  ['Mi marido va de viaje a Lugo', 'partner m'],
  ['Vamos mi esposo, yo y Ana 9, los dos papás con ella', 'self; partner m; child 9y Ana'],
  ['Mi mujer, yo y los niños (5 y 2), viajamos ambos padres', 'self m; partner f; child 5y; child 2y'],
  ['Me voy de misionera, a mi vieja le dije que no a la heladera', 'self'],
  ['Paso el puente en Bilbao, a mi suegra le compro turrón', 'self'],
  ['Vuelvo a la uni en Valdivia, la polola va en marzo', 'self'],
  ['Con mi madre nos vamos a Iquique a ver al hermano', 'self; parent f'],
  ['Hijita, me voy al retiro con un suéter', 'self'],
  ['Vamos con mi mamá y mi esposo. El bastón de mi mamá no puede faltar', 'self f; parent f; partner m'],
  ['En casa de mis tíos Ramón y Charo una semana', 'self'],
  ['Voy con mis tíos Ramón y Charo una semana', 'self; relative Ramón; relative Charo'],
  ['La nena (7) y yo a Rafaela, al papá le toca turno', 'self; child 7y f'],
  ['Voy a Benidorm, la hija de la Merche me lleva a la estación', 'self'],
  ['Mi ex lleva al mayor, yo me voy con los dos pequeños (4 y 6)', 'self; child 4y; child 6y'],
  ['El papá de mis hijos no va, voy yo con los dos (7 y 10)', 'self; child 7y; child 10y'],
  ['Voy de au pair con una familia de Dublín, tienen tres niños de 2, 5 y 8', 'self'],
  ['Viaje de abuelos: mi marido, yo y la nieta mayor, que hace 10', 'self f; partner m; child 10y f'],
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
  ['Mi mujer tiene el cumple de su hermana, ella y yo vamos en tren', 'self m; partner f'],
  ['La yaya y yo al balneario, ella 79 yo 50', 'self; grandparent 79y f'],
  ['Trabajo cuidando a doña Elvira, 88, y me voy a Marbella con ella', 'self; friend 88y Elvira'],
  ['Mis padres cumplen 50 de casados y los llevo yo a Roma', 'self; parent*2'],
  ['Viajo con don Aurelio, que tiene 84, a Mar del Plata', 'self; friend Aurelio'],
  ['Una noche sin niños, están con mi madre. Nosotros: un jersey', 'self; other'],
];

const WRITERS: readonly Case[] = [
  ['Torneo de vóley: mi hija (13) juega y yo voy de mamá acompañante', 'self; child 13y f'],
  ['Srta. Begoña, 80 años, a Fátima con la diócesis', 'self 80y senior'],
  ['Somos yo Marta (71) y mi hija', 'self 71y; child f'],
  ['Hola, soy la mamá de Matías, 8 años, vamos los dos al torneo', 'self; child 8y Matías'],
  ['Mamá y dos niños de 3 y 6 en avión, papá nos espera allá', 'self; child 3y; child 6y'],
  ['Abuela y nieto (9) al parque', 'self; child 9y m'],
  ['Doña Mercedes (88) y yo, su cuidadora', 'self; friend 88y Mercedes'],
  ['Aquí Rosa, 68 añitos, con mi Antonio que tiene 72', 'self 68y; partner 72y Antonio'],
  ['Hola, soy Pamela, mamá de Agustín de 9, vamos al torneo', 'self; child 9y Agustín'],
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
  ['Voy con mi hija de 5 años, Emma. Volamos con Iberia', 'self; child 5y f Emma'],
  ['Voy con mi hija de 5 años, Emma y Luis', 'self; child 5y f; friend Emma; friend Luis'],
  ['Con mi suegro don Hernán 77 y mi mujer', 'self m; relative 77y m Hernán; partner f'],
  ['Viajamos Gonzalo, Carla y yo, tres amigos de la facu', 'self; friend Gonzalo; friend Carla'],
  ['Mi hermana la Vero, el Nacho mi cuñado y yo', 'self; sibling f; relative m Nacho'],
  ['Vamos con el Toño y la Mari al festival', 'self; friend Toño; friend Mari'],
  ['Mi prima la de Burgos y yo a Londres', 'self; relative f'],
  ['Mi Paco y una servidora a Almuñécar', 'self; partner Paco'],
  ['Con la guagua, 7 meses, y mi polola', 'self m; child 7m; partner f'],
  ['Mi mujer y yo, mi cuñado va en otra guagua', 'self m; partner f; relative m'],
  ['La nena de 6 baila en Villa Carlos Paz y yo la acompaño', 'self; child 6y f'],
  ['Mi hermano y yo a Isla Negra', 'self; sibling m'],
  ['Nos vamos de camping, nene de 2 años, se me quedó la linterna', 'self; child 2y m; partner'],
  ['Mi hijo y yo en bici por el Danubio, él lleva alforjas, yo remolque', 'self; child m'],
  ['Vamos el Rafa, el niño de 4 y yo a Doñana', 'self; partner Rafa; child 4y m'],
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

/** Lists that name everybody who goes, names up to the writer or beside a relation, children by age alone, who is taken along, animals by name. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const ALL_WHO_GO: readonly Case[] = [
  ['Boda de mi amigo Luis y Carmen en Ronda; somos mi marido, la niña de 6 y yo', 'self; partner m; child 6y f'],
  ['Mi hija se porta regular y se queda donde mi madre. Viajamos mi marido y yo a Oporto', 'self; partner m'],
  ['Los críos de mi mujer están con su padre, así que nos vamos ella y yo a Jaca', 'self; partner f'],
  ['Compartimos casa con unos amigos. Nosotros: mi mujer, yo y Luis de 5', 'self; partner f; child 5y Luis'],
  // With whom the list goes, and who is told of after it.
  ['Mi papá quiere ver el mar. Vamos mi hermana y yo con él', 'self; sibling f; parent m'],
  ['Vamos mi mujer y yo a Cuenca. El niño (4) necesita manguitos', 'self; partner f; child 4y m'],
  ['Con mi suegra a la nieve, somos mi marido y yo de esquí', 'self; partner m; relative f'],
];

/** Names that no table has, titles and what somebody does, in one list with the writer. */
const LISTED_WITH_THE_WRITER: readonly Case[] = [
  ['Camping in Perth, Bluey, Col, young Vinnie (66) and me', 'self; friend Bluey; friend Col; friend 66y Vinnie'],
  ['Hubby, Zaid, Layla, me. Janazah first', 'self; partner m; friend Zaid; friend Layla'],
  ['Right gang (Lou, Beanie and yours truly), wool week', 'self; friend Lou; friend Beanie'],
  ['Mi padre, mi tío Anselmo, el cura y yo, una semana de caza', 'self; parent m; relative m Anselmo; friend'],
  ['Voy responsable de mi mesa: cuatro muchachos y yo', 'self; friend*4 alone'],
  // Towns, greetings, vehicles and animals beside a list.
  ['Whitby, me and the wife, goth weekend', 'self; partner f'],
  ['Me and my boet Siya, Tankwa Karoo, 7 days', 'self; sibling m Siya'],
  ['Hello, my wife and I are flying to Istanbul', 'self; partner f'],
  ['La Clara, yo, el peque de 7 meses y la Trufa, que es una border', 'self m; partner f Clara; child 7m'],
];

const UP_TO_THE_WRITER: readonly Case[] = [
  ['Viajamos Lorena, Mateo (9) y yo a Bariloche', 'self; partner Lorena; child 9y Mateo'],
  ['Carlos & Lucía & yo a Granada, tres noches', 'self; friend Carlos; friend Lucía'],
  ['Rocío + Manu + yo, puente en Picos de Europa', 'self; friend Rocío; friend Manu'],
  ['Salimos Julián, Ema (6 años), Toto (2) y yo', 'self; partner Julián; child 6y Ema; child 2y Toto'],
  // Who writes, and where one goes.
  ['This is Pete, I drive to Boise alone', 'self'],
  ['Me llamo Antonia, tengo 79 años y me operan en Lugo', 'self 79y'],
];

const TAKEN_ALONG: readonly Case[] = [
  ['Me encargan a Nico y Alba, de 4 y 6: los llevo yo sola a la playa', 'self f; child 4y Nico; child 6y Alba'],
  ['El CPAP de papá y el andador de mamá: los llevo a los dos a Merlo', 'self; parent m; parent f'],
  // Things are taken as well.
  ['Los esquís de mi padre y de mi madre los llevo yo a la tienda. Voy sola', 'self f'],
];

const ANIMALS: readonly Case[] = [
  ['A Valle de Bravo: mi novia, yo y Rocco, nuestro bóxer de dos años', 'self; partner f'],
  ['Vamos mi marido, yo y Ramona, que es la perra', 'self f; partner m'],
  ['Voy con Pancho, mi loro, y mi hija Ana (10)', 'self; child 10y Ana'],
  ['Vamos mi mujer y yo con Nina y Coco, las dos gatas', 'self; partner f'],
  ['Voy con Pancho, mi hijo, y mi hija Ana (10)', 'self; child m Pancho; child 10y Ana'],
];

const NAMES_ASIDE: readonly Case[] = [
  ['Voy con mi pareja, Daniela; ocho días por Croacia', 'self; partner Daniela'],
  ['Mi hermano menor, Ulises, de 15, viene conmigo a Managua', 'self; sibling 15y Ulises'],
  ['Con mi sobrina, Alba, y su novio, Iker, a Jaca', 'self; child Alba; other Iker'],
  ['Voy con mi hijo Vicente (11) y un compañero suyo, Martín (11)', 'self; child 11y Vicente; colleague 11y Martín'],
  ['Mi hija Luz Dary y yo, a un festival en Cali', 'self; child Luz'],
  // One more of a list.
  ['Voy con mi mujer, mi hermano, Luis y Ana', 'self; partner f; sibling m; friend Luis; friend Ana'],
];

const BY_AGE: readonly Case[] = [
  ['Viajo sola con el de 4 y la bebé a Mendoza', 'self f; child 4y m; child baby'],
  ['El de 15, la de 13 y esta madre cansada rumbo a Cancún', 'self; child 15y m; child 13y f'],
  ['La de 3, el de 6 y su padre (yo) a Benidorm en tren', 'self; child 3y f; child 6y m'],
  ['Vamos con mi marido y los cipotes, el varón de 6 y la hembra de 11', 'self f; partner m; child 6y; child 11y'],
  [
    'Me voy con los chicos a la costa: la de 12, el de 8 y este padre. La madre viaja a otro lado',
    'self; child 12y; child 8y',
  ],
  // Things by their size, and friends.
  ['Mi marido y yo con dos mochilas, la de 10 y la de 15', 'self f; partner m'],
  ['Voy sola con la maleta de cabina, la de 8 kilos', 'self f'],
];

const AWAY: readonly Case[] = [
  ['Mi esposo atiende la tienda, me voy con mi hijo (7) a León', 'self; child 7y m'],
  ['Mi pareja no consigue vacaciones; me llevo al peque (3) a Soria', 'self; child 3y'],
  ['Acompaño a mi padre, que está hospitalizado en Sevilla. Viajo yo sola', 'self f'],
  ['Vamos mi mujer y yo a Lima; sus primas Sofía y Ana nos ceden su cuarto', 'self; partner f'],
  ['Voy a maquillar a una novia y sus damas a Tandil. Viajo sola', 'self f'],
  ['Mi marido no tiene miedo a volar, viene conmigo a Lourdes', 'self; partner m'],
];

describe('Away and hosts', () => {
  checkPeople(AWAY);
});
describe('Names beside a relation', () => {
  checkPeople(NAMES_ASIDE);
});
describe('Children by age alone', () => {
  checkPeople(BY_AGE);
});
describe('A list of all who go', () => {
  checkPeople(ALL_WHO_GO);
});
describe('Listed with the writer', () => {
  checkPeople(LISTED_WITH_THE_WRITER);
});
describe('Names up to the writer', () => {
  checkPeople(UP_TO_THE_WRITER);
});
describe('Taken along', () => {
  checkPeople(TAKEN_ALONG);
});
describe('Animals by name', () => {
  checkPeople(ANIMALS);
});

/** The writer told from outside, pairs told by what they are, and those whom a pronoun takes along. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const WRITER: readonly Case[] = [
  ['Pam, Greg and muggins on the Isle of Wight', 'self; friend Pam; friend Greg'],
  ['Nora y una servidora a Mallorca', 'self; friend Nora'],
  ['Papá, mamá y esta que escribe, tren a Irún', 'self; parent m; parent f'],
  ['Dad and daughter at the Giant’s Causeway, macs', 'self; child f'],
  ['Madre e hijo en Cabárceno, chubasqueros', 'self; child m'],
  ['Brothers weekend in Galway, boots', 'self; sibling'],
  ['Me, Gavin and Gavin’s sister up Ben Nevis', 'self; friend Gavin; relative f'],
];
describe('the writer in other words', () => checkPeople(WRITER));

const PAIRS: readonly Case[] = [
  ['Two retired teachers on the Rhine, cardigans', 'self senior; partner senior'],
  ['A pair of pensioners in Tenby, flask', 'self; partner'],
  ['Dos jubiladas en Benidorm, seis noches', 'self; partner'],
  ['Cuatro madres en un spa de Jaca', 'self; other*3'],
];
describe('people told by what they are', () => checkPeople(PAIRS));

const TAKEN: readonly Case[] = [
  ["My aunt lost her job, I'm taking her to Vigo", 'self; relative f'],
  ['Mi tío acaba de enviudar y me lo llevo a Cádiz', 'self; relative m'],
  ['Mi prima no conoce el mar y se viene conmigo', 'self; relative f'],
  ['Empujo la silla de mi padre por Roma', 'self; parent m'],
  ['Silver wedding in Whitby. His suit, my frock', 'self; partner'],
  ['Me lo llevo puesto, el abrigo de mi padre. Voy a Burgos', 'self'],
];
describe('whom a pronoun takes along', () => checkPeople(TAKEN));

const STAYING: readonly Case[] = [
  ['Since the baby came we never went out; my folks have her so we two do Whitby', 'self; other'],
  ['Contract in Broome, I take boots. The missus comes out for a long weekend', 'self', { not: ['The missus'] }],
  ['My son Kwame enters boarding school. Trunk, mosquito net', 'child m Kwame'],
  ['Para mi hermana que ingresa en noviembre: bata, radio', 'sibling f'],
  ['Me and the lodger are off to Ghent, capes', 'self; friend'],
  ['El inquilino y yo vamos a Gante, capas', 'self; friend'],
  ['Me and the bike are off to Ghent, capes', 'self'],
  ['Con mi padre, que no puede con las maletas, a Vigo', 'self; parent m'],
];
describe('who stays, and who is named by a word of no table', () => checkPeople(STAYING));

const AGED: readonly Case[] = [
  ['Xoel (7, hace de base) y yo (36) en autocar', 'self 36y; child 7y Xoel'],
  ['Bram (9, plays in goal) and me on the coach', 'self; child 9y Bram'],
  ['We are Walt (72) and Edna (69) of Dayton, Ohio', 'self 72y senior; partner 69y senior Edna'],
  ['Voy a La Paz. El poncho de lana de mi papá sí va', 'self'],
];
describe('ages told in brackets beside the writer, and a thing that goes without its owner', () => checkPeople(AGED));

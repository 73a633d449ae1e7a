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

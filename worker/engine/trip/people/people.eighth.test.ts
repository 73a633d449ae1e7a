/** Who stays away for a reason told first, lives there or lends something; who is called by another word; crowds. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const STAYS_AWAY: readonly Case[] = [
  ['My wife has just started a new job so not coming.', 'self'],
  ["My husband is recovering from surgery so he's staying.", 'self'],
  ["My boyfriend has exams so can't.", 'self'],
  ["My partner hates flying so I'm going alone.", 'self'],
  ['My husband will be at home with the kids.', 'self'],
  ["My husband's away so it is me and the toddler (2).", 'self; child 2y toddler'],
  ['Mi mujer está de baja, así que no viaja.', 'self'],
  ['Mi novia tiene exámenes, así que voy por mi cuenta.', 'self'],
  ['Mi señora anda con la pierna rota, se queda.', 'self'],
  ['Mi marido no pudo pedir días.', 'self'],
  ['Los niños se van con su padre; voy yo sola.', 'self'],
  ['A mis hijos los dejo con mi madre.', 'self'],
  // What somebody cannot do on the trip keeps nobody at home.
  ["My daughter (8) is coeliac so can't eat bread, us two", 'self; child 8y'],
  ['Mi hijo (9) es celíaco y no puede comer pan', 'self; child 9y'],
  ['Voy sola con los niños, 4 y 6', 'self; child 4y; child 6y'],
  ['My wife gets seasick, but loves the sea', 'self; partner'],
];

const DO_SOMETHING_FOR_IT: readonly Case[] = [
  ['My son will drive me to the station and my daughter will feed the cat.', 'self'],
  ['Mi mujer me ha prestado su maleta.', 'self'],
  ["My son's dog comes too.", 'self'],
  ['Me and 3 mates, Dave brings the gazebo', 'self; friend*3'],
  ['la familia Ríos me contrata y su hijo conduce', 'self'],
  ['Mi hija acaba de parir y voy a ayudarla.', 'self'],
  ['My late husband and I loved it there.', 'self'],
];

const LIVE_THERE: readonly Case[] = [
  ["My brother's kids are 4 and 6 and live there.", 'self'],
  ['Vamos Pepe y yo; los nietos Lukas 4 y Emma 2 ya viven allí', 'self; friend Pepe'],
];

const IN_OTHER_WORDS: readonly Case[] = [
  ['Mi bebé (mi novia, tiene 28) y yo', 'self; partner 28y f'],
  ['me and our kid (my brother, 45)', 'self; sibling 45y m'],
  ['voy con mis dos niños (gatos, jaja) y mi novia', 'self; partner f'],
  ['con mis tres hijos perrunos y mi marido', 'self; partner m'],
  ['mis hijos, la perra y yo', 'self; child; child'],
  ['mis dos hijos, dos perros y yo', 'self; child; child'],
  ['mi hijo (4) y mi novia', 'self; child 4y; partner'],
  ['voy con mi hijo (y mi novia)', 'self; child; partner'],
  ['viajo con mi jefa (mi mamá, 62)', 'self; parent 62y f'],
  ['mi hermano Toño 31 y mi jefa 62', 'self; sibling 31y m Toño; parent 62y f'],
  ['mi jefa me manda a Bogotá tres días', 'self'],
  ['la bebé de 7 meses, mi polola y yo, leche NAN', 'self; child 7m; partner f'],
  ['I have 17 years and go to a school in Dublin', 'self 17y'],
  ['I have 17 years of experience', 'self'],
  ['Me, my wife, our two boys 8 and 5 and her mum, 70', 'self; partner f; child 8y; child 5y; relative 70y f'],
  // The verb is no weapon: its sentence counts.
  ['con mi vieja (65) y su amiga Graciela. Graciela se arma lo suyo.', 'self; parent 65y f; friend Graciela alone'],
  ['Vamos Ana, Luis y yo', 'self; friend Ana; friend Luis'],
];

describe('who stays away for a reason', () => checkPeople(STAYS_AWAY));
describe('who does something for the trip', () => checkPeople(DO_SOMETHING_FOR_IT));
describe('who lives there', () => checkPeople(LIVE_THERE));
describe('who is called by another word', () => checkPeople(IN_OTHER_WORDS));
describe('a crowd of whom only the number is told', () =>
  checkPeople([['voy con mis 6 primos', 'self; relative*6 alone']]));

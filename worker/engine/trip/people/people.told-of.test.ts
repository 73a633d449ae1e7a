/** Close kin who are only told of, who mind the children or the dog, and whom the list is for while the writer stays. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const TOLD_OF: readonly Case[] = [
  ['My wife wants me to bring back a ring, work trip, I fly on Monday', 'self'],
  ['me mandan a auditar una planta. Mi marido quiere centolla, se compra allá', 'self'],
  ['Mi mujer dice que llueve, yo voy al congreso', 'self'],
  // With "we" they come.
  ['My wife wants a pool, we fly on Monday', 'self; partner f'],
  ['The wife wants a spa, I want to fish', 'self; partner f'],
  ['My husband does not ski, he does hot pools', 'self; partner m'],
];
/** Trips on which children go without the parent who writes. */
const CHILDREN_ALONE: readonly Case[] = [
  ["she's 14, list for her", 'child f 14y'],
  ["School trip to Spain. He's 9.", 'child m 9y'],
  ["list for him, he's 16, rugby tour", 'child m 16y'],
  ['daughter is 11 going on guide camp, her list', 'child f 11y'],
  ['year 6 residential, she is 10 and a vegetarian', 'child f 10y'],
  ['El niño tiene 9 y va de granja escuela con el cole', 'child m 9y'],
  ['ella tiene 15, viaje de estudios a Italia', 'child f 15y'],
  // Who goes along says so.
  ['my sister (19) moves into her dorm, her list is done, I drive', 'self; sibling f 19y'],
  ["me and my boy (8) on scout camp, i'm a leader", 'self; child m 8y'],
  ['with my wife, she is 34, to Rome', 'self; partner f 34y'],
];
const MINDING: readonly Case[] = [
  ["My husband hates flying so he's minding the kids, I'm going with the choir", 'self'],
  ['Cat next door with Jean, I fly to Malaga on Monday', 'self'],
  ['El perro al pueblo con mi cuñado, yo a Gandía', 'self'],
  ['Mi perro con mis padres, yo a Nápoles con dos amigas', 'self; friend*2'],
  ['Mi perrita Kika con la vecina', 'self'],
  ['Con mi perro y con mis padres a la sierra', 'self; parent*2'],
  ["My son dropped out so it's me and his cousin Liam, 16", 'self; relative 16y Liam'],
  ['Estoy destetando a la Ema, 11 meses, que se queda con mi mami', 'self'],
];
const FOR_OTHERS: readonly Case[] = [
  ["List for daddy (Packie, 74) going in for the hip. I'm not staying so nothing for me", 'parent 74y m Packie'],
  ['List for me and dad (74), the two of us', 'self; parent 74y m'],
];
const AIDED: readonly Case[] = [
  ["My husband's in a wheelchair, I push", 'self; partner m'],
  ["My husband's in Leeds that week", 'self'],
  ['Voy de acompañante de mi madre que la operan', 'self; parent f'],
];
const LEFT_OUT: readonly Case[] = [
  ['Initially all three were going but wife has her exam so it is only me and Kiara', 'self; friend Kiara'],
  ['The wife has banned the laptop, she is dropping me off', 'self'],
  ['La parienta al final no viene, trabaja', 'self'],
  ['My girlfriend will come in april with spring clothes, I stay six months', 'self'],
  ['My girlfriend will come with spring clothes, I fly first', 'self; partner f'],
  ["With my daughter Tess 13. Immys mum is packing Immy's pack", 'self; child 13y Tess'],
  ['Tomo el antihistamínico, que me lío con mi padre', 'self'],
];
const AGES: readonly Case[] = [
  ['With my lad Kyle (16, 17 in Aug)', 'self; child 16y m Kyle'],
  ['With my lads (16, 17)', 'self; child 16y; child 17y'],
];
const THEN: readonly Case[] = [['Voy con mis dos primos, uno acabó mal el año pasado', 'self; relative*2']];

describe('close kin who are only told of', () => checkPeople(TOLD_OF));
describe('children who go without the parent who writes', () => checkPeople(CHILDREN_ALONE));
describe('who minds whom', () => checkPeople(MINDING));
describe('whom the list is for', () => checkPeople(FOR_OTHERS));
describe('what befell one of them', () => checkPeople(THEN));
describe('who is helped', () => checkPeople(AIDED));
describe('who is left out', () => checkPeople(LEFT_OUT));
describe('the next birthday', () => checkPeople(AGES));

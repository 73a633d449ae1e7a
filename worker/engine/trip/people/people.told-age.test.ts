/** Ages told by the school year or beside other words, and what stands between commas before the writer. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const SCHOOL_YEARS: readonly Case[] = [
  ['me + my wife + Theo (4) + Maddie (going into gr 3)', 'self; partner; child Theo 4y; child Maddie 102m'],
  ['Me and Oisin (6th class)', 'self; child Oisin 138m'],
  ['Luca who is in 3rd grade and me', 'self; child Luca 102m'],
  ['voy con mi marido y con Lucía (va en 2º de primaria)', 'self; partner; child Lucía 90m'],
  ['yo, mi pareja y Nico (kínder)', 'self; partner; child Nico 5y'],
  // A seat and a trip are no school year.
  ['Me and Tim (38), first class', 'self; friend Tim'],
  ['Grade 2 hike with Sam', 'self; friend Sam'],
];

const BESIDE_OTHER_WORDS: readonly Case[] = [
  ['only me and Kiara (UKG, turning 5 in Jan)', 'self; child Kiara 5y'],
  ['mi esposo, yo y Thiaguito (1 añito y 4 meses)', 'self; partner; child Thiaguito 16m toddler'],
  ['me, Declan and the baba, 10 months', 'self; partner Declan; child 10m baby'],
  ['my son and I, he is 14', 'self; child 14y teen'],
];

const ASIDES: readonly Case[] = [
  ['my parents, both retired, and me', 'self; parent*2'],
  ['my parents in their 70s and me', 'self; parent*2'],
  ['Mi madre, jubilada, y yo', 'self; parent'],
  ['Voy con Pedro, mi hijo de 5.', 'self; child Pedro 5y'],
  // Who lives there does not travel.
  ['My brother, who lives there, and me', 'self'],
  ['Voy con Ana, mi hermana y mi madre', 'self; friend Ana; sibling; parent'],
];

describe('school years', () => checkPeople(SCHOOL_YEARS));
describe('ages beside other words', () => checkPeople(BESIDE_OTHER_WORDS));
describe('asides', () => checkPeople(ASIDES));

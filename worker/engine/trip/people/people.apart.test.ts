/** Who stays with grandparents, who lives there, whom a list calls by another name, and groups of parents. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const STAY: readonly Case[] = [
  ["Just me this time, hubby has work. Kids at granny's", 'self'],
  ['Just me, my wife and the baby', 'self; partner f; child baby'],
  ['Esta vez voy yo sola, mi marido trabaja y los niños con los abuelos', 'self'],
  ['The kids travel with parents separately', 'self'],
  ['The kids travel with my parents and me', 'self; child; child; parent*2'],
  ['Vamos a ver a mi hermano que vive ahí con su mujer y los nenes, viajamos mi viejo y yo', 'self; parent m'],
];
const HOSTS: readonly Case[] = [
  ['My sister has a high chair and towels, I bring nappies', 'self'],
  ['My dad has a heart condition, we fly', 'self; parent m'],
  ['Mi vestido ya lo mandé con mi vieja. Mi novio lleva traje', 'self; partner m'],
  ['Voy a ver a la familia de mi marido con él y la niña de 2', 'self; partner m; child 2y f'],
];
const LISTED: readonly Case[] = [
  ['Me, himself and the twins (18 months), ferry to Cherbourg', 'self; partner m; child 18m; child 18m'],
  ['My lad packs himself, and I fly', 'self; child m'],
  [
    'La familia completa: papá, mamá, dos adolescentes y el abuelo',
    'self; partner; child teen; child teen; grandparent m',
  ],
  ['Vamos mi marido, el gordo de 2 y yo', 'self; partner m; child 2y'],
  ['Vamos mi gordo y yo', 'self; partner m'],
  ['My 15 year old and her best friend plus me', 'self; child 15y; child 15y'],
];
const GROUPS: readonly Case[] = [
  ['3 mums 5 kids, one house', 'self f; friend*2 f; child; child; child; child; child'],
  ['two mums and our 3yo', 'self f; partner f; child 3y'],
  ['Somos tres matrimonios jubilados', 'self; partner; friend*4'],
  ["It's our 10th anniversary so no children", 'self; partner'],
  ['Mis papás cumplen 50 de casados, vamos los cuatro hermanos con ellos', 'self; parent*2; sibling*3'],
];

describe('who stays with somebody', () => checkPeople(STAY));
describe('who has things there', () => checkPeople(HOSTS));
describe('somebody of a list by another name', () => checkPeople(LISTED));
describe('groups of parents and pairs', () => checkPeople(GROUPS));

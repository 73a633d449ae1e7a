/** Who travels: the dead, the newborn of others, other halves who are only spoken of, and lists for some of the party. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const SPOKEN_OF: readonly Case[] = [
  ["Taking my father's ashes to Varanasi, me and my brother Ravi", 'self; sibling m Ravi'],
  ['We are visiting our daughter in Sydney, who just had a baby. We are both 69', 'self 69y; partner 69y'],
  ["Me and my buddy Kyle go hunting. Kyle does the food & his wife's freezing the chili", 'self; friend Kyle'],
  ['I have a gf allergy, so to say: coeliac', 'self'],
  ['We build two houses with our partner ministry, me, 52F', 'self 52y'],
  ['Umrah with 2 girls 11 and 8, abayas the girls have', 'self; child 11y; child 8y'],
  ["Me and my husband, staying at mum's in Surulere. Mum has a net for ours", 'self; partner m'],
  ['My mom drives me there, she flies back after two days', 'self', { not: ['My mom'] }],
];

const NAMED: readonly Case[] = [
  ['Taking Dad home, me and my bro Sione 22', 'self; sibling m 22y Sione', { not: ['Dad'] }],
  ['We are a retired couple. Bob is insulin dependent', 'self senior; partner senior Bob'],
];

const WHOSE_LIST: readonly Case[] = [
  ["With me nan to Anglesey. I just want my list and nan's", 'self; grandparent f'],
  ["I'm packing for dad AND me, my dad (71) and me in a drop camp", 'self; parent 71y m'],
];

describe('only spoken of', () => checkPeople(SPOKEN_OF));
describe('named in passing', () => checkPeople(NAMED));
describe('for some of the party', () => checkPeople(WHOSE_LIST));

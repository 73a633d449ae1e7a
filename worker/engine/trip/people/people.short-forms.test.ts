/** Who travels: short forms of partners, parents of other languages, the unborn, animals by breed, lists for somebody else. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const SHORT: readonly Case[] = [
  ['Me, OH, Rory 6 and granny Pat (72), four nights', 'self; partner; child 6y Rory; grandparent 72y f Pat'],
  ['Hajj with ammi and abbu (66 & 70)', 'self; parent 66y f; parent 70y m'],
];

const UNBORN: readonly Case[] = [
  ['Me, my wife Leila (31 wks preg) and Sami 3', 'self; partner f Leila; child 3y Sami'],
  ['Wife 7 months pregnant stays home, I take my son of 9', 'self; child 9y m'],
];

const ANIMALS: readonly Case[] = [
  ['Me, hubby and Biscuit the cockapoo, a week in Rye', 'self; partner m'],
  ['With my wife and Otis our beagle', 'self; partner f'],
];

const FOR_OTHERS: readonly Case[] = [
  ['this is for my son Callum 14, not me. Cadet camp in Crowborough', 'child 14y m Callum'],
  ['packing for my 15yo who flies alone to his exchange family', 'child 15y'],
  ["asking for my dad, he's 69 and goes by himself", 'parent 69y m'],
];

const OWN_STUFF: readonly Case[] = [
  ['me 47 and my mate Stu whos sorting his own stuff', 'self 47y; friend Stu', { alone: true }],
];

describe('short forms and parents of other languages', () => checkPeople(SHORT));
describe('the unborn have no age', () => checkPeople(UNBORN));
describe('animals by breed', () => checkPeople(ANIMALS));
describe('a list for somebody else', () => checkPeople(FOR_OTHERS));
describe('who sorts their own stuff', () => checkPeople(OWN_STUFF));

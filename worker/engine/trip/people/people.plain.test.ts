/** People as English speakers list them in passing, and what is none. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['Us two, our gremlin of 6 (Nora), and my mum.', 'self; partner; child 6y Nora; parent f'],
  ['We booked our table of 6 (Nora) for dinner. I travel alone.', 'self'],
  ['Nan 84, me and my wife.', 'self; partner f; grandparent 84y f'],
  ['I drive, and Oupa 78 comes along.', 'self; grandparent 78y m'],
  ['Me with two dogs, Bruno and Pip (12 y.o. terrier mix, wears a coat).', 'self'],
  ['Me and Mia (6, loves our dog).', 'self; child 6y Mia'],
  ['Calpol and Infant Tylenol for my son, 2.', 'self; child 2y m'],
  ['Packing list for my son Theo, 13, rugby. Me and his dad only come Saturday to watch.', 'child 13y m Theo'],
];

describe('listed in passing', () => checkPeople(CASES));

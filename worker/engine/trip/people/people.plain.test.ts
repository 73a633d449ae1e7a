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
  ["We're flying up to mind the grandkids (4 and 2), so it's just us, 64 and 66.", 'self 64y; partner 66y'],
  ['Off with the grandkids (4 and 2), me and my husband.', 'self; partner m; child 4y; child 2y'],
  ['Winter sun for the two of us, 67 and 70, all inclusive.', 'self 67y; partner 70y'],
  ['Me, Callum, our two lasses Freya 7 and Bess 3.', 'self; partner Callum; child 7y Freya; child 3y Bess'],
  ["mam's never been on a plane and she's 71, taking her to Norway.", 'self; parent 71y f'],
  ['Last year I took my mam to Norway, now I go alone.', 'self'],
  ['Practice expedition for my daughter Isla, 16.', 'child 16y f Isla'],
  ['Packing list for my son Theo, 13, rugby. Me and his dad only come Saturday to watch.', 'child 13y m Theo'],
  [
    "My own boots, I'm a 13 and they never have them. They got a lad turned round at check-in for a can of Lynx.",
    'self',
  ],
  ["I'm a 34 yo nurse and my lad is 5.", 'self 34y; child 5y m'],
  ['Going to Cairns solo, wife was joining but her leave got rejected.', 'self'],
];

describe('listed in passing', () => checkPeople(CASES));

/** Ages told in a later clause, whom others mind or meet elsewhere, and partners by a pronoun. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const CASES: readonly Case[] = [
  ['haz la lista para mi hijo, se va de campamento, tiene 10 años', 'child 10y m'],
  ['voy a la casa de mi tía, tiene 3 cuartos', 'self'],
  ["just my son and me, he's autistic and 11", 'self; child 11y m'],
  ['me and my two boys, one is 15 the other 12', 'self; child 15y m; child 12y m'],
  ['con mis dos hijos, uno de 4 y el otro de 7', 'self; child 4y; child 7y'],
  ['me and my two bags, one is 15 kg the other 12', 'self'],
  ["my granddaughter is in year 3 and I'm taking her", 'self; child 8y f'],
  ['mi hija va a primero de la ESO, voy con ella', 'self; child 150m f'],
  ['mis papás cuidan a los niños, mi esposo y yo nos escapamos', 'self; partner m'],
  ['my mum minds the kids, me and my husband go', 'self; partner m'],
  ['vamos mi esposo y yo, cuidamos a los niños por turnos', 'self; partner m; child; child'],
  ['la familia de mi novia vive en Lima, vamos ella y yo', 'self; partner f'],
  ['la familia de mi novia vive en Lima, ella ya está allá', 'self'],
  ['me and himself, no kids for once', 'self; partner m'],
  ['he packs for himself and I travel light', 'self'],
  ["our little one is 2, there's also my sister and her fella", 'self; child 2y; partner; sibling f; other m'],
  ['kids are 3 and 6, their mum is at a conference that week, I am their dad', 'self m; child 3y; child 6y'],
  ['me acompaña mi prima Laura', 'self; relative f Laura'],
  ['vamos mi pololo y yo con los papás de él', 'self; partner m; parent*2'],
  ['paphos, me, Dean, my dad (78) and my daughter Maisie, 3', 'self; partner Dean; parent 78y; child 3y f Maisie'],
  ['me and my dad, Ryanair, cabin bags', 'self; parent m'],
  ['my flatmate Nina and I, both 24', 'self 24y; friend 24y Nina'],
  ['vamos mi mujer, la Niña de 4 y yo', 'self; partner f; child 4y f'],
  ['me, my wife and our 3 under 5: 4, 2 and 8 months', 'self; partner f; child 4y; child 2y; child 8m'],
  ['somos cuatro mamás', 'self f; friend*3 f'],
];

describe('told aside', () => checkPeople(CASES));

/** Who travels: those who are only named, lists for somebody else, and bags of one's own. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const ONLY_NAMED: readonly Case[] = [
  ['Working in Hobart for six weeks. The van stays in Cairns with Dad', 'self', { not: ['Dad'] }],
  ["Me and Priya do the coast path. Priya's sister has the tent and stove", 'self; friend Priya', { not: ['sister'] }],
  ["With my wife to Kyoto. Uses her mum's old case", 'self; partner f'],
  ['Voy a Salta. Mi hermana que no opine', 'self', { not: ['Mi hermana'] }],
  ['Vamos mi marido y yo a Soria. Los hijos de mi hermana no vienen', 'self; partner m'],
  ['Travelling as carer with my daughter Beth (22)', 'self; child 22y f Beth'],
  ['Me voy de niñera a Cork, la familia tiene 2 niñas (3 y 5)', 'self', { not: ['2 niñas'] }],
  ['Botas y mono prestados de mi primo, me los da el jueves. Yo esquío', 'self', { not: ['mi primo'] }],
  [
    "Me, Rob and our Ellie 7. Rob's mum comes for the Tuesday only",
    'self; partner Rob; child 7y Ellie',
    { not: ['mum'] },
  ],
  ["Niece's destination wedding in Goa, me and my husband", 'self; partner m'],
];

const NAMED: readonly Case[] = [
  ["Taking Florence (she's 5, yes like the city) to see the sea", 'self; child 5y Florence'],
  ['Tournament in Graz, son Albie 14 plus me as driver', 'self; child 14y m Albie'],
  ['Me 43, wife, kids Noor 8 and Sami 3', 'self 43y; partner f; child 8y Noor; child 3y Sami'],
  ['We are four: me, hubby, 2 kids (Kyle 15, Bree 11)', 'self; partner m; child 15y Kyle; child 11y Bree'],
  ['Los tres primos, Beto, Lalo y yo', 'self; friend Beto; friend Lalo'],
  ['Voy con mi ñaña y mi abuelita', 'self; sibling f; grandparent f'],
  ['Hong Kong con mi esposo y Lola, 71 (MIL)', 'self; partner m; relative 71y Lola'],
  ['Ice fishing with my old man (67)', 'self; parent m 67y'],
  ['Dec nights 50F, me 39 and my husband', 'self 39y; partner m'],
  ['Rookie cook, nine weeks. Kiwi girl, 22. I bring a head torch', 'self f 22y'],
  ['Regalo de jubilación para mis papás (70 y 68), yo soy la hija (41)', 'self 41y; parent 70y; parent 68y'],
];

const LISTS: readonly Case[] = [
  ['Daughter moves into her dorm at Purdue, need HER list, dad and I only drive', 'child f adult'],
  ['Gira de vóley, Juana (14) va con el club, yo no voy', 'child 14y Juana'],
  [
    'Preparo la mochila de mi hermano Teo (19), yo NO voy, va con 2 amigos',
    'sibling m 19y Teo; friend*2',
    { alone: true },
  ],
  ['A Roma con mi amiga Carla, que lleva su propia maleta', 'self; friend f Carla', { alone: true }],
  ['Tokyo with my mum and her carer Ada. Ada does her own packing', 'self; parent f; other Ada'],
  ['Twelve of us in one house, but just do mine', 'self; other*11', { one: true, alone: true }],
  ['Yo acompaño a mi hija Luz (18) que se muda, la lista es mía', 'self; child f 18y Luz', { one: true, alone: true }],
];

describe('those who are only named', () => checkPeople(ONLY_NAMED));
describe('those who are named in passing', () => checkPeople(NAMED));
describe('whose list it is', () => checkPeople(LISTS));

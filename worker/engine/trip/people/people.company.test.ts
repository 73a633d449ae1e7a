/** Who comes along of those told of in passing: lists behind the writer, elders by two names, and those who stay at home. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const LISTS: readonly Case[] = [
  ['Me, Thabo, Lindiwe (9) and Sizwe (4) drive to the coast', 'self; partner Thabo; child 9y Lindiwe; child 4y Sizwe'],
  [
    'its me Gaz and the three boys 12 9 and nearly 4 in the house',
    'self; partner Gaz; child 12y m; child 9y m; child 4y m',
  ],
  ['me wife leo (5) and april whos 9 months', 'self; partner f; child 5y Leo; child 9m April'],
  ['me and my husband (2 guys, 41 & 44) for 3 nights', 'self 41y m; partner 44y m'],
  ['our grandkids Billy whos 8 and Daisy just gone four come with us', 'self; child 8y Billy; child 4y Daisy; partner'],
];

const ELDERS: readonly Case[] = [
  ['me (Len 76) & Dot (72), driving down', 'self 76y; partner 72y Dot'],
  ['Arthur (77) and I (74) take the ferry', 'self 74y; partner 77y Arthur'],
  ['Retired nurse here (70), Harold (73) is coming too', 'self 70y; partner 73y Harold'],
  ['me and Keith with the two grandkids, 7 and 3', 'self; partner Keith; child 7y; child 3y'],
  ['my wife, our son (6) and my mother in law of 70. Oma uses a stick', 'self; partner f; child 6y m; relative f 70y'],
];

const AT_HOME: readonly Case[] = [
  ["work trip to Oslo, hubby's home with our 3 yr old", 'self'],
  ["Jude (8) has his op, its me and him, Rob's at home in Leeds with the baby", 'self; child 8y Jude'],
  ["my niece loves the beach but she's with my sister", 'self'],
  ['Dear all, our daughter has put me on to this, flying solo', 'self'],
  ['no sparklers after what happened with uncle Gary', 'self'],
  ['BIL is hauling the boat, me and my wife drive', 'self; partner f'],
];

const OTHERS: readonly Case[] = [
  ["it's me and Sana, sister Karen is doing the cake", 'self; friend Sana'],
  ['me Gaz and the two boys 9 and nearly 3 who is in nappies', 'self; partner Gaz; child 9y m; child 3y m'],
  ['my niece is the flower girl but shes with my sister', 'self'],
  ['mum and dad can pack their own bags, the list is for us', 'self; parent*2', { alone: true }],
];

const LIST_FOR_ME: readonly Case[] = [
  [
    'fair with my business partner Mr Obi, he will do his own so please do for me ONLY',
    'self; colleague',
    { one: true },
  ],
  ['list for me (f31) + my bf Nico please', 'self f 31y; partner m Nico'],
  ['mum and I, my sister will join later, no need her things', 'self; parent f; sibling f'],
  ['the card game Mr & Mrs comes too', 'self'],
  ['vamos 4 pero hazla para mí sola porfa', 'self; other*3', { one: true }],
  ['vamos seis amigos a Gandía, hazla solo para mí', 'self; friend*5', { one: true }],
  ['somos 5 primas pero ármala para mí nomás', 'self; relative*4', { one: true }],
];

const OWN_LISTS: readonly Case[] = [
  ['Mi polola va en otra cuadrilla, ella hace su lista', 'self; partner f', { alone: true }],
  ['Voy con mi novio pero él se encarga de lo suyo', 'self; partner m', { alone: true }],
  ['Mi marido va aparte y prepara su propia bolsa', 'self; partner m', { alone: true }],
];

const SEVERAL_STAY: readonly Case[] = [
  ['Viajo por trabajo. Mi señora y la niña se quedan', 'self'],
  ['mi esposa y los niños no viajan, voy por trabajo', 'self'],
  ['Vamos mi mujer y yo. Mi madre y los niños se quedan en el pueblo', 'self; partner f'],
  ['Voy con mi mujer y los niños se quedan con la abuela', 'self; partner f'],
];

const BOTH_OF_THEM: readonly Case[] = [
  ['voy sola. soy miope, lentillas y gafas, las dos', 'self f'],
  ['llevo móvil y tablet, los dos', 'self'],
  ['nos vamos de ruta las dos', 'self f; partner f'],
  ['Somos mi mujer, los dos varones de 12 y 8 y yo', 'self; partner f; child 12y m; child 8y m'],
];

describe('lists behind the writer', () => checkPeople(LISTS));
describe('elders by two names', () => checkPeople(ELDERS));
describe('those who stay at home', () => checkPeople(AT_HOME));
describe('others', () => checkPeople(OTHERS));
describe('whom the list is for', () => checkPeople(LIST_FOR_ME));
describe('lists of their own', () => checkPeople(OWN_LISTS));
describe('several who stay', () => checkPeople(SEVERAL_STAY));
describe('both: two people or two things', () => checkPeople(BOTH_OF_THEM));

/** Who travels, in many voices. */
import { describe } from 'vitest';
import { checkPeople, type Case } from './expect-people';

const ALONE: readonly Case[] = [
  ['work. calgary 3 nts, suit + tie the lot', 'self'],
  ['Solo trip to clear my head.', 'self'],
  ['Viajo sola por primera vez.', 'self f'],
  ['voy solo, 5 dias', 'self m'],
  ['31f, period due smack in the middle obvs', 'self f 31y'],
  ['female 27 solo, hostels all the way', 'self f 27y'],
  ["i'm a woman and a bit nervous about the metro", 'self f'],
  ['soy mujer de 45 años, viajo por trabajo', 'self f 45y'],
  ['campaña antartica d verano, bióloga, 67 dias aprox', 'self f'],
  ['estoy cansada del frío, quiero playa', 'self f'],
  ['Estoy embarazada de 20 semanas.', 'self f'],
  ["I'm 71 and travelling alone.", 'self 71y senior'],
  ['34m, first time in asia', 'self m 34y'],
  ["i don't drive, 9 nights in masouri, 30m rope", 'self'],
  ['They drive us straight over the border. 31f, contacts + dust = pain.', 'self f 31y'],
  ['Day trip to Paris, then a long lunch with an old friend.', 'self', { not: ['old friend'] }],
  ['meeting my cousin there, she lives in Miraflores', 'self', { not: ['my cousin'] }],
  ["staying at my aunt's in Berlin", 'self', { not: ['my aunt'] }],
  ['My sister meets us at Waverley, I travel w/ my guide dog Bramble', 'self', { not: ['My sister'] }],
  ['Voy con la comparsa de mi tio desde Cusco, somos como 40.', 'self'],
  ['la mascara me la presta mi primo allá en Ocongate', 'self', { not: ['mi primo'] }],
  ['Me quedo en casa de mi cuñada, ahi hay cuna de su bebe', 'self', { not: ['mi cuñada'] }],
  ['An agency guide takes me up, porters carry 15 kg', 'self'],
  [
    'my cousin sister is keeping one winter jacket ready for me at dublin airport',
    'self',
    { not: ['my cousin sister'] },
  ],
  ['Biosecurity fined my sister for a muddy boot last year', 'self'],
  ['Tengo 34 años y llevo regalos para mi abuela', 'self 34y'],
  ['La boda de mi prima en Oaxaca', 'self', { not: ['mi prima'] }],
  ['kids club next door and no baby shower please', 'self'],
  ['la chamarra me la pasa mi prima que vivió en montreal', 'self', { not: ['mi prima'] }],
  ['Business trip with two colleagues.', 'self; colleague*2', { alone: true }],
];

const PAIRS: readonly Case[] = [
  ['long weekend in Rome w my gf', 'self; partner f'],
  ['w/ my bf, hand luggage only', 'self; partner m'],
  ['My husband and I are celebrating our anniversary.', 'self; partner m'],
  ['me n the missus off to Benidorm', 'self; partner f'],
  ['DH and I are off to the coast', 'self; partner m'],
  ['hubby (coeliac) and me, 7 nights', 'self; partner m'],
  ['with my girlfreind for her birthday', 'self; partner f'],
  ['my husbnad and me', 'self; partner m'],
  ['con mi novoi a la sierra', 'self; partner m'],
  [
    'mi novia y yo (33 y 35), Leticia y Pto Nariño 4 noches, Salento y Cocora 3, cartagena 3',
    'partner f 33y; self 35y',
  ],
  ['mi marido ronca, así que tapones', 'self; partner m'],
  ['voy con mi pareja', 'self; partner'],
  ['con mi mujer, en coche', 'self; partner f'],
  ['just us two, camper van', 'self; partner'],
  ['nosotras dos, escapada', 'self f; partner f'],
  ['viaje de novios en Japón', 'self; partner'],
  ['honeymoon in the Maldives!', 'self; partner'],
  [
    'me n Saoirse (both 18) interrailing 4 wks, 3 nts at her aunts in berlin',
    'self 18y; friend 18y Saoirse',
    { not: ['her aunts'] },
  ],
  ["9 nights w my climbing partner. He's got the 80m rope", 'self; friend'],
  ['my mum and I, she is 78', 'self; parent f 78y'],
  ['Viajo con mi madre, de 78 años', 'self; parent f 78y senior'],
  ['mi vieja y yo nos vamos a Mar del Plata', 'self; parent f'],
  ['Escapada con mi hermana desde Sevilla, las dos solo con equipaje de mano', 'self f; sibling f'],
  ['me and my best mate doing the Highlands', 'self; friend'],
  ['con una amiga a Lisboa', 'self; friend f'],
  ['my daughter, 22, joins me', 'self; child 22y f'],
  ['I go with my dad who turns 70 that week', 'self; parent m 70y'],
  ['yo y mi suegro a pescar', 'self; relative m'],
  ['travelling with my boss', 'self; colleague'],
  ['with my wife, her sister meets us there', 'self; partner f', { not: ['her sister'] }],
  ['retired couple, cruise', 'self senior; partner senior'],
  ['The two of us from Denver', 'self; partner'],
];

const FAMILIES: readonly Case[] = [
  ['DH & I, twin girls (just turned 4) and my stepson 14.', 'self; partner m; child 4y f; child 4y f; child 14y m'],
  [
    "We're 5: us two, Eli (just 13), Noa 9 and my MIL 81 who uses a rollator",
    'self; partner; child 13y Eli; child 9y Noa; relative f 81y',
  ],
  ['me, hubby (coeliac) & twin girls 15. for the four of us', 'self; partner m; child 15y f; child 15y f'],
  ['husband + our 5 month old tag along', 'self; partner m; child 5m'],
  ['fam of four, kids 8 & 11', 'self; partner; child 8y; child 11y'],
  [
    'nos vamos mi esposa y yo, Diego 16 q es chambelan y la bebe de 9 meses',
    'self; partner f; child 16y Diego; child 9m',
  ],
  [
    'me voy con mi hijo Juanjo (6), el papá se queda en Barranquilla y la abuela solo nos lleva al aeropuerto',
    'self; child 6y Juanjo',
    { not: ['el papá', 'la abuela'] },
  ],
  ['somos 4 (2 adultos y 2 niños de 5 y 7)', 'self; partner; child 5y; child 7y'],
  ['pareja y dos críos', 'self; partner; child; child'],
  ['2 adults, 1 toddler, beach', 'self; partner; child toddler'],
  ['Con mi mujer y nuestros dos hijos, de 5 y 8 años.', 'self; partner f; child 5y; child 8y'],
  ['Two adults and our daughter Mia, 2 years old and still in nappies.', 'self; partner; child 2y f Mia'],
  ['Our twins aged 6 are so excited.', 'self; partner; child 6y; child 6y'],
  ['yo con mis peques de 3 y 5', 'self; child 3y; child 5y'],
  ['viajamos con el enano de 4 años y la abuela de 80', 'self; partner; child 4y; grandparent f 80y'],
  ['mis suegros vienen también, y nuestra bebé de 9 meses', 'self; partner; relative*2; child 9m f'],
  ['baby 8 months, me and my partner', 'self; partner; child 8m'],
  ['mum of two (boys 3 and 6), dad stays home', 'self f; child 3y m; child 6y m'],
  ['booked for the 14th, baby girl, c-section at St Thomas', 'self; child 0m f'],
  ['booked for the 14th, baby girl, bag ready by the door', 'self; child 0m f'],
  ['Ava (twin A) hates fireworks. wife and I, twins 4', 'self; partner f; child 4y Ava; child 4y'],
  ['Primera vez con Vera, que tiene 9 meses', 'self; child 9m Vera'],
  ['Family of four: two adults, a 3-year-old and a baby of 8 months.', 'self; partner; child 3y; child 8m'],
  ['Mi hijo de año y medio todavía toma pecho.', 'self; child 18m m'],
  ['Our daughter Emma (7) and our son Jack (4).', 'self; partner; child 7y f Emma; child 4y m Jack'],
  ['With my 16-year-old son.', 'self; child 16y m'],
  ['Our 3yo and our 6yo, ferry', 'self; partner; child 3y; child 6y'],
  ['Viajo yo sola con mis hijos de 3 y 6 años.', 'self f; child 3y; child 6y'],
  ['single dad with two boys, 8 and 10', 'self m; child 8y m; child 10y m'],
  [
    "Christmas at my sister's in Sydney with our two teenagers (14 and 16).",
    'self; partner; child 14y; child 16y',
    { not: ['my sister'] },
  ],
  [
    'Three children: Noah is 11, Ava is 7 and little Sam is 20 months. With my wife.',
    'self; partner f; child 11y Noah; child 7y Ava; child 20m Sam',
  ],
  ['me, my DD (9) and her friend (10)', 'self; child 9y f; friend 10y'],
  ['yo, mi vieja de 76 y los dos nenes (4 y 8)', 'self; parent f 76y; child 4y; child 8y'],
  ['con mi marido y el bebé de 3 semanas', 'self; partner m; child 1m'],
  ['my wife, an 18 months old, and no idea what to pack', 'self; partner f; child 18m'],
];

const GROUPS: readonly Case[] = [
  [
    'stag do. me (best man) + 3 mates + the groom. JUST my list pls the lads can sort themselves out',
    'self m; friend*3; friend m',
    { one: true, alone: true },
  ],
  [
    '5 girls (well, all 60+!!) do the list for ONE of us',
    'self f 60y senior; friend*4 f 60y senior',
    { one: true, alone: true },
  ],
  ['vamos 6 amigas, hazme la lista para UNA y la paso al grupo', 'self f; friend*5 f', { one: true, alone: true }],
  [
    'le mans 24hr w 4 mates camping, ive only got to sort my own sleeping stuff + clothes',
    'self; friend*4',
    { one: true, alone: true },
  ],
  ['Somos seis amigos.', 'self; friend*5'],
  ['4 of us, all in our thirties', 'self; other*3'],
  ['Girls trip with three friends.', 'self f; friend*3 f'],
  ['Grupo de 8 personas.', 'self; other*7'],
  ['Dos parejas, sin hijos.', 'self; partner; friend*2'],
  ['A week on a yacht, eight friends from Vienna.', 'self; friend*7'],
  ['skiing with my two cousins and my uncle', 'self; relative*2; relative m'],
  ['me and saoirse n 2 others, just do MY list', 'self; friend Saoirse; other*2', { one: true, alone: true }],
  ['party of 6 incl 2 kids (4, 9)', 'self; other*3; child 4y; child 9y'],
];

const OTHERS: readonly Case[] = [
  ["it's for my parents, I'm not going", 'parent*2'],
  ["packing list for my son's school trip, he's 12", 'child 12y m'],
  ['mi hija de 10 años se va de campamento, yo no voy', 'child 10y f'],
  ['es para mi madre (70), ella viaja sola', 'parent f 70y'],
];

describe('who travels: one person', () => checkPeople(ALONE));
describe('who travels: two people', () => checkPeople(PAIRS));
describe('who travels: families', () => checkPeople(FAMILIES));
describe('who travels: groups', () => checkPeople(GROUPS));
describe('who travels: planned for others', () => checkPeople(OTHERS));

import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf, thingsOf } from './things-of.fixture';

/** Concepts by fate, or else words in quotation marks. */
const fates = (text: string, locale: Locale) => fatesOf(text, locale, ({ concept, words }) => concept ?? `«${words}»`);

type Case = [text: string, expected: Record<string, string>];

const has = (found: Record<string, string[]>, expected: Record<string, string>): void => {
  for (const [fate, concepts] of Object.entries(expected))
    for (const concept of concepts.split(' ').filter(Boolean))
      if (concept.startsWith('!')) expect(found[fate] ?? [], `${fate} without`).not.toContain(concept.slice(1));
      else expect(found[fate] ?? [], fate).toContain(concept.replaceAll('_', ' '));
};

const ENGLISH: Case[] = [
  [
    'Tents, mats and stove all on the truck, own sleeping bag & pillow tho.',
    { provided: 'tent mats stove', bring: 'sleeping-bag pillow' },
  ],
  [
    'skis, boards, helmets AND jacket/pants hired, but they dont hire gloves or goggles',
    { rented: 'skis ski-jacket ski-trousers', bring: 'ski-gloves ski-goggles' },
  ],
  [
    'FRs hard hat glasses gloves all handed out at the gate but boots u bring ur own',
    { provided: 'fr-clothing hard-hat safety-glasses work-gloves', bring: 'safety-boots' },
  ],
  [
    'I bring harness shoes chalk belay device helmet for the climbing. He has the 80m rope and 18 draws, my climbing partner.',
    { bring: 'climbing-harness chalk belay-device climbing-helmet climbing-shoes' },
  ],
  [
    'slides on the work macbook, my own clicker, posters printed there',
    { bring: 'laptop clicker', provided: 'poster-tube' },
  ],
  ['Weekly standup with camera, so a decent shirt.', { bring: 'shirt' }],
  ['Shared dorm, sheets provided not towels.', { provided: 'bed-linen', bring: 'towels' }],
  ['Malaria tabs sorted already.', { bring: 'malaria-tablets' }],
  ['Me and my mate Shaz, both in our late 40s. boots and towels from home.', { bring: 'boots towels' }],
  ['Travelling with my mate Dave. Tent sorted by Dave, stove too.', { 'other-brings': 'tent' }],
  [
    'bringing our moto helmets too - no wait, we hire those with the scooter',
    { rented: 'motorcycle-helmet', bring: '!motorcycle-helmet' },
  ],
  ['boots: the steel toe wellies no wait they split, the rigger boots', { bring: 'safety-boots' }],
  ['Danny is one of my mates coming. Danny has the inflatable costume.', { 'other-brings': 'costume' }],
  ['no tent, NOT camping', { stays: 'tent' }],
  ['everyones saying sleeping bag but hostels ban them cos bedbugs', { bring: '!sleeping-bag' }],
  ['they lost my case in nov. work laptop, demo tablet, my clicker.', { bring: 'laptop tablet clicker !suitcase' }],
  ['forgot a lock on school tour and got my airpods nicked', { 'forgotten-before': 'padlock', bring: '!headphones' }],
  ['last yr no earplugs = mistake', { 'forgotten-before': 'ear-plugs' }],
  [
    'Hospital accommodation is having bed, duvet, sheets - towels we only bring.',
    { provided: 'duvet bed-linen', bring: 'towels' },
  ],
  ['cooker NO. Stethoscope, fob watch.', { bring: 'stethoscope fob-watch' }],
  [
    'My cousin is keeping one winter jacket and one boots ready for me at the airport so those not needed.',
    { bring: '!winter-jacket !boots' },
  ],
  [
    "Our guide dog Bramble's food has already been posted to the apartment but she needs her harness, bowl and towel.",
    { sent: 'dog-own-food', bring: 'dog-harness dog-bowl dog-towel' },
  ],
  ['Daz says bring ur own plate n mug', { bring: 'plate-mug' }],
  ['a steak place that wont let you in w/ trainers', { stays: '!trainers', bring: '!trainers' }],
  ['tux is being rented with shirt and bow tie, shoes not', { rented: 'tuxedo', bring: 'shoes' }],
  ['MIL says pack diapers lol no theyre potty trained', { bring: '!nappies' }],
  ['2 bedouin camps with beds and blankets', { provided: 'blanket' }],
  [
    'my own skates n the stick come with me, wrist splint too, we play hockey',
    { bring: 'ice-skates hockey-stick wrist-guards' },
  ],
  ['Everything was shipped ahead: my bike and the helmet. bike already shipped', { sent: 'bike' }],
  ["we'll buy snow boots there, and a sledge", { 'buy-there': 'winter-boots' }],
  [
    'The Airbnb has a cot, highchair and washing machine but no towels.',
    { provided: 'cot high-chair', bring: 'towels' },
  ],
  [
    'car seats come with the rental and the double stroller gets delivered to the hotel',
    { provided: 'car-seat stroller' },
  ],
  ['I cannot sleep without my weighted blanket', { bring: 'fidget' }],
  ['ponchos!! paid $15 each last time', { bring: 'poncho' }],
  ['My father brings his own wheelchair, he comes along.', { bring: 'wheelchair' }],
  ['leaving the drone at home, banned. camera yes', { stays: 'drone' }],
  ['not taking a laptop this time', { stays: 'laptop' }],
  ['I will wear my boots on the plane', { wear: 'boots' }],
  ['snorkel gear is included in the boat price', { provided: 'snorkel-set' }],
  ['towels they dont provide', { bring: 'towels' }],
  ['Kit list from them: sleeping mat, head torch, whistle', { bring: 'sleeping-mat headlamp whistle' }],
  ['swimsuit just in case', { bring: 'swimwear' }],
  ['Our tent leaked last time so I bought a new tent', { bring: 'tent' }],
  ['kettle in the room, so just tea bags from home', { bring: 'tea' }],
];

const SPANISH: Case[] = [
  [
    'Ella vestido largo, bolero y pajarita (la pone el coro).',
    { bring: 'evening-dress «bolero»', provided: 'bow-tie' },
  ],
  ['Bebé: body, gorrito y la manta que bordó mi madrina', { bring: 'onesie blanket' }],
  ['Refugio con literas (saco sí, que allí no hay mantas).', { bring: 'sleeping-bag-saco' }],
  ['Mi cuñado lleva la cámara, yo las linternas y el café.', { 'other-brings': 'camera', bring: 'coffee' }],
  ['El pasaporte, que ya no vale el DNI para Londres.', { bring: 'passport', stays: 'id-card' }],
  ['La cámara con teleobjetivo la llevo yo.', { bring: 'camera' }],
  ['El equipo de sonido va por mensajería, los disfraces viajan en contenedor.', { sent: 'costume' }],
  ['El kasko y los vastones los llevo yo.', { bring: 'helmet trekking-poles' }],
  ['Estoy cansao de perder el paraguas: mochila y gorra.', { bring: 'cap' }],
  ['Botas de agua por el pie vendado.', { bring: 'wellies' }],
  ['Blusas 6 que allí planchan, binoculares cada quien los suyos.', { bring: 'blouse binoculars' }],
  ['Seis camisas que en el hotel planchan.', { bring: 'shirt' }],
  ['las toallas de baño están pero las de piscina no', { provided: 'towels', bring: 'beach-towel' }],
  ['esterillas las pone la profe', { provided: 'sleeping-mat' }],
  [
    'Bandas, diademas y chorradas las lleva Marta, altavoz la Carmen, plancha y secador Lucía. Somos 6 amigas.',
    { 'other-brings': 'party-sashes speaker hair-dryer' },
  ],
  ['la última vez se me olvidó el cargador Y las bragas', { 'forgotten-before': 'phone-charger underwear' }],
  [
    'El apto es amoblado con ropa de cama, toallas y ollas, y tiene lavadora.',
    { provided: 'bed-linen towels cooking-stuff' },
  ],
  ['Los abrigos de invierno los compramos allá en noviembre', { 'buy-there': 'coat' }],
  [
    'el colegio no usa uniforme y los útiles los dan',
    { provided: 'study-material', bring: '!school-uniform !uniform' },
  ],
  ['Mi niño no duerme sin su dinosaurio.', { bring: 'comfort-toy' }],
  [
    'la chamarra buena ya la tengo, me la paso mi prima, y 2 térmicos; las botas de nieve las compro allá',
    { bring: 'winter-jacket thermals', 'buy-there': 'winter-boots' },
  ],
  [
    'renté el kit de la asociación: cobija, almohada, sábanas, sartén, platos, toallas NO trae',
    { rented: 'blanket pillow bed-linen', bring: 'towels' },
  ],
  ['ahí ni traje de baño usan pero por si las dudas', { stays: '!swimwear' }],
  ['en abril hay cena de gala, vestido largo negro', { bring: 'evening-dress' }],
  ['secadora de pelo la dejo por el voltaje', { stays: 'hair-dryer' }],
  [
    'El equipo lo da la DNA en Buenos Aires: campera, mameluco, botas, guantes gruesos, gorro y antiparras.',
    { provided: 'winter-jacket ski-gloves warm-hat' },
  ],
  ['Lo de adentro lo ponemos nosotros: térmica, polares, medias.', { bring: 'thermals fleece socks' }],
  ['Camas con frazadas, toallas no dan.', { provided: 'blanket', bring: 'towels' }],
  ['Mi réflex sí, dron ni ahí, prohibido.', { bring: 'camera', stays: 'drone' }],
  ['los trajes secos son del instituto', { provided: 'dry-suit' }],
  ['botas de agua y mosquitera las pone el lodge', { provided: 'wellies mosquito-net' }],
  ['durmiendo en chinchorro que también lo ponen', { provided: 'hammock' }],
  [
    'La comparsa pone toldos, carpas y cocina, el traje de ukuku y la máscara me los presta mi primo allá.',
    { provided: 'tarp tent mask-dance' },
  ],
  ['no llevo cámara buena por respeto. Botas sí tengo.', { stays: 'camera', bring: 'boots' }],
  [
    'ahí hay cuna y carriola de su bebé. la autosilla sí va obvio. el regalo ya se lo mandamos',
    { provided: 'cot stroller', bring: 'car-seat', sent: 'gift' },
  ],
  ['me piden que no lleve joyas ni maquillaje', { stays: 'jewellery makeup' }],
  ['hay nieve y las raquetas las alquilamos allí', { rented: 'snowshoes-raquetas' }],
  ['las raquetas y pelotas las llevo yo, hay pista', { bring: 'tennis-racket' }],
  ['llevo zapatos cerrados y la mochila grande, no?', { bring: 'work-shoes' }],
  ['mi abuela es medio sorda y usa audífonos', { bring: 'hearing-aids-worn' }],
  ['mi hijo Marcos, 9 años, saco y esterilla suyos', { bring: 'sleeping-mat' }],
  ['una cámara réflex con 2 objetivos', { bring: 'camera' }],
  ['uso lentes de contacto y tomo levetiracetam', { bring: 'contact-lenses epilepsy-tablets' }],
  ['Mi hermano Luis viene conmigo: él lleva la tienda y el hornillo, yo el saco', { bring: 'tent-tienda stove' }],
  ['alquilamos esquís y botas allí, el casco lo llevamos', { rented: 'skis ski-boots', bring: 'ski-helmet' }],
  ['la carpa la lleva el guía', { provided: 'tent' }],
  ['sin portátil, que son vacaciones', { stays: 'laptop' }],
  ['el arnés y los pies de gato los llevo yo, la cuerda es de mi colega', { bring: 'climbing-harness climbing-shoes' }],
  ['nos dan toallas y jabón, pero secador no hay', { provided: 'towels', bring: 'hair-dryer' }],
];

test.each(ENGLISH)('English: %s', (text, expected) => has(fates(text, 'en'), expected));
test.each(SPANISH)('Spanish: %s', (text, expected) => has(fates(text, 'es'), expected));

test('each thing keeps its words and where they stand', () => {
  const text = 'We hire skis. My long black dress comes with me.';
  const things = thingsOf(text, 'en');
  expect(things.map(({ words, fate }) => [words, fate])).toEqual([
    ['skis', 'rented'],
    ['long black dress', 'bring'],
  ]);
  for (const { evidence } of things) expect(text.slice(evidence.start, evidence.end)).toMatch(/skis|dress/);
});

test('a number counts what stands right behind it, not what a plus or a full stop parts from it', () => {
  const counted = (text: string, locale: 'en' | 'es') =>
    thingsOf(text, locale).map(({ words, quantity }) => [words, quantity]);
  expect(counted('llevo 2 cámaras + trípode', 'es')).toContainEqual(['trípode', undefined]);
  expect(counted('Both in our late 40s. boots and towels from home.', 'en')).toContainEqual(['boots', undefined]);
  expect(counted('a 3/2 wetsuit and boots', 'en')).toContainEqual(['wetsuit', undefined]);
  expect(counted('llevo blusas x2 y botas', 'es')).toContainEqual(['blusas', 2]);
});

test('a number that says how big or how warm a thing is counts none of them', () => {
  const counted = (text: string) => thingsOf(text, 'en').map(({ concept, quantity }) => [concept, quantity]);
  expect(counted('We bring our own 4 man tent.')).toContainEqual(['tent', undefined]);
  expect(counted('I bring my -15 sleeping bag.')).toContainEqual(['sleeping-bag', undefined]);
  expect(counted('My gels, 8, theirs upset my stomach.').map(([, quantity]) => quantity)).toEqual([8]);
  expect(counted('My boots, 8, and a coat.').map(([, quantity]) => quantity)).toEqual([undefined, undefined]);
  expect(counted('I bring my own 4 inch trowel.').map(([, quantity]) => quantity)).toEqual([undefined]);
  expect(counted('I bring £40 pocket money.').map(([, quantity]) => quantity)).toEqual([undefined]);
  expect(counted('We bring 2 tents.')).toContainEqual(['tent', 2]);
});

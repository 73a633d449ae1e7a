/** What is lacking among what others give, what somebody else has in few words, and what is refused only in part. */
import { expect, test } from 'vitest';
import { fatesOf, thingsOf } from './things-of.fixture';

const fates = (text: string): Record<string, string> =>
  Object.fromEntries(thingsOf(text, 'es').map(({ fate, words }) => [words.toLowerCase(), fate]));

const CASES: [string, Record<string, string>][] = [
  ['Hay sábanas, toallas de baño, trona y lavadora, las de playa NO', { 'toallas de playa': 'bring' }],
  ['Me quedo en el piso de mi prima, con lavadora, cama, toallas', { toallas: 'provided' }],
  ['En casa de mi hermano: sábanas, toallas, secador hay', { sábanas: 'provided', toallas: 'provided' }],
  ['Cuchillos y delantales, todo del tío Julián', { cuchillos: 'other-brings', delantales: 'other-brings' }],
  ['Camisetas y calcetines todo de algodón', { camisetas: 'bring', calcetines: 'bring' }],
  ['La silla de paseo ni sacarla, que es todo cuesta', { 'silla de paseo': 'stays' }],
  ['La cámara se la llevó mi hijo a Córdoba', { cámara: 'stays' }],
  ['Largavistas me presta el vecino', { largavistas: 'bring' }],
  ['La cabaña trae ollas, platos y mantas; almohadas no.', { mantas: 'provided', almohadas: 'bring' }],
  ['El campamento pone carpas y colchonetas. Sábanas y cobija NO', { sábanas: 'bring', cobija: 'bring' }],
  ['La residencia da almohada, mantas ni hablar', { almohada: 'provided', mantas: 'bring' }],
  ['Hay toallas, pero de alberca no', { 'toallas de alberca': 'bring' }],
  ['The lodge has duvets and pillows. Towels no', { duvets: 'provided', towels: 'bring' }],
  [
    'Las botas las alquilamos, guantes y antiparras nuestros',
    { botas: 'rented', guantes: 'bring', antiparras: 'bring' },
  ],
  ['Esquís alquilados, nuestros amigos llevan la carpa', { carpa: 'other-brings' }],
  ['Cabaña con parrilla, ropa blanca sí, toallones no', { 'ropa blanca': 'provided', toallones: 'bring' }],
  ['Me dijeron camisas de botones porque nada por la cabeza', { 'camisas de botones': 'bring' }],
  ['Nos dijeron que no llevemos toallas', { toallas: 'stays' }],
  ['No puedo usar lentes de marco así que los de contacto', { 'lentes de marco': 'stays', 'los de contacto': 'bring' }],
  ['No hay plancha así que nada de camisas', { camisas: 'stays' }],
  ['Nos dan casco, botas y pala, lo personal va por mi cuenta', { casco: 'provided', pala: 'provided' }],
  ['Llevo guantes de arquero (no los prestan), primera capa', { 'primera capa': 'bring' }],
  ['Traigo raquetas (las pelotas las ponen ellos), muñequeras', { muñequeras: 'bring' }],
  ['Los bastones me los presta mi cuñado y las polainas no hacen falta', { bastones: 'bring', polainas: 'stays' }],
  ['El traje me lo presta mi primo en Cusco', { traje: 'provided' }],
  ['Nos dan el telescopio. Sandboard no porque me da miedo', { sandboard: 'stays' }],
  ['El club da la camiseta y el seguro, las carpas no son necesarias', { carpas: 'stays' }],
  ['La sombrilla no la dejan pasar, poncho sí llevo', { poncho: 'bring' }],
  ['La bocina la trae el delegado y las bandejas también', { bocina: 'other-brings', bandejas: 'other-brings' }],
  ['La cafetera la tiene doña Rosa', { cafetera: 'other-brings' }],
  [
    'Nerea lleva la empanada que soy alérgica y el mantel; Unai la nevera',
    { mantel: 'other-brings', nevera: 'other-brings' },
  ],
  ['Vino prohibido, navaja también', { navaja: 'stays' }],
  ['Llevo una linterna y baterías, generador hay', { linterna: 'bring', baterías: 'bring' }],
  ['La abuela se pone mala en los barcos, andador y faja', { andador: 'bring', faja: 'bring' }],
  ['Nada de botellas grandes, chiquita sí', { 'botellas grandes': 'bring' }],
  ['La cartilla del banco, que no se me quede', { 'cartilla del banco': 'bring' }],
  ['Diploma y contrato firmado en papel', { diploma: 'bring', 'contrato firmado': 'bring' }],
  ['El smoking ya lo tiene mi primo, los zapatos no', { smoking: 'other-brings', zapatos: 'bring' }],
  ['Sombrero, pañoletas que las trae la profesora', { sombrero: 'bring', pañoletas: 'provided' }],
  ['Andador ya no, solo la faja', { andador: 'stays', faja: 'bring' }],
  ['Cuñas no soporto, así que alpargatas', { alpargatas: 'bring' }],
  ['Cabaña equipada, sin toallas', { toallas: 'bring' }],
  ['Mi cuñado ya tiene el repelente', { repelente: 'other-brings' }],
  ['La vez pasada sin guantes no pude abrir la carpa', { guantes: 'bring' }],
  ['La guía pone tienda, colchoneta y comida, saco y funda propios', { saco: 'bring', funda: 'bring' }],
  ['Ellos dan casco y arnés; guantes también, las botas no', { guantes: 'provided', botas: 'bring' }],
  // Who forgets it, who has it there, who asks in vain, what is worn where.
  ['El pasaporte y el cargador que siempre se queda en el cajón', { pasaporte: 'bring', cargador: 'bring' }],
  ['La tarjeta del forfait, QUE NO SE QUEDE EN EL CAJÓN', { tarjeta: 'bring', forfait: 'bring' }],
  ['Vamos en coche, las cadenas en el maletero desde noviembre', { cadenas: 'sent' }],
  [
    'Yo llevo la cámara, Pau el trípode y Lalo el dron',
    { cámara: 'bring', trípode: 'other-brings', dron: 'other-brings' },
  ],
  ['Él las herramientas, yo la ropa', { herramientas: 'other-brings', ropa: 'bring' }],
  ['En Medellín es de jean y blazer', { jean: 'bring', blazer: 'bring' }],
  ['Frazadas y guateros hay de sobra', { frazadas: 'provided', guateros: 'provided' }],
  ['Mi traje de huaso este año filo, voy de polerón', { 'traje de huaso': 'stays', polerón: 'bring' }],
  ['Mi vieja quiere que lleve jean, ni en pedo', { jean: 'stays' }],
  ['Mi tío pide jamón pero no lo dejan pasar', { jamón: 'stays' }],
  ['Por la noche hay baile, así que zapatos de baile', { 'zapatos de baile': 'bring' }],
  ['La uta me dejó cicatriz así que manga larga siempre', { 'manga larga': 'bring' }],
  ['Harina PAN no que allá hay', { 'harina pan': 'provided' }],
  ['Móvil y smartwatch fuera', { móvil: 'stays', smartwatch: 'stays' }],
  ['Las almendras ya las traigo de vuelta', { almendras: 'buy-there' }],
  [
    'De la compra nos toca el chocolate; la cafetera la ponen mis cuñados',
    { chocolate: 'bring', cafetera: 'other-brings' },
  ],
  ['Hay toallas de cuerpo pero NO de piscina', { 'toallas de piscina': 'bring' }],
  ['Regalo ya hicimos vaquita, nadie lleve nada', { regalo: 'provided' }],
  // An organisation that hands out, what a hut lacks, what is no camping, a relation in short.
  ['La fundación pasa martillos, cascos y antiparras', { martillos: 'provided', antiparras: 'provided' }],
  ['La escuela nos pasa las tablas', { tablas: 'provided' }],
  ['Hay colchones pero ni una sábana ni almohada, toallas tampoco', { sábana: 'bring', toallas: 'bring' }],
  ['No llevo botas, sandalias tampoco', { botas: 'stays', sandalias: 'stays' }],
  ['No es camping aunque suene, carpa no', { carpa: 'stays' }],
  ['Me deja sábanas y toalla. Necesito DNI SÍ o SÍ', { toalla: 'provided', dni: 'bring' }],
  ['Reloj de aguja porque no dejan móvil', { 'reloj de aguja': 'bring', móvil: 'stays' }],
  ['Los apuntes no los llevo que el año pasado los repasé', { apuntes: 'stays' }],
  ['¿Juli lleva la carpa? No, olvidate, lleva el mate y la guitarra', { guitarra: 'other-brings' }],
  ['Rancho con cocina a garrafa con ollas', { ollas: 'provided' }],
  ['Llevo cocina de camping con ollas', { ollas: 'bring' }],
  ['En la costa nadie se pone saco y corbata, guayabera', { 'saco y corbata': 'stays', guayabera: 'bring' }],
  ['Snorkel: el equipo lo rentamos', { snorkel: 'rented' }],
  ['El doctor dijo tapones para la alberca', { tapones: 'bring' }],
  ['La pediatra recomienda gafas de sol', { 'gafas de sol': 'bring' }],
  ['Inhalador no, eso es de mi hno', { inhalador: 'other-brings' }],
  ['Llevo un polar para el aire polar del aula', { polar: 'bring' }],
];

const CONCEPTS: [string, Record<string, string | undefined>][] = [
  ['Esquís alquilados; botas las mías sí. Cascos tenemos los dos.', { botas: 'ski-boots', cascos: 'ski-helmet' }],
  ['La piscina es climatizada y piden gorro', { gorro: 'swim-cap' }],
  ['Llevo inflador, cámaras y parches', { cámaras: 'bike-tools' }],
  ['Mallas, pareos y ojotas', { mallas: 'swimwear-malla' }],
  ['Llevo las 2 plumas de adrenalina', { 'plumas de adrenalina': 'adrenaline-pen' }],
  ['Para la despedida de mi amiga llevo velo y bandas', { velo: 'bridal-veil' }],
  ['Los cepillos de dientes para los niños los lleva Paola', { 'cepillos de dientes': undefined }],
];

test.each(CONCEPTS)('%s', (text, expected) => {
  const found = Object.fromEntries(thingsOf(text, 'es').map(({ concept, words }) => [words.toLowerCase(), concept]));
  expect(Object.fromEntries(Object.keys(expected).map((words) => [words, found[words]]))).toEqual(expected);
  for (const words of Object.keys(expected)) expect(Object.keys(found)).toContain(words);
});

test('what is seen, done and eaten there is no thing to bring', () => {
  expect(thingsOf('We want to do the beach, crabbing off the pier, the abbey, and fish n chips', 'en')).toEqual([]);
  expect(thingsOf('Queremos probar el vino y comer jamón', 'es')).toEqual([]);
  expect(fatesOf('Hoping to see whales, binoculars and tripod', 'en')).toEqual({ bring: ['binoculars', 'tripod'] });
});

test('what stands before a thing in its own piece is no thing of its own', () => {
  expect(fatesOf('Hiking two days, decent boots, poles', 'en')).toEqual({ bring: ['boots', 'trekking-poles'] });
});

test('what a house that has everything lacks comes along', () => {
  expect(fatesOf('Cottage has everything but no dog bed', 'en')).toEqual({ bring: ['dog-bed'] });
  expect(fatesOf('La casa tiene de todo menos secador', 'es')).toEqual({ bring: ['hair-dryer'] });
});

test('a bracket behind a dinner says how one dresses for it', () => {
  expect(fatesOf('Hay cena de gala el sábado (guayabera mi esposo, vestidos nosotras)', 'es')).toEqual({
    bring: ['linen-shirt', 'dress'],
  });
});

test('what somebody does not sleep without is their soft toy', () => {
  expect(fatesOf('La niña no duerme sin su conejo', 'es')).toEqual({ bring: ['comfort-toy'] });
});

test('tablets of an animal are its medicine', () => {
  expect(fatesOf("Last time I forgot the dog's tablets", 'en')).toEqual({ 'forgotten-before': ['pet-medicine'] });
});

test('what is mine is not everybody’s', () => {
  const boots = thingsOf('Vamos mi mujer y yo. Esquís alquilados, botas las mías sí', 'es').find(
    ({ words }) => words === 'botas',
  );
  expect(boots).toMatchObject({ fate: 'bring', travellers: ['t1'] });
});

test('Spanish verbs and idioms name no thing', () => {
  for (const text of [
    'Planchas hay, eso dice la anfitriona',
    'Me va a bajar la regla justo esos días',
    'Copa vía Panamá',
  ])
    expect(thingsOf(text, 'es').filter(({ words }) => /dice|regla|copa/i.test(words))).toEqual([]);
});

test.each(CASES)('%s', (text, expected) => {
  expect(fates(text)).toMatchObject(expected);
});

test('beside asthma a puffer is an inhaler', () => {
  expect(fatesOf('He has asthma: his puffer and the spacer', 'en')).toEqual({ bring: ['inhaler', 'spacer'] });
  expect(fatesOf('Bring the puffer, it is cold', 'en')).toEqual({ bring: ['winter-jacket'] });
});

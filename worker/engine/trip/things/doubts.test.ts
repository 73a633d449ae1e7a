/** What a trip hinges on is taken off by strong evidence alone. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { questionsOfThings } from './questions';
import { isSurelyOff } from './reading';
import { fatesOf, thingsOf } from './things-of.fixture';

const CASES: [Locale, string, Record<string, string[]>][] = [
  // One of its kind stays, the other comes.
  ['es', 'Botas las viejas, las nuevas se quedan', { bring: ['boots'] }],
  ['es', 'el andador plegable viene, el grande lo dejamos', { bring: ['rollator'] }],
  ['es', 'Silla de ruedas la manual, la eléctrica se queda', { bring: ['wheelchair'] }],
  ['es', 'No llevo la bici de carretera, la de montaña sí', { bring: ['bike'] }],
  ['en', "Mum's wheelchair, not the electric, the manual", { bring: ['wheelchair'] }],
  ['en', 'not the double buggy, the single one', { bring: ['stroller'] }],
  // Somebody's, and packed by whoever writes.
  ['es', 'carpa pa 4 que es de mi hermano', { bring: ['tent'] }],
  ['en', "the tent is my brother's but he's not coming", { bring: ['tent'] }],
  ['es', 'guantes de los peques prestados de mi cuñada', { bring: ['gloves'] }],
  ['es', 'En casa de mi madre hay cuna prestada', { provided: ['cot'] }],
  ['en', 'Ryan has all the passports in his folder', { bring: ['passport'] }],
  ['en', 'passports are with the embassy till monday', { bring: ['passport'] }],
  ['en', 'gear rental incl tank and weights, C-card', { bring: ['dive-log'] }],
  ['en', 'Dave drives, no licence needed', { stays: ['driving-licence'] }],
  // Medicines and aids.
  ['en', 'allergic to bees - epipen', { bring: ['adrenaline-pen'] }],
  ['es', 'alérgica a las avispas - autoinyector', { bring: ['adrenaline-pen'] }],
  ['es', 'Soy alérgica a la penicilina', { stays: ['medication'] }],
  ['en', 'his cpap, distilled water we buy there', { bring: ['cpap'] }],
  ['es', 'Ventolin, que en la casa de mi abuela hay gatos', { bring: ['inhaler'] }],
  ['es', 'El oxígeno lo pone el hotel', { provided: ['oxygen'] }],
  // Ready, none owned yet, left once, used from there.
  ['es', 'Mis botas ya están domadas', { bring: ['boots'] }],
  ['es', 'las botas ya están incluidas', { provided: ['boots'] }],
  ['es', 'Guantes ni uno', { bring: ['gloves'] }],
  ['es', 'Tacones ni uno', { stays: ['heels'] }],
  ['en', 'we left the spacer behind at Easter', { 'forgotten-before': ['spacer'] }],
  ['es', 'en marzo dejé el cargador en el hotel', { 'forgotten-before': ['phone-charger'] }],
  ['en', 'I left the drone at home', { stays: ['drone'] }],
  ['es', 'Trabajo unas horas con el portátil desde allí', { bring: ['laptop'] }],
  ['es', 'La casa tiene vajilla, NO tiene ropa blanca: sábanas para dos camas', { bring: ['bed-linen'] }],
  // What makes up for sheets that are lacking, or for nights elsewhere.
  ['en', 'no sheets or sleeping bags', { stays: ['sleeping-bag'] }],
  ['en', 'They provide everything: tents, sleeping bags', { provided: ['tent', 'sleeping-bag'] }],
  // What is said beside a list, or in a bracket after it, takes none of it off.
  ['es', 'Dobok, espinilleras, guantes y coquilla (en Soria no le dejaron entrar)', { bring: ['pads', 'gloves'] }],
  ['es', 'Ana con otitis, tapones o no se baña', { bring: ['ear-plugs'] }],
  ['en', 'Bear or he wont sleep, a towel', { bring: ['towels'] }],
  ['en', 'Boots, widgets, 3 shorts, shirts', { bring: ['boots', 'shorts', 'widgets'] }],
  ['es', 'Mantas gordas en vez de saco', { bring: ['blanket'] }],
  ['en', 'a sling instead of the pram', { stays: ['stroller'] }],
];

test.each(CASES)('%s: %s', (locale, text, expected) => {
  const found = fatesOf(text, locale);
  for (const [fate, concepts] of Object.entries(expected))
    expect(found[fate] ?? [], JSON.stringify(found)).toEqual(expect.arrayContaining(concepts));
});

describe('what takes nothing off', () => {
  test.each<[Locale, string]>([
    ['en', 'Not bringing the ebike'],
    ['es', 'nada de botas nuevas'],
    ['es', 'La tienda de mi cuñado, que no viene'],
    ['es', 'Mi hermana cae el 23 con su propia ropa de cama'],
    ['en', 'Friday night in the chalet, bedding included'],
  ])('%s: %s', (locale, text) => {
    expect(thingsOf(text, locale).filter((thing) => isSurelyOff(thing))).toEqual([]);
  });

  test.each<[Locale, string]>([
    ['en', 'Bikes stay home'],
    ['es', 'nada de tacones'],
    ['en', 'The lodge has bedding'],
  ])('but: %s: %s', (locale, text) => {
    expect(thingsOf(text, locale).some((thing) => isSurelyOff(thing))).toBe(true);
  });
});

test('what is in doubt is asked, with both answers as corrections', () => {
  const [question, ...more] = questionsOfThings(thingsOf('Ryan has all the passports. The lodge has towels.', 'en'));
  expect(more).toEqual([]);
  expect(question?.text.en).toBe('Do you have to bring “passports”?');
  expect(question?.options.map(({ correction }) => correction)).toEqual([
    { things: [{ words: 'passports', fate: 'bring' }] },
    { things: [{ words: 'passports', fate: 'provided' }] },
  ]);
});

test.each<[Locale, string, string]>([
  // What keeps a friend of the trip well.
  ['en', 'Me and my friend Dan. Dan has asthma, inhaler with spacer.', 'inhaler'],
  ['es', 'Voy con mi amigo Nico. Nico usa inhalador.', 'inhaler'],
  // What is asked for beside what is there.
  ['es', 'En el refugio hay colchones, saco sí.', 'sleeping-bag-saco'],
  ['es', 'colchón hay pero mantas pocas, así q bolsa de dormir sí o sí', 'sleeping-bag'],
  ['en', 'sleeping bag a must, tent no', 'sleeping-bag'],
  ['en', 'I bring the small tripod not the big one.', 'tripod'],
  ['en', 'Beds are made but no towels.', 'towels'],
  ['es', 'ahí solo dejan bloqueador amigable con el coral', 'sunscreen'],
])('is packed: %s: %s', (locale, text, concept) => {
  expect(thingsOf(text, locale).find((thing) => thing.concept === concept)?.fate).toBe('bring');
});

test('a place that has linen keeps it', () => {
  expect(thingsOf('Cabaña con parrilla, ropa blanca sí, toallones no', 'es').map(({ fate }) => fate)).toContain(
    'provided',
  );
});

/** Who has a thing, in Spanish: whose turn it is, what somebody keeps for the writer, what is sent, carried by hand or refused. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  ['El secador le toca a Vero', { secador: 'other-brings' }],
  ['La hielera y la parrilla les tocan a mis primos', { hielera: 'other-brings', parrilla: 'other-brings' }],
  ['Mi madrina me tiene un abrigo y guantes', { abrigo: 'provided', guantes: 'provided' }],
  ['La capa y el sombrero los tiene guardados mi padrino allá', { capa: 'other-brings', sombrero: 'other-brings' }],
  ['Pantuflas comunitarias hay, uso las suyas', { Pantuflas: 'provided' }],
  ['La trona ya la reservamos con el hotel', { trona: 'provided' }],
  ['La guitarra es de otra banda', { guitarra: 'provided' }],
  ['El edredón y la bici se los despacho yo la otra semana', { edredón: 'sent', bici: 'sent' }],
  ['La cámara va en la mano', { cámara: 'bring' }],
  ['Leña y carbón compramos subiendo', { Leña: 'buy-there', carbón: 'buy-there' }],
  ['No llevo el coche de bebé, mejor la mochila portabebé', { 'coche de bebé': 'stays', 'mochila portabebé': 'bring' }],
  ['Cigarros, cerveza y navaja nada, te sacan', { navaja: 'stays', cerveza: 'stays' }],
  ['Mi suegro trae su tensiómetro', { tensiómetro: 'bring' }],
  [
    'La cabaña tiene una heladera, platos y ollas, pero toallas no',
    { platos: 'provided', ollas: 'provided', toallas: 'bring' },
  ],
  ['Departamento de mi tía: hay sábanas, de toallas nada de nada', { sábanas: 'provided', toallas: 'bring' }],
  ['Cafetera hay allá', { Cafetera: 'provided' }],
  ['La sombrilla y los baldes quedaron allá', { sombrilla: 'provided', baldes: 'provided' }],
  ['La entrada me llegó por correo', { entrada: 'bring' }],
  ['Mi primo dice que la campera la compre allá', { campera: 'buy-there' }],
  ['Bici me consigo allá', { Bici: 'buy-there' }],
  ['Los uniformes del cole ya los veo otro día', { uniformes: 'stays' }],
  ['Cabañas normales, yurta con mantas', { mantas: 'provided' }],
  ['Camisa de vestir, zapato, sin saco', { saco: 'stays' }],
  ['Mi suegra tiene camas y cobijas', { cobijas: 'other-brings' }],
  ['Camiseta del Racing obligatoria el domingo', { 'Camiseta del Racing': 'bring' }],
  ['Bolis, la calculadora NO programable, regla', { calculadora: 'bring' }],
  ['Herramientas prohibidas, yo mi saco y ya', { saco: 'bring' }],
  ['Bolsas de dormir compramos ahí', { 'Bolsas de dormir': 'buy-there' }],
  ['Voy con mi suegra doña Tencha, que es diabética con insulina', { insulina: 'bring' }],
  // What an equals sign draws from the words before it.
  ['Viento todo el día = gorro y cortavientos', { gorro: 'bring', cortavientos: 'bring' }],
  ['Alergia al maní = epinefrina', { epinefrina: 'bring' }],
];

test.each(FATES)('%s', (text, fates) => {
  const read = thingsOf(text, 'es');
  for (const [words, fate] of Object.entries(fates))
    expect([words, read.find((thing) => thing.words.startsWith(words))?.fate]).toEqual([words, fate]);
});

test.each([
  ['Repelente que hay dengue y chikungunya', 'chikungunya'],
  ['Pasaporte colombiano y el americano', 'americano'],
  ['Entramos en camión así que nada con ruedas', 'ruedas'],
  ['Regalo no, mesa de regalos en línea', 'mesa'],
  ['Velo, brazos tapados, sandalia de quita y pon', 'tapados'],
  ['Bastones y faja, innegociable', 'innegociable'],
  ['El formulario lo tengo en la compu, y los pasaportes', 'compu'],
])('%s: names no %s', (text, word) => {
  expect(thingsOf(text, 'es').map(({ words }) => words.toLowerCase())).not.toContainEqual(
    expect.stringContaining(word),
  );
});

test('adverbs behind a thing are no part of its name', () => {
  const names = thingsOf('Llevo cédula nomás, y power bank primero que nada', 'es');
  expect(names.map(({ words }) => words)).toEqual(expect.arrayContaining(['cédula', 'power bank']));
});

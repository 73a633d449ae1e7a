/** What is lacking among what others give, what somebody else has in few words, and what is refused only in part. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const fates = (text: string): Record<string, string> =>
  Object.fromEntries(thingsOf(text, 'es').map(({ fate, words }) => [words.toLowerCase(), fate]));

const CASES: [string, Record<string, string>][] = [
  ['La cabaña trae ollas, platos y mantas; almohadas no.', { mantas: 'provided', almohadas: 'bring' }],
  ['El campamento pone carpas y colchonetas. Sábanas y cobija NO', { sábanas: 'bring', cobija: 'bring' }],
  ['La residencia da almohada, mantas ni hablar', { almohada: 'provided', mantas: 'bring' }],
  ['Hay toallas, pero de alberca no', { 'toallas de alberca': 'bring' }],
  ['The lodge has duvets and pillows. Towels no', { duvets: 'provided', towels: 'bring' }],
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
];

test.each(CASES)('%s', (text, expected) => {
  expect(fates(text)).toMatchObject(expected);
});

/** What Spanish says of things that stay, that somebody lends or has bought, and what a reason leaves untouched. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const FATES: [string, Record<string, string>][] = [
  // A no behind the last of a list is that one's alone.
  ['Llevo queso, galletas y la mermelada no, que la decomisan', { queso: 'bring', mermelada: 'stays' }],
  ['Traigo turrón, vino y el butelo NO que lo quitan', { turrón: 'bring', vino: 'bring' }],
  ['Gafas, crema y el sombrero no', { Gafas: 'bring', crema: 'bring', sombrero: 'stays' }],
  // A flat refusal stands before its verb.
  ['Ni muerta llevo la plancha', { plancha: 'stays' }],
  ['ni a bala me llevo el portátil', { portátil: 'stays' }],
  ['Ni de chiste llevo la guitarra', { guitarra: 'stays' }],
  // The reason names another thing.
  ['Llevo manta porque las almohadas las da el refugio', { manta: 'bring', almohadas: 'provided' }],
  ['Traigo sandalias pues las botas las prestan', { sandalias: 'bring', botas: 'provided' }],
  // What is lent at home comes, whatever the next clause says.
  ['El saco de dormir me lo presta mi tía, el hornillo lo alquilamos en el pueblo', { 'saco de dormir': 'bring' }],
  ['El saco de dormir me lo presta mi tía, que vive allá', { 'saco de dormir': 'provided' }],
  // Who is there has bought it.
  ['La trona ya la compró', { trona: 'provided' }],
  ['La trona ya la compré', { trona: 'bring' }],
  ['El parlante lo llevan entre todos y le toca a Nico', { parlante: 'other-brings' }],
  ['La silla de ruedas la pide la aerolínea', { 'silla de ruedas': 'provided' }],
  ['Toallas de posada sí', { 'Toallas de posada': 'provided' }],
  ['No tengo polar así que sudadera', { polar: 'stays', sudadera: 'bring' }],
  // One thing by two names, sayings and the weather.
  ['Protector factor 30', { 'Protector factor 30': 'bring' }],
  ['Sunscreen spf 50', { 'Sunscreen spf 50': 'bring' }],
];

test.each(FATES)('%s', (text, fates) => {
  const found = Object.fromEntries(thingsOf(text, 'es').map(({ words, fate }) => [words, fate]));
  expect(found).toMatchObject(fates);
});

test.each(['Nadie aguanta este frío', 'Aplaudimos a saco', 'Aquí hace frío'])('no thing: %s', (text) => {
  expect(thingsOf(text, 'es')).toEqual([]);
});

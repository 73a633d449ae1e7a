/** What is said of the rest, of what goes in a bag, and of what comes instead of something refused. */
import { expect, test } from 'vitest';
import { thingsOf } from './things-of.fixture';

const ENGLISH: [string, Record<string, string>][] = [
  // What was not named is no part of the list before it.
  ['Bringing my own mask and computer, everything else rented', { mask: 'bring', computer: 'bring' }],
  ['I bring my own mask, fins and regulator and rent the rest', { mask: 'bring', fins: 'bring', regulator: 'bring' }],
  ['Mask and fins hired', { Mask: 'rented', fins: 'rented' }],
  // Behind a refusal what comes instead.
  [
    'Not taking the good camera, just the gopro and 2 batteries',
    { camera: 'stays', gopro: 'bring', batteries: 'bring' },
  ],
  ['Not bringing heels, only trainers and sandals', { heels: 'stays', trainers: 'bring', sandals: 'bring' }],
  ['No jeans or trainers, shirts and chinos', { jeans: 'stays', trainers: 'stays', shirts: 'bring', chinos: 'bring' }],
  // Which bag it goes in, and who has it with them.
  ['Poles go in the hold', { Poles: 'bring' }],
  ['Paddles and buoyancy aids are with us in the car', { Paddles: 'bring', 'buoyancy aids': 'bring' }],
  ['Jewellery i carry by hand', { Jewellery: 'bring' }],
  ['His car seat we fly with', { 'car seat': 'bring' }],
  // A rental car says nothing of what stands beside it.
  ['With my mirrorless and two lenses, rental car', { mirrorless: 'bring', lenses: 'bring' }],
];
test.each(ENGLISH)('%s', (text, expected) => {
  expect(Object.fromEntries(thingsOf(text, 'en').map(({ words, fate }) => [words, fate]))).toMatchObject(expected);
});

const SPANISH: [string, Record<string, string>][] = [
  ['Llevo casco, lo demás lo alquilo', { casco: 'bring' }],
  ['Casco y guantes los alquilo', { Casco: 'rented', guantes: 'rented' }],
  ['La cámara y los bastones van en la maleta', { cámara: 'bring', bastones: 'bring' }],
  ['La silla de ruedas la pedimos en el aeropuerto', { 'silla de ruedas': 'provided' }],
  ['Los juegos y biblias ya los enviaron', { juegos: 'sent', biblias: 'sent' }],
  ['La nevera la compra él allí', { nevera: 'buy-there' }],
  ['La otra vez se me quedó el cargador del celu', { 'cargador del celu': 'forgotten-before' }],
];
test.each(SPANISH)('%s', (text, expected) => {
  expect(Object.fromEntries(thingsOf(text, 'es').map(({ words, fate }) => [words, fate]))).toMatchObject(expected);
});

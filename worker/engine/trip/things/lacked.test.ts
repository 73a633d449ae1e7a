/** What a place lacks and what it gives all the same: "no towels but it does have a cot". */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('given after all, in Spanish', () => {
  checkFates('es', [
    [
      'El piso no tiene toallas pero sí sábanas, plancha y secador.',
      { toallas: 'bring', sábanas: 'provided', secador: 'provided' },
    ],
    [
      'La cabaña no incluye toallas, pero sí mantas y leña.',
      { toallas: 'bring', mantas: 'provided', leña: 'provided' },
    ],
    ['No hay tostadora pero sí hay cafetera y tetera.', { cafetera: 'provided', tetera: 'provided' }],
    ['La escuela no alquila botas pero sí casco y arnés.', { botas: 'bring', casco: 'rented', arnés: 'rented' }],
    ['No llevamos carpa pero sí sacos y colchonetas.', { carpa: 'stays', sacos: 'bring', colchonetas: 'bring' }],
    ['No hay que llevar toallas pero sí sábanas y linterna.', { sábanas: 'bring', linterna: 'bring' }],
    ['No dan toallas pero sí hay que llevar sábanas.', { sábanas: 'bring' }],
  ]);
});

describe('given after all, in English', () => {
  checkFates('en', [
    [
      "The flat doesn't have towels but it does have a cot and a hairdryer.",
      { towels: 'bring', cot: 'provided', hairdryer: 'provided' },
    ],
    ['House has no linen but does have beach chairs and an umbrella.', { linen: 'bring', umbrella: 'provided' }],
    ["We're not bringing a tent but we do bring mats and a lantern.", { tent: 'stays', lantern: 'bring' }],
  ]);
});

/** What others do not give in the middle of what they do, what they give all the same, and what was lacking the last time. */
import { describe } from 'vitest';
import { checkConcepts, checkFates } from './expect-things';

describe('one thing denied inside a list of what is given', () =>
  checkFates('en', [
    [
      'The villa supplies linen, not towels, a highchair and a cot',
      { linen: 'provided', towels: 'bring', highchair: 'provided', cot: 'provided' },
    ],
    ['Hostel provides sheets, not towels or soap', { sheets: 'provided', towels: 'bring', soap: 'bring' }],
    ['Bring walking boots, not trainers', { 'walking boots': 'bring', trainers: 'stays' }],
    ['The hotel has no towels, soap or shampoo', { towels: 'bring', soap: 'bring', shampoo: 'bring' }],
  ]));

describe('what is brought for one thing of a list', () => {
  checkConcepts('en', [
    [
      'Cottage gives sheets, travel cot but bring bedding for it, highchair, logs',
      { provided: ['bed-linen', 'cot', 'high-chair', 'firewood'], bring: ['travel-sheet'] },
    ],
    ['House has a crib but bring your own sheets.', { provided: ['cot'], bring: ['travel-sheet'] }],
    ['The flat has a cot. We bring our own bedding', { bring: ['bed-linen'] }],
  ]);
  checkConcepts('es', [
    ['La casa tiene practicuna pero hay que llevar sábanas', { provided: ['cot'], bring: ['travel-sheet'] }],
  ]);
});

describe('what was lacking the last time', () => {
  checkFates('en', [
    ['Space is fine so two cars it is - last yr no towels and no DOG FOOD.', { 'DOG FOOD': 'forgotten-before' }],
    ['No towels this year, last year they stayed in the bag', { towels: 'stays' }],
  ]);
  checkFates('es', [
    ['El año pasado, cero repelente y nos comieron', { repelente: 'forgotten-before' }],
    ['El año pasado ni protector ni gorro', { protector: 'forgotten-before', gorro: 'forgotten-before' }],
  ]);
});

describe('what somebody sits in', () => {
  checkConcepts('en', [['Jonah comes in the back carrier', { bring: ['sling'] }]]);
  checkConcepts('es', [['La nena va en la mochila portabebés', { bring: ['sling'] }]]);
});

describe('what only some give', () => {
  checkFates('en', [
    ["Some hostels have towels, most don't", { towels: 'bring' }],
    ['Not all the huts have blankets', { blankets: 'bring' }],
    ['All the huts have blankets', { blankets: 'provided' }],
  ]);
  checkFates('es', [
    ['Algunos hostales dan toallas, otros no', { toallas: 'bring' }],
    ['No todos los refugios tienen mantas', { mantas: 'bring' }],
  ]);
});

describe('the first of two that a later word denies', () =>
  checkFates('es', [
    ['Fruta ni queso, que lo requisan', { Fruta: 'stays', queso: 'stays' }],
    ['Llevo fruta y ni un queso', { fruta: 'bring', queso: 'stays' }],
  ]));

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

describe('what others say is set aside', () => {
  checkFates('en', [
    ["Passports even tho they say you don't need em.", { Passports: 'bring' }],
    ["They say you don't need passports.", { passports: 'stays' }],
  ]);
  checkFates('es', [['El pasaporte, aunque dicen que no hace falta.', { pasaporte: 'bring' }]]);
});

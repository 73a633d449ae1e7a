/** Clothes made to measure: by somebody for the traveller, on the trip, or before it. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('made by somebody for the traveller', () => {
  checkFates('en', [
    ['Her aunt had a sari made for me and a sherwani for Raj', { sari: 'provided', sherwani: 'provided' }],
    ["The bride's sister had dresses sewn for us all", { dresses: 'provided' }],
    ["The groom's family are having our suits tailored", { suits: 'provided' }],
  ]);
  checkFates('es', [['Mi cuñada mandó a hacer un vestido para mí', { vestido: 'provided' }]]);
});

describe('made on the trip', () => {
  checkFates('en', [
    ["We're getting suits made in Bangkok", { suits: 'buy-there' }],
    ['Having a dress tailored there, so a bag with room', { dress: 'buy-there' }],
  ]);
  checkFates('es', [
    ['En Bangkok me mando a hacer un traje', { traje: 'buy-there' }],
    ['Vamos a hacernos trajes a medida allá', { trajes: 'buy-there' }],
  ]);
});

describe('made before the trip', () => {
  checkFates('en', [
    ['I had a suit made for the gala', { suit: 'bring' }],
    ["I'm having a suit made", { suit: 'bring' }],
  ]);
  checkFates('es', [['Me mandé a hacer un vestido para la boda', { vestido: 'bring' }]]);
});

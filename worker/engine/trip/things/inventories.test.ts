/** What a place has and has not, who said no to what, and what is sold there; beside each what must not be read so. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('what a room has and lacks', () => {
  checkFates('en', [
    ['Sheets and blankets yes, towels nope', { sheets: 'provided', towels: 'bring' }],
    ['Bedding provided, towels nope', { bedding: 'provided', towels: 'bring' }],
    ['hairdryer nope, my hair is short', { hairdryer: 'stays' }],
    ['Lodge gives bedding, towels are on you', { bedding: 'provided', towels: 'bring' }],
    ['Hostel with bed, blankets and food, towels and soap are on us', { blankets: 'provided', towels: 'bring' }],
    [
      'The cabin has plates and pans, sheets and towels are in the cupboard',
      { plates: 'provided', towels: 'provided' },
    ],
  ]);
  checkFates('es', [
    ['Sábanas incluidas, toallas a cargo de cada uno', { toallas: 'bring' }],
    ['Casco y arnés incluidos, guantes a cargo de cada uno', { casco: 'provided', guantes: 'bring' }],
    ['Las toallas corren por cuenta del club', { toallas: 'provided' }],
    [
      'La agencia pone carpas y cocina, linterna y bolsa corren por cuenta de uno',
      { carpas: 'provided', linterna: 'bring' },
    ],
    ['La vianda corre por cuenta de cada uno', { vianda: 'bring' }],
    ['Toallas a cargo del huésped', { Toallas: 'bring' }],
  ]);
});

describe('what somebody said no to', () => {
  checkFates('en', [
    ['Bring my own saddle? The yard manager said absolutely not.', { saddle: 'stays' }],
    ['Bring our own kettle? Camp boss was like no.', { kettle: 'stays' }],
    ['Own bike? Hotel says no problem.', { bike: 'bring' }],
  ]);
  checkFates('es', [
    ['¿Portátil? La profe dice que no hace falta.', { portátil: 'stays' }],
    ['¿Llevo la guitarra? El director dijo que ni hablar.', { guitarra: 'stays' }],
    ['¿Mantas? La dueña dice que no hay.', { mantas: 'bring' }],
  ]);
});

describe('what cannot be had there', () => {
  checkFates('en', [
    ["Vegemite can't be bought over there", { vegemite: 'bring' }],
    ["Size 12 boots don't exist there", { boots: 'bring' }],
    ["Sunscreen we'll buy there", { sunscreen: 'buy-there' }],
  ]);
  checkFates('es', [
    ['Los tampones no se encuentran allí', { tampones: 'bring' }],
    ['El bloqueador lo compramos allá', { bloqueador: 'buy-there' }],
  ]);
});

describe('an entry between two that are denied', () => {
  checkFates('es', [
    ['Nada de tacones, zapatos planos, cero joyas', { tacones: 'stays', 'zapatos planos': 'bring', joyas: 'stays' }],
    ['Nada de perfume, joyas, maquillaje, cero tacones', { joyas: 'stays', maquillaje: 'stays', tacones: 'stays' }],
    ['Las ollas se quedan, al igual que la vajilla', { ollas: 'stays', vajilla: 'stays' }],
  ]);
  checkFates('en', [
    ['No perfume, soft bra, no deodorant', { 'soft bra': 'bring', perfume: 'stays', deodorant: 'stays' }],
  ]);
});

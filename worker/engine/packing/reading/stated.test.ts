import { expect, test } from 'vitest';
import { readTemperatures } from './stated';

test.each([
  ['hace un frio de narices por la noche, 5 grados, y de dia 28', false, { minC: 5, maxC: 28 }],
  ['-20 con viento!!', false, { minC: -20 }],
  ['65-80 and muggy then suddenly 38 at 6am', true, { minC: 3, maxC: 27 }],
  ['en julio -8 en la madrugada', false, { minC: -8 }],
  ['hace -5 y en el boliche te moris', false, { minC: -5 }],
  ['de noche hiela en serio', false, { minC: -2 }],
  ['el aire del bus te hiela', false, {}],
  ['salimos con 26 grados y arriba 4 y llovizna', false, { minC: 4, maxC: 26 }],
  ['30 grados abajo y arriba 3 dias', false, { maxC: 30 }],
  ['list for me, 27F', false, {}],
  ["i'm 46f, minot nd", true, {}],
  ['. 34 F, migraine person', false, {}],
  ['list is for me (39F). 2 nights', true, {}],
  ['it was 27F at dawn', false, { minC: -3 }],
  ['humid, 3-4 and a half hours by bus', true, {}],
  ['5 degrees at night 7 people sleep there', false, { minC: 5 }],
  ['44 degrees forecast', false, { maxC: 44 }],
  ['35 grados fuera del hotel', false, { maxC: 35 }],
  ['90 degrees F', false, { maxC: 32 }],
])('%s', (text, fahrenheit, told) => {
  expect(readTemperatures(text, fahrenheit)).toEqual(told);
});

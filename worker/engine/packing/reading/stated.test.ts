import { expect, test } from 'vitest';
import { readTemperatures } from './stated';

test.each([
  ['hace un frio de narices por la noche, 5 grados, y de dia 28', false, { minC: 5, maxC: 28 }],
  ['-20 con viento!!', false, { minC: -20 }],
  ['65-80 and muggy then suddenly 38 at 6am', true, { minC: 3, maxC: 27 }],
  ['humid, 3-4 and a half hours by bus', true, {}],
  ['5 degrees at night 7 people sleep there', false, { minC: 5 }],
])('%s', (text, fahrenheit, told) => {
  expect(readTemperatures(text, fahrenheit)).toEqual(told);
});

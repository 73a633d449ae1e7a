/** Lists that an organiser sent, and the fates they give. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: [string, Locale, Record<string, string[]>][] = [
  [
    'CANOE CAMP\nWe supply: paddles (all sizes), tents for 3, dry bags, wetsuits.\nYou bring: sleeping bag • swimwear • head torch\nStrictly no: drones, knives',
    'en',
    {
      provided: ['tent', 'dry-bag', 'wetsuit'],
      bring: ['sleeping-bag', 'swimwear', 'headlamp'],
      stays: ['drone'],
    },
  ],
  [
    'What to bring:\n- walking boots\n- towel\n- sun hat\n\nSee you Friday at the gate.',
    'en',
    { bring: ['hiking-boots', 'towels', 'sun-hat'] },
  ],
  ['From you: waterproof jacket, gloves, NO cotton jeans, sleeping mat not required', 'en', { bring: ['gloves'] }],
  [
    'La organización pone: carpas, colchonetas, ollas.\nTraer: saco de dormir, linterna, plato.\nProhibido: cuchillos, altavoces',
    'es',
    { provided: ['tent', 'sleeping-mat'], bring: ['sleeping-bag', 'headlamp'], stays: ['speaker'] },
  ],
];

test.each(CASES)('%s', (text, locale, expected) => {
  const found = fatesOf(text, locale);
  for (const [fate, concepts] of Object.entries(expected))
    expect(found[fate] ?? []).toEqual(expect.arrayContaining(concepts));
});

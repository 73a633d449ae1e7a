/** Short reasons and places behind a thing, what one is told to bring, and whose things they are that come. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: readonly [Locale, string, Readonly<Record<string, readonly string[]>>][] = [
  ['en', 'Hostel: you bring your own towel.', { bring: ['towels'] }],
  ['en', 'Bunks are there but you bring your own sheets and pillows', { bring: ['bed-linen', 'pillow'] }],
  ['en', 'Telescope way too fragile', { stays: ['telescope'] }],
  ['en', 'Umbrella useless on a ridge', { stays: ['umbrella'] }],
  ['en', 'Binoculars borrowed off my uncle', { bring: ['binoculars'] }],
  ['en', 'Mrs Evans furnishes towels', { provided: ['towels'] }],
  ['en', 'Iron at the guesthouse', { provided: ['iron'] }],
  ['en', 'Passport and CDL', { bring: ['passport', 'driving-licence'] }],
  ['es', 'Los patines y el casco son de él y van.', { bring: ['roller-skates', 'helmet'] }],
  ['es', 'Las toallas son de una', { bring: ['towels'] }],
  ['es', 'Secador para qué', { stays: ['hair-dryer'] }],
  ['es', 'Plancha hay en la habitación', { provided: ['iron'] }],
  ['es', 'Neopreno en la escuela', { provided: ['wetsuit'] }],
];

describe('a reason or a place behind a thing', () => {
  test.each(CASES)('%s: %s', (locale, text, expected) => {
    const found = fatesOf(text, locale);
    for (const [fate, concepts] of Object.entries(expected))
      expect(found[fate] ?? [], JSON.stringify(found)).toEqual(expect.arrayContaining([...concepts]));
  });

  test('a bag is no place where a thing stays', () =>
    expect(fatesOf('Protector solar en la mochila', 'es')).toEqual({ bring: ['sunscreen'] }));
});

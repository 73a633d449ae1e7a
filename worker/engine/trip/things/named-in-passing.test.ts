/** Entries of a list whose last entry says more, dialect nouns, and nouns in the diminutive. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: readonly [Locale, string, Readonly<Record<string, readonly string[]>>][] = [
  ['en', 'Beanie, mittens or my fingers go numb.', { bring: ['warm-hat'] }],
  ['es', 'Gorro, calcetines o me quedo tieso.', { bring: ['warm-hat'] }],
  ['en', 'Takkies, slops, budgy smugglers.', { bring: ['trainers', 'flip-flops', 'swimwear'] }],
  ['es', 'Llevo ternos de baño y cachos de fútbol.', { bring: ['swimwear', 'football-boots'] }],
  ['en', 'Hay fever tablets, puffer, plasters.', { bring: ['antihistamine', 'inhaler', 'plasters'] }],
  ['en', 'Packing gari, shito, achaar.', { bring: ['gari', 'shito', 'achaar'] }],
  ['es', 'Llevo la guitarrita, dos linternitas y un quesito.', { bring: ['guitarrita', 'linternitas', 'quesito'] }],
  ['es', 'Calcetines de sobra y gorro.', { bring: ['socks', 'warm-hat'] }],
  ['en', 'Huts hv mattresses n stoves.', { provided: ['sleeping-mat', 'stove'] }],
  ['es', 'Llevo café, panela y las hierbas si dejan.', { bring: ['coffee', 'panela', 'hierbas'] }],
];

describe('nouns that stand in passing', () => {
  test.each(CASES)('%s: %s', (locale, text, expected) => expect(fatesOf(text, locale)).toEqual(expected));

  test.each<[Locale, string]>([
    ['en', 'They loan us parkas, mittens, boots.'],
    ['es', 'Casco, arnés y cuerda prestan.'],
    ['es', 'Tengo rodillas delicadas y un tobillo malo.'],
    ['es', 'Hicimos una visita y el chofer nos llevó.'],
  ])('%s: %s brings nothing', (locale, text) => expect(fatesOf(text, locale)['bring'] ?? []).toEqual([]));
});

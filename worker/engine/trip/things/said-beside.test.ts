/** Who has a thing, what is new in place of what is lost, and words that only look like a thing. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf } from './things-of.fixture';

const CASES: [Locale, string, Record<string, string[]>][] = [
  ['en', "shug's got the stove, pots and the kettle", { 'other-brings': ['stove', 'cooking-stuff', 'kettle'] }],
  ['en', "the casita's got a stove and pots", { provided: ['stove', 'cooking-stuff'] }],
  ['en', 'nick lost my goggles so goggles', { bring: ['ski-goggles'] }],
  ['en', 'i forgot my own pillow last time', { 'forgotten-before': ['pillow'] }],
  ['en', "wife is 7 months (doctor's letter to fly)", { bring: ["doctor's letter"] }],
  ['en', 'iron tablets, stockings', { bring: ['medication', 'tights'] }],
  ['en', 'corkscrew aboard, cards from us', { provided: ['tin-opener'], bring: ['playing-cards'] }],
  ['en', 'pack n play at motel', { provided: ['cot'] }],
  ['en', 'betsy sleeps in the travel cot (ours)', { bring: ['cot'] }],
  ['en', 'gin tasting on friday', {}],
  ['en', "he doesn't eat cheese", {}],
  ['es', 'ojotas, que se le rompieron', { bring: ['flip-flops'] }],
  ['es', 'la bici me la dejan', { provided: ['bike'] }],
  ['es', 'se olvido la toalla en Bariloche', { 'forgotten-before': ['towels'] }],
  ['es', 'el colirio lo conseguimos alla', { 'buy-there': ['eye-drops'] }],
  ['es', 'guitarra lleva el padre Chema', { 'other-brings': ['guitar'] }],
  ['es', 'los hostales traen sabanas', { provided: ['bed-linen'] }],
  ['es', 'disfonia, nebulizador portatil', { bring: ['nebulizador portatil'] }],
  ['es', 'Kevin no come carne', {}],
];

test.each(CASES)('%s: %s', (locale, text, expected) => {
  expect(fatesOf(text, locale)).toEqual(expected);
});

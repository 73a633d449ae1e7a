/** Things lent before the trip, pills called tablets, animals at home, and what a furnished place lacks. */
import { describe, expect, test } from 'vitest';
import { fatesOf } from './things-of.fixture';

const CASES: readonly [string, Readonly<Record<string, readonly string[]>>][] = [
  ['my sister lent me her shawl', { bring: ['shawl'] }],
  ['taking the tripod dad lent me last year', { bring: ['tripod'] }],
  ['kindle, wheat bag sis lent me', { bring: ['e-reader', 'hot-water-bottle'] }],
  ["a mate's lending me his waders, picking them up thursday", { bring: ['waders'] }],
  ['host lends us bikes', { provided: ['bike'] }],
  ['bp tablet every morning', { bring: ['medication'] }],
  ["mum's tablets", { bring: ['medication'] }],
  ['one tablet for work and its charger', { bring: ['tablet'] }],
  ['we get linen but NOT towels, bath or beach', { provided: ['bed-linen'], bring: ['towels'] }],
  ["everything's there except towels, beach and bath", { bring: ['towels'] }],
  ['no towels needed, bath or beach, all there', { provided: ['towels'] }],
];

describe('things that were lent, or are lacking', () => {
  test.each(CASES)('%s', (text, expected) => {
    const found = fatesOf(text, 'en');
    for (const [fate, concepts] of Object.entries(expected))
      expect(found[fate] ?? [], JSON.stringify(found)).toEqual(expect.arrayContaining([...concepts]));
  });

  test('"id" of "I would" is no identity card', () => {
    expect(Object.values(fatesOf('one day id love to dive there', 'en')).flat()).not.toContain('id-card');
  });
});

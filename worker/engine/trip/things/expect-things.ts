/** Shared checks of the tables: what a text says about things. */
import { expect, it } from 'vitest';
import type { Locale } from '../../locale';
import { fatesOf, thingsOf } from './things-of.fixture';

type ByWords = readonly [text: string, fates: Readonly<Record<string, string | undefined>>];
type ByFate = readonly [text: string, concepts: Readonly<Record<string, readonly string[]>>];

/** One test for each text: its things by their words, capitals or not, and their fates; without any, nothing is brought. */
export const checkFates = (locale: Locale, cases: readonly ByWords[]): void => {
  it.each(cases)('%s', (text, expected) => {
    const things = thingsOf(text, locale);
    const found = Object.keys(expected).map((key) => [
      key,
      things.findLast(({ words }) => words.toLowerCase() === key.toLowerCase())?.fate,
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
    if (found.length === 0) expect(things.map(({ fate }) => fate)).not.toContain('bring');
  });
};

/** One test for each text: concepts among those of each fate; without any, the text names no thing. */
export const checkConcepts = (locale: Locale, cases: readonly ByFate[]): void => {
  it.each(cases)('%s', (text, expected) => {
    const found = fatesOf(text, locale);
    for (const [fate, concepts] of Object.entries(expected))
      expect(found[fate] ?? [], JSON.stringify(found)).toEqual(expect.arrayContaining([...concepts]));
    if (Object.keys(expected).length === 0) expect(found).toEqual({});
  });
};

/** One test for each text: all its things by fate. */
export const checkAllConcepts = (locale: Locale, cases: readonly ByFate[]): void => {
  it.each(cases)('%s', (text, expected) => {
    expect(fatesOf(text, locale)).toEqual(expected);
  });
};

/** How the tables of sentences are checked: what must be read, what must not, and who travels. For tests only. */
import { expect, test } from 'vitest';
import type { LuggageKind } from '../facts';
import type { Tag } from '../tags';
import type { TripFacts } from '../facts';
import { readDescription, sentencesSetAside } from './description.fixture';

interface Expected {
  /** Tags that must be read. */
  has?: readonly Tag[];
  /** Tags that must not be read. */
  not?: readonly Tag[];
  adults?: number;
  seniors?: number;
  women?: number;
  men?: number;
  /** Ages of the children in years, in any order; 0.75 is nine months. */
  ages?: readonly number[];
  children?: number;
  bag?: LuggageKind;
  limitKg?: number;
  /** Washing: how many days between, `true` possible, `false` said to be impossible. */
  wash?: number | boolean | 'not said';
  minC?: number;
  maxC?: number;
  setAside?: number;
}

export type Case = readonly [text: string, expected: Expected];

const facts = (text: string, reading: TripFacts, expected: Expected): Expected => {
  const tags = reading.tags;
  return {
    ...(expected.has && { has: expected.has.filter((tag) => tags[tag]) }),
    ...(expected.not && { not: expected.not.filter((tag) => !tags[tag]) }),
    ...(expected.adults !== undefined && { adults: reading.party.adults }),
    ...(expected.seniors !== undefined && { seniors: reading.party.seniors }),
    ...(expected.women !== undefined && { women: reading.party.women }),
    ...(expected.men !== undefined && { men: reading.party.men }),
    ...(expected.ages && {
      ages: reading.party.children.map(({ ageMonths }) => ageMonths / 12).toSorted((a, b) => a - b),
    }),
    ...(expected.children !== undefined && { children: reading.party.children.length }),
    ...(expected.bag && { bag: reading.luggage.kind }),
    ...(expected.limitKg !== undefined && { limitKg: reading.luggage.limitKg ?? 0 }),
    ...(expected.wash !== undefined && {
      wash:
        typeof expected.wash === 'number'
          ? (reading.laundry?.everyDays ?? 0)
          : (reading.laundry?.available ?? ('not said' as const)),
    }),
    ...(expected.minC !== undefined && { minC: reading.stated?.minC ?? 99 }),
    ...(expected.maxC !== undefined && { maxC: reading.stated?.maxC ?? 99 }),
    ...(expected.setAside !== undefined && { setAside: sentencesSetAside(text) }),
  };
};

/** One test a sentence; a trip of eight days unless said otherwise. */
export const checkAll = (cases: readonly Case[], days = 8): void => {
  test.each(cases.map(([text, expected]) => ({ text, expected })))('$text', ({ text, expected }) => {
    const reading = readDescription(text, 'en', { days });
    const wanted = { ...expected, ...(expected.ages && { ages: [...expected.ages].toSorted((a, b) => a - b) }) };
    expect(facts(text, reading, expected), `read: ${Object.keys(reading.tags).join(' ')}`).toEqual(wanted);
  });
};

/** The table of what a thing makes needless names what exists, once, and neither papers nor medicine. */
import { describe, expect, test } from 'vitest';
import { THINGS } from '../../trip/things/lexicon';
import { ALL_ITEMS, itemById } from './knowledge';
import { COATS, NEEDLESS_WITH } from './needless-with';

const COLUMNS = ['kinds', 'sameJob', 'included', 'care', 'without'] as const;
const listed = Object.entries(NEEDLESS_WITH).flatMap(([concept, row]) =>
  COLUMNS.flatMap((column) => (row[column] ?? []).map((id) => ({ concept, column, id }))),
);
const told = ({ concept, column, id }: (typeof listed)[number]): string => `${concept} ${column} ${id}`;

describe('what a thing makes needless', () => {
  test('concepts and items exist', () => {
    const concepts = new Set(THINGS.map(({ id }) => id));
    const items = new Set(ALL_ITEMS.map(({ id }) => id));
    expect(Object.keys(NEEDLESS_WITH).filter((id) => !concepts.has(id))).toEqual([]);
    expect(listed.filter(({ id }) => !items.has(id)).map(told)).toEqual([]);
    expect(COATS.filter((id) => !items.has(id))).toEqual([]);
  });

  test('no item stands twice for the same fates', () => {
    const pairs = listed.map(told);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    const kinds = new Set(
      listed.filter(({ column }) => column === 'kinds').map(({ concept, id }) => `${concept} ${id}`),
    );
    expect(
      listed.filter(({ concept, column, id }) => column !== 'kinds' && kinds.has(`${concept} ${id}`)).map(told),
    ).toEqual([]);
  });

  test('papers and medicine never go because of gear', () => {
    const medicine = /medicine|tablets|insulin|inhaler|adrenaline|plasters|blister|painkillers/;
    const bad = listed.filter(({ id }) => itemById(id)?.category === 'documents' || medicine.test(id));
    // Steriliser's tablets go into water.
    expect(bad.filter(({ id }) => id !== 'sterilizer-tablets').map(told)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { Item } from '../../../../worker/plans/contract';
import { testItem as item } from '../../../../worker/plans/item.fixture';
import { groupItems, groupingsOf, hasOwnBag, namesIn, usualBag } from './grouping';
import { isShown, packedShare } from './packed';

const keys = (items: readonly Item[], by: 'person' | 'bag') =>
  groupItems(items, by).map(({ category, items: found }) => [category, found.map(({ id }) => id)]);

test('grouping by person shows each item once, under its person, those who share it, or everybody', () => {
  const items = [
    item('tent'),
    item('toys', { for: ['Ana', 'Leo'] }),
    item('insulin', { for: ['Ana'] }),
    item('tie', { for: ['Tom'] }),
  ];
  expect(keys(items, 'person')).toEqual([
    ['Ana', ['insulin']],
    ['Tom', ['tie']],
    ['Ana\nLeo', ['toys']],
    ['', ['tent']],
  ]);
  expect(namesIn('Ana\nLeo')).toEqual(['Ana', 'Leo']);
  expect(namesIn('')).toEqual([]);
});

test('grouping by bag shows worn items first, and unassigned items in the main bag', () => {
  const items = [
    item('socks'),
    item('boots', { bag: 'worn' }),
    item('knife', { bag: 'hold' }),
    item('odd', { bag: '?' }),
  ];
  expect(keys(items, 'bag')).toEqual([
    ['worn', ['boots']],
    ['hold', ['knife']],
    ['bag', ['socks', 'odd']],
  ]);
  expect(usualBag(items)).toBe('bag');
});

test('a grouping is offered only where it would show several groups', () => {
  expect(groupingsOf([item('a'), item('b')])).toEqual(['category']);
  expect(groupingsOf([item('a', { for: ['Ana'] }), item('b', { bag: 'worn' })])).toEqual(['category', 'person', 'bag']);
});

test('items that come only if there is room count once they are packed', () => {
  expect(packedShare([item('a', { packed: true }), item('b', { optional: true })])).toMatchObject({
    packed: 1,
    total: 1,
  });
  expect(packedShare([item('a'), item('b', { optional: true, packed: true })])).toMatchObject({ packed: 1, total: 2 });
  const toPack = { query: '', onlyUnpacked: true, showHidden: false };
  expect(isShown(item('b', { optional: true }), toPack, new Set())).toBe(false);
  expect(isShown(item('b', { optional: true }), { ...toPack, query: 'b' }, new Set())).toBe(true);
});

test('a bag is shown where it is not the usual one, and never for unassigned items', () => {
  const told = [item('socks', { bag: 'hold' }), item('knife', { bag: 'cabin' }), item('mine', { bag: null })];
  expect(told.filter((each) => hasOwnBag(each, 'hold')).map(({ id }) => id)).toEqual(['knife']);
});

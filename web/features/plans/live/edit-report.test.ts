import { expect, test } from 'vitest';
import type { EditResult } from '../../../../worker/plans/room/sync/contract';
import { reportsOf } from './edit-report';
import type { ItemChange, ItemEdit } from '../items/item-edits';

const change = (key: string, id: string, what: ItemChange): ItemEdit => ({
  kind: 'change',
  key,
  id,
  name: id,
  base: 0,
  change: what,
});
const result = (id: string, itemId: string, more: Partial<EditResult> = {}): EditResult => ({
  id,
  itemId,
  outcome: 'applied',
  conflicts: [],
  ...more,
});
const theirs = { field: 'quantity' as const, theirs: 9 };

test('a field set several times is reported as one conflict, with its final value', () => {
  const batch = [
    change('k1', 'socks', { quantity: 2 }),
    change('k2', 'socks', { packed: true }),
    change('k3', 'hat', { quantity: 5 }),
    change('k4', 'socks', { quantity: 3 }),
  ];
  const results = [
    result('k1', 'socks', { conflicts: [theirs] }),
    ...['k2', 'k3', 'k4'].map((key) => result(key, 'socks')),
  ];
  expect(reportsOf(batch, { results }, new Set())).toEqual([{ kind: 'conflict', edit: batch[3], conflict: theirs }]);
});

test('edits of an item that could not be added are not reported, nor is removing a deleted item', () => {
  const flags = {
    packed: false,
    packedBy: null,
    hidden: false,
    position: 1,
    revision: 0,
    for: [],
    bag: null,
    optional: false,
    weightGrams: null,
  };
  const kite = { id: 'kite', name: 'Kite', quantity: 1, category: 'comfort', reason: '', origin: 'user' as const };
  const add: ItemEdit = { kind: 'add', key: 'k1', id: 'kite', name: 'Kite', item: { ...kite, ...flags } };
  const batch: ItemEdit[] = [
    add,
    change('k2', 'kite', { packed: true }),
    { kind: 'remove', key: 'k3', id: 'hat', name: 'hat' },
  ];
  const results = [
    result('k1', 'kite', { outcome: 'full' }),
    result('k2', 'kite', { outcome: 'gone' }),
    result('k3', 'hat', { outcome: 'gone' }),
  ];
  const neverAdded = new Set<string>();
  expect(reportsOf(batch, { results }, neverAdded)).toEqual([{ kind: 'full', edit: add }]);
  expect(
    reportsOf(
      [change('k4', 'kite', { quantity: 2 })],
      { results: [result('k4', 'kite', { outcome: 'gone' })] },
      neverAdded,
    ),
  ).toEqual([]);
});

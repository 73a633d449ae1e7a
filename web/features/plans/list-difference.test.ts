import { expect, test } from 'vitest';
import type { Item } from '../../../worker/plans/contract';
import { testItem } from '../../../worker/plans/item.fixture';
import { differenceOf } from './list-difference';

const item = (id: string, quantity = 1): Item => testItem(id, { name: id.toUpperCase(), quantity });

test('the difference names added, removed and changed items', () => {
  expect(differenceOf([item('a'), item('b', 6), item('c')], [item('b', 4), item('c'), item('d')])).toEqual({
    added: ['D'],
    removed: ['A'],
    changed: ['B 6 → 4'],
  });
});

import { expect, test } from 'vitest';
import type { Item } from '../../../worker/plans/contract';
import { differenceOf } from './list-difference';

const item = (id: string, quantity = 1): Item => ({
  id,
  name: id.toUpperCase(),
  quantity,
  category: 'clothing',
  reason: '',
  origin: 'engine',
  packed: false,
  packedBy: null,
  hidden: false,
  position: 0,
  revision: 0,
  for: [],
  bag: null,
  optional: false,
  weightGrams: null,
});

test('what came, what went and what is another number now', () => {
  expect(differenceOf([item('a'), item('b', 6), item('c')], [item('b', 4), item('c'), item('d')])).toEqual({
    added: ['D'],
    removed: ['A'],
    changed: ['B 6 → 4'],
  });
});

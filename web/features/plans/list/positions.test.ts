import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { positionsAfterMove } from './positions';

const list = (...positions: number[]) => positions.map((position, at) => ({ id: 'abcdefgh'[at] ?? '', position }));
const apply = (items: ReturnType<typeof list>, changes: ReturnType<typeof positionsAfterMove>) =>
  items
    .map((item) => changes.find(({ id }) => id === item.id) ?? item)
    .toSorted((one, other) => one.position - other.position);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

it('changes one position and leaves the others', () => {
  const items = list(0, 1, 2, 7);
  expect(positionsAfterMove(items, 'd', 1)).toEqual([{ id: 'd', position: 0.5 }]);
  expect(positionsAfterMove(items, 'a', 3)).toEqual([{ id: 'a', position: 8 }]);
  expect(positionsAfterMove(items, 'c', 0)).toEqual([{ id: 'c', position: -1 }]);
  expect(positionsAfterMove(list(4), 'a', 0)).toEqual([]);
  expect(positionsAfterMove(items, 'gone', 0)).toEqual([]);
});

it('gives all new positions when nothing is left between two', () => {
  const items = list(1, 1 + Number.EPSILON, 1 + Number.EPSILON, 5);
  const after = apply(items, positionsAfterMove(items, 'd', 1));
  expect(ids(after)).toBe('adbc');
  expect(new Set(after.map(({ position }) => position)).size).toBe(4);
});

it.each([
  [list(3, PLAN_LIMITS.position), 'a', 1],
  [list(-PLAN_LIMITS.position, 3), 'b', 0],
  [list(PLAN_LIMITS.position, PLAN_LIMITS.position), 'a', 1],
])('stays within what the server takes', (items, id, to) => {
  const changes = positionsAfterMove(items, id, to);
  const after = apply(items, changes);
  expect(ids(after)).toBe('ba');
  expect(changes.every(({ position }) => Math.abs(position) <= PLAN_LIMITS.position)).toBe(true);
});

it('brings any item anywhere, however often', () => {
  const move = fc.record({ who: fc.nat(5), to: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 200 }), (moves) => {
      let items = list(0, 1, 2, 3, 4, 5);
      for (const { who, to } of moves) {
        const id = items[who]?.id ?? '';
        const expected = ids(items.filter((item) => item.id !== id).toSpliced(to, 0, { id, position: 0 }));
        items = apply(items, positionsAfterMove(items, id, to));
        expect(ids(items)).toBe(expected);
      }
    }),
  );
});

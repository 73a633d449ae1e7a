import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLAN_LIMITS } from '../contract';
import type { ItemRow } from '../schema';
import { applyListChange, type ListStep, wholeList } from './apply';
import { blankRow } from './row';

const row = (id: string, part: Partial<ItemRow> = {}): ItemRow => ({
  ...blankRow({ id, planId: 'plan_1', name: id, createdAt: 1 }),
  ...part,
});

const rows = (count: number, part: Partial<ItemRow> = {}) =>
  Array.from({ length: count }, (_, at) => row(`${at}`, { position: at, ...part }));
const add = (id: string): ListStep<ItemRow> => ({ kind: 'add', row: row(id) });
const STAMP = { now: 5, revision: 7 };
const outcomes = (change: ReturnType<typeof applyListChange<ItemRow>>) => change.results.map(({ outcome }) => outcome);

it('the room that a removal makes is used once, and a refused removal makes none', () => {
  const list = [...rows(PLAN_LIMITS.items - 1), row('touched', { packed: true }), row('gone', { deletedAt: 1 })];
  const change = applyListChange(
    wholeList('plan_1', list),
    [{ kind: 'remove', id: '0' }, { kind: 'remove', id: 'touched' }, { kind: 'restore', id: 'gone' }, add('new')],
    { ...STAMP, mayTouch: ({ packed }) => !packed },
  );
  expect(outcomes(change)).toEqual(['applied', 'left', 'applied', 'full']);
});

it('puts what is added behind the last line that is there, and stamps what it touches', () => {
  const list = [row('a', { position: 2.5 }), row('b', { position: 9, deletedAt: 1 })];
  const change = applyListChange(
    wholeList('plan_1', list),
    [add('c'), add('d'), { kind: 'change', id: 'a', to: () => ({ quantity: 2 }) }],
    STAMP,
  );
  expect(change.added.map(({ id, position, revision }) => [id, position, revision])).toEqual([
    ['c', 3.5, 7],
    ['d', 4.5, 7],
  ]);
  expect([...change.changed]).toEqual([['a', { quantity: 2, updatedAt: 5, revision: 7 }]]);
});

it('reports steps without effect and items that are gone', () => {
  const list = [row('a'), row('b', { deletedAt: 1 })];
  const steps: ListStep<ItemRow>[] = [
    add('a'),
    add('b'),
    { kind: 'restore', id: 'a' },
    { kind: 'remove', id: 'b' },
    { kind: 'change', id: 'c', to: () => ({ quantity: 2 }) },
    { kind: 'change', id: 'a', to: () => ({}) },
  ];
  const change = applyListChange(wholeList('plan_1', list), steps, STAMP);
  expect(outcomes(change)).toEqual(['known', 'known', 'known', 'gone', 'gone', 'known']);
  expect([change.added, change.changed.size, change.erased]).toEqual([[], 0, []]);
});

it('keeps to the limit and counts right, whatever the steps', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'erase', 'restore'), at: fc.nat(12) });
  fc.assert(
    fc.property(fc.integer({ min: PLAN_LIMITS.items - 6, max: PLAN_LIMITS.items }), fc.array(step), (count, steps) => {
      const before = wholeList('plan_1', rows(count));
      const change = applyListChange<ItemRow>(
        before,
        steps.map(({ kind, at }): ListStep<ItemRow> => {
          const id = at > 6 ? `new-${at}` : `${at}`;
          if (kind === 'add') return add(id);
          if (kind === 'restore') return { kind, id };
          return { kind: 'remove', id, forGood: kind === 'erase' };
        }),
        STAMP,
      );
      const there = [...change.after.values()].filter(({ deletedAt }) => deletedAt === null);
      expect(there.length).toBeLessThanOrEqual(PLAN_LIMITS.items);
      const stored = new Map(before.rows.map((each) => [each.id, each]));
      for (const [id, part] of change.changed) {
        const known = stored.get(id);
        if (!known) throw new Error('a change of a line that is not there');
        stored.set(id, { ...known, ...part });
      }
      for (const id of change.erased) stored.delete(id);
      for (const each of change.added) stored.set(each.id, each);
      expect(stored).toEqual(change.after);
    }),
  );
});

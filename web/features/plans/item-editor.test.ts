import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../worker/plans/contract';
import { withEdits, withItem } from './item-edits';
import { ItemEditor, type ItemTransport } from './item-editor';

const item = (id: string, part: Partial<Item> = {}): Item => ({
  id,
  name: id,
  quantity: 1,
  category: 'clothing',
  reason: 'because',
  origin: 'engine',
  packed: false,
  packedBy: null,
  hidden: false,
  position: 0,
  revision: 0,
  ...part,
});

const byId = (list: readonly Item[]) => list.toSorted((one, other) => one.id.localeCompare(other.id));

/** A server in memory that answers after a turn, and refuses whatever `refuses` says. */
const setUp = (start: Item[], refuses: (call: number) => boolean = () => false) => {
  const server = new Map(start.map((each) => [each.id, each]));
  const bin = new Map<string, Item>();
  const calls: string[] = [];
  const answer = async (what: string) => {
    calls.push(what);
    const call = calls.length;
    await new Promise((resolve) => setTimeout(resolve, call % 3));
    if (refuses(call)) throw new Error(`refused ${call}`);
  };
  const transport: ItemTransport = {
    change: async (id, change) => {
      await answer(`change ${id} ${JSON.stringify(change)}`);
      const before = server.get(id);
      if (!before) throw new Error('gone');
      const after = { ...before, ...change };
      server.set(id, after);
      return after;
    },
    add: async (input) => {
      await answer(`add ${input.name}`);
      const added = item(`srv-${server.size}-${calls.length}`, { ...input, origin: 'user', reason: '' });
      server.set(added.id, added);
      return added;
    },
    remove: async (id) => {
      await answer(`remove ${id}`);
      const gone = server.get(id);
      if (!gone) throw new Error('gone');
      server.delete(id);
      bin.set(id, gone);
    },
    restore: async (id) => {
      await answer(`restore ${id}`);
      const back = bin.get(id);
      if (!back) throw new Error('never removed');
      server.set(id, back);
      return back;
    },
  };
  let confirmed: readonly Item[] = start;
  const failures: string[] = [];
  const editor = new ItemEditor(transport, {
    onSaved: (saved, order) => (confirmed = withItem(confirmed, saved, order)),
    onRemoved: (id) => (confirmed = confirmed.filter((each) => each.id !== id)),
  });
  editor.onFailed((error, edit) => failures.push(`${edit.kind}: ${String(error)}`));
  const shown = () => withEdits(confirmed, editor.edits());
  return { editor, server, calls, failures, shown };
};

describe('edits of items', () => {
  it('shows an edit at once and keeps the other rows as they are', async () => {
    const socks = item('socks');
    const { editor, shown } = setUp([socks, item('hat')]);
    editor.change('hat', { packed: true });
    expect(shown()[1]?.packed).toBe(true);
    expect(shown()[0]).toBe(socks);
    await editor.idle();
    expect(editor.edits()).toEqual([]);
    expect(shown()[1]?.packed).toBe(true);
  });

  it('sends many quick changes as two requests, the last one winning', async () => {
    const { editor, server, calls } = setUp([item('socks')]);
    editor.change('socks', { quantity: 2 });
    await Promise.resolve();
    for (let quantity = 3; quantity <= 12; quantity += 1) editor.change('socks', { quantity });
    editor.change('socks', { packed: true });
    await editor.idle();
    expect(calls).toEqual(['change socks {"quantity":2}', 'change socks {"quantity":12,"packed":true}']);
    expect(server.get('socks')).toMatchObject({ quantity: 12, packed: true });
  });

  it('rolls back only what was refused', async () => {
    const { editor, shown, failures } = setUp([item('socks'), item('hat')], (call) => call === 1);
    editor.change('socks', { packed: true });
    editor.change('hat', { packed: true });
    await editor.idle();
    expect(shown().map((each) => each.packed)).toEqual([false, true]);
    expect(failures).toEqual(['change: Error: refused 1']);
  });

  it('lets an added item be edited before the server knows it, and keeps its row', async () => {
    const { editor, shown, server } = setUp([item('socks')]);
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.change(id, { packed: true });
    expect(shown()[1]).toMatchObject({ name: 'Ukulele', packed: true, origin: 'user' });
    await editor.idle();
    const added = shown()[1];
    expect(added?.packed).toBe(true);
    expect(editor.rowKey(added?.id ?? '')).toBe(id);
    editor.change(id, { quantity: 2 });
    await editor.idle();
    expect(server.get(added?.id ?? '')?.quantity).toBe(2);
  });

  it('drops everything of an item that could not be added', async () => {
    const { editor, shown, failures } = setUp([], () => true);
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.change(id, { packed: true });
    await editor.idle();
    expect(shown()).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it('puts a removed item back where it was, even before the removal is answered', async () => {
    const [socks, hat, belt] = [item('socks'), item('hat'), item('belt')];
    const { editor, shown, server, calls } = setUp([socks, hat, belt]);
    const ids = () => shown().map((each) => each.id);
    editor.remove('hat');
    expect(ids()).toEqual(['socks', 'belt']);
    await editor.idle();
    expect(ids()).toEqual(['socks', 'belt']);
    editor.restore(hat, ['socks', 'hat', 'belt']);
    expect(ids()).toEqual(['socks', 'hat', 'belt']);
    editor.change('hat', { packed: true });
    editor.remove('socks');
    editor.restore(socks, ['socks', 'hat', 'belt']);
    await editor.idle();
    expect(ids()).toEqual(['socks', 'hat', 'belt']);
    expect(server.get('hat')?.packed).toBe(true);
    expect(calls).toHaveLength(5);
  });

  it('brings an item back when its removal is refused, and does not restore it twice', async () => {
    const socks = item('socks');
    const { editor, shown, calls } = setUp([socks], (call) => call === 1);
    editor.remove('socks');
    editor.restore(socks, ['socks']);
    await editor.idle();
    expect(shown()).toHaveLength(1);
    expect(calls).toEqual(['remove socks']);
  });

  it('removes an item that is still on its way to the server', async () => {
    const { editor, shown, server } = setUp([]);
    const id = editor.add({ name: 'Ukulele', quantity: 1, category: 'comfort' });
    editor.remove(id);
    await editor.idle();
    expect(shown()).toEqual([]);
    expect(server.size).toBe(0);
  });

  it('ends with the same list as the server, whatever is refused', async () => {
    const step = fc.record({
      who: fc.nat(3),
      what: fc.constantFrom('pack', 'more', 'add', 'remove', 'undo'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(6), async (steps, refused) => {
        const start = ['a', 'b', 'c', 'd'].map((id) => item(id));
        const { editor, shown, server } = setUp(start, (call) => call % 7 === refused);
        const ids = start.map((each) => each.id);
        const removed = new Map<string, Item>();
        for (const { who, what } of steps) {
          const id = ids[who % ids.length] ?? 'a';
          const known = shown().find((each) => editor.rowKey(each.id) === editor.rowKey(id));
          if (what === 'pack' && known) editor.change(id, { packed: !known.packed });
          else if (what === 'more' && known) editor.change(id, { quantity: known.quantity + 1 });
          else if (what === 'add') ids.push(editor.add({ name: 'x', quantity: 1, category: 'comfort' }));
          else if (what === 'remove' && known) {
            removed.set(id, known);
            editor.remove(id);
          } else if (what === 'undo' && !known && removed.has(id)) editor.restore(removed.get(id) ?? item(id), ids);
          if (who === 3) await Promise.resolve();
        }
        await editor.idle();
        expect(byId(shown())).toEqual(byId([...server.values()]));
        expect(editor.edits()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

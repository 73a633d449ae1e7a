import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../../worker/plans/contract';
import { item, byId, offline, refusal, newServer, setUp } from './item-editor.fixture';

describe('whatever happens', () => {
  it('the list ends equal to the server’s, however calls fail', async () => {
    const step = fc.record({ who: fc.nat(3), what: fc.constantFrom('pack', 'more', 'add', 'remove', 'undo') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(6), fc.nat(4), async (steps, refused, lost) => {
        const start = ['a', 'b', 'c', 'd'].map((id) => item(id));
        const { editor, shown, server } = setUp(start, (call) =>
          call % 7 === refused ? refusal() : call % 5 === lost ? offline() : undefined,
        );
        const ids = start.map((each) => each.id);
        const removed = new Map<string, Item>();
        for (const { who, what } of steps) {
          const id = ids[who % ids.length] ?? 'a';
          const known = shown().find((each) => each.id === id);
          if (what === 'pack' && known) editor.change(id, { packed: !known.packed });
          else if (what === 'more' && known) editor.change(id, { quantity: known.quantity + 1 });
          else if (what === 'add') ids.push(editor.add({ name: 'x', quantity: 1, category: 'comfort' }));
          else if (what === 'remove' && known) {
            removed.set(id, known);
            editor.remove(id);
          } else if (what === 'undo' && !known && removed.has(id)) editor.restore(removed.get(id) ?? item(id), ids);
          if (who === 3) await Promise.resolve();
        }
        while (editor.edits().length > 0) await editor.flush();
        editor.stop();
        expect(byId(shown())).toEqual(byId([...server.items.values()]));
      }),
      { numRuns: 60 },
    );
  });

  it('two devices race with 500 edits over a bad network, and none is lost', async () => {
    const start = Array.from({ length: 25 }, (_, index) => item(`thing-${index}`));
    const server = newServer(start);
    const devices = [0, 1].map((device) =>
      setUp(start, (call) => (call % 4 === device ? offline() : undefined), { server }),
    );
    const [laptop, phone] = devices;
    if (!laptop || !phone) throw new Error('two devices');
    for (let edit = 0; edit < 250; edit += 1) {
      laptop.editor.change(`thing-${edit % 25}`, { quantity: (edit % 99) + 1 });
      phone.editor.change(`thing-${edit % 25}`, { packed: edit % 2 === 0, name: `Named ${edit}` });
      if (edit % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    }
    for (const { editor } of devices) {
      while (editor.edits().length > 0) await editor.flush();
      editor.stop();
    }
    for (const [index, { id }] of start.entries()) {
      const last = 225 + index;
      expect(server.items.get(id)).toMatchObject({
        quantity: (last % 99) + 1,
        packed: last % 2 === 0,
        name: `Named ${last}`,
      });
    }
  });
});

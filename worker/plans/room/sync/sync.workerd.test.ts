import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import { listen } from '../../../../tests/workerd/live';
import { setClockAhead, signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import { makePlan, planOf } from '../../../../tests/workerd/plans';
import { expectDatabaseInSync, storedBy, roomOf } from '../../../../tests/workerd/rooms';
import { change, sendEdits } from '../../../../tests/workerd/sync';
import { newId } from '../../../platform/db/id';
import type { Item, Plan } from '../../contract';
import type { SyncEdit, SyncOutput } from './contract';

let owner: Browser;
let email: string;
let stranger: Browser;

beforeAll(async () => {
  ({ browser: owner, email } = await signUpPerson({ credits: 20 }));
  ({ browser: stranger } = await signUpPerson());
});
afterEach(() => setClockAhead(0));

const sync = (plan: Plan, clientId: string, edits: SyncEdit[], browser = owner) =>
  sendEdits(browser, plan.id, clientId, edits);
const read = async (plan: Plan) => planOf(await owner.get(`/api/plans/${plan.id}`));
const itemIn = (plan: Pick<Plan, 'items'>, id: string): Item => {
  const found = plan.items.find((item) => item.id === id);
  if (!found) throw new Error('no such item');
  return found;
};

describe('the server’s order', () => {
  let plan: Plan;
  let first: Item;
  let second: Item;
  beforeAll(async () => {
    plan = await makePlan(owner);
    const [one, two] = plan.items;
    if (!one || !two) throw new Error('no items');
    [first, second] = [one, two];
  });

  test('a queue of edits is applied in its order, also of an item that it adds itself', async () => {
    const itemId = newId('item');
    const output = await sync(plan, 'device-a', [
      { kind: 'add', id: crypto.randomUUID(), itemId, item: { name: 'Ukulele', quantity: 1, category: 'comfort' } },
      change(itemId, { quantity: 4 }),
      change(itemId, { packed: true }),
      { kind: 'remove', id: crypto.randomUUID(), itemId: second.id },
      { kind: 'restore', id: crypto.randomUUID(), itemId: second.id },
    ]);
    expect(output.results.map(({ outcome }) => outcome)).toEqual(Array(5).fill('applied'));
    expect(output.removed).toEqual([]);
    const now = await read(plan);
    expect(now.revision).toBe(output.revision);
    expect(now.items.at(-1)).toMatchObject({ id: itemId, name: 'Ukulele', quantity: 4, packed: true, origin: 'user' });
    expect(itemIn(now, second.id)).toEqual({ ...second, revision: output.revision });
    expect(output.items).toEqual(expect.arrayContaining([itemIn(now, itemId), itemIn(now, second.id)]));
  });

  test('a queue that is sent again changes nothing and gets the same answer', async () => {
    const edits = [change(first.id, { quantity: 7 }), change(first.id, { name: 'Renamed at sea' })];
    const once = await sync(plan, 'device-a', edits);
    await sync(plan, 'device-b', [change(first.id, { quantity: 8 }, once.revision)]);
    const again = await sync(plan, 'device-a', edits);
    expect(again.results).toEqual(once.results);
    expect(itemIn(again, first.id)).toMatchObject({ quantity: 8, name: 'Renamed at sea' });
    expect((await read(plan)).revision).toBe(once.revision + 1);
  });

  test('using another session’s device id hides no conflict, and device ids are sent to nobody', async () => {
    const { browser: other } = await signInPerson(email);
    const live = await listen(plan.id, other);
    const [, , third] = plan.items;
    const itemId = third?.id ?? '';
    await sync(plan, 'device-a', [change(itemId, { quantity: 7 })]);
    await vi.waitFor(() => expect(live.heard.length).toBeGreaterThan(0));
    expect(live.raw.join()).not.toContain('device-a');
    const own = await sync(plan, 'device-a', [change(itemId, { quantity: 8 })]);
    expect(own.results[0]).not.toHaveProperty('conflicts.0');
    const borrowed = await sync(plan, 'device-a', [change(itemId, { quantity: 9 })], other);
    expect(borrowed.results[0]).toHaveProperty('conflicts.0');
  });

  test('the later edit of a field wins and is answered with the value it replaced; other fields are no conflict', async () => {
    const { revision: base } = await read(plan);
    await sync(plan, 'device-a', [change(second.id, { quantity: 3, packed: true }, base)]);
    const late = await sync(plan, 'device-b', [
      change(second.id, { quantity: 5, name: 'Mine' }, base),
      // Its own earlier edit is none either.
      change(second.id, { quantity: 6 }, base),
      // Both wanted the same.
      change(second.id, { packed: true }, base),
    ]);
    expect(late.results.map(({ conflicts }) => conflicts)).toEqual([[{ field: 'quantity', theirs: 3 }], [], []]);
    expect(itemIn(await read(plan), second.id)).toMatchObject({ quantity: 6, name: 'Mine', packed: true });
  });

  test('an edit of a removed item says that it is gone, and the rest is kept', async () => {
    const [, , third, fourth] = plan.items;
    if (!third || !fourth) throw new Error('no items');
    await sync(plan, 'device-a', [{ kind: 'remove', id: crypto.randomUUID(), itemId: third.id }]);
    const output = await sync(plan, 'device-b', [
      change(third.id, { packed: true }),
      change(fourth.id, { packed: true }),
      change('item_never', { packed: true }),
    ]);
    expect(output.results.map(({ outcome }) => outcome)).toEqual(['gone', 'applied', 'gone']);
    expect(output.removed).toEqual([third.id, 'item_never']);
    expect(itemIn(await read(plan), fourth.id).packed).toBe(true);
  });

  test('edits are not ordered by the device’s clock', async () => {
    const { revision: base } = await read(plan);
    await sync(plan, 'device-a', [change(first.id, { quantity: 20 }, base)]);
    await setClockAhead(-5 * 365 * 86_400_000);
    // The session of the same person began later than this clock says, so it is still good.
    await sync(plan, 'device-b', [change(first.id, { quantity: 21 }, base)]);
    await setClockAhead(0);
    expect(itemIn(await read(plan), first.id).quantity).toBe(21);
  });

  test('equal item ids in two plans are separate items, and edits of one do not change the other', async () => {
    const { browser } = await signUpPerson({ credits: 5 });
    const other = await makePlan(browser);
    const { results } = await sync(
      other,
      'device-x',
      [
        {
          kind: 'add',
          id: crypto.randomUUID(),
          itemId: first.id,
          item: { name: 'x', quantity: 1, category: 'comfort' },
        },
        change(first.id, { name: 'Taken over' }),
      ],
      browser,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect(planOf(await browser.get(`/api/plans/${other.id}`)).items.at(-1)).toMatchObject({ name: 'Taken over' });
    expect(itemIn(await read(plan), first.id).name).not.toBe('Taken over');
  });

  test('an invalid edit is refused before anything is done', async () => {
    const edit = change(first.id, { packed: true });
    const path = `/api/plans/${plan.id}/sync`;
    for (const body of [
      { clientId: 'device-a', edits: [] },
      { clientId: 'x', edits: [edit] },
      { clientId: 'device-a', edits: Array.from({ length: 101 }, () => change(first.id, { packed: true })) },
      { clientId: 'device-a', edits: [{ ...edit, change: { quantity: 1e9 } }] },
      { clientId: 'device-a', edits: [{ ...edit, change: {} }] },
      { clientId: 'device-a', edits: [{ ...edit, base: -1 }] },
      { clientId: 'device-a', edits: [{ kind: 'add', id: edit.id, itemId: 'item_mine', item: { name: 'x' } }] },
      { clientId: 'device-a', edits: [{ kind: 'burn', id: edit.id, itemId: first.id }] },
    ]) {
      expect((await owner.post(path, body)).status).toBe(422);
    }
    expect((await stranger.post(path, { clientId: 'device-a', edits: [edit] })).status).toBe(404);
  });
});

test('500 interleaved edits of two devices lose nothing', async () => {
  const plan = await makePlan(owner);
  const { browser: phone } = await signInPerson(email);
  const items = plan.items.slice(0, 25);
  // One sets quantities and names, the other ticks and hides: 250 edits each, on the same 25 items, at the same time.
  const rounds = Array.from({ length: 5 }, (_, round) => round);
  const edits = {
    laptop: rounds.flatMap((round) =>
      items.flatMap(({ id }, index) => [
        change(id, { quantity: ((round * 7 + index) % 99) + 1 }),
        change(id, { name: `Thing ${index} of round ${round}` }),
      ]),
    ),
    phone: rounds.flatMap((round) =>
      items.flatMap(({ id }, index) => [
        change(id, { packed: (round + index) % 2 === 0 }),
        change(id, { hidden: (round + index) % 3 === 0 }),
      ]),
    ),
  };
  const send = async (browser: Browser, clientId: string, queue: SyncEdit[], size: number) => {
    const outputs: SyncOutput[] = [];
    for (let start = 0; start < queue.length; start += size) {
      const part = queue.slice(start, start + size);
      outputs.push(await sync(plan, clientId, part, browser));
      // Every third answer is lost on its way, and the part sent again.
      if (start % 3 === 0) await sync(plan, clientId, part, browser);
    }
    return outputs.flatMap(({ results }) => results);
  };
  const [one, two] = await Promise.all([
    send(owner, 'laptop-1', edits.laptop, 9),
    send(phone, 'phone-01', edits.phone, 7),
  ]);
  const results = [...one, ...two];
  expect(results).toHaveLength(500);
  expect(results.filter(({ outcome }) => outcome !== 'applied')).toEqual([]);
  expect(results.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  const after = await read(plan);
  for (const [index, { id }] of items.entries()) {
    expect(itemIn(after, id)).toMatchObject({
      quantity: ((4 * 7 + index) % 99) + 1,
      name: `Thing ${index} of round 4`,
      packed: (4 + index) % 2 === 0,
      hidden: (4 + index) % 3 === 0,
    });
  }
  expect(after.items).toHaveLength(plan.items.length);
  // Every part that was new made one revision, and the ones that were sent again none.
  expect(after.revision).toBe(Math.ceil(250 / 9) + Math.ceil(250 / 7));
});

test('accepted edits are forgotten with their plan, and after two months', async () => {
  const plan = await makePlan(owner);
  const edit = change(plan.items[0]?.id ?? '', { packed: true });
  await sync(plan, 'device-a', [edit]);
  const room = roomOf(plan.id);
  const known = () =>
    runInDurableObject(room, (_, { storage }) => Array.from(storage.sql.exec('SELECT id FROM edits'), ({ id }) => id));
  expect(await known()).toEqual([edit.id]);
  await expectDatabaseInSync(plan.id);
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec('UPDATE edits SET at = at - 61 * 86400000');
  });
  await runDurableObjectAlarm(room);
  expect(await known()).toEqual([]);
  await sync(plan, 'device-a', [edit]);
  await owner.delete(`/api/plans/${plan.id}`);
  expect((await storedBy(plan.id)).tables).toEqual([]);
});

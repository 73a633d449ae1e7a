import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import { claimsOf, codeOf, signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import { joinPlan } from '../../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../../tests/workerd/plans';
import { change } from '../../../../tests/workerd/sync';
import { recording } from '../../../../tests/workerd/recording';
import { expectDatabaseInSync, sleep, roomOf } from '../../../../tests/workerd/rooms';
import { sessions } from '../../../identity/sessions/schema';
import { createDatabase } from '../../../platform/db/client';
import { newId } from '../../../platform/db/id';
import type { Plan } from '../../contract';
import { RoomList } from '../room-list';
import { writeListSummary } from '../list-summary';
import type { SyncEdit } from './contract';
import { Rights } from './rights';
import { type EditRequest, storeEdits } from './store';

let browser: Browser;
let email: string;
let userId: string;
let plan: Plan;

beforeEach(async () => {
  ({ browser, email, userId } = await signUpPerson({ credits: 1 }));
  plan = await makePlan(browser);
});

const itemAt = (at: number): string => plan.items[at]?.id ?? '';
const request = async (edits: SyncEdit[], who = userId): Promise<EditRequest> => ({
  planId: plan.id,
  session: await claimsOf(who),
  clientId: 'device-a',
  now: Date.now(),
  edits,
});
/** Stores edits as the object does when it has just woken up, and says in how many trips and statements. */
const store = async (edits: EditRequest, rights = new Rights()) => {
  const answer = await runInDurableObject(roomOf(plan.id), async (_, { storage }) => {
    const { db, recorded } = recording(env.DB);
    let [trips, written] = [0, 0];
    const counting = new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
        return async (statements: D1PreparedStatement[]) => {
          trips += 1;
          const answers = await target.batch(statements);
          written += answers.reduce((sum, { meta }) => sum + meta.rows_written, 0);
          return answers;
        };
      },
    });
    const list = new RoomList(storage, () => undefined);
    const output = await storeEdits(createDatabase({ DB: counting }), edits, {
      allowance: { take: () => null },
      list,
      rights,
    });
    return { output, trips, statements: recorded.statements.length, written };
  });
  await sleep(plan.id);
  return answer;
};
/** A member. */
const newMember = async () => {
  const person = await signUpPerson();
  await joinPlan(browser, plan.id, person.browser);
  return person;
};
const reload = async () => planOf(await browser.get(`/api/plans/${plan.id}`));
const packed = async () => (await reload()).items.filter((item) => item.packed).map(({ id }) => id);

test('a tick of a hibernated object makes one database round trip, which writes only at a person’s first tick', async () => {
  const tick = async (at: number, who = userId) => store(await request([change(itemAt(at), { packed: true })], who));
  const once = { trips: 1, statements: 3, written: 0 };
  expect(await tick(0)).toMatchObject({ trips: 1, output: { isNew: true, revision: plan.revision + 1 } });
  expect(await tick(1)).toMatchObject({ ...once, output: { isNew: true, revision: plan.revision + 2 } });
  const { user } = await newMember();
  expect(await tick(2, user.id)).toMatchObject({ trips: 1, output: { revision: plan.revision + 3 } });
  expect(await packed()).toEqual([itemAt(0), itemAt(1), itemAt(2)]);
  const { progress } = await reload();
  expect(progress.packed).toBe(3);
});

test('a series of ticks makes no database query, for half a minute at most', async () => {
  const rights = new Rights();
  const tick = async (at: number, after = 0) => {
    const edits = await request([change(itemAt(at), { packed: true })]);
    const { trips } = await store({ ...edits, now: edits.now + after }, rights);
    return trips;
  };
  expect([await tick(0), await tick(1), await tick(2, 29_000), await tick(3, 31_000)]).toEqual([1, 0, 0, 1]);
  // Another rotation of the session is another token: the database notes that it arrived.
  const edits = await request([change(itemAt(4), { packed: true })]);
  const { generation } = edits.session;
  const next = { ...edits, session: { ...edits.session, generation: generation + 1 } };
  expect((await store(next, rights)).trips).toBe(1);
  expect(await packed()).toEqual([0, 1, 2, 3, 4].map(itemAt));
});

test('rights read before an invalidation are used for that one edit only', async () => {
  const rights = new Rights();
  const edits = await request([change(itemAt(0), { packed: true })]);
  const { turn } = rights;
  rights.forget();
  const shown = { userId, locale: plan.locale, privateToMembers: 'neutral', owner: null } as const;
  rights.keep(turn, edits.session, shown, edits.now, edits.now + 60_000);
  expect(rights.of(edits.session, edits.now)).toBeUndefined();
  rights.keep(rights.turn, edits.session, shown, edits.now, edits.now + 1000);
  expect([rights.of(edits.session, edits.now), rights.of(edits.session, edits.now + 1000)]).toEqual([shown, undefined]);
});

test('after its answer a tick writes one row to the database', async () => {
  const { revision } = await reload();
  const writes: number[] = [];
  await runInDurableObject(roomOf(plan.id), async (_, { storage }) => {
    const list = new RoomList(storage, () => undefined);
    const ticked = await request([change(itemAt(0), { packed: true })]);
    await storeEdits(createDatabase(env), ticked, { allowance: { take: () => null }, list, rights: new Rights() });
    const counting = new Proxy(env.DB, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements);
          writes.push(answers.reduce((sum, { meta }) => sum + meta.rows_written, 0));
          return answers;
        };
      },
    });
    const news = list.untold;
    if (!news) throw new Error('there is nothing to tell');
    await writeListSummary(createDatabase({ DB: counting }), news, list.lines);
    list.told(news.turn);
  });
  await sleep(plan.id);
  expect(writes).toEqual([1]);
  await expectDatabaseInSync(plan.id);
  expect((await reload()).revision).toBe(revision + 1);
});

test('edits, removals and additions use the cached rights', async () => {
  const itemId = newId('item');
  await store(await request([change(itemAt(0), { quantity: 7 })]));
  await store(await request([{ kind: 'remove', id: crypto.randomUUID(), itemId: itemAt(1) }]));
  await store(
    await request([
      { kind: 'add', id: crypto.randomUUID(), itemId, item: { name: 'Ukulele', quantity: 1, category: 'comfort' } },
    ]),
  );
  await store(await request([change(itemId, { packed: true }), change(itemAt(0), { name: 'Long socks' })]));
  await store(await request([{ kind: 'restore', id: crypto.randomUUID(), itemId: itemAt(1) }]));
  const now = await reload();
  expect(now.revision).toBe(plan.revision + 5);
  expect(now.items).toHaveLength(plan.items.length + 1);
  expect(now.items.at(-1)).toMatchObject({ id: itemId, packed: true });
  expect(now.items.find(({ id }) => id === itemAt(0))).toMatchObject({ quantity: 7, name: 'Long socks' });
});

test('an edit that is sent again counts once', async () => {
  const first = await request([change(itemAt(0), { quantity: 3 })]);
  const { output } = await store(first);
  await store(await request([change(itemAt(0), { quantity: 9 })]));
  expect(await store(first)).toMatchObject({ output: { isNew: false, revision: plan.revision + 2 } });
  await store(await request([change(itemAt(1), { quantity: 2 })]));
  // One that is new travels with it.
  const both = { ...first, edits: [...first.edits, change(itemAt(1), { packed: true })] };
  expect(await store(both)).toMatchObject({ output: { isNew: true, revision: plan.revision + 4 } });
  expect(output).toMatchObject({ results: [{ outcome: 'applied' }] });
  expect((await reload()).items.find(({ id }) => id === itemAt(0))?.quantity).toBe(9);
  expect(await packed()).toEqual([itemAt(1)]);
});

test('ended sessions and removed members cannot edit from the next call on', async () => {
  const member = await newMember();
  const tick = (who: Browser, at: number) =>
    who.patch(`/api/plans/${plan.id}/items/${itemAt(at)}`, { packed: true }).then(({ status }) => status);
  expect([await tick(browser, 0), await tick(member.browser, 1), await tick(member.browser, 2)]).toEqual([
    200, 200, 200,
  ]);
  await browser.delete(`/api/plans/${plan.id}/members/${member.user.id}`);
  expect(await tick(member.browser, 3)).toBe(404);
  const { browser: other } = await signInPerson(email);
  expect([await tick(other, 4), await tick(other, 5)]).toEqual([200, 200]);
  // The token itself would be taken for minutes.
  const kept = new Map(other.cookies);
  await other.post('/api/auth/logout');
  for (const [name, value] of kept) other.cookies.set(name, value);
  const refused = await other.patch(`/api/plans/${plan.id}/items/${itemAt(6)}`, { packed: true });
  expect([refused.status, codeOf(refused)]).toEqual([401, 'unauthenticated']);
  expect(await packed()).toEqual([0, 1, 2, 4, 5].map(itemAt));
});

test('the visibility of private items is read with each edit', async () => {
  const member = await newMember();
  const edits = () => request([change(itemAt(0), { packed: true })], member.user.id);
  await store(await edits());
  await browser.patch(`/api/plans/${plan.id}/sharing`, { members: 'hidden' });
  const { output, trips } = await store(await edits());
  expect([trips, 'plan' in output && output.plan.privateToMembers]).toEqual([1, 'hidden']);
});

test('an edit confirms a token rotation, as every call does', async () => {
  const confirmed = async () => {
    const { sessionId } = await claimsOf(userId);
    const [row] = await createDatabase(env).select().from(sessions).where(eq(sessions.id, sessionId));
    return row && [row.generation, row.confirmedGeneration];
  };
  const tick = () => browser.patch(`/api/plans/${plan.id}/items/${itemAt(0)}`, { packed: true });
  await tick();
  const [before = 0] = (await confirmed()) ?? [];
  await browser.post('/api/auth/token', { grantType: 'refresh_token' });
  expect(await confirmed()).toEqual([before + 1, before]);
  expect((await tick()).status).toBe(200);
  expect(await confirmed()).toEqual([before + 1, before + 1]);
});

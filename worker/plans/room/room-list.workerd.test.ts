import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { claimsOf, signUpPerson } from '../../../tests/workerd/people';
import { joinPlan } from '../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { change } from '../../../tests/workerd/sync';
import { expectDatabaseInSync, storedBy, rowsOf, sleep, roomOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import type { Item, Plan } from '../contract';
import { Rights } from './sync/rights';
import { NO_TRIP, planPackers, plans } from '../schema';
import { templateOutput } from '../templates/contract';
import { RoomList } from './room-list';
import { storeEdits } from './sync/store';

let browser: Browser;
let userId: string;
let plan: Plan;
const db = createDatabase(env);

beforeEach(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 2 }));
  plan = await makePlan(browser);
});

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const itemAt = (at: number): string => plan.items[at]?.id ?? '';
const tick = async (at: number, who = browser) =>
  (await who.patch(path(`/items/${itemAt(at)}`), { packed: true })).status;
const reload = async () => planOf(await browser.get(path()));
const room = () => roomOf(plan.id);
const newMember = async () => {
  const person = await signUpPerson();
  await joinPlan(browser, plan.id, person.browser);
  return person;
};

test('a plan that is read between changes shows each of them', async () => {
  const made = await browser.post('/api/templates', { name: 'Mine', planId: plan.id });
  const { template } = templateOutput.parse(made.body);
  const { browser: member } = await newMember();
  const seen = [await reload()];
  for (const change of [
    () => tick(0),
    () => tick(1, member),
    () => browser.post(path('/items'), { name: 'Ukulele' }),
    () => browser.delete(path(`/items/${itemAt(2)}`)),
    () => browser.patch(path('/facts'), { remove: [], add: ['activity:skiing'] }),
    () => browser.post(path('/template'), { templateId: template.id }),
  ]) {
    await change();
    seen.push(await reload());
    expect(
      (await rowsOf(plan.id)).filter(({ deletedAt }) => deletedAt === null).map(({ id, packed }) => [id, packed]),
    ).toEqual(seen.at(-1)?.items.map(({ id, packed }) => [id, packed]));
  }
  const revisions = seen.map(({ revision }) => revision);
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
  expect(seen.map(({ progress }) => progress.packed).slice(0, 3)).toEqual([0, 1, 2]);
});

test('after any change an object that wakes up has the list, and the database is up to date', async () => {
  const { browser: member } = await newMember();
  const template = templateOutput.parse((await browser.post('/api/templates', { name: 'Mine', planId: plan.id })).body);
  const added: { item?: Item } = {};
  const journeys: (() => Promise<unknown>)[][] = [
    [
      () => tick(0),
      () => tick(1, member),
      () => browser.patch(path(`/items/${itemAt(2)}`), { name: 'Calcetines "largos" 🧦', quantity: 4, hidden: true }),
    ],
    [
      async () => Object.assign(added, (await member.post(path('/items'), { name: 'Ukulele' })).body),
      () => browser.delete(path(`/items/${itemAt(3)}`)),
      () => browser.delete(path(`/items/${added.item?.id}`)),
      () => browser.post(path(`/items/${itemAt(3)}/restore`)),
    ],
    [() => browser.patch(path('/facts'), { add: ['activity:surfing'] })],
    [() => browser.post(path('/template'), { templateId: template.template.id })],
    [
      () => browser.patch(path(), { name: 'Another name' }),
      () => browser.patch(path('/sharing'), { members: 'hidden' }),
    ],
  ];
  for (const journey of journeys) {
    for (const step of journey) await step();
    expect(await tick(0)).toBe(200);
    const before = await reload();
    await expectDatabaseInSync(plan.id);
    await sleep(plan.id);
    const after = await reload();
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  }
  const { revision, items } = await reload();
  expect(revision).toBeGreaterThan(plan.revision + journeys.length);
  expect(items.find(({ id }) => id === itemAt(2))).toMatchObject({ quantity: 4, hidden: true });
});

test('an object that died before updating the database updates it with its alarm', async () => {
  const session = await claimsOf(userId);
  const { revision } = await reload();
  await runInDurableObject(room(), async (_, { storage }) => {
    const list = new RoomList(storage, () => undefined);
    const edits = [change(itemAt(1), { packed: true })];
    const request = { planId: plan.id, session, clientId: 'device-a', now: Date.now(), edits };
    await storeEdits(db, request, { allowance: { take: () => null }, list, rights: new Rights() });
    await storage.setAlarm(Date.now() + 60_000);
  });
  await sleep(plan.id);
  const stored = async () => (await db.select().from(plans).where(eq(plans.id, plan.id)))[0];
  expect((await stored())?.revision).toBe(revision);
  await runDurableObjectAlarm(room());
  expect(await stored()).toMatchObject({ revision: revision + 1, counted: { packed: 1 } });
  await expectDatabaseInSync(plan.id);
});

test('a correction that failed in the database is completed by the alarm', async () => {
  await env.DB.exec('ALTER TABLE plan_words RENAME TO plan_words_away');
  const refused = await browser.patch(path('/facts'), { add: ['activity:surfing'] });
  expect(refused.status).toBe(503);
  await env.DB.exec('ALTER TABLE plan_words_away RENAME TO plan_words');
  await runDurableObjectAlarm(room());
  await expectDatabaseInSync(plan.id);
  const after = await reload();
  expect(after.facts.map(({ id }) => id)).toContain('activity:surfing');
  expect(after.items.length).toBeGreaterThan(plan.items.length);
  expect(planOf(await browser.patch(path('/facts'), { add: ['activity:surfing'] })).items).toEqual(after.items);
});

test('a list without its plan is dropped, and is never shown', async () => {
  const planId = newId('plan');
  const rows = (await rowsOf(plan.id)).map((row) => ({ ...row, planId }));
  const stub = roomOf(planId);
  await stub.fill(planId, rows, NO_TRIP);
  expect(await stub.list(planId, true)).toBeNull();
  await runDurableObjectAlarm(stub);
  expect(await storedBy(planId)).toEqual({ tables: [], alarm: null });
});

test('a former member is still shown at the items they packed, until their account is deleted', async () => {
  const [leaver, deleted] = [await newMember(), await newMember()];
  for (const [at, { browser: who }] of [leaver, deleted].entries()) expect(await tick(at, who)).toBe(200);
  await expectDatabaseInSync(plan.id);
  expect((await db.select().from(planPackers).where(eq(planPackers.planId, plan.id))).length).toBe(2);
  const traces = async () => {
    await browser.post('/__test/cron', { cron: '* * * * *' });
    const kept = await runInDurableObject(room(), (_, { storage }) =>
      JSON.stringify([...storage.sql.exec('SELECT line FROM lines')]),
    );
    return [leaver, deleted].map(({ user }) => kept.includes(user.id));
  };
  await leaver.browser.delete(path(`/members/${leaver.user.id}`));
  expect(await traces()).toEqual([true, true]);
  for (const { browser: who, email } of [leaver, deleted]) await who.delete('/api/account', { confirm: email });
  await vi.waitFor(async () => expect(await traces()).toEqual([false, false]));
  expect((await reload()).items.filter((item) => item.packed).map(({ id }) => id)).toEqual([itemAt(0), itemAt(1)]);
});

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import { claimsOf, signUpPerson } from '../../../../tests/workerd/people';
import { giveCredits, makePlan, planOf } from '../../../../tests/workerd/plans';
import { recording } from '../../../../tests/workerd/recording';
import { copyOf, expectSameInRoom, sleep } from '../../../../tests/workerd/rooms';
import { createDatabase } from '../../../platform/db/client';
import { readEnv } from '../../../platform/env';
import type { Item, Plan } from '../../contract';
import { generatorOf } from '../../list/stub';
import { acceptedOutput, inviteOutput } from '../../sharing/contract';
import { templateOutput } from '../../templates/contract';
import { ListMemory } from './known-list';
import { ListCopy } from './list-copy';
import { storeEdits } from './store';

let browser: Browser;
let userId: string;
let plan: Plan;

beforeEach(async () => {
  const person = await signUpPerson();
  ({ browser } = person);
  userId = person.user.id;
  await giveCredits(browser, person.email, 2);
  plan = await makePlan(browser);
});

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const itemAt = (at: number): string => plan.items[at]?.id ?? '';
const tick = async (at: number, who = browser) =>
  (await who.patch(path(`/items/${itemAt(at)}`), { packed: true })).status;
const reload = async () => planOf(await browser.get(path()));
const packed = async () => (await reload()).items.filter((item) => item.packed).map(({ id }) => id);
const newMember = async () => {
  const person = await signUpPerson();
  const { invite } = inviteOutput.parse((await browser.post(path('/invites'), {})).body);
  const token = new URL(invite.url ?? '').searchParams.get('token');
  acceptedOutput.parse((await person.browser.post('/api/invites/accept', { token })).body);
  return person;
};

/** Ticks as the plan's object does when it has just woken up, and says in how many trips and statements. */
const tickAwoken = async (at: number, who = userId) => {
  const session = await claimsOf(who);
  return runInDurableObject(generatorOf(readEnv(env), plan.id), async (_, { storage }) => {
    const { db, recorded } = recording(env.DB);
    const memory = new ListMemory(new ListCopy(storage));
    const edit = {
      kind: 'change',
      id: crypto.randomUUID(),
      itemId: itemAt(at),
      base: 0,
      change: { packed: true },
    } as const;
    const output = await storeEdits(
      createDatabase({ DB: db }),
      { planId: plan.id, session, clientId: 'device-a', now: Date.now(), edits: [edit] },
      { allowance: { take: () => null }, memory },
    );
    memory.save();
    if ('refused' in output) throw new Error(output.refused);
    return { statements: recorded.statements, revision: output.revision, items: output.items };
  });
};

test('an object that wakes up reads no item: its copy is at the revision of the database', async () => {
  await expectSameInRoom(plan.id);
  // The list as it was made.
  expect(await tickAwoken(0)).toMatchObject({ statements: { length: 4 }, revision: plan.revision + 1 });
  // And as it was edited.
  const { statements, items } = await tickAwoken(1);
  expect(statements.filter((statement) => /select.* from "plan_items"/is.test(statement))).toEqual([]);
  expect(items).toMatchObject([{ id: itemAt(1), packed: true, packedBy: userId }]);
  expect(await packed()).toEqual([itemAt(0), itemAt(1)]);
  // Somebody whom it does not know is looked up, and known from then on.
  const { user } = await newMember();
  expect((await tickAwoken(2, user.id)).statements).toHaveLength(8);
  expect((await tickAwoken(3, user.id)).statements).toHaveLength(4);
  await expectSameInRoom(plan.id);
});

test('after whatever happens to a list and the next tick, the copy is what the database has', async () => {
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
  await expectSameInRoom(plan.id);
  for (const journey of journeys) {
    for (const step of journey) await step();
    expect(await tick(0)).toBe(200);
    await expectSameInRoom(plan.id);
    await sleep(plan.id);
  }
  const { revision, items } = await reload();
  expect(revision).toBeGreaterThan(plan.revision + journeys.length);
  expect(items.find(({ id }) => id === itemAt(2))).toMatchObject({ quantity: 4, hidden: true });
});

test('a copy that is behind or ahead of the database is not believed', async () => {
  await tick(0);
  await expectSameInRoom(plan.id);
  await sleep(plan.id);
  // As an older release edits it, which knows nothing of copies; as it is in a database that was set back; and as both.
  for (const by of [3, -2, 0]) {
    await env.DB.batch([
      env.DB.prepare('UPDATE plan_items SET quantity = 77 + ? WHERE id = ?').bind(by, itemAt(1)),
      env.DB.prepare('UPDATE plans SET revision = revision + ?, updated_at = updated_at + 7 WHERE id = ?').bind(
        by,
        plan.id,
      ),
    ]);
    const { statements, items } = await tickAwoken(1);
    expect(statements).toHaveLength(12);
    expect(items).toMatchObject([{ quantity: 77 + by }]);
    await expectSameInRoom(plan.id);
  }
});

test('a correction leaves no copy of the list before it', async () => {
  await expectSameInRoom(plan.id);
  expect((await browser.patch(path('/facts'), { add: ['activity:surfing'] })).status).toBe(200);
  expect(await copyOf(plan.id)).toBeUndefined();
});

test('an object that died before it saved its copy reads the list, and nothing is lost', async () => {
  await expectSameInRoom(plan.id);
  const before = await copyOf(plan.id);
  await Promise.all([tick(0), tick(1)]);
  await sleep(plan.id);
  await runInDurableObject(generatorOf(readEnv(env), plan.id), (_, { storage }) => {
    if (before) new ListCopy(storage).write(before);
  });
  expect(await tick(2)).toBe(200);
  expect(await packed()).toEqual([itemAt(0), itemAt(1), itemAt(2)]);
  await expectSameInRoom(plan.id);
});

test('a plan from before there were copies gets one with its first edit', async () => {
  await generatorOf(readEnv(env), plan.id).forgetList();
  await sleep(plan.id);
  expect(await copyOf(plan.id)).toBeUndefined();
  expect(await tick(0)).toBe(200);
  await expectSameInRoom(plan.id);
});

test('who left a plan, or is gone, is in no copy a minute later', async () => {
  const [leaver, deleted] = [await newMember(), await newMember()];
  for (const [at, { browser: who }] of [leaver, deleted].entries()) expect(await tick(at, who)).toBe(200);
  await expectSameInRoom(plan.id);
  expect((await copyOf(plan.id))?.editors).toEqual([userId, leaver.user.id, deleted.user.id]);
  const traces = async () => {
    await browser.post('/__test/cron', { cron: '* * * * *' });
    expect(await tick(5)).toBe(200);
    await expectSameInRoom(plan.id);
    const copy = JSON.stringify(await copyOf(plan.id));
    return [leaver, deleted].map(({ user }) => copy.includes(user.id));
  };
  await leaver.browser.delete(path(`/members/${leaver.user.id}`));
  // What they packed says so, until their account is gone.
  expect((await copyOf(plan.id))?.editors).toContain(leaver.user.id);
  expect(await traces()).toEqual([true, true]);
  expect((await copyOf(plan.id))?.editors).toEqual([userId]);
  for (const { browser: who, email } of [leaver, deleted]) await who.delete('/api/account', { confirm: email });
  expect(await traces()).toEqual([false, false]);
  expect(await packed()).toEqual([itemAt(0), itemAt(1), itemAt(5)]);
});

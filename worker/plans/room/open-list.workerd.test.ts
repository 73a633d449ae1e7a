import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setPremium, signUpPerson } from '../../../tests/workerd/people';
import { joinPlan } from '../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, storedBy, moveBack, rowsOf, sleep, roomOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { planItems, plans } from '../schema';
import { syncOutput } from './sync/contract';
import { moveLists } from './open-list';

const db = createDatabase(env);
const stored = async (planId: string) => (await db.select().from(plans).where(eq(plans.id, planId)))[0];

/** A plan of before there were lists in rooms: edited, shared, with something removed and something decided of its luggage. */
const oldPlan = async () => {
  const { browser, user } = await signUpPerson({ credits: 3 });
  await setPremium(user.id);
  const plan = await makePlan(browser);
  const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
  const [first, second, third] = plan.items;
  const edit = { kind: 'change', id: crypto.randomUUID(), itemId: first?.id, base: 0, change: { quantity: 7 } };
  const sync = () => browser.post(path('/sync'), { clientId: 'device-of-old', edits: [edit] });
  const { results } = syncOutput.parse((await sync()).body);
  await browser.delete(path(`/items/${second?.id}`));
  await browser.patch(path(`/luggage/items/${third?.id}`), { grams: 321 });
  const member = await signUpPerson();
  await joinPlan(browser, plan.id, member.browser);
  await member.browser.patch(path(`/items/${third?.id}`), { packed: true });
  await browser.post(path('/items'), { name: 'Theremin' });
  const seen = async () =>
    [
      { ...planOf(await browser.get(path())), updatedAt: '' },
      planOf(await member.browser.get(path())).items,
      (await browser.get(path('/luggage'))).body,
      (await browser.get('/api/search?query=theremin')).body,
      await rowsOf(plan.id),
    ] as const;
  await expectDatabaseInSync(plan.id);
  const before = await seen();
  await moveBack(plan.id);
  expect(await storedBy(plan.id)).toMatchObject({ tables: expect.not.arrayContaining(['list']) });
  return { browser, member, plan, path, second, sync, results, seen, before };
};

test('a plan of the previous release is moved into its room at the first access, with all its data', async () => {
  const { browser, plan, path, second, sync, results, seen, before } = await oldPlan();
  expect(await seen()).toEqual(before);
  await expectDatabaseInSync(plan.id);
  expect((await stored(plan.id))?.inRoom).toBe(true);
  // Edits that were accepted before are known, and what was removed can be put back.
  expect(syncOutput.parse((await sync()).body).results).toEqual(results);
  expect((await browser.post(path(`/items/${second?.id}/restore`))).status).toBe(200);
  // What stays in the database is not believed any more, whatever becomes of it.
  await db.delete(planItems).where(eq(planItems.planId, plan.id));
  await sleep(plan.id);
  expect(planOf(await browser.get(path())).items).toHaveLength(plan.items.length + 1);
});

test('the first access may be a tick, also several concurrent ones', async () => {
  const { browser, member, plan, path, before } = await oldPlan();
  const [{ revision: revisionBefore }] = before;
  const [, , , fourth, fifth] = plan.items;
  const answers = await Promise.all([
    browser.patch(path(`/items/${fourth?.id}`), { packed: true }),
    member.browser.patch(path(`/items/${fifth?.id}`), { packed: true }),
    browser.get(path()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { items, revision } = planOf(await browser.get(path()));
  for (const id of [fourth?.id, fifth?.id]) expect(items.find((item) => item.id === id)?.packed).toBe(true);
  expect(revision).toBe(revisionBefore + 2);
  await expectDatabaseInSync(plan.id);
});

test('the cron moves plans that nobody opens, and skips those that are not ready', async () => {
  const { plan, seen, before } = await oldPlan();
  const { plan: failed } = await oldPlan();
  await db.update(plans).set({ status: 'failed' }).where(eq(plans.id, failed.id));
  for (let run = 0; run < 2; run += 1) await moveLists(readEnv(env), db);
  await expectDatabaseInSync(plan.id);
  expect(await seen()).toEqual(before);
  expect(await roomOf(failed.id).list(failed.id, true)).toBeNull();
  expect((await stored(failed.id))?.inRoom).toBe(false);
});

test('a plan of the previous release can be deleted and exported without moving into its room', async () => {
  const { browser, plan, path, before } = await oldPlan();
  const { body } = await browser.get('/api/account/export');
  expect(JSON.stringify(body)).toContain('Theremin');
  expect(before).toHaveLength(5);
  await moveBack(plan.id);
  expect((await browser.delete(path())).status).toBe(204);
  expect(await storedBy(plan.id)).toEqual({ tables: [], alarm: null });
  expect(await db.select().from(planItems).where(eq(planItems.planId, plan.id))).toEqual([]);
});

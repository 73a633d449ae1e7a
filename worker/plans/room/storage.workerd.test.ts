import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, storedBy, sleep, roomOf } from '../../../tests/workerd/rooms';
import { change } from '../../../tests/workerd/sync';
import { createDatabase } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import { plans } from '../schema';
import { roomsToCleanUp } from './schema';

let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signUpPerson({ credits: 12 }));
});

const NOTHING = { tables: [], alarm: null };
const LIST = ['edits', 'lines', 'list', 'trip'];
test('a plan that was made, edited and deleted leaves nothing in its object', async () => {
  const plan = await makePlan(browser);
  await browser.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: true });
  await expectDatabaseInSync(plan.id);
  expect((await storedBy(plan.id)).tables).toEqual(['allowance', 'edits', 'events', 'lines', 'list', 'memory', 'trip']);
  expect((await browser.delete(`/api/plans/${plan.id}`)).status).toBe(204);
  expect(await storedBy(plan.id)).toEqual(NOTHING);
});

test('after an hour only the list is kept, and expired events are deleted', async () => {
  const plan = await makePlan(browser);
  const ring = () => runDurableObjectAlarm(roomOf(plan.id));
  /** In hours. */
  const nextAlarm = async () => {
    const { alarm } = await storedBy(plan.id);
    return alarm === null ? null : Math.round((alarm - Date.now()) / 3_600_000);
  };
  expect(await nextAlarm()).toBe(1);
  await ring();
  expect(await storedBy(plan.id)).toEqual({ tables: LIST, alarm: null });
  await browser.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: true });
  await expectDatabaseInSync(plan.id);
  expect(await storedBy(plan.id)).toMatchObject({ tables: ['allowance', ...LIST] });
  await vi.waitFor(async () => expect(await nextAlarm()).toBe(1));
  await ring();
  expect((await storedBy(plan.id)).tables).toEqual(LIST);
  // The edit that is known.
  expect(await nextAlarm()).toBe(60 * 24);
  await browser.delete(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`);
  await expectDatabaseInSync(plan.id);
  await ring();
  // The line that can be put back.
  expect(await nextAlarm()).toBe(24);
});

test('a deleted plan whose object was not notified leaves nothing a minute later', async () => {
  const plan = await makePlan(browser);
  await expectDatabaseInSync(plan.id);
  const db = createDatabase(env);
  await db.delete(plans).where(eq(plans.id, plan.id));
  expect((await storedBy(plan.id)).tables).not.toEqual([]);
  const minute = () => browser.post('/__test/cron', { cron: '* * * * *' });
  expect((await minute()).status).toBe(200);
  expect(await storedBy(plan.id)).toEqual(NOTHING);
  expect(await db.select().from(roomsToCleanUp).where(eq(roomsToCleanUp.planId, plan.id))).toEqual([]);
});

test('an edit that races the deletion of its plan leaves nothing', async () => {
  const planIds: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const plan = await makePlan(browser);
    const tick = (at: number) => browser.patch(`/api/plans/${plan.id}/items/${plan.items[at]?.id}`, { packed: true });
    await tick(0);
    if (round % 2 === 1) await sleep(plan.id);
    await Promise.all([tick(1), browser.delete(`/api/plans/${plan.id}`), tick(2)]);
    expect(await storedBy(plan.id)).toEqual(NOTHING);
    planIds.push(plan.id);
  }
  // By then a copy of what was edited last would have been saved.
  await scheduler.wait(2500);
  for (const planId of planIds) expect(await storedBy(planId)).toEqual(NOTHING);
});

test('requests for missing and foreign plans leave nothing in storage', async () => {
  const { browser: stranger } = await signUpPerson();
  const planId = newId('plan');
  const edits = [change(newId('item'), { packed: true })];
  const answer = await stranger.post(`/api/plans/${planId}/sync`, { clientId: 'device-a', edits });
  expect(answer.status).toBe(404);
  expect(await storedBy(planId)).toEqual(NOTHING);
});

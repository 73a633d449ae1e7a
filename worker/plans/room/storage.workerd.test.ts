import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { signUpPerson } from '../../../tests/workerd/people';
import { giveCredits, makePlan } from '../../../tests/workerd/plans';
import { newId } from '../../platform/db/id';
import { readEnv } from '../../platform/env';
import { generatorOf } from '../list/stub';

let browser: Browser;

beforeAll(async () => {
  const person = await signUpPerson();
  ({ browser } = person);
  await giveCredits(browser, person.email, 3);
});

/** Tables that a plan's Durable Object keeps, and its alarm. */
const keptBy = (planId: string) =>
  runInDurableObject(generatorOf(readEnv(env), planId), async (_, { storage }) => ({
    tables: Array.from(storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('_cf_')),
    alarm: await storage.getAlarm(),
  }));
const NOTHING = { tables: [], alarm: null };
const change = (itemId: string) =>
  ({ kind: 'change', id: crypto.randomUUID(), itemId, base: 0, change: { packed: true } }) as const;

test('a plan that was made, edited and deleted leaves nothing in its object', async () => {
  const plan = await makePlan(browser);
  await browser.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: true });
  expect((await keptBy(plan.id)).tables.toSorted()).toEqual(['allowance', 'events', 'memory']);
  expect((await browser.delete(`/api/plans/${plan.id}`)).status).toBe(204);
  expect(await keptBy(plan.id)).toEqual(NOTHING);
});

test('what edits were counted in is gone after its hour', async () => {
  const plan = await makePlan(browser);
  await runInDurableObject(generatorOf(readEnv(env), plan.id), (object) => object.alarm());
  expect(await keptBy(plan.id)).toEqual(NOTHING);
  await browser.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: true });
  expect(await keptBy(plan.id)).toEqual({ tables: ['allowance'], alarm: expect.any(Number) });
  await runInDurableObject(generatorOf(readEnv(env), plan.id), (object) => object.alarm());
  expect(await keptBy(plan.id)).toEqual(NOTHING);
});

test('asking for a plan that is not there, or is somebody else’s, leaves nothing either', async () => {
  const { browser: stranger } = await signUpPerson();
  const planId = newId('plan');
  const edits = [change(newId('item'))];
  const answer = await stranger.post(`/api/plans/${planId}/sync`, { clientId: 'device-a', edits });
  expect(answer.status).toBe(404);
  expect(await keptBy(planId)).toEqual(NOTHING);
});

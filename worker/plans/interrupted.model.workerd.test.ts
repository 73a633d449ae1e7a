import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { openEvents, readEvents, watch } from '../../tests/workerd/events';
import { roomOf } from '../../tests/workerd/rooms';
import { configureModel, modelBehaves, modelRequests } from '../../tests/workerd/fake-model';
import {
  startPlan,
  creditsOf,
  expectCompleteStream,
  readPlan,
  SLOW,
  untilModelAnswers,
} from '../../tests/workerd/making';
import { signUpPerson } from '../../tests/workerd/people';
import { proveCredits } from '../money/credits/proof';
import { generations } from '../money/credits/schema';
import { createDatabase } from '../platform/db/client';

configureModel();
const db = createDatabase(env);

beforeEach(() => modelBehaves({ mode: 'good' }));

test(
  'a Durable Object that is evicted in the middle finishes without losing or repeating an event',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { browser } = await signUpPerson({ credits: 8 });
    for (const tearDown of [
      (id: string) => evictDurableObject(roomOf(id)),
      () => abortAllDurableObjects(),
      () => abortAllDurableObjects(),
    ]) {
      await modelBehaves(SLOW);
      const id = await startPlan(browser);
      await untilModelAnswers(browser, id);
      await tearDown(id).catch(() => undefined);
      await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
        timeout: 30_000,
        interval: 100,
      });
      await vi.waitFor(async () => expectCompleteStream(browser, id, await watch(browser, id)), { timeout: 5000 });
      // What the first answer had shown was taken back before the second one began.
      const events = await watch(browser, id);
      const shown = events.find((event) => event.event === 'item' && event.data.item.origin === 'model');
      const isTakenBack = events.some(
        (event) => event.event === 'drop' && shown?.event === 'item' && event.data.itemId === shown.data.item.id,
      );
      expect(isTakenBack).toBe((await modelRequests()) > 1);
    }
  },
);

test('after repeated interruptions the list is made without a model', { tags: ['long'], timeout: 90_000 }, async () => {
  await modelBehaves({ mode: 'hang-after-headers' });
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  for (let count = 1; count <= 3; count += 1) {
    await vi.waitFor(async () => expect(await modelRequests()).toBe(count), { timeout: 20_000, interval: 20 });
    await abortAllDurableObjects();
  }
  await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
    timeout: 30_000,
    interval: 100,
  });
  const plan = await expectCompleteStream(browser, id, await watch(browser, id));
  expect(plan).toMatchObject({ modelFailed: true });
  expect(await modelRequests()).toBe(3);
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
});

test('a plan that is deleted while it is being made is stopped and its credit goes back', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  const watching = openEvents(browser, id).then((answer) => readEvents(answer));
  await untilModelAnswers(browser, id);
  expect((await browser.delete(`/api/plans/${id}`)).status).toBe(204);
  expect((await watching).at(-1)).toMatchObject({ event: 'failed', data: { code: 'deleted' } });
  expect((await browser.get(`/api/plans/${id}`)).status).toBe(404);
  expect((await browser.get(`/api/plans/${id}/progress`)).status).toBe(404);
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  // Nothing of it is left where it was made.
  await runInDurableObject(roomOf(id), async (_, { storage }) => {
    expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('events', 'memory')").toArray()).toEqual([]);
    expect(await storage.getAlarm()).toBeNull();
  });
  expect(await proveCredits(db)).toEqual([]);
});

test(
  'the sweep ends a generation past its deadline, tells watchers, and returns the credit once',
  { tags: ['long'] },
  async () => {
    await modelBehaves({ mode: 'hang-after-headers' });
    const { browser } = await signUpPerson();
    const id = await startPlan(browser);
    const watching = openEvents(browser, id).then((answer) => readEvents(answer));
    await vi.waitFor(async () => expect(await modelRequests()).toBe(1), { timeout: 5000, interval: 20 });
    await db.update(generations).set({ deadline: 1, createdAt: 1 }).where(eq(generations.planId, id));
    for (let time = 0; time < 2; time += 1) expect((await browser.post('/__test/cron', {})).status).toBe(200);
    expect((await watching).at(-1)).toMatchObject({ event: 'failed', data: { code: 'deadline' } });
    expect(await readPlan(browser, id)).toMatchObject({ status: 'failed', items: [] });
    expect(await creditsOf(browser)).toMatchObject({ total: 2 });
    expect(await watch(browser, id)).toEqual(await watching);
    expect(await proveCredits(db)).toEqual([]);
  },
);

test('a plan whose generation was never started is started by its first watcher, or by the sweep', async () => {
  const { browser } = await signUpPerson({ credits: 2 });
  for (const takeUp of [
    (id: string) => watch(browser, id),
    () => browser.post('/__test/cron', { cron: '* * * * *' }),
  ]) {
    const id = await startPlan(browser);
    await roomOf(id).stop(id, 'deleted');
    // What was just begun may have finished already; then there is nothing to take up.
    await db.update(generations).set({ createdAt: 1 }).where(eq(generations.planId, id));
    await takeUp(id);
    await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), { timeout: 10_000 });
  }
  expect(await proveCredits(db)).toEqual([]);
});

test('when the database fails at the end, saving is retried without generating again', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  await untilModelAnswers(browser, id);
  await env.DB.exec('ALTER TABLE plan_words RENAME TO plan_words_away');
  await vi.waitFor(
    async () => {
      await runInDurableObject(roomOf(id), (_, { storage }) => {
        expect(storage.sql.exec("SELECT key FROM memory WHERE key = 'attempts:alarm'").toArray()).toHaveLength(1);
      });
    },
    { timeout: 20_000, interval: 50 },
  );
  await env.DB.exec('ALTER TABLE plan_words_away RENAME TO plan_words');
  await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
    timeout: 20_000,
    interval: 100,
  });
  await expectCompleteStream(browser, id, await watch(browser, id));
  expect(await modelRequests()).toBe(1);
}, 60_000);

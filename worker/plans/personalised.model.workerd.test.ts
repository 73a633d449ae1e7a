import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../tests/workerd/browser';
import { openEvents, percentsOf, readEvents, shownAfter, type StreamEvent, watch } from '../../tests/workerd/events';
import { configureModel, modelBehaves, modelRequests } from '../../tests/workerd/fake-model';
import { codeOf, signUpPerson } from '../../tests/workerd/people';
import { giveCredits, planOf, TRIP } from '../../tests/workerd/plans';
import { proveCredits } from '../money/credits/proof';
import { generations } from '../money/credits/schema';
import { createDatabase } from '../platform/db/client';
import type { Item } from './contract';
import { MAX_LISTENERS } from './generation/listeners';
import { plans } from './schema';

configureModel();
const db = createDatabase(env);

const begin = async (browser: Browser) => planOf(await browser.post('/api/plans', TRIP)).id;
const readPlan = async (browser: Browser, id: string) => planOf(await browser.get(`/api/plans/${id}`));
const creditsOf = async (browser: Browser) => (await browser.get('/api/credits')).body;
const planRoomOf = (id: string) => env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(id));

/** Where a thing stands is decided when the whole list is saved. */
const byId = (items: Item[]) =>
  items.map((item) => ({ ...item, position: 0 })).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Every event once, in order, nothing going back, and what was shown is what was saved. */
const expectWhole = async (browser: Browser, id: string, events: StreamEvent[]) => {
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
  const percents = percentsOf(events);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(events.filter(({ event }) => event === 'done' || event === 'failed')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { planId: id } });
  const plan = await readPlan(browser, id);
  expect(byId(shownAfter(events))).toEqual(byId(plan.items));
  expect(await proveCredits(db)).toEqual([]);
  return plan;
};

/** A model slow enough to do something in the middle of its answer. */
const SLOW = { mode: 'good', tokenMs: 8 } as const;

beforeEach(() => modelBehaves({ mode: 'good' }));

test('a model’s differences are streamed over the engine’s list and saved with it', async () => {
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  const plan = await expectWhole(browser, id, await watch(browser, id));
  expect(plan).toMatchObject({ status: 'ready', modelFailed: false });
  expect(plan.generatedBy?.model).toEqual(expect.any(String));
  expect(plan.items.filter(({ origin }) => origin === 'model').length).toBeGreaterThan(0);
  expect(plan.items.filter(({ origin }) => origin === 'engine').length).toBeGreaterThan(20);
  expect(await creditsOf(browser)).toMatchObject({ total: 1 });
});

test.each(['500', 'no-stream', 'truncated', 'nonsense'] as const)(
  'a model that fails (%s) leaves a complete list and gives the credit back',
  async (mode) => {
    await modelBehaves({ mode });
    const { browser } = await signUpPerson();
    const id = await begin(browser);
    const plan = await expectWhole(browser, id, await watch(browser, id));
    expect(plan).toMatchObject({ status: 'ready', modelFailed: true, generatedBy: { model: null } });
    expect(plan.items.every(({ origin }) => origin === 'engine')).toBe(true);
    expect(plan.items.length).toBeGreaterThan(30);
    expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  },
);

test('an answer that breaks off is taken back on screen before the next one', async () => {
  await modelBehaves({ mode: 'disconnect' }, { mode: 'good' });
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  const events = await watch(browser, id);
  expect(events.some(({ event }) => event === 'drop')).toBe(true);
  expect(await expectWhole(browser, id, events)).toMatchObject({ modelFailed: false });
});

test('a second tab and a reload see what the first one saw; a browser goes on after its last event', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  const first = openEvents(browser, id).then((answer) => readEvents(answer));
  const cut = await readEvents(await openEvents(browser, id), (events) => events.length >= 10);
  const resumed = await watch(browser, id, { 'last-event-id': String(cut.at(-1)?.id) });
  expect(resumed[0]?.id).toBe((cut.at(-1)?.id ?? 0) + 1);
  const all = await first;
  expect([...cut, ...resumed].slice(-resumed.length)).toEqual(all.slice(cut.length));
  await expectWhole(browser, id, all);
  // A late visitor gets everything at once, and who has seen the end gets the end again.
  expect(await watch(browser, id)).toEqual(all);
  expect(await watch(browser, id, { 'last-event-id': String(all.length) })).toEqual(all.slice(-1));
  const byQuery = await browser.get(`/api/plans/${id}/progress?lastEventId=${all.length - 1}`);
  expect(byQuery.status).toBe(200);
});

test('a closed tab changes nothing', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  await readEvents(await openEvents(browser, id), (events) => events.length >= 3);
  await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
    timeout: 20_000,
    interval: 100,
  });
  await expectWhole(browser, id, await watch(browser, id));
});

/** Waits until the model is in the middle of its answer. */
const untilModelAnswers = async (browser: Browser, id: string) => {
  await readEvents(await openEvents(browser, id), (events) =>
    events.some((event) => event.event === 'item' && event.data.item.origin === 'model'),
  );
};

test(
  'a Durable Object that is torn down in the middle finishes, and no event is lost or there twice',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { browser, email } = await signUpPerson();
    await giveCredits(browser, email, 8);
    for (const tearDown of [
      (id: string) => evictDurableObject(planRoomOf(id)),
      () => abortAllDurableObjects(),
      () => abortAllDurableObjects(),
    ]) {
      await modelBehaves(SLOW);
      const id = await begin(browser);
      await untilModelAnswers(browser, id);
      await tearDown(id).catch(() => undefined);
      await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
        timeout: 30_000,
        interval: 100,
      });
      await vi.waitFor(async () => expectWhole(browser, id, await watch(browser, id)), { timeout: 5000 });
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

test(
  'a model that is interrupted again and again is given up: the list is made without it',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    await modelBehaves({ mode: 'hang-after-headers' });
    const { browser } = await signUpPerson();
    const id = await begin(browser);
    for (let count = 1; count <= 3; count += 1) {
      await vi.waitFor(async () => expect(await modelRequests()).toBe(count), { timeout: 20_000, interval: 20 });
      await abortAllDurableObjects();
    }
    await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
      timeout: 30_000,
      interval: 100,
    });
    const plan = await expectWhole(browser, id, await watch(browser, id));
    expect(plan).toMatchObject({ modelFailed: true });
    expect(await modelRequests()).toBe(3);
    expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  },
);

test('a plan that is deleted while it is being made is stopped and its credit goes back', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  const watching = openEvents(browser, id).then((answer) => readEvents(answer));
  await untilModelAnswers(browser, id);
  expect((await browser.delete(`/api/plans/${id}`)).status).toBe(204);
  expect((await watching).at(-1)).toMatchObject({ event: 'failed', data: { code: 'deleted' } });
  expect((await browser.get(`/api/plans/${id}`)).status).toBe(404);
  expect((await browser.get(`/api/plans/${id}/progress`)).status).toBe(404);
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  // Nothing of it is left where it was made.
  await runInDurableObject(planRoomOf(id), async (_, { storage }) => {
    expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('events', 'memory')").toArray()).toEqual([]);
    expect(await storage.getAlarm()).toBeNull();
  });
  expect(await proveCredits(db)).toEqual([]);
});

test(
  'a generation past its deadline is ended by the sweep, watchers get its end, and the credit goes back once',
  { tags: ['long'] },
  async () => {
    await modelBehaves({ mode: 'hang-after-headers' });
    const { browser } = await signUpPerson();
    const id = await begin(browser);
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
  const { browser, email } = await signUpPerson();
  await giveCredits(browser, email, 2);
  for (const takeUp of [
    (id: string) => watch(browser, id),
    () => browser.post('/__test/cron', { cron: '* * * * *' }),
  ]) {
    const id = await begin(browser);
    await planRoomOf(id).stop(id, 'deleted');
    // What was just begun may have finished already; then there is nothing to take up.
    await db.update(generations).set({ createdAt: 1 }).where(eq(generations.planId, id));
    await takeUp(id);
    await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), { timeout: 10_000 });
  }
  expect(await proveCredits(db)).toEqual([]);
});

test('when the database fails at the end, the work waits for it and is not done again', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  await untilModelAnswers(browser, id);
  await env.DB.exec('ALTER TABLE plan_words RENAME TO plan_words_away');
  await vi.waitFor(
    async () => {
      await runInDurableObject(planRoomOf(id), (_, { storage }) => {
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
  await expectWhole(browser, id, await watch(browser, id));
  expect(await modelRequests()).toBe(1);
}, 60_000);

test('one plan is watched by so many at once, and then by the next when one has gone', async () => {
  await modelBehaves({ mode: 'hang-after-headers' });
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  const open = await Promise.all(Array.from({ length: MAX_LISTENERS }, () => openEvents(browser, id)));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  const refused = await browser.get(`/api/plans/${id}/progress`);
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
  await open[0]?.body?.cancel();
  await vi.waitFor(
    async () => {
      const next = await openEvents(browser, id);
      expect(next.status).toBe(200);
      await next.body?.cancel();
    },
    { timeout: 5000 },
  );
  await browser.delete(`/api/plans/${id}`);
  for (const answer of open.slice(1)) await answer.text();
});

test('after its events were deleted a plan still says how it ended', async () => {
  const { browser } = await signUpPerson();
  const id = await begin(browser);
  await watch(browser, id);
  // Its alarm, an hour later.
  await runInDurableObject(planRoomOf(id), (instance) => instance.alarm());
  expect(await watch(browser, id)).toEqual([{ id: 1, event: 'done', data: { planId: id } }]);
  await db.update(plans).set({ status: 'failed', failure: 'deadline' }).where(eq(plans.id, id));
  expect(await watch(browser, id)).toEqual([{ id: 1, event: 'failed', data: { code: 'deadline' } }]);
  await browser.delete(`/api/plans/${id}`);
});

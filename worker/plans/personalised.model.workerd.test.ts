import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { openEvents, readEvents, watch } from '../../tests/workerd/events';
import { roomOf } from '../../tests/workerd/rooms';
import { configureModel, modelBehaves } from '../../tests/workerd/fake-model';
import { startPlan, creditsOf, expectCompleteStream, readPlan, SLOW } from '../../tests/workerd/making';
import { codeOf, signUpPerson } from '../../tests/workerd/people';
import { createDatabase } from '../platform/db/client';
import { MAX_LISTENERS } from './generation/listeners';
import { plans } from './schema';

configureModel();
const db = createDatabase(env);

beforeEach(() => modelBehaves({ mode: 'good' }));

test('a model’s differences are streamed over the engine’s list and saved with it', async () => {
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  const plan = await expectCompleteStream(browser, id, await watch(browser, id));
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
    const id = await startPlan(browser);
    const plan = await expectCompleteStream(browser, id, await watch(browser, id));
    expect(plan).toMatchObject({ status: 'ready', modelFailed: true, generatedBy: { model: null } });
    expect(plan.items.every(({ origin }) => origin === 'engine')).toBe(true);
    expect(plan.items.length).toBeGreaterThan(30);
    expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  },
);

test('a broken answer is rolled back on screen before the next one starts', async () => {
  await modelBehaves({ mode: 'disconnect' }, { mode: 'good' });
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  const events = await watch(browser, id);
  expect(events.some(({ event }) => event === 'drop')).toBe(true);
  expect(await expectCompleteStream(browser, id, events)).toMatchObject({ modelFailed: false });
});

test('a second tab and a reload get the same events, and a browser continues after its last event', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  const first = openEvents(browser, id).then((answer) => readEvents(answer));
  const cut = await readEvents(await openEvents(browser, id), (events) => events.length >= 10);
  const resumed = await watch(browser, id, { 'last-event-id': String(cut.at(-1)?.id) });
  expect(resumed[0]?.id).toBe((cut.at(-1)?.id ?? 0) + 1);
  const all = await first;
  expect([...cut, ...resumed].slice(-resumed.length)).toEqual(all.slice(cut.length));
  await expectCompleteStream(browser, id, all);
  // A late visitor gets everything at once, and who has seen the end gets the end again.
  expect(await watch(browser, id)).toEqual(all);
  expect(await watch(browser, id, { 'last-event-id': String(all.length) })).toEqual(all.slice(-1));
  const byQuery = await browser.get(`/api/plans/${id}/progress?lastEventId=${all.length - 1}`);
  expect(byQuery.status).toBe(200);
});

test('closing the tab does not stop the generation', async () => {
  await modelBehaves(SLOW);
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
  await readEvents(await openEvents(browser, id), (events) => events.length >= 3);
  await vi.waitFor(async () => expect((await readPlan(browser, id)).status).toBe('ready'), {
    timeout: 20_000,
    interval: 100,
  });
  await expectCompleteStream(browser, id, await watch(browser, id));
});

test('the number of watchers of a plan is limited, and a place becomes free when one leaves', async () => {
  await modelBehaves({ mode: 'hang-after-headers' });
  const { browser } = await signUpPerson();
  const id = await startPlan(browser);
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
  const id = await startPlan(browser);
  await watch(browser, id);
  // Its alarm, an hour later.
  await runInDurableObject(roomOf(id), (instance) => instance.alarm());
  expect(await watch(browser, id)).toEqual([{ id: 1, event: 'done', data: { planId: id } }]);
  await db.update(plans).set({ status: 'failed', failure: 'deadline' }).where(eq(plans.id, id));
  expect(await watch(browser, id)).toEqual([{ id: 1, event: 'failed', data: { code: 'deadline' } }]);
  await browser.delete(`/api/plans/${id}`);
});

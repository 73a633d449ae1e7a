import { env } from 'cloudflare:workers';
import { inArray } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { recording } from '../../../tests/workerd/recording';
import { setClockAhead } from '../../../tests/workerd/people';
import {
  control,
  dashboard,
  deliverAll,
  deliveriesOf,
  newBuyer,
  proveCreditsAfterEach,
} from '../../../tests/workerd/stripe';
import { SCHEDULES, runSchedule } from '../../cron';
import { creditLedger } from '../credits/schema';
import { operationMarks } from '../../platform/db/schema';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { HANDLED_EVENTS } from './events';
import { reconcileEvents } from './reconcile';
import { stripeEvents } from './schema';

vi.setConfig({ testTimeout: 120_000 });

const db = createDatabase(env);
const DAILY = '23 3 * * *';
const HOURLY = '7 * * * *';

// The local Stripe is shared by every file: what others did there until now is nothing to these tests.
beforeEach(async () => {
  const events = await dashboard().events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  for (let from = 0; from < events.length; from += 20) {
    const rows = events.slice(from, from + 20).map(({ id, type }) => ({ id, type, createdAt: Date.now() }));
    await db.insert(stripeEvents).values(rows).onConflictDoNothing();
  }
});
proveCreditsAfterEach();

const marks = () => db.select().from(operationMarks);
const windowsDone = async () => (await marks()).filter(({ name }) => name.startsWith('stripe events 0'));
const isFinished = async () => (await marks()).find(({ name }) => name === 'stripe events unfinished')?.value === '0';

/** Runs a schedule, and the hourly one until all has been worked through. */
const runUntilDone = async (first: string) => {
  await runSchedule(env, first);
  for (let runs = 0; runs < 30 && !(await isFinished()); runs += 1) await runSchedule(env, HOURLY);
};
const runAll = async () => {
  await runUntilDone(DAILY);
  for (const cron of Object.keys(SCHEDULES)) await runSchedule(env, cron);
};
const ledgerSize = async () => (await db.select().from(creditLedger)).length;

/** Somebody who has paid for five credits, of which no event arrives. */
const buyerWhoseEventsAreLost = async () => {
  const buyer = await newBuyer();
  await buyer.pay('pack', 'pack-5');
  await deliveriesOf(await buyer.customer());
  return buyer;
};

test('missed events are processed once a day', async () => {
  const buyer = await newBuyer();
  await buyer.pay('subscription', 'nomad');
  await buyer.pay('pack', 'pack-20');
  await deliveriesOf(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ total: 2 });
  await runAll();
  expect(await buyer.credits()).toMatchObject({ subscription: 30, additional: 22 });
  const size = await ledgerSize();
  await runAll();
  expect(await ledgerSize()).toBe(size);
});

test('a month whose payment event was missed is granted; one that was not paid is not', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  const customer = await buyer.customer();
  await buyer.wait(31);
  // Its events are lost.
  await deliveriesOf(customer);
  await runSchedule(env, '7 * * * *');
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  const size = await ledgerSize();
  await runSchedule(env, '7 * * * *');
  await deliverAll(customer);
  expect(await ledgerSize()).toBe(size);

  await control({ op: 'decline', customer, declined: true });
  await buyer.wait(31, { stripe: true });
  await setClockAhead(62 * 86_400_000);
  await buyer.wait(62, { stripe: false });
  await deliveriesOf(customer);
  await runSchedule(env, '7 * * * *');
  expect(await buyer.credits()).toMatchObject({ subscription: 0, additional: 2 });
});

test('events are processed window by window, and finished windows are not listed again', async () => {
  const buyer = await buyerWhoseEventsAreLost();
  const list = vi.spyOn(console, 'log');
  await runUntilDone(DAILY);
  expect(await buyer.credits()).toMatchObject({ additional: 7 });
  const done = await windowsDone();
  expect(done.length).toBeGreaterThanOrEqual(119);
  await runSchedule(env, DAILY);
  const runs = list.mock.calls.map(([line]) => JSON.parse(String(line))).filter(({ event }) => event === 'reconcile');
  expect(runs.at(-1)).toMatchObject({ windows: 1 });
  list.mockRestore();
});

test('a run out of time stops, keeps its progress, and the hourly run continues', async () => {
  await db.delete(operationMarks);
  const buyer = await buyerWhoseEventsAreLost();
  await reconcileEvents(readEnv(env), db, Date.now(), { milliseconds: -1 });
  expect(await buyer.credits()).toMatchObject({ additional: 2 });
  expect(await windowsDone()).toEqual([]);
  expect(await isFinished()).toBe(false);
  await runUntilDone(HOURLY);
  expect(await buyer.credits()).toMatchObject({ additional: 7 });
  expect(await isFinished()).toBe(true);
});

test('a failing event keeps its window open, and earlier pages stay done', async () => {
  await db.delete(operationMarks);
  const buyer = await buyerWhoseEventsAreLost();
  await env.DB.prepare(
    "CREATE TRIGGER broken BEFORE INSERT ON credit_ledger WHEN NEW.reason = 'grant' BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
  ).run();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(runSchedule(env, '23 3 * * *')).rejects.toThrow('reconcileEvents');
  vi.restoreAllMocks();
  await env.DB.prepare('DROP TRIGGER broken').run();
  await runUntilDone(DAILY);
  expect(await buyer.credits()).toMatchObject({ additional: 7 });
});

const DAY = 86_400;

/** Somebody whose purchases were days ago, so that their window of events has passed; every event was missed. */
const buyerOfDaysAgo = async (days: number, packs: number) => {
  const buyer = await newBuyer();
  await buyer.open('pack', 'pack-5');
  const customer = await buyer.customer();
  await control({ op: 'advance', customer, seconds: -days * DAY });
  for (let count = 0; count < packs; count++) await buyer.pay('pack', 'pack-5');
  await deliveriesOf(customer);
  return buyer;
};

test('a window of many pages is processed some pages at a time, and finished pages are not listed again', async () => {
  await db.delete(operationMarks);
  const buyer = await buyerOfDaysAgo(20, 3);
  const from = Math.floor(Date.now() / 1000) - 21 * DAY;
  const listed = await dashboard().events.list({ created: { gte: from, lt: from + 2 * DAY }, types: HANDLED_EVENTS });
  const ids = listed.data.map(({ id }) => id);
  expect(ids).toHaveLength(6);
  // Of six events, the newest first, four are in time; then it is noted how far that was.
  await reconcileEvents(readEnv(env), db, Date.now(), { page: 2, pages: 1, events: 4 });
  const { additional } = await buyer.credits();
  expect(additional).toBeGreaterThan(2);
  expect(additional).toBeLessThan(17);
  const [noted] = (await windowsDone()).filter(({ value }) => value !== 'done');
  expect(noted?.value).toBe(ids[3]);
  // Whatever is listed again would be unknown, and noted again.
  await db.delete(stripeEvents).where(inArray(stripeEvents.id, ids));
  await runUntilDone(DAILY);
  const again = await db.select().from(stripeEvents).where(inArray(stripeEvents.id, ids));
  expect(again.map(({ id }) => id).toSorted()).toEqual(ids.slice(4).toSorted());
  expect(await buyer.credits()).toMatchObject({ additional: 17 });
  expect((await windowsDone()).every(({ value }) => value === 'done')).toBe(true);
});

test('a run handles as many events as its statement budget allows, however many were missed', async () => {
  await db.delete(operationMarks);
  const buyer = await buyerOfDaysAgo(10, 30);
  const { db: watched, recorded } = recording(env.DB);
  await reconcileEvents(readEnv(env), createDatabase({ DB: watched }), Date.now());
  // D1 answers a thousand queries of one invocation, and the hourly run has more to do.
  expect(recorded.statements.length).toBeLessThan(650);
  expect((await buyer.credits()).additional).toBeLessThan(152);
  await runUntilDone(HOURLY);
  expect(await buyer.credits()).toMatchObject({ additional: 152 });
});

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { setPremium, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf, TRIP_INPUT } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, storedBy, rowsOf, sleep, roomOf } from '../../../tests/workerd/rooms';
import { makePlan as makeList } from '../../engine/make-plan';
import { getCredits } from '../../money/credits/balance';
import { proveCredits } from '../../money/credits/proof';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { failPlan, generatedLines, type Outcome, savePlan } from '../generation/finish';
import type { GenerationInput } from '../generation/job';
import { ProgressLog } from '../generation/progress-log';
import { createPlan } from '../lifecycle/create';
import { fromEngine } from '../list/generated-item';
import { loadGazetteer } from '../places/service';
import { RoomList } from './room-list';

const db = createDatabase(env);
const HOUR_MS = 3_600_000;

let browser: Browser;
let userId: string;

beforeEach(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 3 }));
  await setPremium(userId);
});

const credits = async () => (await getCredits(db, userId, Date.now())).total;
const shown = async (planId: string) => planOf(await browser.get(`/api/plans/${planId}`));

const outcomeOf = async ({ trip }: GenerationInput): Promise<Outcome> => {
  const { destination, facts, list } = await makeList(trip, {
    gazetteer: await loadGazetteer(readEnv(env)),
    now: Date.now(),
  });
  const { warnings, items } = list;
  const made = { destination, facts, warnings, leftOut: [], items: items.map(fromEngine) };
  return { ...made, model: null, modelFailed: false, report: null };
};

/** A plan whose object was killed after some of the steps of its end, in their order; its alarm is still to come. */
const killedAfter = async (...steps: ('taken' | 'saved' | 'standing' | 'failed')[]) => {
  const { input } = await createPlan({ db, userId, now: Date.now() }, TRIP_INPUT, { locale: 'en' });
  if (!input) throw new Error('no plan was made');
  const { planId } = input;
  const outcome = await outcomeOf(input);
  const rows = generatedLines(planId, outcome, Date.now());
  const { facts, warnings, leftOut } = outcome;
  await runInDurableObject(roomOf(planId), async (_, { storage }) => {
    new ProgressLog(storage).input = input;
    await storage.setAlarm(Date.now() + HOUR_MS);
    const list = new RoomList(storage, () => undefined);
    const trip = { facts, warnings, leftOut };
    if (steps.includes('taken')) list.take({ planId, revision: 0, changedAt: 1, isStanding: false, rows, trip });
  });
  if (steps.includes('saved')) await savePlan(db, input, outcome, rows, Date.now());
  if (steps.includes('failed')) await failPlan(db, input, 'deadline', Date.now());
  if (steps.includes('standing')) {
    await runInDurableObject(roomOf(planId), (_, { storage }) => new RoomList(storage, () => undefined).stand());
  }
  await sleep(planId);
  return { planId, lines: rows.map(({ name, quantity }) => [name, quantity]) };
};

const linesOf = async (planId: string) => (await rowsOf(planId)).map(({ name, quantity }) => [name, quantity]);

test.for([
  ['before the list is in its room', []],
  ['before the batch that pays it', ['taken']],
  ['before the list stands', ['taken', 'saved']],
  ['before it is told', ['taken', 'saved', 'standing']],
] as const)('a room killed %s: the plan is ready and paid once', async ([, steps]) => {
  const before = await credits();
  const { planId, lines } = await killedAfter(...steps);
  await runDurableObjectAlarm(roomOf(planId));
  const plan = await shown(planId);
  expect(plan).toMatchObject({ status: 'ready', revision: 0 });
  expect(plan.facts.length).toBeGreaterThan(0);
  expect(await linesOf(planId)).toEqual(lines);
  expect(await credits()).toBe(before - 1);
  expect(await proveCredits(db)).toEqual([]);
});

test('a room killed before its paid list is saved recovers it at the first read or tick, and the alarm changes nothing', async () => {
  const before = await credits();
  const { planId, lines } = await killedAfter('taken', 'saved');
  const { items } = await shown(planId);
  expect(items.map(({ name, quantity }) => [name, quantity])).toEqual(lines);
  expect((await browser.patch(`/api/plans/${planId}/items/${items[3]?.id}`, { packed: true })).status).toBe(200);
  await sleep(planId);
  await runDurableObjectAlarm(roomOf(planId));
  const { items: after, revision } = await shown(planId);
  expect([after.filter(({ packed }) => packed).map(({ id }) => id), revision]).toEqual([[items[3]?.id], 1]);
  await expectDatabaseInSync(planId);
  expect(await credits()).toBe(before - 1);
});

test('a room killed until the deadline has passed leaves a failed plan, a returned credit and no list', async () => {
  const before = await credits();
  const { planId } = await killedAfter('taken', 'failed');
  expect((await shown(planId)).items).toEqual([]);
  await runDurableObjectAlarm(roomOf(planId));
  expect(await shown(planId)).toMatchObject({ status: 'failed', items: [] });
  expect((await storedBy(planId)).tables).not.toContain('lines');
  expect(await credits()).toBe(before);
  expect(await proveCredits(db)).toEqual([]);
});

test('a copy whose room is killed before its list is saved is one complete copy, retried or not', async () => {
  const source = await makePlan(browser);
  const before = await credits();
  const copy = () =>
    browser.post(
      `/api/plans/${source.id}/copy`,
      { startDate: '2027-06-01', endDate: '2027-06-04' },
      { 'idempotency-key': 'one-copy' },
    );
  const { id } = planOf(await copy());
  const lines = await linesOf(id);
  const trip = (await shown(id)).facts;
  // As it is where its plan was stored and nobody asked for it since: the list does not stand.
  await runInDurableObject(roomOf(id), (_, { storage }) => {
    const [row] = storage.sql.exec<{ state: string }>('SELECT state FROM list').toArray();
    const state: object = JSON.parse(row?.state ?? '{}');
    storage.sql.exec('UPDATE list SET state = ?', JSON.stringify({ ...state, isStanding: false }));
  });
  await sleep(id);
  expect(planOf(await copy()).id).toBe(id);
  expect([await linesOf(id), (await shown(id)).facts]).toEqual([lines, trip]);
  await runDurableObjectAlarm(roomOf(id));
  expect(await linesOf(id)).toEqual(lines);
  expect(await credits()).toBe(before);
});

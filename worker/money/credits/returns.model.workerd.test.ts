import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { openEvents, readEvents } from '../../../tests/workerd/events';
import { configureModel, modelBehaves, modelRequests } from '../../../tests/workerd/fake-model';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf, TRIP } from '../../../tests/workerd/plans';
import { revisionOutput } from '../../plans/revisions/contract';
import { createDatabase } from '../../platform/db/client';
import { getCredits } from './balance';
import { RETURNS_A_DAY } from './constants';
import { creditsOutput } from './contract';
import { proveCredits } from './proof';

const DAY = 24 * 60 * 60_000;
const db = createDatabase(env);
configureModel();

const creditsOf = async (browser: Browser) => creditsOutput.parse((await browser.get('/api/credits')).body);

/** Begins a plan, reads its list as it is streamed, and deletes it before its end. */
const readAndDelete = async (browser: Browser) => {
  const { id } = planOf(await browser.post('/api/plans', TRIP));
  const events = await readEvents(
    await openEvents(browser, id),
    (all) => all.filter(({ event }) => event === 'item').length >= 30,
  );
  expect((await browser.delete(`/api/plans/${id}`)).status).toBe(204);
  return events.filter(({ event }) => event === 'item').length;
};

beforeEach(async () => {
  await modelBehaves({ mode: 'good', tokenMs: 20 });
});

test('deleting plans while they are made returns the credit at most three times a day', async () => {
  const { browser, user } = await signUpPerson({ credits: 4 });
  expect(await creditsOf(browser)).toMatchObject({ total: 6, returnsLeft: RETURNS_A_DAY });
  const totals: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    expect(await readAndDelete(browser)).toBeGreaterThanOrEqual(30);
    totals.push((await creditsOf(browser)).total);
  }
  expect(totals).toEqual([6, 6, 6, 5, 4, 3]);
  // The fourth to sixth did not ask it any more.
  expect(await modelRequests()).toBeLessThanOrEqual(RETURNS_A_DAY);
  expect((await creditsOf(browser)).returnsLeft).toBe(0);
  expect(await getCredits(db, user.id, Date.now() + DAY)).toMatchObject({ total: 3, returnsLeft: RETURNS_A_DAY });
  expect(await proveCredits(db)).toEqual([]);
});

test('a model without useful answers returns at most three credits a day, and is then no longer asked', async () => {
  await modelBehaves({ mode: 'nonsense' });
  const { browser } = await signUpPerson({ credits: 3 });
  for (let time = 0; time < RETURNS_A_DAY; time += 1) {
    expect(await makePlan(browser)).toMatchObject({ status: 'ready', modelFailed: true });
  }
  expect(await creditsOf(browser)).toMatchObject({ total: 5, returnsLeft: 0 });
  const asked = await modelRequests();
  expect(await makePlan(browser)).toMatchObject({ status: 'ready', modelFailed: false, generatedBy: { model: null } });
  expect(await creditsOf(browser)).toMatchObject({ total: 4 });
  expect(await modelRequests()).toBe(asked);
  // A proposal with a model is then the engine's alone, and free like every proposal of the engine.
  const plan = await makePlan(browser);
  const { revision } = revisionOutput.parse(
    (await browser.post(`/api/plans/${plan.id}/revisions`, { model: true })).body,
  );
  expect(revision).toMatchObject({ status: 'ready', model: null, modelFailed: false });
  expect(await modelRequests()).toBe(asked);
  expect(await creditsOf(browser)).toMatchObject({ total: 3 });
  expect(await proveCredits(db)).toEqual([]);
});

test('concurrent deletions share the limit of three', async () => {
  const { browser } = await signUpPerson({ credits: 1 });
  await readAndDelete(browser);
  await readAndDelete(browser);
  const begun = await Promise.all(
    Array.from({ length: 3 }, async () => planOf(await browser.post('/api/plans', TRIP)).id),
  );
  await Promise.all(begun.map((id) => browser.delete(`/api/plans/${id}`)));
  expect(await creditsOf(browser)).toMatchObject({ total: 1, returnsLeft: 0 });
  expect(await proveCredits(db)).toEqual([]);
});

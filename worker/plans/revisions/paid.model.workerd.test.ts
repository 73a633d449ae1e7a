import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { configureModel, modelBehaves, modelRequests } from '../../../tests/workerd/fake-model';
import { codeOf, signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { BEACH, revisionOf, setUpRevising, TRIP } from '../../../tests/workerd/revising';
import { proveCredits } from '../../money/credits/proof';
import { generations } from '../../money/credits/schema';
import { createDatabase } from '../../platform/db/client';
import { planRevisions } from './schema';

const db = createDatabase(env);
configureModel();
const revising = setUpRevising();

test('a model is asked for one credit, which is spent with its answer', async () => {
  expect(await revising.creditsOf()).toMatchObject({ total: 5 });
  const revision = await revising.propose({ trip: TRIP, model: true });
  expect(revision).toMatchObject({ status: 'ready', model: expect.any(String), modelFailed: false });
  expect(await revising.creditsOf()).toMatchObject({ total: 4 });
  const [work] = await db
    .select()
    .from(generations)
    .where(eq(generations.planId, revising.plan.id))
    .orderBy(generations.createdAt);
  expect(work).toBeDefined();
  const { plan: after } = await revising.apply(revision);
  expect(after.items.some(({ origin }) => origin === 'model')).toBe(true);
  expect(after.generatedBy?.model).toBe(revision.model);
  expect(await proveCredits(db)).toEqual([]);
});

test('a model that fails leaves the engine’s proposal and gives the credit back', async () => {
  await modelBehaves({ mode: '500' });
  const revision = await revising.propose({ trip: TRIP, model: true });
  expect(revision).toMatchObject({ status: 'ready', model: null, modelFailed: true });
  expect(revision.lines.length).toBeGreaterThan(0);
  expect(await revising.creditsOf()).toMatchObject({ total: 5 });
  expect(await proveCredits(db)).toEqual([]);
});

test('the same key asks the model once, also at the same moment; another question with it is refused', async () => {
  const key = { 'idempotency-key': 'again-once' };
  const body = { trip: TRIP, model: true };
  const answers = await Promise.all([revising.ask(body, key), revising.ask(body, key), revising.ask(body, key)]);
  expect(new Set(answers.map((answer) => revisionOf(answer).id)).size).toBe(1);
  const id = answers.map((answer) => revisionOf(answer).id)[0];
  const read = revisionOf(await revising.browser.get(revising.path(`revisions/${id}`)));
  expect(read.status).toBe('ready');
  expect(revisionOf(await revising.ask(body, key))).toEqual(read);
  expect(await modelRequests()).toBe(1);
  expect(await revising.creditsOf()).toMatchObject({ total: 4 });
  const other = await revising.ask({ trip: BEACH }, key);
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency_conflict']);
});

test('without a credit no model is asked, and without a model a proposal is free', async () => {
  const { browser: poor, user } = await signUpPerson();
  const rich = revising.browser;
  revising.browser = poor;
  await modelBehaves({ mode: 'good' });
  revising.plan = await makePlan(revising.browser, BEACH);
  await makePlan(revising.browser, BEACH);
  expect(await revising.creditsOf()).toMatchObject({ total: 0 });
  const asked = await modelRequests();
  const refused = await revising.ask({ trip: TRIP, model: true });
  expect([refused.status, codeOf(refused)]).toEqual([402, 'insufficient_credits']);
  expect(await modelRequests()).toBe(asked);
  expect((await revising.propose({ trip: TRIP })).lines.length).toBeGreaterThan(0);
  expect(user.id).not.toBe(revising.userId);
  revising.browser = rich;
});

test('the sweep ends a proposal whose request died, returns its credit and removes it', async () => {
  const key = { 'idempotency-key': 'died' };
  const revision = revisionOf(await revising.ask({ trip: TRIP, model: true }, key));
  // As it stands when the Worker dies while the model answers.
  const [row] = await db.select().from(planRevisions).where(eq(planRevisions.id, revision.id));
  await db.delete(planRevisions).where(eq(planRevisions.id, revision.id));
  await db.insert(planRevisions).values({ ...row!, status: 'working', proposal: null, createdAt: 1 });
  const unfinished = await revising.browser.get(revising.path(`revisions/${revision.id}`));
  expect([unfinished.status, codeOf(unfinished)]).toEqual([404, 'not_found']);
  const early = await revising.send(revision, []);
  expect([early.status, codeOf(early)]).toEqual([409, 'conflict']);
  // A day later nothing of it is kept.
  expect((await revising.browser.post('/__test/cron', {})).status).toBe(200);
  expect(await db.select().from(planRevisions).where(eq(planRevisions.id, revision.id))).toEqual([]);
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUser } from '../../../tests/workerd/people-in-database';
import { TRIP_INPUT } from '../../../tests/workerd/plans';
import { getCredits } from '../../money/credits/balance';
import { proveCredits } from '../../money/credits/proof';
import { signupGrantStatements } from '../../money/credits/service';
import { createDatabase } from '../../platform/db/client';
import { makePlan } from '../../engine/make-plan';
import { loadGazetteer } from '../places/service';
import { readEnv } from '../../platform/env';
import { createPlan } from '../lifecycle/create';
import { plans, planWords } from '../schema';
import { failPlan, generatedLines, type Outcome, savePlan } from './finish';
import type { GenerationInput } from './job';
import { fromEngine } from '../list/generated-item';

const db = createDatabase(env);
const NOW = Date.UTC(2027, 0, 1);

/** A plan that is being made, and what its generation came to. */
const begin = async () => {
  const userId = await addUser();
  await db.batch([...signupGrantStatements(db, { userId, now: NOW })]);
  const { input } = await createPlan({ db, userId, now: NOW }, TRIP_INPUT, { locale: 'en' });
  if (!input) throw new Error('no plan was made');
  return { userId, input, outcome: await outcomeOf(input) };
};

const outcomeOf = async ({ trip }: GenerationInput): Promise<Outcome> => {
  const { destination, facts, list } = await makePlan(trip, { gazetteer: await loadGazetteer(readEnv(env)), now: NOW });
  return {
    destination,
    facts,
    warnings: list.warnings,
    leftOut: [],
    items: list.items.map(fromEngine),
    model: null,
    modelFailed: false,
    report: null,
  };
};

/** Saves a generation as its room does, which has the lines. */
const save = (input: GenerationInput, outcome: Outcome, now: number) =>
  savePlan(db, input, outcome, generatedLines(input.planId, outcome, now), now);

const stored = async ({ planId }: GenerationInput) => ({
  plan: (await db.select().from(plans).where(eq(plans.id, planId)))[0],
  words: await db.select().from(planWords).where(eq(planWords.planId, planId)),
});
const balance = async (userId: string) => (await getCredits(db, userId, NOW)).total;

test('saving again, after a crash between the database and the log, changes nothing of what was done meanwhile', async () => {
  const { userId, input, outcome } = await begin();
  expect(await save(input, outcome, NOW + 1)).toBe('ready');
  await db.update(planWords).set({ shared: 'as edited since' }).where(eq(planWords.planId, input.planId));
  const before = await stored(input);
  expect(before.plan?.counted).toMatchObject({ items: outcome.items.length, revision: 0 });
  expect(await save(input, outcome, NOW + 2)).toBe('ready');
  expect(await save(input, { ...outcome, modelFailed: true }, NOW + 3)).toBe('ready');
  expect(await failPlan(db, input, 'internal', NOW + 4)).toBe('ready');
  expect(await stored(input)).toEqual(before);
  expect(await balance(userId)).toBe(1);
  expect(await proveCredits(db)).toEqual([]);
});

test('a list that finishes after its generation was ended is not saved', async () => {
  const { userId, input, outcome } = await begin();
  expect(await failPlan(db, input, 'deadline', NOW + 1)).toBe('failed');
  const before = await stored(input);
  for (const modelFailed of [false, true]) {
    expect(await save(input, { ...outcome, modelFailed }, NOW + 2)).toBe('failed');
  }
  expect(await failPlan(db, input, 'internal', NOW + 3)).toBe('failed');
  expect(await stored(input)).toEqual(before);
  expect(before).toMatchObject({ plan: { status: 'failed', failure: 'deadline', counted: null }, words: [] });
  expect(await balance(userId)).toBe(2);
  expect(await proveCredits(db)).toEqual([]);
});

test('a list whose model failed is saved and its credit given back, also when both are said twice', async () => {
  const { userId, input, outcome } = await begin();
  for (let time = 0; time < 2; time += 1) {
    expect(await save(input, { ...outcome, modelFailed: true }, NOW + 1)).toBe('ready');
  }
  expect((await stored(input)).plan).toMatchObject({ status: 'ready', modelFailed: true });
  expect(await failPlan(db, input, 'internal', NOW + 2)).toBe('ready');
  expect(await balance(userId)).toBe(2);
  expect(await proveCredits(db)).toEqual([]);
});

test('when saving and failing race, exactly one of them takes effect completely', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { userId, input, outcome } = await begin();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index + round) % 2 ? save(input, outcome, NOW) : failPlan(db, input, 'internal', NOW),
      ),
    );
    const { plan } = await stored(input);
    expect([plan?.status, plan?.counted?.items ?? 0, await balance(userId)]).toEqual(
      plan?.status === 'ready' ? ['ready', outcome.items.length, 1] : ['failed', 0, 2],
    );
  }
  expect(await proveCredits(db)).toEqual([]);
});

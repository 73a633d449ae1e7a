import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { watch } from '../../../tests/workerd/events';
import { codeOf, errorOf, fieldsOf, setClockAhead, signUpPerson } from '../../../tests/workerd/people';
import { addUser } from '../../../tests/workerd/people-in-database';
import { makePlan, planOf, TRIP, TRIP_INPUT } from '../../../tests/workerd/plans';
import { sessions } from '../../identity/sessions/service';
import { storedBy } from '../../../tests/workerd/rooms';
import { proveCredits } from '../../money/credits/proof';
import { creditHolds } from '../../money/credits/schema';
import { signupGrantStatements } from '../../money/credits/service';
import { createDatabase } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import { plansOutput } from '../contract';
import { createPlan } from './create';
import { plans } from '../schema';

const db = createDatabase(env);
const creditsOf = async (browser: Browser) => (await browser.get('/api/credits')).body;
const countPlans = async (browser: Browser) => plansOutput.parse((await browser.get('/api/plans')).body).plans.length;

afterEach(() => setClockAhead(0));

test('of fifty parallel creates on one credit one is accepted and 49 are refused, leaving no credit', async () => {
  const { browser } = await signUpPerson();
  await makePlan(browser);
  const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/api/plans', TRIP)));
  const accepted = answers.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 202)) {
    expect(answer.status).toBe(402);
    expect(codeOf(answer)).toBe('insufficient_credits');
    expect(errorOf(answer).message).toContain("You don't have enough credits to generate a Bag Plan.");
  }
  expect(await creditsOf(browser)).toMatchObject({ total: 0 });
  for (const answer of accepted) await watch(browser, planOf(answer).id);
  expect(await countPlans(browser)).toBe(2);
  expect(await proveCredits(db)).toEqual([]);
});

test('a fourth concurrent generation is refused, whatever credits remain', async () => {
  const { browser, user } = await signUpPerson({ credits: 2 });
  const scope = { db, userId: user.id, now: Date.now() };
  // Without a Durable Object these three stay unfinished.
  for (let count = 0; count < 3; count += 1) await createPlan(scope, TRIP_INPUT, { locale: 'en' });
  const refused = await browser.post('/api/plans', TRIP);
  expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_generations']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await creditsOf(browser)).toMatchObject({ total: 1 });
});

test('nothing is made while a payment is disputed', async () => {
  const { browser, user } = await signUpPerson();
  await db.insert(creditHolds).values({ id: `dispute:${user.id}`, userId: user.id, createdAt: 1, liftedAt: null });
  expect((await browser.post('/api/plans', TRIP)).status).toBe(402);
  expect(await creditsOf(browser)).toMatchObject({ total: 2, onHold: true });
});

test('the same Idempotency-Key, also at the same moment, gets the same answer and costs one credit', async () => {
  const { browser } = await signUpPerson();
  const key = { 'idempotency-key': 'first-try' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/plans', TRIP, key)));
  const [first] = answers;
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([202, first?.body]);
  const { id } = planOf(answers[0] ?? { status: 500, body: null });
  await watch(browser, id);
  const later = await browser.post('/api/plans', TRIP, key);
  expect([later.status, later.body]).toEqual([202, first?.body]);
  expect(await creditsOf(browser)).toMatchObject({ total: 1 });

  const other = await browser.post('/api/plans', { ...TRIP, destination: 'Porto' }, key);
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency_conflict']);
  // A repeat after the plan was deleted makes no new one either.
  await browser.delete(`/api/plans/${id}`);
  expect((await browser.post('/api/plans', TRIP, key)).body).toEqual(first?.body);
  expect(await countPlans(browser)).toBe(0);
  // Another person's key is another key, and a day later it is free again.
  const { browser: stranger } = await signUpPerson();
  expect(planOf(await stranger.post('/api/plans', TRIP, key)).id).not.toBe(id);
  await setClockAhead(25 * 60 * 60_000);
  const { browser: again } = await signUpPerson();
  expect(planOf(await again.post('/api/plans', TRIP, key)).id).not.toBe(id);
});

test('a key that was refused for want of credits can be used again with credits', async () => {
  const userId = await addUser();
  const create = (now: number) => createPlan({ db, userId, now }, TRIP_INPUT, { locale: 'en', key: 'again' });
  await expect(create(1)).rejects.toEqual(new AppError('insufficient_credits'));
  await db.batch([...signupGrantStatements(db, { userId, now: 2 })]);
  const { plan } = await create(3);
  expect((await create(4)).plan).toEqual(plan);
  // A day later the key means a new plan.
  expect((await create(3 + 25 * 60 * 60_000)).plan.id).not.toBe(plan.id);
});

test('an invalid idempotency key is refused', async () => {
  const { browser } = await signUpPerson();
  for (const key of ['x'.repeat(201), 'con espacio', 'ñ']) {
    const answer = await browser.post('/api/plans', TRIP, { 'idempotency-key': key });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, ['Idempotency-Key']]);
  }
});

test('without a name a plan is named after its destination, and the language is the person’s', async () => {
  const { browser } = await signUpPerson({ locale: 'es' });
  const { locale: _, ...trip } = TRIP;
  const plan = await makePlan(browser, { ...trip, locale: undefined, name: '', destination: '  Málaga ' });
  expect(plan).toMatchObject({
    name: 'Málaga',
    destination: 'Málaga',
    locale: 'es',
    place: { country: 'ES', countryName: 'España' },
  });
});

test('the place that was chosen in the form is the one that is packed for', async () => {
  const { browser } = await signUpPerson();
  // Valencia in Venezuela.
  const plan = await makePlan(browser, { destination: 'Valencia', placeId: 'gn:3625549' });
  expect(plan.place).toMatchObject({ id: 'gn:3625549', country: 'VE' });
});

test('a plan and its items are erased with their owner; the ledger stays', async () => {
  const { browser, email, user } = await signUpPerson();
  const plan = await makePlan(browser);
  expect((await browser.delete('/api/account', { confirm: email })).status).toBe(204);
  expect(await db.select().from(plans).where(eq(plans.userId, user.id))).toEqual([]);
  await vi.waitFor(async () => expect((await storedBy(plan.id)).tables).toEqual([]));
  expect(await proveCredits(db)).toEqual([]);
});

test('the country of the profile is the home that plugs and documents are packed for', async () => {
  const { browser } = await signUpPerson();
  await browser.patch('/api/profile', { country: 'Estados Unidos' });
  const abroad = await makePlan(browser, { description: '' });
  await browser.patch('/api/profile', { country: 'Portugal' });
  const athome = await makePlan(browser, { description: '' });
  const adapters = ({ items }: typeof abroad) => items.filter(({ name }) => /adapter/i.test(name)).length;
  expect([adapters(abroad), adapters(athome)]).toEqual([1, 0]);
  expect(abroad.facts.map(({ label }) => label).join()).toContain('United States');
});

test('without a country in the profile, home is the country that the person signed in from', async () => {
  const { browser, user } = await signUpPerson();
  await db.update(sessions).set({ country: 'PT' }).where(eq(sessions.userId, user.id));
  const { facts } = await makePlan(browser, { description: '' });
  expect(facts.map(({ label }) => label).join()).toContain('Portugal');
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { homeCountry: 'PT' } });
  await browser.patch('/api/profile', { country: 'Estados Unidos' });
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { homeCountry: 'Estados Unidos' } });
});

test('a credit that is held for a plan that is gone is given back by the sweep', async () => {
  const { browser, user } = await signUpPerson();
  const { plan } = await createPlan({ db, userId: user.id, now: Date.now() }, TRIP_INPUT, { locale: 'en' });
  await db.delete(plans).where(eq(plans.id, plan.id));
  expect(await creditsOf(browser)).toMatchObject({ total: 1 });
  await setClockAhead(10 * 60_000);
  for (let time = 0; time < 2; time += 1) await browser.post('/__test/cron', { cron: '* * * * *' });
  expect(await creditsOf(browser)).toMatchObject({ total: 2 });
  expect(await proveCredits(db)).toEqual([]);
});

test('corrections of what was understood are checked, kept with the plan and given to its generation', async () => {
  const { browser, user } = await signUpPerson();
  for (const corrections of [
    { travellers: [] },
    { legs: [{ id: 'nowhere' }] },
    { things: [{ words: 'x', fate: 'eaten' }] },
  ]) {
    const refused = await browser.post('/api/plans', { ...TRIP, corrections });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'validation_failed']);
  }
  const corrections = { things: [{ words: 'tent', fate: 'stays' as const }], listFor: 'one' as const };
  const made = await makePlan(browser, { corrections });
  const [row] = await db.select().from(plans).where(eq(plans.id, made.id));
  expect(row?.corrections).toEqual({ remove: [], add: [], trip: corrections });
  const scope = { db, userId: user.id, now: Date.now() };
  const { input } = await createPlan(scope, { ...TRIP_INPUT, corrections }, { locale: 'en' });
  expect(input?.trip.corrections).toEqual(corrections);
  // Nothing corrected is nothing kept.
  const plain = await makePlan((await signUpPerson()).browser, { corrections: {} });
  const [without] = await db.select().from(plans).where(eq(plans.id, plain.id));
  expect(without?.corrections).toBeNull();
});

import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { configureModel, modelBehaves, modelRequests } from '../../../tests/workerd/fake-model';
import { codeOf, fieldsOf, signUpPerson } from '../../../tests/workerd/people';
import { giveCredits, makePlan, planOf } from '../../../tests/workerd/plans';
import { users } from '../../identity/sessions/schema';
import { creditsOutput } from '../../money/credits/contract';
import { proveCredits } from '../../money/credits/proof';
import { generations } from '../../money/credits/schema';
import { createDatabase } from '../../platform/db/client';
import { type Item, itemOutput, type Plan } from '../contract';
import { appliedOutput, type Revision, revisionOutput } from './contract';
import { planRevisions } from './schema';

const db = createDatabase(env);
configureModel();

let browser: Browser;
let userId: string;
let plan: Plan;

const BEACH = {
  destination: 'Tavira',
  startDate: '2027-07-10',
  endDate: '2027-07-13',
  activities: ['beach'],
  description: 'Two adults.',
};
const TRIP = { ...BEACH, activities: ['beach', 'snorkelling'], endDate: '2027-07-20' };

beforeEach(async () => {
  const person = await signUpPerson();
  browser = person.browser;
  userId = person.user.id;
  await giveCredits(browser, person.email, 3);
  await modelBehaves({ mode: '500' });
  plan = await makePlan(browser, BEACH);
  await modelBehaves({ mode: 'good' });
});

const path = (rest: string) => `/api/plans/${plan.id}/${rest}`;
const ask = (body: object, headers?: Record<string, string>) => browser.post(path('revisions'), body, headers);
const revisionOf = ({ body }: { body: unknown }): Revision => revisionOutput.parse(body).revision;
const propose = async (body: object) => revisionOf(await ask(body));
const send = (revision: Revision, lines: readonly string[]) =>
  browser.post(path(`revisions/${revision.id}/apply`), { lines });
const apply = async (revision: Revision, lines = revision.lines.map(({ id }) => id)) =>
  appliedOutput.parse((await send(revision, lines)).body);
const undo = async (revision: Revision) =>
  appliedOutput.parse((await browser.post(path(`revisions/${revision.id}/undo`))).body);
const reload = async () => planOf(await browser.get(`/api/plans/${plan.id}`));
const edit = async (item: Item | undefined, change: object) =>
  itemOutput.parse((await browser.patch(path(`items/${item?.id}`), change)).body).item;
const creditsOf = async () => creditsOutput.parse((await browser.get('/api/credits')).body);
const stateOf = (items: readonly Item[]): string[] =>
  items
    .map(({ id, name, quantity, category, reason, packed, hidden }) =>
      JSON.stringify([id, name, quantity, category, reason, packed, hidden]),
    )
    .toSorted();

test('a changed trip is proposed line by line, at no cost and without a change; taking all makes the list of that trip', async () => {
  const credits = await creditsOf();
  const asked = await modelRequests();
  const revision = await propose({ trip: TRIP });
  expect(revision).toMatchObject({
    status: 'ready',
    model: null,
    modelFailed: false,
    changes: ['dates', 'activities'],
    days: 11,
  });
  expect(revision.lines.some(({ kind, after }) => kind === 'added' && /snorkel/i.test(after?.name ?? ''))).toBe(true);
  const more = revision.lines.find(
    ({ kind, before, after }) => kind === 'changed' && (after?.quantity ?? 0) > (before?.quantity ?? 99),
  );
  expect(more).toBeDefined();
  expect(await reload()).toEqual(plan);

  const { plan: applied, skipped } = await apply(revision);
  expect(skipped).toEqual([]);
  expect(applied).toMatchObject({
    endDate: TRIP.endDate,
    activities: TRIP.activities,
    days: 11,
    revision: plan.revision + 1,
  });
  expect(applied.facts.map(({ id }) => id)).toContain('activity:snorkelling');
  expect(await modelRequests()).toBe(asked);
  await modelBehaves({ mode: '500' });
  const fresh = await makePlan(browser, TRIP);
  const simple = (items: readonly Item[]) =>
    items.map(({ name, quantity, reason }) => `${quantity} ${name}: ${reason}`).toSorted();
  expect(simple(applied.items)).toEqual(simple(fresh.items));
  // The plan made for comparison is the second one of this day whose model failed.
  expect(await creditsOf()).toEqual({ ...credits, returnsLeft: 1 });
  // Applied once more, and with other lines, it changes nothing.
  expect((await apply(revision, [])).plan).toEqual(applied);
});

test('what was added, edited, ticked or hidden is in no proposal, and only the taken lines change', async () => {
  const proposed = await propose({ trip: TRIP });
  const changing = plan.items.filter(({ id }) =>
    proposed.lines.some((line) => line.id === id && line.kind === 'changed'),
  );
  const [one, two, three, four] = changing;
  await edit(one, { quantity: 77 });
  await edit(two, { packed: true });
  await edit(three, { hidden: true });
  const own = itemOutput.parse((await browser.post(path('items'), { name: 'Snorkel set', quantity: 5 })).body).item;
  const touched = [one, two, three, own].map((item) => item?.id);
  const again = await propose({ trip: TRIP });
  expect(again.lines.filter(({ id }) => touched.includes(id))).toEqual([]);
  // The same thing is not proposed beside their own.
  expect(again.lines.some(({ after }) => /^snorkel set/i.test(after?.name ?? ''))).toBe(false);
  const before = await reload();
  const { plan: after } = await apply(again, [four?.id ?? '']);
  const differing = after.items.filter(
    (item) =>
      JSON.stringify(stateOf([item])) !== JSON.stringify(stateOf(before.items.filter(({ id }) => id === item.id))),
  );
  expect(differing.map(({ id }) => id)).toEqual([four?.id]);
  expect(after.items).toHaveLength(before.items.length);
});

test('a proposal of an older list leaves newer edits alone and says which lines it left', async () => {
  const revision = await propose({ trip: TRIP });
  const changed = revision.lines.filter(({ kind }) => kind === 'changed');
  const [ticked, renamed, gone] = changed;
  const item = (id: string | undefined) => plan.items.find((each) => each.id === id);
  await edit(item(ticked?.id), { packed: true });
  await edit(item(renamed?.id), { name: 'Mine' });
  await browser.delete(path(`items/${gone?.id}`));
  const added = revision.lines.find(({ kind }) => kind === 'added');
  await browser.post(path('items'), { name: added?.after?.name, quantity: 9 });
  const { plan: after, skipped } = await apply(revision);
  expect(new Set(skipped)).toEqual(new Set([ticked?.id, renamed?.id, gone?.id, added?.id]));
  expect(after.items.find(({ id }) => id === ticked?.id)).toMatchObject({
    packed: true,
    quantity: ticked?.before?.quantity,
  });
  expect(after.items.find(({ id }) => id === renamed?.id)).toMatchObject({ name: 'Mine' });
  expect(after.items.some(({ id }) => id === gone?.id)).toBe(false);
  expect(after.items.filter(({ name }) => name === added?.after?.name)).toMatchObject([
    { quantity: 9, origin: 'user' },
  ]);
});

test('two proposals of one trip: the second one finds it changed and does nothing', async () => {
  const first = await propose({ trip: TRIP });
  const second = await propose({ trip: { ...BEACH, destination: 'Bragança' } });
  expect(second.changes).toEqual(['destination']);
  const answers = await Promise.all([
    send(first, []),
    send(
      second,
      second.lines.map(({ id }) => id),
    ),
  ]);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(lost.map((answer) => [answer.status, codeOf(answer)])).toEqual([[409, 'conflict']]);
  const now = await reload();
  const isFirst = now.destination === 'Tavira';
  expect(now.endDate).toBe(isFirst ? TRIP.endDate : BEACH.endDate);
  if (isFirst) expect(stateOf(now.items)).toEqual(stateOf(plan.items));
});

test('undoing brings the trip and the untouched lines back, and leaves what was done since', async () => {
  const revision = await propose({
    trip: { ...BEACH, destination: 'Bragança', startDate: '2027-01-10', endDate: '2027-01-13', activities: [] },
  });
  expect(revision.lines.some(({ kind }) => kind === 'removed')).toBe(true);
  const { plan: applied } = await apply(revision);
  // A name that was the destination's follows it.
  expect(applied).toMatchObject({ destination: 'Bragança', name: 'Bragança', place: { country: 'PT' } });
  expect(applied.items.some(({ name }) => /swim/i.test(name))).toBe(false);
  const added = revision.lines.find(({ kind }) => kind === 'added');
  await edit(
    applied.items.find(({ id }) => id === added?.id),
    { packed: true },
  );
  const { plan: back, skipped } = await undo(revision);
  expect(skipped).toEqual([added?.id]);
  expect(back).toMatchObject({ destination: 'Tavira', name: 'Tavira', startDate: BEACH.startDate, facts: plan.facts });
  expect(stateOf(back.items.filter(({ id }) => id !== added?.id))).toEqual(stateOf(plan.items));
  expect(back.items.find(({ id }) => id === added?.id)).toMatchObject({ packed: true });
  expect((await undo(revision)).plan).toEqual(back);
});

test('one category is premium, keeps to it, and offers what is not on the list', async () => {
  const refused = await ask({ category: 'toiletries' });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'premium_required']);
  await db
    .update(users)
    .set({ premiumUntil: Date.now() + 3_600_000 })
    .where(eq(users.id, userId));
  const both = await ask({ category: 'toiletries', trip: TRIP });
  expect([both.status, Object.keys(fieldsOf(both))]).toEqual([422, ['category']]);
  // What was taken off it is offered, and nothing of any other category.
  const off = plan.items.filter(({ category }) => category === 'toiletries').slice(-2);
  const [other] = plan.items.filter(({ category }) => category === 'clothing');
  for (const item of [...off, other]) await browser.delete(path(`items/${item?.id}`));
  const revision = await propose({ category: 'toiletries' });
  expect(revision.changes).toEqual([]);
  expect(revision.lines.every(({ kind, after }) => kind === 'added' && after?.category === 'toiletries')).toBe(true);
  const offered = revision.lines.map(({ after }) => after?.name);
  expect(offered).toEqual(expect.arrayContaining(off.map(({ name }) => name)));
  const there = new Set((await reload()).items.map(({ name }) => name));
  expect(offered.filter((name) => there.has(name ?? ''))).toEqual([]);
  const { plan: after, skipped } = await apply(revision, [off[0]?.id ?? '']);
  expect(skipped).toEqual([]);
  expect(after.items.map(({ id }) => id).filter((id) => !there.has(id) && off.some((item) => item.id === id))).toEqual([
    off[0]?.id,
  ]);
  expect(after.items).toHaveLength(plan.items.length - 2);
  expect(after).toMatchObject({ startDate: BEACH.startDate, facts: plan.facts });
  expect((await undo(revision)).plan.items).toHaveLength(plan.items.length - 3);
});

test('a model is asked for one credit, which is spent with its answer', async () => {
  expect(await creditsOf()).toMatchObject({ total: 5 });
  const revision = await propose({ trip: TRIP, model: true });
  expect(revision).toMatchObject({ status: 'ready', model: expect.any(String), modelFailed: false });
  expect(await creditsOf()).toMatchObject({ total: 4 });
  const [work] = await db
    .select()
    .from(generations)
    .where(eq(generations.planId, plan.id))
    .orderBy(generations.createdAt);
  expect(work).toBeDefined();
  const { plan: after } = await apply(revision);
  expect(after.items.some(({ origin }) => origin === 'model')).toBe(true);
  expect(after.generatedBy?.model).toBe(revision.model);
  expect(await proveCredits(db)).toEqual([]);
});

test('a model that fails leaves the engine’s proposal and gives the credit back', async () => {
  await modelBehaves({ mode: '500' });
  const revision = await propose({ trip: TRIP, model: true });
  expect(revision).toMatchObject({ status: 'ready', model: null, modelFailed: true });
  expect(revision.lines.length).toBeGreaterThan(0);
  expect(await creditsOf()).toMatchObject({ total: 5 });
  expect(await proveCredits(db)).toEqual([]);
});

test('the same key asks the model once, also at the same moment; another question with it is refused', async () => {
  const key = { 'idempotency-key': 'again-once' };
  const body = { trip: TRIP, model: true };
  const answers = await Promise.all([ask(body, key), ask(body, key), ask(body, key)]);
  expect(new Set(answers.map((answer) => revisionOf(answer).id)).size).toBe(1);
  const id = answers.map((answer) => revisionOf(answer).id)[0];
  const read = revisionOf(await browser.get(path(`revisions/${id}`)));
  expect(read.status).toBe('ready');
  expect(revisionOf(await ask(body, key))).toEqual(read);
  expect(await modelRequests()).toBe(1);
  expect(await creditsOf()).toMatchObject({ total: 4 });
  const other = await ask({ trip: BEACH }, key);
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency_conflict']);
});

test('without a credit no model is asked; without a model it is free', async () => {
  const { browser: poor, user } = await signUpPerson();
  const rich = browser;
  browser = poor;
  await modelBehaves({ mode: 'good' });
  plan = await makePlan(browser, BEACH);
  await makePlan(browser, BEACH);
  expect(await creditsOf()).toMatchObject({ total: 0 });
  const asked = await modelRequests();
  const refused = await ask({ trip: TRIP, model: true });
  expect([refused.status, codeOf(refused)]).toEqual([402, 'insufficient_credits']);
  expect(await modelRequests()).toBe(asked);
  expect((await propose({ trip: TRIP })).lines.length).toBeGreaterThan(0);
  expect(user.id).not.toBe(userId);
  browser = rich;
});

test('a proposal whose request died is ended by the sweep with its credit, and is not found after', async () => {
  const key = { 'idempotency-key': 'died' };
  const revision = revisionOf(await ask({ trip: TRIP, model: true }, key));
  // As it stands when the Worker dies while the model answers.
  const [row] = await db.select().from(planRevisions).where(eq(planRevisions.id, revision.id));
  await db.delete(planRevisions).where(eq(planRevisions.id, revision.id));
  await db.insert(planRevisions).values({ ...row!, status: 'working', proposal: null, createdAt: 1 });
  const unfinished = await browser.get(path(`revisions/${revision.id}`));
  expect([unfinished.status, codeOf(unfinished)]).toEqual([404, 'not_found']);
  const early = await send(revision, []);
  expect([early.status, codeOf(early)]).toEqual([409, 'conflict']);
  // A day later nothing of it is kept.
  expect((await browser.post('/__test/cron', {})).status).toBe(200);
  expect(await db.select().from(planRevisions).where(eq(planRevisions.id, revision.id))).toEqual([]);
});

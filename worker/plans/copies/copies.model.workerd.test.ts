import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { configureModel, modelBehaves, modelRequests } from '../../../tests/workerd/fake-model';
import { codeOf, fieldsOf, setPremium, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { proveCredits } from '../../money/credits/proof';
import { reportSince } from '../../operations/daily-report';
import { createDatabase } from '../../platform/db/client';
import { type Item, itemOutput, type Plan } from '../contract';

const db = createDatabase(env);
configureModel();

let browser: Browser;
let userId: string;
let source: Plan;

const copy = (body: object, headers?: Record<string, string>) =>
  browser.post(`/api/plans/${source.id}/copy`, body, headers);
const edit = async (item: Item | undefined, change: object) =>
  itemOutput.parse((await browser.patch(`/api/plans/${source.id}/items/${item?.id}`, change)).body).item;
const creditsOf = async () => (await browser.get('/api/credits')).body;

beforeAll(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 5 }));
  await modelBehaves({ mode: 'good' });
  source = await makePlan(browser, { destination: 'Tavira', startDate: '2026-07-10', endDate: '2026-07-13' });
});

const WINTER = { startDate: '2027-01-10', endDate: '2027-01-21' };

test('copying is premium, and says so', async () => {
  const answer = await copy(WINTER);
  expect([answer.status, codeOf(answer)]).toEqual([403, 'premium_required']);
  await setPremium(userId, Date.now() - 1);
  expect((await copy(WINTER)).status).toBe(403);
});

test('a copy has its own weather, numbers and reasons, what its traveller did, no tick, and costs nothing', async () => {
  await setPremium(userId);
  const many = source.items.filter(({ quantity, origin }) => quantity > 1 && origin === 'engine');
  const edited = await edit(many[0], { quantity: 42 });
  const renamed = await edit(many[1], { name: 'My own name for it' });
  const hidden = await edit(many[2], { hidden: true });
  const ticked = await edit(many[3], { packed: true });
  await browser.delete(`/api/plans/${source.id}/items/${many[4]?.id}`);
  const body = { name: 'Lucky stone', quantity: 2 };
  const own = itemOutput.parse((await browser.post(`/api/plans/${source.id}/items`, body)).body).item;
  await edit(own, { packed: true });
  const before = planOf(await browser.get(`/api/plans/${source.id}`));
  const asked = await modelRequests();
  const credits = await creditsOf();

  const answer = await copy(WINTER);
  expect(answer.status).toBe(201);
  const copied = planOf(answer);
  expect(copied).toMatchObject({ ...WINTER, name: source.name, days: 12, status: 'ready', debriefed: false });
  expect(copied.id).not.toBe(source.id);
  expect(copied.weather?.maxC).toBeLessThan(before.weather?.maxC ?? 0);
  expect(copied.progress.packed).toBe(0);
  const named = (name: string) => copied.items.filter((item) => item.name === name);
  expect(named(edited.name)).toMatchObject([{ quantity: 42 }]);
  expect(named(renamed.name)).toMatchObject([{ quantity: renamed.quantity }]);
  expect(named(hidden.name)).toMatchObject([{ hidden: true }]);
  expect(named('Lucky stone')).toMatchObject([{ quantity: 2, origin: 'user', packed: false }]);
  expect(named(many[4]?.name ?? '')).toEqual([]);
  // Ticked only: that is not a wish to keep the number of four days.
  const after = copied.items.find(({ name }) => name === ticked.name);
  expect(after?.packed).toBe(false);
  const grown = copied.items.filter(
    (item) => item.quantity > (before.items.find(({ name }) => name === item.name)?.quantity ?? 99),
  );
  expect(grown.length).toBeGreaterThan(2);
  // What the model proposed for the first trip stays on the list.
  const byModel = (plan: Plan) => plan.items.filter(({ origin }) => origin === 'model').map(({ name }) => name);
  expect(byModel(copied)).toEqual(byModel(before));
  expect(byModel(copied).length).toBeGreaterThan(0);
  // Sun in July, rain and cold in January.
  const joined = copied.items.filter(({ name }) => !before.items.some((item) => item.name === name));
  expect(joined.some(({ category }) => category === 'outerwear' || category === 'clothing')).toBe(true);
  expect(new Set(copied.items.map(({ id }) => id)).size).toBe(copied.items.length);
  expect(await modelRequests()).toBe(asked);
  expect(await creditsOf()).toEqual(credits);
  // The first plan is as it was.
  expect(planOf(await browser.get(`/api/plans/${source.id}`))).toEqual(before);
  // A fact of the copy is put right like any plan's.
  const corrected = planOf(await browser.patch(`/api/plans/${copied.id}/facts`, { add: ['activity:golf'] }));
  expect(corrected.items.some(({ name }) => /golf/i.test(name))).toBe(true);
});

test('the same key makes one copy, also at the same moment; other dates with it are refused', async () => {
  const key = { 'idempotency-key': 'copy-once' };
  const answers = await Promise.all([copy(WINTER, key), copy(WINTER, key), copy(WINTER, key)]);
  expect(new Set(answers.map((answer) => planOf(answer).id)).size).toBe(1);
  expect(new Set(answers.map((answer) => planOf(answer).items.length)).size).toBe(1);
  expect(planOf(await copy(WINTER, key)).id).toBe(planOf(answers[0] ?? { status: 0, body: null }).id);
  const other = await copy({ ...WINTER, endDate: '2027-01-22' }, key);
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency_conflict']);
  expect(planOf(await copy(WINTER)).id).not.toBe(planOf(await copy(WINTER)).id);
});

test('the copy of a plan whose model failed passes the credit proof and counts as no generation', async () => {
  await modelBehaves({ mode: '500' });
  const first = await makePlan(browser, { destination: 'Tavira', startDate: '2026-07-10', endDate: '2026-07-13' });
  expect(first.modelFailed).toBe(true);
  const report = await reportSince(db, 0);
  expect((await browser.post(`/api/plans/${first.id}/copy`, WINTER)).status).toBe(201);
  expect(await proveCredits(db)).toEqual([]);
  expect(await reportSince(db, 0)).toEqual(report);
});

test.each([
  [{ startDate: '2027-01-10', endDate: '2027-01-09' }, 'endDate'],
  [{ startDate: '2027-01-10', endDate: '2028-01-10' }, 'endDate'],
  [{ startDate: 'soon', endDate: '2027-01-09' }, 'startDate'],
])('dates like %j are refused', async (body, field) => {
  const answer = await copy(body);
  expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([422, [field]]);
});

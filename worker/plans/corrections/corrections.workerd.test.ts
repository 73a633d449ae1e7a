import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { codeOf, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { rowsOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import { type Item, itemOutput, type Plan, PLAN_LIMITS } from '../contract';
import { SYNC_LIMITS } from '../room/sync/contract';
import { plans } from '../schema';

const db = createDatabase(env);
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signUpPerson({ credits: 20 }));
});

const BEACH = {
  destination: 'Tavira',
  startDate: '2027-07-10',
  endDate: '2027-07-17',
  activities: ['beach', 'snorkelling'],
  description: 'Two adults and a 4-year-old. I wear contact lenses.',
};
const correct = async (plan: Plan, corrections: object) =>
  planOf(await browser.patch(`/api/plans/${plan.id}/facts`, corrections));
const edit = async (plan: Plan, item: Item | undefined, change: object) =>
  itemOutput.parse((await browser.patch(`/api/plans/${plan.id}/items/${item?.id}`, change)).body).item;
const keysOf = async (plan: Plan) => {
  const rows = await rowsOf(plan.id);
  return new Map(rows.map((row) => [row.id, row.key]));
};
/** What comes back stands at the end, with the revision that brought it. */
const byId = (items: Item[]) =>
  items.map((item) => ({ ...item, position: 0, revision: 0 })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const creditsOf = async () => (await browser.get('/api/credits')).body;

test('removing a fact removes the items that depend on it at no cost, and restoring it restores them', async () => {
  const plan = await makePlan(browser, BEACH);
  const before = await creditsOf();
  expect(plan.facts.map(({ id }) => id)).toContain('activity:snorkelling');
  const without = await correct(plan, { remove: ['activity:snorkelling'] });
  expect(without.facts.map(({ id }) => id)).not.toContain('activity:snorkelling');
  const kept = new Set(without.items.map(({ id }) => id));
  const taken = plan.items.filter(({ id }) => !kept.has(id));
  expect(taken.map(({ name }) => name).join(' ')).toMatch(/snorkel/i);
  const again = await correct(plan, { add: ['activity:snorkelling'] });
  expect(byId(again.items)).toEqual(byId(plan.items));
  expect(again.facts).toEqual(plan.facts);
  expect(await creditsOf()).toEqual(before);
  // The same correction twice changes nothing more.
  expect((await correct(plan, { add: ['activity:snorkelling'] })).items).toEqual(again.items);
});

test('items added, edited, ticked, hidden or removed by hand stay as they are', async () => {
  const plan = await makePlan(browser, BEACH);
  const gone = await correct(plan, { remove: ['activity:snorkelling'] });
  const kept = new Set(gone.items.map(({ id }) => id));
  const resting = plan.items.filter(({ id }) => !kept.has(id));
  expect(resting.length).toBeGreaterThanOrEqual(1);
  await correct(plan, { add: ['activity:snorkelling'] });

  // One ticked line that rests on the fact, one own item, one edited quantity, one removed line.
  const ticked = await edit(plan, resting[0], { packed: true });
  const own = itemOutput.parse(
    (await browser.post(`/api/plans/${plan.id}/items`, { name: 'Lucky stone', quantity: 1 })).body,
  ).item;
  const shared = plan.items.filter(({ id }) => kept.has(id));
  const many = shared.filter(({ quantity }) => quantity > 1);
  const edited = await edit(plan, many[0], { quantity: 42 });
  const hidden = await edit(plan, many[1], { hidden: true });
  await browser.delete(`/api/plans/${plan.id}/items/${many[2]?.id}`);

  const corrected = await correct(plan, {
    remove: ['activity:snorkelling'],
    party: { adults: 4, children: [{ ageMonths: 50 }] },
  });
  const now = new Map(corrected.items.map((item) => [item.id, item]));
  expect(now.get(ticked.id)).toMatchObject({ packed: true, name: ticked.name });
  expect(now.get(own.id)).toEqual(own);
  expect(now.get(edited.id)?.quantity).toBe(42);
  expect(now.get(hidden.id)?.hidden).toBe(true);
  expect(now.has(many[2]?.id ?? '')).toBe(false);
  // More people, more of what each one takes.
  const grown = corrected.items.filter(
    (item) => item.quantity > (plan.items.find(({ id }) => id === item.id)?.quantity ?? 99),
  );
  expect(grown.length).toBeGreaterThan(5);
});

test('each correction advances the revision, of the plan and of what it changes; the same one again does not', async () => {
  const plan = await makePlan(browser, BEACH);
  const golf = await correct(plan, { add: ['activity:golf'] });
  expect(golf.revision).toBe(plan.revision + 1);
  const known = new Map(plan.items.map((item) => [item.id, item]));
  const differing = golf.items.filter((item) => JSON.stringify(item) !== JSON.stringify(known.get(item.id)));
  expect(differing.length).toBeGreaterThan(0);
  expect(new Set(differing.map(({ revision }) => revision))).toEqual(new Set([golf.revision]));
  expect(await correct(plan, { add: ['activity:golf'] })).toEqual(golf);
});

test('items that a correction may not remove make no room for others, so a list never exceeds its limit', async () => {
  const plan = await makePlan(browser, BEACH);
  const without = await correct(plan, { remove: ['activity:snorkelling'] });
  const kept = new Set(without.items.map(({ id }) => id));
  const resting = plan.items.filter(({ id }) => !kept.has(id));
  const full = await correct(plan, { add: ['activity:snorkelling'] });
  for (const item of resting) await edit(plan, item, { packed: true });
  const adds = Array.from({ length: PLAN_LIMITS.items - full.items.length }, (_, at) => ({
    kind: 'add' as const,
    id: crypto.randomUUID(),
    itemId: newId('item'),
    item: { name: `Own thing ${at}`, quantity: 1, category: 'comfort' },
  }));
  for (let at = 0; at < adds.length; at += SYNC_LIMITS.edits) {
    const edits = adds.slice(at, at + SYNC_LIMITS.edits);
    expect((await browser.post(`/api/plans/${plan.id}/sync`, { clientId: 'device-a', edits })).status).toBe(200);
  }
  const corrected = await correct(plan, {
    remove: ['activity:snorkelling'],
    add: ['activity:golf', 'activity:skiing'],
  });
  expect(corrected.items).toHaveLength(PLAN_LIMITS.items);
  expect(resting.length).toBeGreaterThan(0);
  expect(corrected.items.map(({ id }) => id)).toEqual(expect.arrayContaining(resting.map(({ id }) => id)));
});

test('a new fact adds its lines, at the end and with ids of their own', async () => {
  const plan = await makePlan(browser, BEACH);
  const corrected = await correct(plan, { add: ['activity:golf'] });
  const known = new Set(plan.items.map(({ id }) => id));
  const added = corrected.items.filter(({ id }) => !known.has(id));
  expect(added.map(({ name }) => name).join(' ')).toMatch(/golf/i);
  expect(added.every(({ origin, reason }) => origin === 'engine' && reason !== '')).toBe(true);
  const keys = await keysOf(plan);
  expect(new Set(keys.values()).size).toBe(keys.size);
});

test('concurrent corrections are applied one after the other, and the plan has all of them', async () => {
  const tags = ['activity:golf', 'activity:skiing', 'activity:tennis', 'activity:camping'];
  const plan = await makePlan(browser, BEACH);
  const answers = await Promise.all(tags.map((tag) => browser.patch(`/api/plans/${plan.id}/facts`, { add: [tag] })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const final = planOf(await browser.get(`/api/plans/${plan.id}`));
  const alone = await correct(await makePlan(browser, BEACH), { add: tags });
  expect(final.facts.map(({ id }) => id).toSorted()).toEqual(alone.facts.map(({ id }) => id).toSorted());
  expect(final.items.map(({ name }) => name).toSorted()).toEqual(alone.items.map(({ name }) => name).toSorted());
});

test('corrections are limited by person and hour, over all their plans', async () => {
  const other = await signUpPerson();
  const plan = await makePlan(other.browser, BEACH);
  const golf = () => other.browser.patch(`/api/plans/${plan.id}/facts`, { add: ['activity:golf'] });
  expect((await golf()).status).toBe(200);
  await env.DB.prepare("UPDATE rate_counters SET count = 300 WHERE key LIKE 'list-changes:%'").run();
  const refused = await golf();
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  await env.DB.prepare("DELETE FROM rate_counters WHERE key LIKE 'list-changes:%'").run();
});

test.each([
  { remove: ['activity:nonsense'] },
  { add: 'activity:golf' },
  { party: { adults: 0 } },
  { party: { adults: 31 } },
  { party: { adults: 1, children: Array.from({ length: 13 }, () => ({ ageMonths: 5 })) } },
  { luggage: { kind: 'trunk' } },
  { laundry: {} },
  { home: { country: 'Spain' } },
])('a correction like %j is refused', async (body) => {
  const plan = (await planList())[0];
  const answer = await browser.patch(`/api/plans/${plan}/facts`, body);
  expect([answer.status, codeOf(answer)]).toEqual([422, 'validation_failed']);
});

const planList = async (): Promise<string[]> => {
  const rows = await db.select({ id: plans.id }).from(plans);
  return rows.map(({ id }) => id);
};

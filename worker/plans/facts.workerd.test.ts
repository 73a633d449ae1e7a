import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../tests/workerd/browser';
import { codeOf, signUpPerson } from '../../tests/workerd/people';
import { giveCredits, makePlan, planOf } from '../../tests/workerd/plans';
import { createDatabase } from '../platform/db/client';
import { type Item, itemOutput, type Plan } from './contract';
import { planItems } from './schema';

const db = createDatabase(env);
let browser: Browser;

beforeAll(async () => {
  const person = await signUpPerson();
  browser = person.browser;
  await giveCredits(browser, person.email, 20);
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
  const rows = await db.select().from(planItems).where(eq(planItems.planId, plan.id));
  return new Map(rows.map((row) => [row.id, row.key]));
};
/** What comes back stands at the end. */
const byId = (items: Item[]) =>
  items.map((item) => ({ ...item, position: 0 })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const creditsOf = async () => (await browser.get('/api/credits')).body;

test('a fact that is taken off takes what rests on it, at no cost, and comes back the same', async () => {
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

test('what was added, edited, ticked, hidden or removed by hand stays as it is', async () => {
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

test('corrections of the same moment are taken one after the other, and the plan has what they say together', async () => {
  const tags = ['activity:golf', 'activity:skiing', 'activity:tennis', 'activity:camping'];
  const plan = await makePlan(browser, BEACH);
  const answers = await Promise.all(tags.map((tag) => browser.patch(`/api/plans/${plan.id}/facts`, { add: [tag] })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const final = planOf(await browser.get(`/api/plans/${plan.id}`));
  const alone = await correct(await makePlan(browser, BEACH), { add: tags });
  expect(final.facts.map(({ id }) => id).toSorted()).toEqual(alone.facts.map(({ id }) => id).toSorted());
  expect(final.items.map(({ name }) => name).toSorted()).toEqual(alone.items.map(({ name }) => name).toSorted());
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
  const rows = await db.selectDistinct({ id: planItems.planId }).from(planItems);
  return rows.map(({ id }) => id);
};

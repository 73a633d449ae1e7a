import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { signUpPerson } from '../../../tests/workerd/people';
import { joinPlan } from '../../../tests/workerd/sharing';
import { makePlan } from '../../../tests/workerd/plans';
import { createDatabase } from '../../platform/db/client';
import type { Plan } from '../contract';
import { SEARCH_LIMITS, searchOutput } from './contract';
import { searchStatements } from './service';

let browser: Browser;
let userId: string;
let lisbon: Plan;
let oslo: Plan;

const find = async (query: string, who = browser) => {
  const answer = await who.get(`/api/search?query=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  return searchOutput.parse(answer.body);
};
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

beforeAll(async () => {
  const person = await signUpPerson();
  browser = person.browser;
  userId = person.user.id;
  lisbon = await makePlan(browser, { name: 'Málaga y más', destination: 'Lisbon' });
  oslo = await makePlan(browser, { name: 'Winter week', destination: 'Oslo' });
  const add = (plan: Plan, name: string) => browser.post(`/api/plans/${plan.id}/items`, { name, quantity: 3 });
  await add(lisbon, 'Ukelele de José');
  await add(lisbon, 'Old ukelele strings');
  await add(oslo, 'Ukelele case');
  await add(oslo, '100% wool_hat');
});

test('plans are found by name, destination and place, whatever the case and accents', async () => {
  for (const query of ['malaga', 'MÁLAGA mas', 'lisb', 'Lisboa', 'lisboa mas']) {
    expect(names((await find(query)).plans), query).toEqual(['Málaga y más']);
  }
  expect((await find('malaga oslo')).plans).toEqual([]);
});

test('things are found with the plan they are on, word beginnings first, then the newer plan', async () => {
  const { items, more } = await find('ukelele');
  expect(names(items)).toEqual(['Ukelele case', 'Ukelele de José', 'Old ukelele strings']);
  expect(items[1]).toMatchObject({ planId: lisbon.id, planName: 'Málaga y más', quantity: 3, packed: false });
  expect(more).toBe(false);
  // One word may be the plan's, but never all of them.
  expect(names((await find('oslo ukelele')).items)).toEqual(['Ukelele case']);
  expect((await find('oslo')).items).toEqual([]);
});

test('removed and hidden items are not found, and % and _ are no wildcards', async () => {
  const { items } = await find('strings');
  const [thing] = items;
  if (!thing) throw new Error('not found at all');
  await browser.delete(`/api/plans/${lisbon.id}/items/${thing.id}`);
  expect((await find('strings')).items).toEqual([]);
  await browser.post(`/api/plans/${lisbon.id}/items/${thing.id}/restore`);
  await browser.patch(`/api/plans/${lisbon.id}/items/${thing.id}`, { hidden: true });
  expect((await find('strings')).items).toEqual([]);
  expect(names((await find('%')).items)).toEqual(['100% wool_hat']);
  expect(names((await find('_')).items)).toEqual(['100% wool_hat']);
});

test('an empty query finds nothing, too long a query is refused, and other people’s plans are not found', async () => {
  expect(await find('   ')).toEqual({ plans: [], items: [], more: false });
  expect((await browser.get(`/api/search?query=${'x'.repeat(SEARCH_LIMITS.query + 1)}`)).status).toBe(422);
  const stranger = await signUpPerson();
  expect(await find('ukelele', stranger.browser)).toEqual({ plans: [], items: [], more: false });
});

test('plans that others share are found until the membership ends', async () => {
  const friend = await signUpPerson();
  await joinPlan(browser, oslo.id, friend.browser);
  const own = await makePlan(friend.browser, { name: 'Winter alone', destination: 'Oslo' });
  const found = await find('winter', friend.browser);
  expect(found.plans.map(({ id, role }) => [id, role])).toEqual([
    [own.id, 'owner'],
    [oslo.id, 'member'],
  ]);
  expect(names((await find('ukelele', friend.browser)).items)).toEqual(['Ukelele case']);
  expect((await friend.browser.delete(`/api/plans/${oslo.id}/members/${friend.user.id}`)).status).toBe(204);
  expect((await find('ukelele', friend.browser)).items).toEqual([]);
  expect(names((await find('winter', friend.browser)).plans)).toEqual(['Winter alone']);
});

test('a long result is truncated and says so', async () => {
  for (let number = 0; number <= SEARCH_LIMITS.items; number += 1) {
    await browser.post(`/api/plans/${oslo.id}/items`, { name: `Pebble ${number}`, quantity: 1 });
  }
  const { items, more } = await find('pebble');
  expect(items).toHaveLength(SEARCH_LIMITS.items);
  expect(more).toBe(true);
});

test('both statements use an index for the person’s own and shared rows', async () => {
  for (const statement of searchStatements(createDatabase(env), userId, ['sock'])) {
    const { sql, params } = statement.toSQL();
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail).join('\n');
    // Either of the indexes that begin with the person.
    expect(details).toMatch(/INDEX plans_(?:user|trip)\b/);
    expect(details).toContain('plan_members_user');
    // Read from end to end is only what the statement itself has gathered.
    expect(details).not.toMatch(/^SCAN (?!newest|\(subquery-\d+\))\S+/m);
  }
});

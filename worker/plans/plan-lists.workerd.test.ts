import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { codeOf, setClockAhead, signUpPerson } from '../../tests/workerd/people';
import { makePlan } from '../../tests/workerd/plans';
import { createDatabase } from '../platform/db/client';
import { creditHistoryOutput } from '../money/credits/contract';
import { type Plan, plansOutput } from './contract';
import { plans } from './schema';

const db = createDatabase(env);

afterEach(() => setClockAhead(0));

test('plans are listed newest first, page by page, and found by an item', async () => {
  const { browser } = await signUpPerson({ credits: 5 });
  const created: Plan[] = [];
  for (const destination of ['Oslo', 'Córdoba', 'Ski week in Zermatt', 'Bali', 'A Coruña']) {
    created.push(await makePlan(browser, { destination, activities: destination.startsWith('Ski') ? ['skiing'] : [] }));
  }
  // Two of the same millisecond keep an order, too.
  await db
    .update(plans)
    .set({ createdAt: 5000 })
    .where(eq(plans.id, created[0]?.id ?? ''));
  await db
    .update(plans)
    .set({ createdAt: 5000 })
    .where(eq(plans.id, created[1]?.id ?? ''));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: string = cursor ? `&cursor=${cursor}` : '';
    const answer = plansOutput.parse((await browser.get(`/api/plans?limit=2${page}`)).body);
    expect(answer.plans.length).toBeLessThanOrEqual(2);
    seen.push(...answer.plans.map(({ id }) => id));
    cursor = answer.nextCursor;
  } while (cursor);
  const twins = [created[0]?.id ?? '', created[1]?.id ?? ''].toSorted().toReversed();
  expect(seen).toEqual([created[4]?.id, created[3]?.id, created[2]?.id, ...twins]);

  const find = async (query: string) =>
    plansOutput
      .parse((await browser.get(`/api/plans?query=${encodeURIComponent(query)}`)).body)
      .plans.map(({ name }) => name);
  expect(await find('cordoba')).toEqual(['Córdoba']);
  expect(await find('coruna')).toEqual(['A Coruña']);
  expect(await find('ski goggles')).toEqual(['Ski week in Zermatt']);
  expect(await find('zermatt week')).toEqual(['Ski week in Zermatt']);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
  expect(await find("'; DROP TABLE plans; --")).toEqual([]);
  expect(await find('')).toHaveLength(5);

  const history = creditHistoryOutput.parse((await browser.get('/api/credits/history?limit=1')).body);
  expect(history.rows[0]).toMatchObject({
    delta: -1,
    reason: 'reserve',
    plan: { id: created[4]?.id, name: 'A Coruña' },
  });
});

test('upcoming trips are listed first, the soonest end first, then past trips', async () => {
  const { browser } = await signUpPerson({ credits: 5 });
  const trip = async (name: string, startDate: string, endDate: string) =>
    makePlan(browser, { name, startDate, endDate });
  await trip('long over', '2020-05-01', '2020-05-08');
  await trip('next year', '2090-05-01', '2090-05-08');
  await trip('just over', '2024-05-01', '2024-05-08');
  await trip('soon', '2080-05-01', '2080-05-08');
  const pagesOf = async (limit: number) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: string = cursor ? `&cursor=${cursor}` : '';
      const answer = plansOutput.parse((await browser.get(`/api/plans?order=trip&limit=${limit}${page}`)).body);
      seen.push(...answer.plans.map(({ name }) => name));
      cursor = answer.nextCursor;
    } while (cursor);
    return seen;
  };
  const order = ['soon', 'next year', 'just over', 'long over'];
  expect(await pagesOf(1)).toEqual(order);
  expect(await pagesOf(3)).toEqual(order);
  // A cursor of one order is none of the other.
  const { nextCursor } = plansOutput.parse((await browser.get('/api/plans?limit=1')).body);
  expect((await browser.get(`/api/plans?order=trip&cursor=${nextCursor}`)).status).toBe(422);
});

test('invalid list queries are refused', async () => {
  const { browser } = await signUpPerson();
  for (const query of [
    'limit=0',
    'limit=51',
    'limit=x',
    'limit=1.5',
    'cursor=%00',
    'cursor=abc',
    'order=size',
    `query=${'x'.repeat(121)}`,
  ]) {
    const answer = await browser.get(`/api/plans?${query}`);
    expect([query, answer.status, codeOf(answer)]).toEqual([query, 422, 'validation_failed']);
  }
  for (const query of ['limit=0', 'limit=101', 'cursor=0', 'cursor=x']) {
    expect((await browser.get(`/api/credits/history?${query}`)).status).toBe(422);
  }
});

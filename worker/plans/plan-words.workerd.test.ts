import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../tests/workerd/browser';
import { setPremium, signUpPerson } from '../../tests/workerd/people';
import { joinPlan } from '../../tests/workerd/sharing';
import { everyChange, makePlan, planOf } from '../../tests/workerd/plans';
import { expectDatabaseInSync, moveBack, rowsOf, wordOfLine, wordsOf } from '../../tests/workerd/rooms';
import { createDatabase } from '../platform/db/client';
import { type Plan, plansOutput } from './contract';
import { codeOfLine } from './item-codes';
import { hasSharedName } from './privacy';
import { searchOutput } from './search/contract';
import { searchStatements } from './search/service';

let browser: Browser;
let userId: string;
let plan: Plan;

beforeAll(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 20 }));
  plan = await makePlan(browser);
});

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const itemsFound = async (query: string, who = browser) =>
  searchOutput.parse((await who.get(`/api/search?query=${encodeURIComponent(query)}`)).body).items;
const plansFound = async (query: string, who = browser) =>
  plansOutput.parse((await who.get(`/api/plans?query=${encodeURIComponent(query)}`)).body).plans.map(({ id }) => id);

/** What its lines say, read one by one. */
const wordsOfLines = async (planId: string) => {
  const lines = (await rowsOf(planId)).filter(({ deletedAt }) => deletedAt === null);
  const textsOf = (isShared: boolean) =>
    lines
      .filter((line) => hasSharedName(line) === isShared)
      .map(wordOfLine)
      .toSorted();
  return { shared: textsOf(true), private: textsOf(false) };
};
/** What lines of a plan are found by, those of everybody or those of the owner alone. */
const namesOf = async (planId: string, isShared: boolean) =>
  (await rowsOf(planId))
    .filter((line) => line.deletedAt === null && hasSharedName(line) === isShared)
    .map(({ searchText }) => searchText);

test('the search index matches the items after each kind of change', async () => {
  for (const [at, change] of everyChange(browser, plan).entries()) {
    await change();
    await expectDatabaseInSync(plan.id);
    expect(await wordsOf(plan.id), `change ${at}`).toEqual(await wordsOfLines(plan.id));
  }
  expect((await wordsOf(plan.id))?.private.length).toBeGreaterThan(0);
  await setPremium(userId);
  const copy = planOf(await browser.post(path('/copy'), { startDate: '2027-09-01', endDate: '2027-09-08' }));
  expect(await wordsOf(copy.id)).toEqual(await wordsOfLines(copy.id));
});

test('search ignores accents and case, for items and for plans', async () => {
  for (const query of ['creme brulee', 'CRÈME', 'brûlée TORCH']) {
    expect(
      (await itemsFound(query)).map(({ name }) => name),
      query,
    ).toContain('Crème brûlée torch');
    expect(await plansFound(query), query).toContain(plan.id);
  }
  // Two lines that stand one below the other are not one.
  const [one = '', two = ''] = await namesOf(plan.id, true);
  expect(await plansFound(`${one} ${two}`)).toEqual([]);
});

test('a member finds no private item, by its words either', async () => {
  const friend = await signUpPerson();
  await joinPlan(browser, plan.id, friend.browser);
  const [secret = ''] = await namesOf(plan.id, false);
  expect(await plansFound(secret)).toContain(plan.id);
  expect(await plansFound(secret, friend.browser)).toEqual([]);
  expect(await itemsFound(secret, friend.browser)).toEqual([]);
  expect(await plansFound('brulee', friend.browser)).toEqual([plan.id]);
});

test('a search reads a bounded number of rows and no items, and finds the plans with the item', async () => {
  const person = await signUpPerson({ credits: 12 });
  const plans: Plan[] = [];
  for (let count = 0; count < 10; count += 1) plans.push(await makePlan(person.browser, { name: `Trip ${count}` }));
  const [, , , fourth] = plans;
  await person.browser.post(`/api/plans/${fourth?.id}/items`, { name: 'Theremin' });
  await expectDatabaseInSync(fourth?.id ?? '');
  const [, likely] = searchStatements(createDatabase(env), person.user.id, ['theremin']);
  const { sql, params } = likely.toSQL();
  const { results, meta } = await env.DB.prepare(sql)
    .bind(...params)
    .all();
  expect(results).toMatchObject([{ id: fourth?.id }]);
  expect(meta.rows_read).toBeLessThanOrEqual(10 * 6);
});

test('a list that has not moved into its room yet is searched item by item', async () => {
  const [line] = plan.items;
  await browser.patch(path(`/items/${line?.id}`), { name: 'Accordion' });
  await moveBack(plan.id);
  expect(await wordsOf(plan.id)).toBeNull();
  expect(await plansFound('accordion')).toEqual([plan.id]);
  expect((await itemsFound('accordion')).map(({ id }) => id)).toEqual([line?.id]);
  await browser.patch(path(`/items/${plan.items[4]?.id}`), { name: 'Concertina' });
  await expectDatabaseInSync(plan.id);
  expect(await wordsOf(plan.id)).toEqual(await wordsOfLines(plan.id));
});

test('a thing of the catalogue is found by any part of its name, in either language, and under a name of its own by that alone', async () => {
  const [line] = (await rowsOf(plan.id)).filter(
    (one) => codeOfLine(one) !== undefined && hasSharedName(one) && !one.hidden,
  );
  if (!line) throw new Error('no line of the catalogue');
  const part = line.searchText.slice(1, -1);
  expect(await plansFound(part)).toContain(plan.id);
  expect((await itemsFound(part)).map(({ id }) => id)).toContain(line.id);
  await browser.patch(path(`/items/${line.id}`), { name: 'Zither' });
  await expectDatabaseInSync(plan.id);
  expect((await itemsFound('zither')).map(({ id }) => id)).toEqual([line.id]);
});

test('a row of an older release, all in words, finds its list until the next change', async () => {
  await env.DB.prepare("UPDATE plan_words SET shared = 'pogo stick', shared_items = '' WHERE plan_id = ?")
    .bind(plan.id)
    .run();
  expect(await plansFound('pogo')).toEqual([plan.id]);
});

test('a query with the maximum number of words fits into one statement', async () => {
  const query = Array.from({ length: 12 }, (_, at) => `word${at}`).join(' ');
  expect(await itemsFound(query)).toEqual([]);
  await browser.post(path('/items'), { name: query });
  expect((await itemsFound(query)).map(({ name }) => name)).toEqual([query]);
});

test('a deleted plan leaves no search index', async () => {
  await browser.delete(path());
  expect(await wordsOf(plan.id)).toBeNull();
});

test('a query of words that many things of the catalogue have fits into one statement', async () => {
  for (const query of ['ba ca co pa so to tr wa', 'ca pa', 'sh', 'de'])
    expect((await browser.get(`/api/search?query=${encodeURIComponent(query)}`)).status, query).toBe(200);
});

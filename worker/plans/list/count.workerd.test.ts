import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { signUpPerson } from '../../../tests/workerd/people';
import { everyChange, makePlan, planOf } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, moveBack } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { type Plan, plansOutput } from '../contract';
import { plans } from '../schema';
import { listQuery } from '../service';

const db = createDatabase(env);
let browser: Browser;
let userId: string;
let plan: Plan;

beforeAll(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 5 }));
  plan = await makePlan(browser);
});

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;
const listed = async () =>
  plansOutput.parse((await browser.get('/api/plans')).body).plans.find(({ id }) => id === plan.id)?.progress;
const stored = async () => (await db.select().from(plans).where(eq(plans.id, plan.id)))[0];
/** Rows that the database reads for the list of this person's plans. */
const rowsOfList = async () => {
  const scope = { db, userId, now: Date.now() };
  const query = listQuery(scope, { part: 'made', after: null, query: '', limit: 20 }).toSQL();
  const { meta } = await env.DB.prepare(query.sql)
    .bind(...query.params)
    .all();
  return meta.rows_read;
};

test('the list of plans shows the packed share after each kind of change, without reading any item', async () => {
  for (const [at, change] of everyChange(browser, plan).entries()) {
    await change();
    await expectDatabaseInSync(plan.id);
    const { progress, revision } = planOf(await browser.get(path()));
    expect(await listed(), `change ${at}`).toEqual(progress);
    expect((await stored())?.counted, `change ${at}`).toEqual({ ...progress, revision });
  }
  const [{ rows } = { rows: 0 }] = await db.all<{ rows: number }>('SELECT count(*) AS rows FROM plans');
  expect(await rowsOfList()).toBeLessThanOrEqual(3 * rows);
});

test('a list that has not moved into its room yet is counted item by item', async () => {
  await browser.patch(path(`/items/${plan.items[3]?.id}`), { packed: true });
  const before = planOf(await browser.get(path())).progress;
  await moveBack(plan.id);
  await env.DB.prepare('UPDATE plans SET counted = NULL WHERE id = ?').bind(plan.id).run();
  expect(await listed()).toEqual(before);
  const { items, revision } = planOf(await browser.get(path()));
  await browser.patch(path(`/items/${items[0]?.id}`), { packed: false });
  await expectDatabaseInSync(plan.id);
  expect((await stored())?.counted).toEqual({ ...before, packed: before.packed - 1, revision: revision + 1 });
});

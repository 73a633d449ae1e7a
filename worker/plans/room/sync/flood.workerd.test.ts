import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, signUpPerson } from '../../../../tests/workerd/people';
import { joinPlan, type Person } from '../../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../../tests/workerd/plans';
import { moveBack, roomOf } from '../../../../tests/workerd/rooms';
import { newId } from '../../../platform/db/id';
import type { Plan } from '../../contract';
import { templateOutput } from '../../templates/contract';

let owner: Person;
let member: Person;
let plan: Plan;

const path = (rest = '') => `/api/plans/${plan.id}${rest}`;

/** Fifty items that are added and removed in one call. */
const flood = () => {
  const ids = Array.from({ length: 50 }, () => newId('item'));
  return member.browser.post(path('/sync'), {
    clientId: 'flood-device',
    edits: ids.flatMap((itemId) => [
      { kind: 'add', id: crypto.randomUUID(), itemId, item: { name: 'Junk', quantity: 1, category: 'comfort' } },
      { kind: 'remove', id: crypto.randomUUID(), itemId },
    ]),
  });
};
/** Rows that the plan's object keeps. */
const count = (table: 'lines' | 'edits'): Promise<number> =>
  runInDurableObject(roomOf(plan.id), (_, { storage }) => {
    const [row] = storage.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`);
    return row?.rows ?? 0;
  });

beforeEach(async () => {
  owner = await signUpPerson({ credits: 2 });
  member = await signUpPerson();
  plan = await makePlan(owner.browser);
  await joinPlan(owner.browser, plan.id, member.browser);
});

test('a member who floods a plan is rate limited, and leaves a bounded number of rows; its owner goes on', async () => {
  const [gone] = plan.items;
  await owner.browser.delete(path(`/items/${gone?.id}`));
  const statuses: number[] = [];
  for (let call = 0; call < 40 && statuses.at(-1) !== 429; call += 1) {
    const answer = await flood();
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(codeOf(answer)).toBe('rate_limited');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
    }
  }
  // 2,400 edits an hour, a hundred a call.
  expect(statuses).toEqual([...Array<number>(24).fill(200), 429]);
  expect(await count('lines')).toBeLessThanOrEqual(plan.items.length + 200);
  expect(await count('edits')).toBeLessThanOrEqual(2_000 + 32 * 100);
  expect((await member.browser.post(path('/items'), { name: 'One more' })).status).toBe(429);
  // Neither the owner's limit nor what the owner removed is the member's to use up.
  expect((await owner.browser.post(path(`/items/${gone?.id}/restore`))).status).toBe(200);
  expect((await owner.browser.patch(path('/facts'), { add: ['activity:surfing'] })).status).toBe(200);
}, 60_000);

test('as many removed rows as an earlier flood left stop no correction, template or revision', async () => {
  const rows = 150_000;
  await moveBack(plan.id);
  await env.DB.prepare(
    `INSERT INTO plan_items (id, plan_id, position, name, quantity, category, reason, origin, search_text, created_at, updated_at, deleted_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT 'item_flood' || i, ?, 100 + i, 'Junk', 1, 'comfort', '', 'user', 'junk', 1, 1, 1 FROM n`,
  )
    .bind(rows, plan.id)
    .run();
  const template = templateOutput.parse(
    (await owner.browser.post('/api/templates', { name: 'Mine', planId: plan.id })).body,
  ).template;
  expect((await owner.browser.patch(path('/facts'), { add: ['activity:surfing'] })).status).toBe(200);
  expect((await owner.browser.post(path('/template'), { templateId: template.id })).status).toBe(200);
  expect((await owner.browser.post(path('/revisions'), {})).status).toBe(201);
  // The next removal forgets all but the newest of them.
  const [first] = planOf(await owner.browser.get(path())).items;
  expect((await owner.browser.delete(path(`/items/${first?.id}`))).status).toBe(204);
  expect(await count('lines')).toBeLessThan(plan.items.length + 300);
}, 60_000);

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { balanceQuery } from '../money/credits/balance';
import { grantStatements, releaseStatements, reserveStatements } from '../money/credits/service';
import { createDatabase } from '../platform/db/client';
import { forgetInvitee } from './sharing/data-rights';
import { linkedPlanQuery } from './sharing/links';
import { invitationQuery } from './sharing/members';
import { peopleQuery } from './people';
import { isOpenTo } from './access';
import { partsLeft, writeCursor } from './list-order';
import { waitingLists } from './room/open-list';
import { plans } from './schema';
import { listQuery, sharedListQuery } from './service';

const db = createDatabase(env);
const userId = 'user_x';
const scope = { db, userId, now: 5 };
const plan = { createdAt: 5, endDate: '2026-08-01', id: 'plan_x' };
const { after } = partsLeft({ order: 'made', cursor: writeCursor('made', plan) });
const afterTrip = partsLeft({ order: 'trip', cursor: writeCursor('ahead', plan) }).after;
const first = { part: 'made', after: null, query: '', limit: 20 } as const;
const period = { start: 1, end: 2 };

/** Steps that read a whole table. What is small by its nature (JSON, a subquery's own rows) is no table. */
const scansOf = async ({ sql, params }: { sql: string; params: unknown[] }): Promise<string[]> => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(results.length).toBeGreaterThan(0);
  return results
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN ') && !/json_each|VIRTUAL TABLE|CONSTANT ROW|SCAN lot$/.test(detail));
};

const statements = {
  'the list': listQuery(scope, first),
  'the next page': listQuery(scope, { ...first, after }),
  'the search': listQuery(scope, { ...first, query: 'málaga sun' }),
  'the trips ahead': listQuery(scope, { ...first, part: 'ahead' }),
  'the next trips ahead': listQuery(scope, { ...first, part: 'ahead', after: afterTrip }),
  'the trips that are over': listQuery(scope, { ...first, part: 'over' }),
  'the balance': balanceQuery(db, userId, 5),
};

test.each(Object.entries(statements))('%s reads by an index and sorts nothing', async (name, statement) => {
  const query = statement.toSQL();
  expect(await scansOf(query)).toEqual([]);
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
    .bind(...query.params)
    .all<{ detail: string }>();
  const details = results.map(({ detail }) => detail).join('\n');
  expect(details).not.toContain('TEMP B-TREE');
  if (name !== 'the balance') expect(details).toMatch(/plans USING INDEX plans_(?:user|trip)/);
});

/** Of these a person has few, so they may be sorted. */
const sharing = [
  sharedListQuery(scope, { ...first, query: 'málaga', after }),
  peopleQuery(db, 'plan_x'),
  linkedPlanQuery({ db }, 'token'),
  invitationQuery({ db }, 'token', userId),
  forgetInvitee(db, 'a@example.test'),
  db.select().from(plans).where(isOpenTo(userId, 'plan_x')),
];

test('queries of shared plans use an index', async () => {
  for (const statement of sharing) expect(await scansOf(statement.toSQL()), statement.toSQL().sql).toEqual([]);
});

const changes = {
  reserve: reserveStatements(db, { generationId: 'gen_x', userId, planId: 'plan_x', kind: 'create', now: 5 }),
  release: releaseStatements(db, 'gen_x', 5),
  grant: grantStatements(db, { lotId: 'l', userId, source: 'subscription', credits: 1, ref: 'r', period, now: 5 }),
};

test.each(Object.entries(changes))('every statement of a %s reads by an index', async (_, batch) => {
  for (const statement of batch) expect(await scansOf(statement.toSQL())).toEqual([]);
});

test.each([
  ["SELECT * FROM plan_items WHERE plan_id = 'x' AND deleted_at IS NULL ORDER BY position, id", 'plan_items_plan'],
  [
    "SELECT * FROM generations WHERE state = 'reserved' AND created_at <= 5 ORDER BY created_at LIMIT 100",
    'generations_unfinished',
  ],
  ['DELETE FROM plan_items WHERE deleted_at <= 5', 'plan_items_deleted'],
  ["UPDATE plan_items SET packed_by = NULL WHERE packed_by = 'x'", 'plan_items_packed_by'],
  ["DELETE FROM plan_members WHERE user_id = 'x'", 'plan_members_user'],
  ['DELETE FROM plan_invites WHERE expires_at < 5', 'plan_invites_expiry'],
  ['DELETE FROM idempotency_keys WHERE created_at <= 5', 'idempotency_keys_age'],
  ["SELECT sum(delta) FROM credit_ledger WHERE user_id = 'x' AND seq <= 5", 'credit_ledger_user'],
  ["SELECT sum(delta) FROM credit_ledger WHERE ref = 'x'", 'credit_ledger_ref'],
  ['SELECT lot_id, sum(delta) FROM credit_ledger GROUP BY lot_id', 'credit_ledger_lot'],
  [
    "SELECT 1 FROM credit_lots lot WHERE lot.expires_at <= 5 AND lot.kind = 'monthly' AND lot.remaining > 0",
    'credit_lots_expiry',
  ],
])('%s uses %s', async (sql, index) => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join('\n')).toContain(index);
});

test('lists that have not moved into their rooms are found by their partial index', async () => {
  const { sql, params } = waitingLists(db).toSQL();
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join('\n')).toContain('plans_to_move');
});

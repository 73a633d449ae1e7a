import { env } from 'cloudflare:workers';
import { lte, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { addUser } from '../../../tests/workerd/people-in-database';
import { purgeExpired } from '../../identity/auth/service';
import { sessions } from '../../identity/sessions/schema';
import { proveCredits } from '../../money/credits/proof';
import { creditLots } from '../../money/credits/schema';
import { expireEndedMonths, grantStatements } from '../../money/credits/service';
import { rateCounters } from '../http/schema';
import { createDatabase } from './client';
import { inPortions, purgeRows } from './purge';

const db = createDatabase(env);
const NOW = 10_000;

const addCounters = (count: number) =>
  db.run(sql`INSERT INTO rate_counters (key, count, resets_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST(${count} AS INTEGER))
    SELECT 'probe:' || i, 1, i FROM n`);

test('expired rows are deleted in portions, and the rest with the next run', async () => {
  await addCounters(2500);
  expect(
    await purgeRows(db, rateCounters, lte(rateCounters.resetsAt, NOW), { key: 'key', rows: 400, milliseconds: 0 }),
  ).toBe(false);
  expect(await db.$count(rateCounters)).toBe(2100);
  expect(await purgeRows(db, rateCounters, lte(rateCounters.resetsAt, 2300), { key: 'key', rows: 400 })).toBe(true);
  expect(await db.$count(rateCounters)).toBe(200);
});

test('no clean-up statement changes more rows than its limit', async () => {
  const userId = await addUser();
  await db.run(sql`INSERT INTO sessions (id, user_id, rotated_at, created_at, last_seen_at, expires_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4300) SELECT 'sess_' || i, ${userId}, 1, 1, 1, i FROM n`);
  const changes: number[] = [];
  const run = vi.spyOn(db, 'run');
  await purgeExpired(db, NOW);
  for (const result of run.mock.results) {
    const { meta } = z.object({ meta: z.object({ changes: z.number().optional() }) }).parse(await result.value);
    changes.push(meta.changes ?? 0);
  }
  expect(Math.max(...changes)).toBeLessThanOrEqual(2_000);
  expect(changes.length).toBeGreaterThan(3);
  expect(await db.$count(sessions)).toBe(0);
  run.mockRestore();
});

test('monthly credits expire in portions, each lot once, and the credit proof holds', async () => {
  for (let user = 0; user < 30; user++) {
    const userId = await addUser();
    const lotId = `sub:many:${user}`;
    await db.batch(
      grantStatements(db, {
        lotId,
        userId,
        source: 'subscription',
        credits: 10,
        ref: lotId,
        period: { start: 1, end: 100 },
        now: 50,
      }),
    );
  }
  await expireEndedMonths(db, NOW, { rows: 7, milliseconds: 0 });
  expect(await db.$count(creditLots, sql`remaining > 0`)).toBe(23);
  await expireEndedMonths(db, NOW, { rows: 7 });
  await expireEndedMonths(db, NOW);
  expect(await db.$count(creditLots, sql`remaining > 0`)).toBe(0);
  expect(await proveCredits(db)).toEqual([]);
});

test('a run makes a bounded number of statements for one table', async () => {
  let asked = 0;
  const work = () => Promise.resolve((asked += 1) && 5);
  expect(await inPortions(work, { rows: 5 })).toBe(false);
  expect(asked).toBe(40);
});

test('work in portions ends with the first portion that is not full', async () => {
  const portions = [5, 5, 3];
  expect(await inPortions(() => Promise.resolve(portions.shift() ?? 0), { rows: 5 })).toBe(true);
  expect(portions).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, db, grant, month, NOW, release, reserve } from '../../../tests/workerd/credits';
import { addUser } from '../../../tests/workerd/people-in-database';
import { getCredits } from './balance';
import { clawbackStatements } from './clawback';
import { proveCredits } from './proof';
import { commitStatement } from './service';

/** Stripe reports a refund: of so much, of what was paid for a lot. */
const refundOf = (lotId: string, refunded: number, paid: number, now = NOW) =>
  db.batch([
    ...clawbackStatements(
      db,
      sql`SELECT ${lotId} AS lot_id, ${`refund:${lotId}:${refunded}`} AS effect_key, ${refunded} AS refunded,
        ${paid} AS paid, 'ch' AS ref`,
      now,
    ),
  ]);

test('refunds take back in proportion, whatever their order, and never below zero', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 20);
  const lotId = `pack:${userId}`;
  const refund = (refunded: number) => refundOf(lotId, refunded, 1299);
  await refund(325);
  expect((await getCredits(db, userId, NOW)).total).toBe(15);
  await refund(650);
  expect((await getCredits(db, userId, NOW)).total).toBe(10);
  await refund(650);
  expect((await getCredits(db, userId, NOW)).total).toBe(10);
  await refund(1299);
  await refund(700);
  expect((await getCredits(db, userId, NOW)).total).toBe(0);
  expect(await proveCredits(db)).toEqual([]);
});

/** What may happen to a credit that a generation holds, in every order that it can happen in. */
const ORDERS = [
  ['refund', 'fail'],
  ['fail', 'refund'],
  ['month', 'refund', 'fail'],
  ['refund', 'month', 'fail'],
  ['month', 'fail', 'refund'],
  ['fail', 'month', 'refund'],
] as const;

test.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'a refunded credit that a failing generation held does not come back (%s)',
  async (_, order) => {
    const userId = await addUser();
    await month(userId, NOW - 29 * DAY, 3);
    const lotId = `sub:${NOW - 29 * DAY}:${userId}`;
    const spent = await reserve(userId);
    await commitStatement(db, spent, NOW);
    const held = await reserve(userId);
    for (const what of order) {
      if (what === 'refund') await refundOf(lotId, 499, 499);
      if (what === 'fail') await release(held);
      if (what === 'month') await month(userId, NOW - DAY, 5);
      expect(await proveCredits(db)).toEqual([]);
    }
    // Repeated events change nothing, in any order.
    for (let time = 0; time < 2; time += 1) {
      await release(held, NOW + 1);
      await refundOf(lotId, 499, 499);
    }
    const hasMonth = order.some((what) => what === 'month');
    expect(await getCredits(db, userId, NOW + 1)).toMatchObject({ total: hasMonth ? 5 : 0 });
    expect(await proveCredits(db)).toEqual([]);
  },
);

test('a partial refund takes back a returned credit only as far as it is owed', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 4);
  const running = [await reserve(userId), await reserve(userId), await reserve(userId)];
  // Two of four: one is there, the other comes back.
  await refundOf(`pack:${userId}`, 200, 400);
  for (const [index, generationId] of running.entries()) {
    await release(generationId, NOW + index);
    expect((await getCredits(db, userId, NOW)).total).toBe(index);
  }
  // And a goodwill credit that is itself held when the refund comes.
  const other = await addUser();
  await month(other, NOW - 29 * DAY, 1);
  const first = await reserve(other);
  await month(other, NOW - DAY, 1);
  await release(first);
  const held = [await reserve(other), await reserve(other)];
  await refundOf(`sub:${NOW - 29 * DAY}:${other}`, 499, 499);
  for (const generationId of held) await release(generationId);
  expect(await getCredits(db, other, NOW)).toMatchObject({ subscription: 1, additional: 0 });
  expect(await proveCredits(db)).toEqual([]);
});

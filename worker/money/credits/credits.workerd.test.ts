import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, db, grant, month, NOW, release, reserve } from '../../../tests/workerd/credits';
import { addUser } from '../../../tests/workerd/people-in-database';
import { newId } from '../../platform/db/id';
import { getCredits } from './balance';
import { listHistory } from './history';
import { proveCredits } from './proof';
import { creditHolds, creditLedger, creditLots, generations } from './schema';
import {
  commitStatement,
  expireEndedMonths,
  releaseStatements,
  reserveStatements,
  signupGrantStatements,
} from './service';

const stateOf = async (generationId: string) => {
  const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
  return row?.state;
};

test('the free credits are granted once, spent one at a time and given back once', async () => {
  const userId = await addUser();
  for (let time = 0; time < 3; time += 1) await db.batch([...signupGrantStatements(db, { userId, now: NOW })]);
  expect(await getCredits(db, userId, NOW)).toEqual({
    subscription: 0,
    additional: 2,
    total: 2,
    renewsAt: null,
    monthEndsAt: null,
    onHold: false,
    returnsLeft: 3,
  });
  const generationId = await reserve(userId);
  expect((await getCredits(db, userId, NOW)).total).toBe(1);
  for (let time = 0; time < 3; time += 1) await release(generationId);
  await commitStatement(db, generationId, NOW);
  expect((await getCredits(db, userId, NOW)).total).toBe(2);
  expect(await stateOf(generationId)).toBe('void');
  expect(await proveCredits(db)).toEqual([]);
});

test('a reservation costs two statements, a commit one, a grant three, a release four', () => {
  const work = { generationId: 'gen_x', userId: 'user_x', planId: 'plan_x', kind: 'create', now: NOW } as const;
  expect(reserveStatements(db, work)).toHaveLength(2);
  expect(commitStatement(db, 'gen_x', NOW).toSQL().sql).toMatch(/^update "generations"/);
  expect(releaseStatements(db, 'gen_x', NOW)).toHaveLength(4);
  expect(signupGrantStatements(db, { userId: 'user_x', now: NOW })).toHaveLength(3);
});

test('of 50 parallel spends of one credit exactly one succeeds', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 1);
  const spent = await Promise.all(Array.from({ length: 50 }, () => reserve(userId)));
  const states = await Promise.all(spent.map(stateOf));
  expect(states.filter(Boolean)).toEqual(['reserved']);
  expect((await getCredits(db, userId, NOW)).total).toBe(0);
});

test('monthly credits are spent first and the oldest pack next', async () => {
  const userId = await addUser();
  await grant(userId, 'pack-b', 1, { now: NOW - 5 });
  await grant(userId, 'pack-a', 1, { now: NOW - 9 });
  await month(userId, NOW - DAY, 1);
  const lots: (string | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const generationId = await reserve(userId);
    const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
    lots.push(row?.lotId.split(`:${userId}`)[0]);
    await commitStatement(db, generationId, NOW);
  }
  expect(lots).toEqual([`sub:${NOW - DAY}`, 'pack-a', 'pack-b']);
});

test(
  'when twenty commits and twenty releases race for one generation, one side wins completely (fifty times)',
  { tags: ['long'], timeout: 60_000 },
  async () => {
    const userId = await addUser();
    await grant(userId, 'pack', 51);
    // Whoever comes second changes nothing.
    const settled = await reserve(userId);
    await commitStatement(db, settled, NOW);
    await release(settled);
    expect(await stateOf(settled)).toBe('done');
    let spent = 1;
    for (let round = 0; round < 50; round += 1) {
      const generationId = await reserve(userId);
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) =>
          (index + round) % 2 ? commitStatement(db, generationId, NOW) : release(generationId),
        ),
      );
      if ((await stateOf(generationId)) === 'done') spent += 1;
    }
    expect((await getCredits(db, userId, NOW)).total).toBe(51 - spent);
    expect(await proveCredits(db)).toEqual([]);
  },
);

test('monthly credits reset with the next paid month, and packs stay', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 5);
  await month(userId, NOW - 29 * DAY, 10);
  expect(await getCredits(db, userId, NOW)).toMatchObject({ subscription: 10, additional: 5, total: 15 });
  await month(userId, NOW, 10);
  expect(await getCredits(db, userId, NOW)).toMatchObject({
    subscription: 10,
    total: 15,
    renewsAt: new Date(NOW + 30 * DAY).toISOString(),
  });
  // The month before is expired in the ledger, too: the history's balance is the one that can be spent.
  expect((await listHistory(db, userId, { limit: 1 })).rows).toMatchObject([
    { reason: 'expire', delta: -10, balance: 15 },
  ]);
  // Its end takes them also before the cron has come by, and the cron changes nothing more the second time.
  const later = NOW + 30 * DAY;
  expect(await getCredits(db, userId, later)).toMatchObject({ subscription: 0, additional: 5, renewsAt: null });
  for (let time = 0; time < 2; time += 1) await expireEndedMonths(db, later);
  expect(await getCredits(db, userId, later)).toMatchObject({ subscription: 0, additional: 5 });
  // The invoice of an old month that comes late is granted and expired in one go.
  await month(userId, NOW - 60 * DAY, 10, later);
  expect(await getCredits(db, userId, later)).toMatchObject({ subscription: 0, additional: 5 });
  expect(await proveCredits(db)).toEqual([]);
});

test('a generation whose month ended meanwhile gives back one permanent credit, once', async () => {
  const userId = await addUser();
  await month(userId, NOW - 29 * DAY, 3);
  const generationId = await reserve(userId);
  await month(userId, NOW, 3, NOW + 1);
  for (let time = 0; time < 3; time += 1) await release(generationId, NOW + 2);
  expect(await getCredits(db, userId, NOW + 2)).toMatchObject({ subscription: 3, additional: 1 });
  // And what came back to a live month stays there when the release is repeated after its end.
  const second = await reserve(userId, NOW + 3);
  await release(second, NOW + 4);
  await expireEndedMonths(db, NOW + 31 * DAY);
  await release(second, NOW + 31 * DAY);
  expect(await getCredits(db, userId, NOW + 31 * DAY)).toMatchObject({ subscription: 0, additional: 1 });
  expect(
    await db
      .select()
      .from(creditLots)
      .where(eq(creditLots.id, `goodwill:${second}`)),
  ).toEqual([]);
  expect(await proveCredits(db)).toEqual([]);
});

test('nothing is spent during a dispute, nor by somebody who is gone, nor with three generations running', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 9);
  await db.insert(creditHolds).values({ id: `dispute:${userId}`, userId, createdAt: NOW, liftedAt: null });
  expect(await stateOf(await reserve(userId))).toBeUndefined();
  expect(await getCredits(db, userId, NOW)).toMatchObject({ total: 9, onHold: true });
  await db.update(creditHolds).set({ liftedAt: NOW }).where(eq(creditHolds.userId, userId));
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push(await reserve(userId));
  expect(await Promise.all(ids.map(stateOf))).toEqual(['reserved', 'reserved', 'reserved', undefined]);
  const nobody = newId('user');
  await grant(nobody, 'pack', 1);
  expect(await stateOf(await reserve(nobody))).toBeUndefined();
});

test('the ledger cannot be changed, and a lot never holds less than nothing or more than was granted', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 2);
  await expect(db.update(creditLedger).set({ delta: 5 }).where(eq(creditLedger.userId, userId))).rejects.toThrow();
  await expect(db.delete(creditLedger).where(eq(creditLedger.userId, userId))).rejects.toThrow();
  const row = { seq: sql`NULL`, userId, lotId: `pack:${userId}`, reason: 'clawback' as const, ref: 'x', at: NOW };
  for (const delta of [-3, 1]) {
    await expect(db.insert(creditLedger).values({ ...row, effectKey: newId('lot'), delta })).rejects.toThrow();
  }
  expect((await getCredits(db, userId, NOW)).total).toBe(2);
});

test('the proof finds a credit that disagrees with the ledger', async () => {
  const userId = await addUser();
  await grant(userId, 'pack', 2);
  const lot = eq(creditLots.id, `pack:${userId}`);
  await db.update(creditLots).set({ remaining: 1 }).where(lot);
  expect(await proveCredits(db)).toEqual([{ proof: 'lot', id: `pack:${userId}`, expected: '2', found: '1' }]);
  await db.update(creditLots).set({ remaining: 2 }).where(lot);
  const generationId = await reserve(userId);
  await db.update(generations).set({ state: 'void', settledAt: NOW }).where(eq(generations.id, generationId));
  expect(await proveCredits(db)).toEqual([{ proof: 'generation', id: generationId, expected: '0', found: '-1' }]);
  await release(generationId);
  await db.update(creditLots).set({ revoked: 1 }).where(lot);
  expect(await proveCredits(db)).toEqual([{ proof: 'refund', id: `pack:${userId}`, expected: '0', found: '2' }]);
  await db.update(creditLots).set({ revoked: 0 }).where(lot);
  expect(await proveCredits(db)).toEqual([]);
});

test('the history has every change with the balance after it, page by page', async () => {
  const userId = await addUser();
  await db.batch([...signupGrantStatements(db, { userId, now: NOW })]);
  const generationId = await reserve(userId);
  await release(generationId);
  await month(userId, NOW - DAY, 10);
  const first = await listHistory(db, userId, { limit: 3 });
  expect(
    first.rows.map(({ reason, source, delta, balance, monthly }) => [reason, source, delta, balance, monthly]),
  ).toEqual([
    ['grant', 'subscription', 10, 12, true],
    ['release', 'signup', 1, 2, false],
    ['reserve', 'signup', -1, 1, false],
  ]);
  const second = await listHistory(db, userId, { limit: 3, cursor: first.nextCursor ?? 0 });
  expect(second).toMatchObject({
    rows: [{ reason: 'grant', source: 'signup', delta: 2, balance: 2, plan: null }],
    nextCursor: null,
  });
});

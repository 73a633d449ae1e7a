/**
 * Every change of credits, as statements for a `db.batch` together with what they pay for. All are safe to repeat: the
 * ledger's effect keys and the state of a generation decide, never something that was read before.
 */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { insertWhere } from '../../platform/db/insert-where';
import { type Portion, inPortions } from '../../platform/db/purge';
import { PLAN_LIMITS } from '../../plans/contract';
import { clawbackReleasedStatement, isOwed } from './clawback';
import { GENERATION_DEADLINE_MS, SIGNUP_CREDITS } from './constants';
import type { LotSource } from './contract';
import { isSpendable, isOnHold } from './spendable';
import { isReturnLeft, type ReturnReason } from './returns';
import { creditHolds, creditLedger, creditLots, generations } from './schema';

export { balanceQuery, getCredits, refusal } from './balance';
export { listHistory } from './history';
export { clawbackStatements } from './clawback';
export { proveCredits } from './proof';
export { isSpendable } from './spendable';
export { creditLots, generations } from './schema';
export { mayAskModel } from './returns';
export { GENERATION_DEADLINE_MS } from './constants';

/** One grant. Its id is made of business keys, and whatever has been granted once is never granted again. */
export interface Grant {
  /** `signup:<user>`, `pack:<checkout>`, `sub:<subscription>:<period start>`, `ref:<user>` …; SQL that gives it once. */
  lotId: string | SQL;
  userId: string | SQL;
  source: LotSource;
  credits: number;
  /** What caused it: an invoice, a checkout …; for the operator. */
  ref: string;
  /** `FROM … WHERE …` of what must hold, one row at most; `userId` may name a column of it. */
  from?: SQL;
  /** The paid month, milliseconds; without it the credits never expire. */
  period?: { start: number; end: number };
  now: number;
}

/**
 * Grants a lot, and takes what is left of monthly lots that ended with it or before it: an invoice of an old month that
 * comes late is granted and expired in one go.
 */
export const grantStatements = (db: Database, { lotId, userId, source, credits, ref, period, now, from }: Grant) =>
  [
    insertWhere(
      db,
      creditLots,
      {
        id: lotId,
        userId,
        kind: period ? 'monthly' : 'permanent',
        source,
        granted: credits,
        remaining: 0,
        periodStart: period?.start ?? null,
        expiresAt: period?.end ?? null,
        createdAt: now,
        revoked: 0,
        originId: null,
      },
      from ?? sql`WHERE TRUE`,
    ).onConflictDoNothing(),
    insertWhere(
      db,
      creditLedger,
      {
        seq: sql`NULL`,
        effectKey: sql`'grant:' || lot.id`,
        userId: sql`lot.user_id`,
        lotId: sql`lot.id`,
        delta: sql`lot.granted`,
        reason: 'grant',
        ref,
        at: now,
      },
      sql`FROM credit_lots lot WHERE lot.id = ${lotId}`,
    ).onConflictDoNothing({ target: creditLedger.effectKey }),
    expireStatement(db, now, sql`lot.user_id = (SELECT user_id FROM credit_lots WHERE id = ${lotId})`),
  ] as const;

/** The free credits of a new account, once per account. */
export const signupGrantStatements = (db: Database, { userId, now }: { userId: string; now: number }) =>
  grantStatements(db, {
    lotId: `signup:${userId}`,
    userId,
    source: 'signup',
    credits: SIGNUP_CREDITS,
    ref: userId,
    now,
  });

/** Takes what is left of monthly lots that are not live any more. */
const expireStatement = (db: Database, now: number, which: SQL) =>
  insertWhere(
    db,
    creditLedger,
    {
      seq: sql`NULL`,
      effectKey: sql`'expire:' || lot.id`,
      userId: sql`lot.user_id`,
      lotId: sql`lot.id`,
      delta: sql`-lot.remaining`,
      reason: 'expire',
      ref: sql`lot.id`,
      at: now,
    },
    sql`FROM credit_lots lot WHERE ${which} AND lot.kind = 'monthly' AND lot.remaining > 0 AND NOT ${isSpendable('lot', now)}`,
  ).onConflictDoNothing({ target: creditLedger.effectKey });

/** Takes what is left of every monthly lot whose month is over, some lots a statement; for the cron. */
export const expireEndedMonths = async (db: Database, now: number, portion?: Portion): Promise<void> => {
  await inPortions(async (rows) => {
    const ended = sql`lot.id IN (SELECT ended.id FROM credit_lots ended
      WHERE ended.kind = 'monthly' AND ended.remaining > 0 AND ended.expires_at <= ${now}
        AND NOT EXISTS (SELECT 1 FROM credit_ledger WHERE effect_key = 'expire:' || ended.id)
      LIMIT CAST(${rows} AS INTEGER))`;
    return (await expireStatement(db, now, ended).returning({ seq: creditLedger.seq })).length;
  }, portion);
};

/** A piece of work that is to be paid with one credit. */
export interface Reservation {
  generationId: string;
  userId: string;
  planId: string;
  kind: 'create' | 'regenerate';
  now: number;
  /** What must hold besides. */
  condition?: SQL;
}

/**
 * Reserves one credit, the monthly ones first: the generation's row exists afterwards, or there was nothing to spend, a
 * hold, or too many generations at once ({@link refusal} says which).
 */
export const reserveStatements = (db: Database, { generationId, userId, planId, kind, now, condition }: Reservation) =>
  [
    insertWhere(
      db,
      generations,
      {
        id: generationId,
        userId: sql`lot.user_id`,
        planId,
        kind,
        lotId: sql`lot.id`,
        state: 'reserved',
        deadline: now + GENERATION_DEADLINE_MS,
        createdAt: now,
        settledAt: null,
        returnedFor: null,
      },
      sql`FROM credit_lots lot
      WHERE lot.user_id = ${userId} AND lot.remaining > 0 AND ${isSpendable('lot', now)} AND NOT ${isOnHold(userId)}
        AND EXISTS (SELECT 1 FROM users WHERE users.id = ${userId})
        AND (SELECT count(*) FROM generations busy WHERE busy.user_id = ${userId} AND busy.state = 'reserved')
          < CAST(${PLAN_LIMITS.running} AS INTEGER)
        AND ${condition ?? sql`TRUE`}
      ORDER BY lot.kind = 'permanent', lot.expires_at, lot.created_at, lot.id LIMIT 1`,
    ).onConflictDoNothing(),
    insertWhere(
      db,
      creditLedger,
      {
        seq: sql`NULL`,
        effectKey: `gen:${generationId}:reserve`,
        userId: sql`work.user_id`,
        lotId: sql`work.lot_id`,
        delta: -1,
        reason: 'reserve',
        ref: sql`work.id`,
        at: now,
      },
      sql`FROM generations work WHERE work.id = ${generationId}`,
    ).onConflictDoNothing({ target: creditLedger.effectKey }),
  ] as const;

/** Spends a reserved credit for good. What is delivered for it selects from the generation where it is `done`. */
export const commitStatement = (db: Database, generationId: string, now: number) =>
  db
    .update(generations)
    .set({ state: 'done', settledAt: now })
    .where(and(eq(generations.id, generationId), eq(generations.state, 'reserved')));

/**
 * Gives a reserved credit back, exactly once: to its lot, or as a permanent credit when the lot's month ended meanwhile.
 * One whose payment was refunded meanwhile is taken at once. Does nothing to a generation that is done. What goes back
 * for a deletion or a failed model is limited a day ({@link isReturnLeft}): one more is spent like a finished one.
 */
export const releaseStatements = (db: Database, generationId: string, now: number, reason: ReturnReason = 'failure') =>
  [
    db
      .update(generations)
      .set(
        reason === 'failure'
          ? { state: 'void', settledAt: now, returnedFor: reason }
          : {
              state: sql`iif(${isReturnLeft(sql`generations.user_id`, now)}, 'void', 'done')`,
              settledAt: now,
              returnedFor: sql`iif(${isReturnLeft(sql`generations.user_id`, now)}, ${reason}, NULL)`,
            },
      )
      .where(and(eq(generations.id, generationId), eq(generations.state, 'reserved'))),
    insertWhere(
      db,
      creditLots,
      {
        id: sql`'goodwill:' || work.id`,
        userId: sql`work.user_id`,
        kind: 'permanent',
        source: 'goodwill',
        granted: 1,
        remaining: 0,
        periodStart: null,
        expiresAt: null,
        createdAt: now,
        revoked: 0,
        originId: sql`lot.id`,
      },
      sql`FROM generations work JOIN credit_lots lot ON lot.id = work.lot_id
      WHERE work.id = ${generationId} AND work.state = 'void' AND NOT ${isSpendable('lot', now)} AND NOT ${isOwed('lot')}
        AND NOT EXISTS (SELECT 1 FROM credit_ledger WHERE effect_key = ${`gen:${generationId}:release`})`,
    ).onConflictDoNothing(),
    insertWhere(
      db,
      creditLedger,
      {
        seq: sql`NULL`,
        effectKey: `gen:${generationId}:release`,
        userId: sql`work.user_id`,
        lotId: sql`coalesce((SELECT id FROM credit_lots WHERE id = 'goodwill:' || work.id), work.lot_id)`,
        delta: 1,
        reason: 'release',
        ref: sql`work.id`,
        at: now,
      },
      sql`FROM generations work WHERE work.id = ${generationId} AND work.state = 'void'`,
    ).onConflictDoNothing({ target: creditLedger.effectKey }),
    clawbackReleasedStatement(db, generationId, now),
  ] as const;

/**
 * Keeps owners of disputed payments from spending, for every row of a query with the columns `id user_id is_open`; a
 * settled one lifts its hold, for good.
 */
export const holdEachStatement = (db: Database, disputes: SQL, now: number) =>
  insertWhere(
    db,
    creditHolds,
    {
      id: sql`dispute.id`,
      userId: sql`dispute.user_id`,
      createdAt: now,
      liftedAt: sql`iif(dispute.is_open, NULL, CAST(${now} AS INTEGER))`,
    },
    sql`FROM (${disputes}) dispute WHERE TRUE`,
  ).onConflictDoUpdate({
    target: creditHolds.id,
    set: { liftedAt: sql`coalesce(${creditHolds.liftedAt}, excluded.lifted_at)` },
  });

/** One credit for a piece of work: reserved, then spent or given back. Statements that are safe to repeat. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { insertWhere } from '../../platform/db/insert-where';
import { PLAN_LIMITS } from '../../plans/contract';
import { clawbackReleasedStatement, isOwed } from './clawback';
import { GENERATION_DEADLINE_MS } from './constants';
import { isReturnLeft, type ReturnReason } from './returns';
import { ledgerEntry } from './ledger';
import { creditLots, generations } from './schema';
import { isOnHold, isSpendable } from './spendable';

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
    ledgerEntry(
      db,
      {
        effectKey: `gen:${generationId}:reserve`,
        userId: sql`work.user_id`,
        lotId: sql`work.lot_id`,
        delta: -1,
        reason: 'reserve',
        ref: sql`work.id`,
        at: now,
      },
      sql`FROM generations work WHERE work.id = ${generationId}`,
    ),
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
    ledgerEntry(
      db,
      {
        effectKey: `gen:${generationId}:release`,
        userId: sql`work.user_id`,
        lotId: sql`coalesce((SELECT id FROM credit_lots WHERE id = 'goodwill:' || work.id), work.lot_id)`,
        delta: 1,
        reason: 'release',
        ref: sql`work.id`,
        at: now,
      },
      sql`FROM generations work WHERE work.id = ${generationId} AND work.state = 'void'`,
    ),
    clawbackReleasedStatement(db, generationId, now),
  ] as const;

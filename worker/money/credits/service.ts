/**
 * Every change of credits, as statements for a `db.batch` together with what they pay for. All are safe to repeat: the
 * ledger's effect keys and the state of a generation decide, never something that was read before.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { insertWhere } from '../../platform/db/insert-where';
import { type Portion, inPortions } from '../../platform/db/purge';
import { SIGNUP_CREDITS } from './constants';
import type { LotSource } from './contract';
import { ledgerEntry } from './ledger';
import { creditHolds, creditLedger, creditLots } from './schema';
import { isSpendable } from './spendable';

export { balanceQuery, getCredits, refusal } from './balance';
export { listHistory } from './history';
export { clawbackStatements } from './clawback';
export { proveCredits } from './proof';
export { isSpendable } from './spendable';
export { creditLots, generations } from './schema';
export { commitStatement, releaseStatements, reserveStatements } from './reservations';
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
    ledgerEntry(
      db,
      {
        effectKey: sql`'grant:' || lot.id`,
        userId: sql`lot.user_id`,
        lotId: sql`lot.id`,
        delta: sql`lot.granted`,
        reason: 'grant',
        ref,
        at: now,
      },
      sql`FROM credit_lots lot WHERE lot.id = ${lotId}`,
    ),
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
  ledgerEntry(
    db,
    {
      effectKey: sql`'expire:' || lot.id`,
      userId: sql`lot.user_id`,
      lotId: sql`lot.id`,
      delta: sql`-lot.remaining`,
      reason: 'expire',
      ref: sql`lot.id`,
      at: now,
    },
    sql`FROM credit_lots lot WHERE ${which} AND lot.kind = 'monthly' AND lot.remaining > 0 AND NOT ${isSpendable('lot', now)}`,
  );

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

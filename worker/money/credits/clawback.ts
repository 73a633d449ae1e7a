/**
 * Credits that a refund or a lost dispute takes back. What is to be taken is kept with the lot (`revoked`), because not
 * all of it may be there at that moment: what is spent stays spent, and what a running generation holds is taken when
 * it comes back.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { ledgerEntry } from './ledger';
import { creditLots } from './schema';

/** SQL of how many credits a lot (by its id) still owes: revoked, and taken neither from it nor from its goodwill. */
const owedOf = (lotId: SQL): SQL => sql`(SELECT source.revoked + (
    SELECT coalesce(sum(taken.delta), 0) FROM credit_ledger taken
    WHERE taken.reason = 'clawback' AND (taken.lot_id = source.id
      OR taken.lot_id IN (SELECT kin.id FROM credit_lots kin WHERE kin.origin_id = source.id)))
  FROM credit_lots source WHERE source.id = ${lotId})`;

/** SQL that holds for a lot (by its alias) whose credits, or those it stands for, are still to be taken back. */
export const isOwed = (alias: string): SQL => {
  const lot = sql.raw(alias);
  return sql`${owedOf(sql`coalesce(${lot}.origin_id, ${lot}.id)`)} > 0`;
};

/**
 * Takes credits back for every row of a query with the columns `lot_id effect_key refunded paid ref`, one row a lot at
 * most: in proportion to what was refunded of what was paid so far (amounts of one currency), as far as they are there.
 * The effect key names the refund with its cumulative amount: `refund:<charge>:<cumulative>`.
 */
export const clawbackStatements = (db: Database, returned: SQL, now: number) => {
  const row = { userId: sql`lot.user_id`, lotId: sql`lot.id`, reason: 'clawback' as const, ref: sql`lot.ref`, at: now };
  return [
    db
      .update(creditLots)
      .set({
        revoked: sql`max(${creditLots.revoked}, ${creditLots.granted} * CAST(back.refunded AS INTEGER) / CAST(back.paid AS INTEGER))`,
      })
      .from(sql`(${returned}) back`)
      .where(sql`${creditLots.id} = back.lot_id`),
    ledgerEntry(
      db,
      { ...row, effectKey: sql`lot.effect_key`, delta: sql`-min(lot.remaining, lot.due)` },
      sql`FROM (
          SELECT back.effect_key, back.ref, held.id, held.user_id, held.remaining, ${owedOf(sql`held.id`)} AS due
          FROM (${returned}) back JOIN credit_lots held ON held.id = back.lot_id) lot
        WHERE min(lot.remaining, lot.due) > 0`,
    ),
    // What a generation gave back for good after the lot's month had ended.
    ledgerEntry(
      db,
      { ...row, effectKey: sql`lot.effect_key || ':' || lot.id`, delta: sql`-lot.remaining` },
      sql`FROM (
          SELECT back.effect_key, back.ref, held.id, held.user_id, held.remaining,
            row_number() OVER (PARTITION BY back.lot_id ORDER BY held.id) AS place, ${owedOf(sql`back.lot_id`)} AS due
          FROM (${returned}) back JOIN credit_lots held ON held.origin_id = back.lot_id WHERE held.remaining > 0) lot
        WHERE lot.place <= lot.due`,
    ),
  ] as const;
};

/** Takes what a generation has just given back when its lot owes it: part of a release. */
export const clawbackReleasedStatement = (db: Database, generationId: string, now: number) =>
  ledgerEntry(
    db,
    {
      effectKey: `gen:${generationId}:clawback`,
      userId: sql`lot.user_id`,
      lotId: sql`lot.id`,
      delta: -1,
      reason: 'clawback',
      ref: sql`lot.id`,
      at: now,
    },
    sql`FROM generations work JOIN credit_lots lot ON lot.id = work.lot_id
    WHERE work.id = ${generationId} AND work.state = 'void' AND lot.remaining > 0 AND ${isOwed('lot')}`,
  );

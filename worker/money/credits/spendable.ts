import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL that holds for a lot (by its alias) that can be spent: it is permanent, or unexpired and of the newest month that
 * its owner paid. That is what makes monthly credits reset instead of pile up.
 */
export const isSpendable = (alias: string, now: number): SQL => {
  const lot = sql.raw(alias);
  return sql`(${lot}.kind = 'permanent' OR (${lot}.expires_at > ${now} AND NOT EXISTS (
    SELECT 1 FROM credit_lots newer
    WHERE newer.user_id = ${lot}.user_id AND newer.kind = 'monthly' AND newer.period_start > ${lot}.period_start)))`;
};

/** SQL that holds while a disputed payment keeps somebody from spending. */
export const isOnHold = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM credit_holds held WHERE held.user_id = ${userId} AND held.lifted_at IS NULL)`;

import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { RETURNS_A_DAY } from './constants';
import type { generations } from './schema';

/** Why a credit goes back: the plan was deleted while it was made, a model failed, or we failed. */
export type ReturnReason = NonNullable<typeof generations.$inferSelect.returnedFor>;

const DAY_MS = 24 * 60 * 60_000;

/** SQL of how many credits of somebody went back in the last 24 hours for a deletion or a failed model. */
export const returnsOf = (userId: SQL, now: number): SQL<number> =>
  sql`(SELECT count(*) FROM generations returned WHERE returned.user_id = ${userId}
    AND returned.returned_for IN ('deleted', 'model') AND returned.settled_at > ${now - DAY_MS})`;

/** SQL that holds while one more credit may go back to somebody today. */
export const isReturnLeft = (userId: SQL, now: number): SQL =>
  sql`${returnsOf(userId, now)} < CAST(${RETURNS_A_DAY} AS INTEGER)`;

/** May a model be asked for this person today? Not once its failing would have to be paid by them. */
export const mayAskModel = async (db: Database, userId: SQL, now: number): Promise<boolean> => {
  const [row] = await db.all<{ isLeft: number }>(sql`SELECT ${isReturnLeft(userId, now)} AS isLeft`);
  return row?.isLeft === 1;
};

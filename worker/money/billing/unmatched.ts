/**
 * Money that came in and matches nothing that is sold: kept, alerted and tried again, because somebody has paid and is
 * waiting for credits.
 */
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { logError } from '../../platform/http/log';
import { unmatchedPayments } from './schema';

/** Bills that still wait for what they paid for. */
export const isUnsolved = isNull(unmatchedPayments.solvedAt);

/** Bills that one run tries again; the next run goes on with those that waited longest. */
const TRIED_A_RUN = 20;

/** Keeps a paid bill that matches nothing, and raises the alarm. */
export const unmatchedStatement = (
  db: Database,
  { id, userId, reason, now }: { id: string; userId: string; reason: string; now: number },
) => {
  logError('a payment matches nothing that is sold', { id, userId, reason }, new Error('unmatched payment'));
  return db
    .insert(unmatchedPayments)
    .values({ id, userId, reason, firstSeenAt: now, lastTriedAt: now, tries: 1, solvedAt: null })
    .onConflictDoUpdate({
      target: unmatchedPayments.id,
      set: { reason, lastTriedAt: now, tries: sql`${unmatchedPayments.tries} + 1` },
    });
};

/** A bill that matches after all. */
export const matchedStatement = (db: Database, id: string, now: number) =>
  db
    .update(unmatchedPayments)
    .set({ solvedAt: now })
    .where(and(eq(unmatchedPayments.id, id), isUnsolved));

/** Bills that are to be tried again, by their ids at Stripe. */
export const dueUnmatched = async (db: Database, now: number): Promise<string[]> => {
  const rows = await db
    .select({ id: unmatchedPayments.id })
    .from(unmatchedPayments)
    .where(and(isUnsolved, lte(unmatchedPayments.lastTriedAt, now)))
    .orderBy(asc(unmatchedPayments.lastTriedAt))
    .limit(TRIED_A_RUN);
  return rows.map(({ id }) => id);
};

/** How many bills wait for somebody to look at them. */
export const countUnmatched = async (db: Database): Promise<number> => db.$count(unmatchedPayments, isUnsolved);

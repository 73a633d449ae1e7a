import { sql } from 'drizzle-orm';
import { PLAN_LIMITS } from '../../plans/contract';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import type { CreditsOutput } from './contract';
import { RETURNS_A_DAY } from './constants';
import { isSpendable, isOnHold } from './spendable';
import { returnsOf } from './returns';
import { creditLots } from './schema';

/** Statement that gives what somebody can spend, and how many generations of theirs are running. One row. */
export const balanceQuery = (db: Database, userId: string, now: number) =>
  db
    .select({
      subscription: sql<number>`coalesce(sum(lot.remaining) FILTER (WHERE lot.kind = 'monthly'), 0)`,
      additional: sql<number>`coalesce(sum(lot.remaining) FILTER (WHERE lot.kind = 'permanent'), 0)`,
      endsAt: sql<number | null>`max(lot.expires_at)`,
      // A month bought by a subscription that has ended, or will not renew, is not followed by another.
      isLast: sql<number>`coalesce(max(EXISTS (
        SELECT 1 FROM payments paid JOIN subscriptions ON subscriptions.id = paid.subscription_id
        WHERE paid.id = lot.id AND (subscriptions.ends OR subscriptions.status = 'inactive'))), 0)`,
      onHold: sql<number>`${isOnHold(userId)}`,
      returns: returnsOf(sql`${userId}`, now),
      running: sql<number>`(SELECT count(*) FROM generations busy WHERE busy.user_id = ${userId} AND busy.state = 'reserved')`,
    })
    .from(sql`${creditLots} AS lot`)
    .where(sql`lot.user_id = ${userId} AND ${isSpendable('lot', now)}`);

/** What somebody can spend now. */
export const getCredits = async (db: Database, userId: string, now: number): Promise<CreditsOutput> => {
  const [row] = await balanceQuery(db, userId, now);
  const { subscription = 0, additional = 0, endsAt = null, isLast = 0, onHold = 0, returns = 0 } = row ?? {};
  const monthEndsAt = endsAt === null ? null : new Date(endsAt).toISOString();
  return {
    subscription,
    additional,
    total: subscription + additional,
    renewsAt: isLast === 1 ? null : monthEndsAt,
    monthEndsAt,
    onHold: onHold === 1,
    returnsLeft: Math.max(0, RETURNS_A_DAY - returns),
  };
};

/** Why nothing was reserved. */
export const refusal = (balance: Awaited<ReturnType<typeof balanceQuery>>[number] | undefined): AppError => {
  const { subscription = 0, additional = 0, running = 0, onHold = 0 } = balance ?? {};
  const canPay = subscription + additional > 0 && onHold === 0;
  return new AppError(canPay && running >= PLAN_LIMITS.running ? 'too_many_generations' : 'insufficient_credits', {
    ...(canPay && { retryAfter: 5 }),
  });
};

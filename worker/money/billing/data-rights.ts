import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { payments, subscriptions } from './schema';

/** What somebody bought and subscribed to, for their own use. Stripe has their bills. */
export const exportBilling = async (db: Database, userId: string) => {
  const [paid, subscribed] = await db.batch([
    db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.paidAt)),
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  ]);
  return {
    payments: paid.map(({ offerId, kind, credits, amount, total, paidAt }) => ({
      kind,
      id: offerId,
      credits,
      amountMinor: total ?? amount,
      paidAt: new Date(paidAt).toISOString(),
    })),
    subscriptions: subscribed.map(({ planId, status, periodEnd, ends, createdAt }) => ({
      planId,
      status,
      periodEnd: new Date(periodEnd).toISOString(),
      canceled: ends,
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
};

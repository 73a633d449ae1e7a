/**
 * What support may do for somebody. Credits move through the ledger alone, under a key of the action, and every action
 * leaves a row that says who did what to whom and why.
 */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { sessions, users } from '../../identity/sessions/service';
import { isUnsolved, orNull, payments, unmatchedPayments } from '../../money/billing/service';
import { clawbackStatements, creditLots, grantStatements, isSpendable } from '../../money/credits/service';
import type { Database } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import { setBackStatement } from '../../plans/room/service';
import { acceptMail, refuseMail } from '../../platform/mail/refusals';
import { markFollowedStatement } from '../ended-connections';
import { supportActions } from '../schema';

/** One use of the support command. */
export interface SupportUse {
  db: Database;
  now: number;
  /** The operator at the command line. */
  actor: string;
}

interface Described {
  action: string;
  userId?: string | null;
  reason?: string;
  details?: Record<string, string | number | null>;
}

const auditStatement = ({ db, now, actor }: SupportUse, id: string, use: Described) =>
  db.insert(supportActions).values({
    id,
    at: now,
    actor,
    action: use.action,
    userId: use.userId ?? null,
    reason: use.reason ?? null,
    details: JSON.stringify(use.details ?? {}),
  });

/** Writes down that something was looked up or done elsewhere; returns the id of the action. */
export const noteUse = async (use: SupportUse, described: Described): Promise<string> => {
  const id = newId('support');
  await auditStatement(use, id, described);
  return id;
};

/** Has the lists of all plans set back to a moment; returns how many. */
export const setBackLists = async (use: SupportUse, at: number, reason: string): Promise<number> => {
  const id = newId('support');
  const [, { meta }] = await use.db.batch([
    auditStatement(use, id, { action: 'lists', reason, details: { at } }),
    setBackStatement(use.db, at),
  ]);
  return meta.changes;
};

/** Credits that never expire, as a goodwill. */
export const grantCredits = async (
  use: SupportUse,
  { userId, credits, reason }: { userId: string; credits: number; reason: string },
): Promise<void> => {
  const id = newId('support');
  await use.db.batch([
    auditStatement(use, id, { action: 'grant', userId, reason, details: { credits } }),
    ...grantStatements(use.db, {
      lotId: `goodwill:${id}`,
      userId,
      source: 'goodwill',
      credits,
      ref: id,
      from: sql`FROM users WHERE users.id = ${userId}`,
      now: use.now,
    }),
  ]);
};

/** Takes credits back, permanent ones first, as many as there are; returns how many that were. */
export const takeCredits = async (
  use: SupportUse,
  { userId, credits, reason }: { userId: string; credits: number; reason: string },
): Promise<number> => {
  const { db, now } = use;
  const id = newId('support');
  const lots = await db
    .select({
      id: sql<string>`lot.id`,
      remaining: sql<number>`lot.remaining`,
      granted: sql<number>`lot.granted`,
      revoked: sql<number>`lot.revoked`,
    })
    .from(sql`${creditLots} AS lot`)
    .where(sql`lot.user_id = ${userId} AND lot.remaining > 0 AND ${isSpendable('lot', now)}`)
    .orderBy(sql`lot.kind = 'monthly', lot.created_at DESC`);
  let left = credits;
  const taken = lots.flatMap((lot) => {
    const count = Math.min(left, lot.remaining);
    left -= count;
    return count > 0 ? [{ ...lot, count }] : [];
  });
  await db.batch([
    auditStatement(use, id, { action: 'take', userId, reason, details: { credits, taken: credits - left } }),
    ...taken.flatMap((lot) =>
      clawbackStatements(
        db,
        sql`SELECT ${lot.id} AS lot_id, ${`support:${id}:${lot.id}`} AS effect_key,
          CAST(${lot.revoked + lot.count} AS INTEGER) AS refunded, CAST(${lot.granted} AS INTEGER) AS paid, ${id} AS ref`,
        now,
      ),
    ),
  ]);
  return credits - left;
};

/**
 * Ends every session of somebody, who has to sign in again; returns how many there were. Nothing more is said on
 * their live connections, which are closed within a minute.
 */
export const endSessions = async (use: SupportUse, userId: string, reason: string): Promise<number> => {
  const { db } = use;
  const [, , ended] = await db.batch([
    auditStatement(use, newId('support'), { action: 'end-sessions', userId, reason }),
    markFollowedStatement(db, userId, use.now),
    db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id }),
  ]);
  return ended.length;
};

/**
 * Gives money back at Stripe; its event takes the credits. The key is the payment and the amount, so that pressing twice
 * gives back once. Returns what was refunded, in minor units; null for a payment that no money came in for.
 */
export const refundPayment = async (
  use: SupportUse,
  stripe: Stripe,
  { paymentId, amountMinor, reason }: { paymentId: string; amountMinor?: number | undefined; reason: string },
): Promise<number | null> => {
  const [payment] = await use.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return null;
  const intent =
    payment.paymentIntentId ??
    (payment.invoiceId &&
      (await orNull(stripe.invoicePayments.list({ invoice: payment.invoiceId, limit: 1 })))?.data[0]?.payment
        .payment_intent);
  if (!intent) return null;
  await noteUse(use, {
    action: 'refund',
    userId: payment.userId,
    reason,
    details: { payment: paymentId, amountMinor: amountMinor ?? null },
  });
  const refund = await stripe.refunds.create(
    {
      payment_intent: typeof intent === 'string' ? intent : intent.id,
      reason: 'requested_by_customer',
      ...(amountMinor !== undefined && { amount: amountMinor }),
    },
    { idempotencyKey: `support:refund:${paymentId}:${amountMinor ?? 'all'}` },
  );
  return refund.amount;
};

/**
 * Stops all mail to an address whose owner complained to us, or sends to one again whose owner says that it works. The
 * address itself is not kept: the row has who it belongs to, when anybody.
 */
export const setMailing = async (
  use: SupportUse,
  { email, isWanted, reason }: { email: string; isWanted: boolean; reason: string },
): Promise<boolean> => {
  const { db, now } = use;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await noteUse(use, { action: isWanted ? 'allow-mail' : 'stop-mail', userId: owner?.id ?? null, reason });
  if (isWanted) return acceptMail(db, email);
  await refuseMail(db, email, 'complaint', now);
  return true;
};

/** Paid bills that match nothing that is sold, the oldest first. */
export const listUnmatched = async (use: SupportUse) => {
  await noteUse(use, { action: 'unmatched' });
  return use.db.select().from(unmatchedPayments).where(isUnsolved).orderBy(unmatchedPayments.firstSeenAt);
};

/** What support did lately, the newest first; of one person when an id is given. */
export const listActions = (db: Database, since: number, userId?: string) =>
  db
    .select()
    .from(supportActions)
    .where(and(gt(supportActions.at, since), userId ? eq(supportActions.userId, userId) : undefined))
    .orderBy(desc(supportActions.at))
    .limit(100);

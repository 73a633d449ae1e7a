/** Writing down what Stripe says, as statements for a batch together with what follows from it. */
import { eq, sql } from 'drizzle-orm';
import { users } from '../../identity/sessions/service';
import { grantStatements } from '../credits/service';
import type { Database } from '../../platform/db/client';
import { insertWhere } from '../../platform/db/insert-where';
import { rewardStatements } from '../referrals/service';
import {
  type PaymentRow,
  type SubscriptionRow,
  billingCustomers,
  chargeRefunds,
  disputes,
  payments,
  stripeEvents,
  subscriptions,
} from './schema';
import { recomputeEntitlements } from './settle';

/** Keeps an event from being worked on again. */
export const eventStatement = (db: Database, event: { id: string; type: string; created: number }) =>
  db
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: event.created * 1000 })
    .onConflictDoNothing();

/** Who pays under which customer. */
export const customerStatement = (db: Database, userId: string, customerId: string) =>
  insertWhere(
    db,
    billingCustomers,
    { userId, customerId },
    sql`FROM users WHERE users.id = ${userId}`,
  ).onConflictDoNothing();

/** The state of a subscription; what was fetched earlier never overwrites what was fetched later. */
export const subscriptionStatements = (db: Database, row: SubscriptionRow, now: number) =>
  [
    insertWhere(db, subscriptions, row, sql`FROM users WHERE users.id = ${row.userId}`).onConflictDoUpdate({
      target: subscriptions.id,
      set: {
        planId: row.planId,
        itemId: row.itemId,
        status: row.status,
        periodEnd: row.periodEnd,
        ends: row.ends,
        surplus: sql`max(${subscriptions.surplus}, excluded.surplus)`,
        fetchedAt: row.fetchedAt,
      },
      setWhere: sql`excluded.fetched_at >= ${subscriptions.fetchedAt}`,
    }),
    ...recomputeEntitlements(db, row.userId, now),
  ] as const;

/** Credits that a payment is rewarded for: in proportion to what was paid of the price, none for a gift. */
const rewardedCredits = ({ credits, amount, total }: PaymentRow): number =>
  (credits * Math.min(total ?? amount, amount)) / amount;

/**
 * A payment and all that it earns: the credits, the referrer's reward, and what of it has been taken
 * back already. An account that was deleted earns nothing.
 */
export const paymentStatements = (db: Database, payment: PaymentRow, now: number) => {
  const isKnown = sql`FROM payments WHERE payments.id = ${payment.id}`;
  const { periodStart, periodEnd } = payment;
  return [
    insertWhere(db, payments, payment, sql`FROM users WHERE users.id = ${payment.userId}`).onConflictDoUpdate({
      target: payments.id,
      set: {
        paymentIntentId: sql`coalesce(${payments.paymentIntentId}, excluded.payment_intent_id)`,
        invoiceId: sql`coalesce(${payments.invoiceId}, excluded.invoice_id)`,
      },
    }),
    ...grantStatements(db, {
      lotId: payment.id,
      userId: payment.userId,
      source: payment.kind,
      credits: payment.credits,
      ref: payment.id,
      from: isKnown,
      ...(periodStart !== null && periodEnd !== null && { period: { start: periodStart, end: periodEnd } }),
      now,
    }),
    ...rewardStatements(db, { userId: payment.userId, paymentId: payment.id, credits: rewardedCredits(payment), now }),
    ...recomputeEntitlements(db, payment.userId, now),
  ] as const;
};

/** The buyer of whatever a refund or dispute names; no one as long as the payment is unknown. */
const buyerOf = ({ paymentIntentId, invoiceId }: { paymentIntentId: string | null; invoiceId: string | null }) =>
  sql`(SELECT buyer.user_id FROM payments buyer
    WHERE buyer.payment_intent_id = ${paymentIntentId} OR buyer.invoice_id = ${invoiceId} LIMIT 1)`;

/** How much of a charge went back by now; the largest amount ever reported stays. */
export const refundStatements = (db: Database, refund: typeof chargeRefunds.$inferSelect, now: number) =>
  [
    db
      .insert(chargeRefunds)
      .values(refund)
      .onConflictDoUpdate({
        target: chargeRefunds.chargeId,
        set: {
          refunded: sql`max(${chargeRefunds.refunded}, excluded.refunded)`,
          paymentIntentId: sql`coalesce(${chargeRefunds.paymentIntentId}, excluded.payment_intent_id)`,
          invoiceId: sql`coalesce(${chargeRefunds.invoiceId}, excluded.invoice_id)`,
        },
      }),
    ...recomputeEntitlements(db, buyerOf(refund), now),
  ] as const;

/** How a dispute stands; once settled it stays so. */
export const disputeStatements = (db: Database, dispute: typeof disputes.$inferSelect, now: number) =>
  [
    db
      .insert(disputes)
      .values(dispute)
      .onConflictDoUpdate({
        target: disputes.id,
        set: { state: dispute.state },
        setWhere: sql`${disputes.state} = 'open'`,
      }),
    ...recomputeEntitlements(db, buyerOf(dispute), now),
  ] as const;

/** Does somebody still have an account? */
export const isAccount = async (db: Database, userId: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0;

/** A person's subscription: as Stripe has it, as we keep it, as the API shows it. */
import { and, desc, eq, or, gt, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { systemClock } from '../../platform/clock';
import type { Database } from '../../platform/db/client';
import { log } from '../../platform/http/log';
import type { Subscription } from './contract';
import { isAccount, subscriptionStatements } from './facts';
import { findPlan } from './offers';
import { type SubscriptionRow, billingCustomers, payments, subscriptions } from './schema';
import { orDone, orNull } from './stripe';
import { stripeInvoiceSchema, stripeSubscriptionSchema, type StripeSubscription } from './wire';

/** What the services of billing need. */
export interface BillingScope {
  db: Database;
  stripe: Stripe;
  /** Milliseconds since the epoch. */
  now: number;
}

const STATUSES: Record<string, SubscriptionRow['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};

const isLive = ({ status }: { status: string }): boolean => status in STATUSES;

/** The subscription that counts for somebody: live, and not a surplus one. */
export const findSubscription = async (db: Database, userId: string, now: number): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.surplus, false),
        sql`${subscriptions.status} <> 'inactive'`,
        or(eq(subscriptions.ends, false), gt(subscriptions.periodEnd, now)),
      ),
    )
    .orderBy(subscriptions.createdAt, subscriptions.id)
    .limit(1);
  return row ?? null;
};

/** The API's view of a subscription: the plan that is paid for, and the one that follows. */
export const showSubscription = async (db: Database, row: SubscriptionRow): Promise<Subscription | null> => {
  const [paid] = await db
    .select({ offerId: payments.offerId })
    .from(payments)
    .where(eq(payments.subscriptionId, row.id))
    .orderBy(desc(payments.periodEnd))
    .limit(1);
  const next = findPlan(row.planId);
  const plan = findPlan(paid?.offerId) ?? next;
  if (!plan) return null;
  const periodEnd = new Date(row.periodEnd).toISOString();
  return {
    planId: plan.id,
    status: row.ends ? 'canceled' : row.status === 'past_due' ? 'past_due' : 'active',
    credits: plan.credits,
    priceMinor: plan.priceMinor,
    perCreditMinor: plan.perCreditMinor,
    currency: plan.currency,
    periodEnd,
    renewsAt: row.ends ? null : periodEnd,
    endsAt: row.ends ? periodEnd : null,
    canceled: row.ends,
    autoRenew: !row.ends,
    nextPlanId: row.ends || !next || next.id === plan.id ? null : next.id,
  };
};

/** Whose subscription it is: its customer's owner, or whom we named when it was bought. */
const ownerOf = async (db: Database, wire: StripeSubscription): Promise<string | null> => {
  const [known] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, wire.customer));
  return known?.userId ?? wire.metadata['userId'] ?? null;
};

/**
 * Is it one too many? Of several live ones the oldest stays. Stripe is asked, because two that were bought at the same
 * moment are reported in any order.
 */
const isSurplus = async ({ db, stripe }: BillingScope, wire: StripeSubscription): Promise<boolean> => {
  const [known] = await db
    .select({ surplus: subscriptions.surplus })
    .from(subscriptions)
    .where(eq(subscriptions.id, wire.id));
  if (known?.surplus) return true;
  if (!isLive(wire)) return false;
  const all = await orNull(stripe.subscriptions.list({ customer: wire.customer, status: 'all', limit: 100 }));
  const live = [wire, ...(all?.data.map((each) => stripeSubscriptionSchema.parse(each)) ?? [])].filter(isLive);
  const [oldest] = live.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return oldest?.id !== wire.id;
};

const rowOf = (
  wire: StripeSubscription,
  userId: string,
  surplus: boolean,
  fetchedAt: number,
): SubscriptionRow | null => {
  const [item] = wire.items.data;
  const periodEnd = item?.current_period_end ?? wire.current_period_end;
  if (!item || !periodEnd) return null;
  return {
    id: wire.id,
    userId,
    planId: findPlan(item.price.lookup_key)?.id ?? wire.metadata['id'] ?? '',
    itemId: item.id,
    status: STATUSES[wire.status] ?? 'inactive',
    periodEnd: wire.cancel_at ?? periodEnd,
    ends: Boolean(wire.cancel_at_period_end) || Boolean(wire.cancel_at),
    surplus,
    createdAt: wire.created,
    fetchedAt,
  };
};

/** A subscription as Stripe has it now, with whom it belongs to. */
export interface FetchedSubscription {
  wire: StripeSubscription;
  row: SubscriptionRow;
}

/** Asks Stripe for a subscription; null when it is gone or belongs to no account of ours. */
const fetchSubscription = async (scope: BillingScope, id: string): Promise<FetchedSubscription | null> => {
  // Real time: it orders what Stripe answered, and Stripe knows no other.
  const fetchedAt = systemClock.now();
  const found = await orNull(scope.stripe.subscriptions.retrieve(id));
  if (!found) return null;
  const wire = stripeSubscriptionSchema.parse(found);
  const userId = await ownerOf(scope.db, wire);
  if (!userId || !(await isAccount(scope.db, userId))) return null;
  const row = rowOf(wire, userId, await isSurplus(scope, wire), fetchedAt);
  return row && { wire, row };
};

/** The payment intent that paid an invoice. */
const intentOf = async (stripe: Stripe, invoiceId: string): Promise<string | null> => {
  const found = await orNull(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
  if (!found) return null;
  const invoice = stripeInvoiceSchema.parse(found);
  return invoice.payment_intent ?? invoice.payments;
};

/** Ends a surplus subscription at once and gives its money back; safe to repeat. */
const undoSurplus = async ({ stripe }: BillingScope, { wire }: FetchedSubscription): Promise<void> => {
  if (isLive(wire)) {
    log('surplus subscription canceled', { subscription: wire.id });
    await orDone(stripe.subscriptions.cancel(wire.id, {}, { idempotencyKey: `surplus:${wire.id}:cancel` }));
  }
  const intent = wire.latest_invoice && (await intentOf(stripe, wire.latest_invoice));
  if (intent) {
    await orDone(stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `surplus:${wire.id}:refund` }));
  }
};

/**
 * Writes down how a subscription stands at Stripe. One too many is marked first and undone before this returns, so that
 * a failure in between is made good by the next event of it. Null when it is nobody's.
 */
export const refreshSubscription = async (scope: BillingScope, id: string): Promise<FetchedSubscription | null> => {
  const fetched = await fetchSubscription(scope, id);
  if (!fetched) return null;
  await scope.db.batch(subscriptionStatements(scope.db, fetched.row, scope.now));
  if (fetched.row.surplus) await undoSurplus(scope, fetched);
  return fetched;
};

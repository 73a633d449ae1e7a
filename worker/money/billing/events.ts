/** What each of Stripe's events makes us do. Nothing here trusts their order, their number or their age. */
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/db/client';
import { log } from '../../platform/http/log';
import {
  customerStatement,
  disputeStatements,
  eventStatement,
  isAccount,
  paymentStatements,
  refundStatements,
} from './facts';
import { monthPayment, packPayment, type Match } from './payment';
import { stripeEvents } from './schema';
import { orNull } from './stripe';
import { type BillingScope, refreshSubscription } from './subscription';
import { matchedStatement, unmatchedStatement } from './unmatched';
import {
  stripeChargeSchema,
  stripeDisputeSchema,
  stripeInvoiceSchema,
  stripeSessionSchema,
  stripeSubscriptionSchema,
  type StripeInvoice,
} from './wire';

/** The events that change anything here; the webhook endpoint is registered for these. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Statements for the batch that also writes the event's row. */
type Effects = readonly Parameters<Database['batch']>[0][number][];

/** The payment of a bill, or the note that it matches nothing. */
const settleBill = ({ db, now }: BillingScope, match: Match, bill: { id: string; userId: string }): Effects => {
  if (!match) return [];
  if ('mismatch' in match) return [unmatchedStatement(db, { ...bill, reason: match.mismatch, now })];
  return [...paymentStatements(db, match.payment, now), matchedStatement(db, bill.id, now)];
};

const paidInvoice = async (scope: BillingScope, invoice: StripeInvoice): Promise<Effects> => {
  const subscriptionId = invoice.parent ?? invoice.subscription;
  // The invoice of a pack: its checkout has granted it.
  if (!subscriptionId) return [];
  const fetched = await refreshSubscription(scope, subscriptionId);
  if (!fetched || fetched.row.surplus) return [];
  const { userId } = fetched.row;
  return settleBill(scope, await monthPayment(scope, invoice, fetched.wire, userId), { id: invoice.id, userId });
};

const session = async (scope: BillingScope, object: unknown): Promise<Effects> => {
  const { db, stripe } = scope;
  const wire = stripeSessionSchema.parse(object);
  const userId = wire.client_reference_id ?? wire.metadata['userId'];
  if (!userId || !(await isAccount(db, userId))) return [];
  const customer = wire.customer ? [customerStatement(db, userId, wire.customer)] : [];
  if (wire.mode === 'payment') {
    return [...customer, ...settleBill(scope, await packPayment(scope, wire, userId), { id: wire.id, userId })];
  }
  const invoice =
    wire.invoice && wire.payment_status === 'paid' && (await orNull(stripe.invoices.retrieve(wire.invoice)));
  if (invoice) return [...customer, ...(await paidInvoice(scope, stripeInvoiceSchema.parse(invoice)))];
  if (wire.subscription) await refreshSubscription(scope, wire.subscription);
  return customer;
};

/** The invoice that a payment intent paid: refunds and disputes name only the latter. */
const invoiceOf = async (stripe: Stripe, intent: string | null): Promise<string | null> => {
  if (!intent) return null;
  const found = await orNull(
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 }),
  );
  const invoice = found?.data[0]?.invoice ?? null;
  return typeof invoice === 'string' ? invoice : (invoice?.id ?? null);
};

const refunded = async ({ db, stripe, now }: BillingScope, object: unknown): Promise<Effects> => {
  const charge = stripeChargeSchema.parse(object);
  const refund = {
    chargeId: charge.id,
    paymentIntentId: charge.payment_intent,
    invoiceId: charge.invoice ?? (await invoiceOf(stripe, charge.payment_intent)),
    amount: charge.amount,
    refunded: charge.amount_refunded,
  };
  return refundStatements(db, refund, now);
};

const disputed = async ({ db, stripe, now }: BillingScope, object: unknown): Promise<Effects> => {
  const dispute = stripeDisputeSchema.parse(object);
  const isOver = dispute.status === 'won' || dispute.status === 'warning_closed' || dispute.status === 'prevented';
  const row = {
    id: dispute.id,
    chargeId: dispute.charge,
    paymentIntentId: dispute.payment_intent,
    invoiceId: await invoiceOf(stripe, dispute.payment_intent),
    state: dispute.status === 'lost' ? ('lost' as const) : isOver ? ('won' as const) : ('open' as const),
  };
  return disputeStatements(db, row, now);
};

const effectsOf = async (scope: BillingScope, { type, data: { object } }: Stripe.Event): Promise<Effects> => {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return session(scope, object);
    case 'invoice.paid':
      return paidInvoice(scope, stripeInvoiceSchema.parse(object));
    case 'invoice.payment_failed': {
      const { parent, subscription } = stripeInvoiceSchema.parse(object);
      const id = parent ?? subscription;
      if (id) await refreshSubscription(scope, id);
      return [];
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      await refreshSubscription(scope, stripeSubscriptionSchema.parse(object).id);
      return [];
    case 'charge.refunded':
      return refunded(scope, object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputed(scope, object);
    default:
      return [];
  }
};

/** Runs statements as one batch; a batch of none is an error to D1. */
const runEffects = async (db: Database, [first, ...rest]: Effects): Promise<void> => {
  if (first) await db.batch([first, ...rest]);
};

/** Grants the month that an invoice has paid, unless it was granted. */
export const grantPaidInvoice = async (scope: BillingScope, invoice: StripeInvoice): Promise<void> => {
  await runEffects(scope.db, await paidInvoice(scope, invoice));
};

/** Tries a bill again that matched nothing, as Stripe has it now. */
export const retryBill = async (scope: BillingScope, id: string): Promise<void> => {
  const { stripe, db } = scope;
  const isSession = id.startsWith('cs_');
  const found = await orNull<unknown>(isSession ? stripe.checkout.sessions.retrieve(id) : stripe.invoices.retrieve(id));
  if (!found) return;
  await runEffects(
    db,
    await (isSession ? session(scope, found) : paidInvoice(scope, stripeInvoiceSchema.parse(found))),
  );
};

/**
 * Does what an event calls for, unless that was done: its row and its effects are one batch. Whatever throws here has
 * left nothing half done, and Stripe sends the event again.
 */
export const handleEvent = async (scope: BillingScope, event: Stripe.Event): Promise<void> => {
  const { db } = scope;
  const known = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (known.length > 0) return;
  const effects = await effectsOf(scope, event);
  await db.batch([eventStatement(db, event), ...effects]);
  log('stripe event', { type: event.type, id: event.id, effects: effects.length });
};

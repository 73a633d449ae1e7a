/** From Stripe's words to a payment of our catalogue, or to nothing when they do not match it. */
import type { Stripe } from 'stripe';
import { logWarning } from '../../platform/http/log';
import { findPack, findPlan, isPriceOf, offersByPrice } from './offers';
import type { PaymentRow } from './schema';
import type { InvoiceWire, SessionWire, SubscriptionWire } from './wire';

const mismatch = (what: string, id: string): null => {
  logWarning('a payment does not match the catalogue', { what, id });
  return null;
};

/** The lot of a paid month. */
const monthLot = (subscriptionId: string, periodStart: number): string => `sub:${subscriptionId}:${periodStart}`;

/** What a checkout of a pack has paid for; null as long as it is not paid. */
export const packPayment = (session: SessionWire, userId: string): PaymentRow | null => {
  if (session.payment_status !== 'paid') return null;
  const pack = findPack(session.metadata['id']);
  if (!pack || !isPriceOf(pack, session.amount_total, session.currency)) return mismatch('checkout', session.id);
  return {
    id: `pack:${session.id}`,
    userId,
    kind: 'pack',
    offerId: pack.id,
    credits: pack.credits,
    amount: pack.priceMinor,
    subscriptionId: null,
    periodStart: null,
    periodEnd: null,
    paidAt: session.created,
    paymentIntentId: session.payment_intent,
    invoiceId: session.invoice,
  };
};

/** What a paid invoice of a subscription has paid for: one month of the plan whose price it bills. */
export const monthPayment = async (
  stripe: Stripe,
  invoice: InvoiceWire,
  subscription: SubscriptionWire,
  userId: string,
): Promise<PaymentRow | null> => {
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  if (!line) return mismatch('invoice', invoice.id);
  const priceId = line.pricing?.price_details?.price ?? line.price?.id ?? null;
  const known = [line.price, ...subscription.items.data.map(({ price }) => price)].find(
    (price) => price && price.id === priceId && price.lookup_key,
  );
  const planId =
    known?.lookup_key ?? (priceId && (await offersByPrice(stripe)).get(priceId)) ?? subscription.metadata['id'];
  const plan = findPlan(planId);
  if (!plan || !isPriceOf(plan, invoice.amount_paid, invoice.currency)) return mismatch('invoice', invoice.id);
  return {
    id: monthLot(subscription.id, line.period.start),
    userId,
    kind: 'subscription',
    offerId: plan.id,
    credits: plan.credits,
    amount: plan.priceMinor,
    subscriptionId: subscription.id,
    periodStart: line.period.start,
    periodEnd: line.period.end,
    paidAt: invoice.created,
    paymentIntentId: invoice.payment_intent ?? invoice.payments,
    invoiceId: invoice.id,
  };
};

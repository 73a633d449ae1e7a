/** From what Stripe says was paid to a payment of something that is sold, by the price that was bought. */
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/db/client';
import { findPack, isPriceOf } from './offers';
import type { PaymentRow, SoldPrice } from './schema';
import { findSoldPrice } from './sold-prices';
import { orNull } from './stripe';
import {
  stripePriceSchema,
  type StripeInvoice,
  type StripeInvoiceLine,
  type StripeSession,
  type StripeSubscription,
} from './wire';

/** A payment, or why money that came in matches nothing; null as long as nothing was paid. */
export type Match = { payment: PaymentRow } | { mismatch: string } | null;

interface Scope {
  db: Database;
  stripe: Stripe;
}

const mismatch = (reason: string): Match => ({ mismatch: reason });

/** The lot of a paid month. */
const monthLot = (subscriptionId: string, periodStart: number): string => `sub:${subscriptionId}:${periodStart}`;

/**
 * Is the total what is left of the price after discounts, with tax where it is added? Without these details only the
 * price itself will do.
 */
const addsUp = (session: StripeSession, price: number): boolean => {
  const { amount_total: total, amount_subtotal: subtotal, total_details: details } = session;
  if ((subtotal ?? price) !== price) return false;
  const discounted = price - (details?.amount_discount ?? 0);
  return total === discounted || total === discounted + (details?.amount_tax ?? 0);
};

/** A coupon for the whole price leaves nothing to pay. */
const isPaid = ({ payment_status: status, amount_total: total }: StripeSession): boolean =>
  status === 'paid' || (status === 'no_payment_required' && total === 0);

/** The price of the one line of a pack's checkout; null when Stripe does not say. */
const priceOfPack = async (scope: Scope, session: StripeSession): Promise<SoldPrice | null> => {
  const lines = await orNull(scope.stripe.checkout.sessions.listLineItems(session.id, { limit: 1 }));
  const price = lines?.data[0]?.price;
  return price ? findSoldPrice(scope, price.id, { wire: stripePriceSchema.parse(price) }) : null;
};

/** What a checkout of a pack has paid for. */
export const packPayment = async (scope: Scope, session: StripeSession, userId: string): Promise<Match> => {
  if (!isPaid(session)) return null;
  const named = findPack(session.metadata['id']);
  const sold = await priceOfPack(scope, session);
  if (!named || (sold && sold.offerId !== named.id)) return mismatch('the checkout names no pack, or another one');
  const amount = sold?.amount ?? named.priceMinor;
  if (sold ? session.currency !== sold.currency : !isPriceOf(named, amount, session.currency)) {
    return mismatch('another currency');
  }
  if (!addsUp(session, amount)) return mismatch('another amount');
  return {
    payment: {
      id: `pack:${session.id}`,
      userId,
      kind: 'pack',
      offerId: named.id,
      credits: sold?.credits ?? named.credits,
      amount,
      total: session.amount_total ?? amount,
      subscriptionId: null,
      periodStart: null,
      periodEnd: null,
      paidAt: session.created,
      paymentIntentId: session.payment_intent,
      invoiceId: session.invoice,
    },
  };
};

const priceIdOf = (line: StripeInvoiceLine): string | null =>
  line.pricing?.price_details?.price ?? line.price?.id ?? null;

/** What the price of a line of a subscription's invoice sells. */
const soldOn = async (
  scope: Scope,
  line: StripeInvoiceLine,
  subscription: StripeSubscription,
): Promise<SoldPrice | null> => {
  const priceId = priceIdOf(line);
  if (!priceId) return null;
  const current = subscription.items.data.find(({ price }) => price.id === priceId)?.price;
  // What the subscription was bought as says something of its own price alone: a plan that was changed has another one.
  const named = current && subscription.metadata['id'];
  const sold = await findSoldPrice(scope, priceId, { wire: line.price ?? current, named });
  return sold?.kind === 'subscription' ? sold : null;
};

/**
 * Credits of a plan that was changed in the middle of a month: of each line as many as its share of the price, so that
 * what the old plan gives back is taken off again.
 */
const changedCredits = async (
  scope: Scope,
  lines: readonly StripeInvoiceLine[],
  subscription: StripeSubscription,
): Promise<{ credits: number; plan: SoldPrice } | null> => {
  let credits = 0;
  let plan: SoldPrice | null = null;
  for (const line of lines) {
    const sold = await soldOn(scope, line, subscription);
    if (!sold) return null;
    const amount = line.amount ?? 0;
    credits += (sold.credits * amount) / sold.amount;
    if (amount > 0) plan = sold;
  }
  return plan && { credits: Math.round(credits), plan };
};

/**
 * What a paid invoice of a subscription has paid for: the month of the plan whose price is on it, or, when the plan was
 * changed within a month, the difference. How it was paid (card, balance, coupon) and what tax came on top make no
 * difference.
 */
export const monthPayment = async (
  scope: Scope,
  invoice: StripeInvoice,
  subscription: StripeSubscription,
  userId: string,
): Promise<Match> => {
  if (invoice.status && invoice.status !== 'paid') return null;
  const { currency, amount_paid: paid } = invoice;
  const lines = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end);
  const month = lines.find((line) => !(line.parent || line.proration));
  const changes = month ? [] : lines;
  const [line] = month ? [month] : changes;
  if (!line) return mismatch('the invoice has no lines');
  const sold = month && (await soldOn(scope, month, subscription));
  const change = month ? null : await changedCredits(scope, changes, subscription);
  const plan = sold ?? change?.plan;
  if (!plan) return mismatch('the price is none that was ever sold');
  if (currency !== plan.currency) return mismatch('another currency');
  const expected = month ? plan.amount * (month.quantity ?? 1) : null;
  if (expected !== null && (line.amount ?? expected) !== expected) return mismatch('another amount');
  if (paid < (invoice.amount_due ?? expected ?? 0)) return mismatch('less was paid than is due');
  const credits = change ? change.credits : plan.credits * (month?.quantity ?? 1);
  // A change to a smaller plan gives money back and takes nothing: the month keeps what it was paid for.
  if (credits < 1) return null;
  const [item] = subscription.items.data;
  const start = month ? line.period.start : (item?.current_period_start ?? subscription.current_period_start);
  const periodStart = start ?? line.period.start;
  return {
    payment: {
      id: month ? monthLot(subscription.id, periodStart) : `${monthLot(subscription.id, periodStart)}:${invoice.id}`,
      userId,
      kind: 'subscription',
      offerId: plan.offerId,
      credits,
      amount: expected ?? Math.max(1, invoice.total ?? paid),
      total: invoice.total ?? paid,
      subscriptionId: subscription.id,
      periodStart,
      periodEnd: line.period.end,
      paidAt: invoice.created,
      paymentIntentId: invoice.payment_intent ?? invoice.payments,
      invoiceId: invoice.id,
    },
  };
};

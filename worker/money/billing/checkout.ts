import { eq } from 'drizzle-orm';
import type { SessionUser } from '../../identity/auth/session';
import { AppError } from '../../platform/http/errors';
import type { CheckoutInput } from './contract';
import { customerStatement } from './facts';
import { priceOf } from './offers';
import { billingCustomers } from './schema';
import { orNull } from './stripe';
import { type BillingScope, findSubscription } from './subscription';

/** The customer that somebody pays under at Stripe; null before their first checkout. */
export const findCustomer = async ({ db }: Pick<BillingScope, 'db'>, userId: string): Promise<string | null> => {
  const [known] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return known?.customerId ?? null;
};

const ensureCustomer = async (scope: BillingScope, user: SessionUser): Promise<string> => {
  const known = await findCustomer(scope, user.id);
  if (known) return known;
  const created = await scope.stripe.customers.create(
    { email: user.email, metadata: { userId: user.id }, preferred_locales: [user.locale] },
    { idempotencyKey: `customer:${user.id}` },
  );
  await customerStatement(scope.db, user.id, created.id);
  return (await findCustomer(scope, user.id)) ?? created.id;
};

/**
 * Opens a checkout and gives its page's address. Throws `already_subscribed` to whoever has a subscription, also one
 * that Stripe has not told us of yet.
 */
export const openCheckout = async (
  scope: BillingScope,
  user: SessionUser,
  input: CheckoutInput,
  urls: { success: string; cancel: string },
): Promise<string> => {
  const { db, stripe, now } = scope;
  if (input.kind === 'subscription' && (await findSubscription(db, user.id, now))) {
    throw new AppError('already_subscribed');
  }
  const [customer, price] = await Promise.all([ensureCustomer(scope, user), priceOf(stripe, input.id)]);
  if (input.kind === 'subscription') {
    const live = await orNull(stripe.subscriptions.list({ customer, limit: 10 }));
    if (live?.data.some(({ status }) => status === 'active' || status === 'past_due')) {
      throw new AppError('already_subscribed');
    }
  }
  const metadata = { userId: user.id, kind: input.kind, id: input.id };
  const session = await stripe.checkout.sessions.create({
    mode: input.kind === 'subscription' ? 'subscription' : 'payment',
    customer,
    client_reference_id: user.id,
    metadata,
    line_items: [{ price, quantity: 1 }],
    success_url: urls.success,
    cancel_url: urls.cancel,
    locale: input.locale ?? user.locale,
    ...(input.kind === 'subscription'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
  });
  if (!session.url) throw new AppError('unavailable');
  return session.url;
};

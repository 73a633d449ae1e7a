import type { SessionUser } from '../../identity/auth/session';
import { AppError } from '../../platform/http/errors';
import type { CheckoutInput } from './contract';
import { ensureCustomer, withCustomer } from './customer';
import { priceOf } from './offers';
import { noteCurrentPrice } from './sold-prices';
import { orNull } from './stripe';
import { type BillingScope, findSubscription } from './subscription';

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
  const [known, price] = await Promise.all([ensureCustomer(scope, user), priceOf(stripe, input.id)]);
  await noteCurrentPrice(db, price);
  if (input.kind === 'subscription') {
    const live = await orNull(stripe.subscriptions.list({ customer: known, limit: 10 }));
    if (live?.data.some(({ status }) => status === 'active' || status === 'past_due')) {
      throw new AppError('already_subscribed');
    }
  }
  const metadata = { userId: user.id, kind: input.kind, id: input.id };
  const open = (customer: string) =>
    stripe.checkout.sessions.create({
      mode: input.kind === 'subscription' ? 'subscription' : 'payment',
      customer,
      client_reference_id: user.id,
      metadata,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: urls.success,
      cancel_url: urls.cancel,
      locale: input.locale ?? user.locale,
      ...(input.kind === 'subscription'
        ? { subscription_data: { metadata } }
        : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    });
  const session = await withCustomer(scope, user, known, open);
  if (!session.url) throw new AppError('unavailable');
  return session.url;
};

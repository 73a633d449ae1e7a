import type { Stripe } from 'stripe';
import type { Env } from '../../platform/env';
import type { Locale } from '../../platform/locale/locale';
import type { SessionUser } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import type { CheckoutInput } from './contract';
import { ensureCustomer, withCustomer } from './customer';
import { priceOf } from './offers';
import { noteCurrentPrice } from './sold-prices';
import { orNull } from './stripe';
import { type BillingScope, findSubscription } from './subscription';

/** Which rules of a market a checkout follows; empty: none. */
type CheckoutRules = Env['CHECKOUT_RULES'];

/** What a consumer asks for before paying: that it begins at once, knowing what that does to a withdrawal. */
const CONSENT = {
  en: 'I ask Valija to begin at once. I know that if I withdraw within 14 days, the share of what I have used by then may be kept.',
  es: 'Pido a Valija que empiece de inmediato. Sé que, si desisto en un plazo de 14 días, se puede conservar la parte de lo que haya usado hasta entonces.',
} as const;

/** Tax that is reckoned by the address, included in the price, and the consent to begin at once. */
export const consumerRules = (locale: Locale): Partial<Stripe.Checkout.SessionCreateParams> => ({
  automatic_tax: { enabled: true },
  consent_collection: { terms_of_service: 'required' },
  custom_text: { terms_of_service_acceptance: { message: CONSENT[locale] } },
});

/**
 * Opens a checkout and gives its page's address. Throws `already_subscribed` where there is a subscription, also one
 * whose webhook has not arrived yet.
 */
export const openCheckout = async (
  scope: BillingScope,
  user: SessionUser,
  input: CheckoutInput,
  urls: { success: string; cancel: string },
  rules?: CheckoutRules,
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
      ...(rules === 'eu' && {
        ...consumerRules(input.locale ?? user.locale),
        customer_update: { address: 'auto' as const },
      }),
      ...(input.kind === 'subscription'
        ? { subscription_data: { metadata } }
        : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
    });
  const session = await withCustomer(scope, user, known, open);
  if (!session.url) throw new AppError('unavailable');
  return session.url;
};

/** Tests that a checkout opens as the product opens it: not all of its requirements can be queried. */
import { Stripe } from 'stripe';
import { consumerRules } from '../../worker/money/billing/checkout';
import { CREDIT_PACKS } from '../../worker/money/billing/contract';
import type { Target } from './target';

/** What has to be filled in at Stripe's dashboard, because no API call does it. */
const WHAT_TO_DO =
  'in Stripe’s dashboard: Settings, Tax (head office, registrations) and Settings, Business, Public details (address of the terms)';

/**
 * Opens a checkout under the rules of the target's market and ends it at once; null when Stripe takes it, or when no rules
 * are set. Nobody ever sees it, and nothing is paid.
 */
export const checkoutProblem = async (
  stripe: Stripe,
  { origin, vars }: Pick<Target, 'origin' | 'vars'>,
): Promise<string | null> => {
  if (vars['CHECKOUT_RULES'] !== 'eu') return null;
  const { data } = await stripe.prices.list({ lookup_keys: [CREDIT_PACKS[0].id], limit: 1 });
  const [price] = data;
  if (!price) return 'no price to open a checkout with';
  try {
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${origin}/app/billing`,
      ...consumerRules('en'),
    });
    await stripe.checkout.sessions.expire(id);
    return null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return `no checkout can be opened: ${error.message} (${WHAT_TO_DO})`;
  }
};

/** Can a checkout be opened as the product opens it? What it needs of the account cannot all be asked for otherwise. */
import { Stripe } from 'stripe';
import { consumerRules } from '../../worker/money/billing/checkout';
import { CREDIT_PACKS } from '../../worker/money/billing/contract';
import type { Target } from './target';

/** What somebody has to fill in at Stripe's dashboard, for there is no call that does it. */
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

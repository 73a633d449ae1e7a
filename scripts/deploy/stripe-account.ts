/** The Stripe account of the shell that a script was started in, and what is wrong with it. */
import type { Stripe } from 'stripe';
import { stripeOf } from '../../worker/money/billing/stripe';
import { compareCatalogue, webhookProblem } from './stripe-catalogue';
import { checkoutProblem } from './stripe-checkout';
import { portalProblem } from './stripe-portal';
import type { Target } from './target';

/** Stripe's client; undefined when the shell has no key (secrets can't be read back). */
export const stripeOfShell = (
  { STRIPE_SECRET_KEY, STRIPE_API_BASE }: { STRIPE_SECRET_KEY?: string; STRIPE_API_BASE?: string } = process.env,
): Stripe | undefined => (STRIPE_SECRET_KEY ? stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) : undefined);

/** What keeps an origin from selling; null when prices, webhook, portal and checkout are as the product wants them. */
export const sellingProblem = async (stripe: Stripe, target: Target): Promise<string | null> => {
  const wrong = (await compareCatalogue(stripe)).filter(({ problem }) => problem !== null);
  if (wrong.length > 0) return wrong.map(({ id, problem }) => `${id} ${problem}`).join('; ');
  return (
    (await webhookProblem(stripe, target.origin)) ?? (await portalProblem(stripe)) ?? checkoutProblem(stripe, target)
  );
};

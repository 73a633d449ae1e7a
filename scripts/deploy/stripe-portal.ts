/** The customer portal's settings in a Stripe account. */
import type { Stripe } from 'stripe';
import { PORTAL_MARK } from '../../worker/money/billing/service';

const findPortal = async (stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> =>
  (await stripe.billingPortal.configurations.list({ active: true, limit: 100 })).data.find(
    ({ metadata }) => metadata?.['app'] === PORTAL_MARK,
  );

/** What people may do there: end the subscription with its month, change the card, see bills. Plans are changed here. */
const FEATURES: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
  subscription_update: { enabled: false },
};

/** What is wrong with the portal; null when there is a configuration of ours that switches no plans. */
export const portalProblem = async (stripe: Stripe): Promise<string | null> => {
  const found = await findPortal(stripe);
  if (!found) return 'the customer portal has no configuration';
  const { subscription_cancel: cancel, payment_method_update: card, subscription_update: change } = found.features;
  if (!cancel.enabled || cancel.mode !== 'at_period_end') return 'the portal does not cancel at the end of the period';
  if (!card.enabled) return 'the portal does not let people change their card';
  return change.enabled ? 'the portal switches plans, which the product does itself' : null;
};

/** Makes the portal's configuration, or puts it right; returns whether anything was done. */
export const makePortal = async (stripe: Stripe, origin: string): Promise<boolean> => {
  if (!(await portalProblem(stripe))) return false;
  const settings = {
    features: FEATURES,
    business_profile: { privacy_policy_url: `${origin}/privacy`, terms_of_service_url: `${origin}/terms` },
    default_return_url: `${origin}/app/billing`,
    metadata: { app: PORTAL_MARK },
  };
  const found = await findPortal(stripe);
  if (found) await stripe.billingPortal.configurations.update(found.id, settings);
  else await stripe.billingPortal.configurations.create(settings);
  return true;
};

/** What a person does with their subscription, and what other features ask of billing. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import type { SessionUser } from '../../platform/context';
import { findCustomer, withCustomer } from './customer';
import type { PlanId, Subscription } from './contract';
import { priceOf } from './offers';
import { subscriptions, type SubscriptionRow } from './schema';
import { noteCurrentPrice } from './sold-prices';
import { askStripe, orDone, orNull, stripeOf } from './stripe';
import { type BillingScope, findSubscription, refreshSubscription, showSubscription } from './subscription';

export { exportBilling } from './data-rights';
export { countUnmatched, isUnsolved } from './unmatched';
export { billingCustomers, payments, unmatchedPayments } from './schema';
export { orNull } from './stripe';
export { assertPremium, requirePremium } from './premium';

/** Metadata `app` of the portal configuration that is ours. */
export const PORTAL_MARK = 'valija';

/** The subscription somebody has, as the API shows it, or null. */
export const getSubscription = async (db: Database, userId: string, now: number): Promise<Subscription | null> => {
  const row = await findSubscription(db, userId, now);
  return row && showSubscription(db, row);
};

/** Changes the caller's subscription at Stripe and shows what has come of it. Throws `no_subscription`. */
const change = async (
  scope: BillingScope,
  userId: string,
  work: (row: SubscriptionRow) => Promise<unknown>,
): Promise<Subscription> => {
  const { db, now } = scope;
  const row = await findSubscription(db, userId, now);
  if (!row) throw new AppError('no_subscription');
  await work(row);
  await refreshSubscription(scope, row.id);
  const changed = await getSubscription(db, userId, now);
  if (!changed) throw new AppError('no_subscription');
  return changed;
};

/** Lets the subscription end with the month that is paid. */
export const cancelSubscription = (scope: BillingScope, userId: string): Promise<Subscription> =>
  change(scope, userId, ({ id }) => scope.stripe.subscriptions.update(id, { cancel_at_period_end: true }));

/** Lets a subscription that was to end renew after all. */
export const resumeSubscription = (scope: BillingScope, userId: string): Promise<Subscription> =>
  change(scope, userId, ({ id }) => scope.stripe.subscriptions.update(id, { cancel_at_period_end: false }));

/** Another plan from the next month on: nothing is charged or given back for the month that runs. */
export const changePlan = (scope: BillingScope, userId: string, planId: PlanId): Promise<Subscription> =>
  change(scope, userId, async ({ id, itemId, ends }) => {
    if (ends) throw new AppError('conflict', { message: 'Resume the subscription before changing its plan.' });
    const price = await priceOf(scope.stripe, planId);
    await noteCurrentPrice(scope.db, price);
    await scope.stripe.subscriptions.update(id, {
      items: [{ id: itemId, price: price.id }],
      metadata: { id: planId },
      proration_behavior: 'none',
    });
  });

/** The portal's settings that `npm run setup` made; without them Stripe takes those saved in its dashboard, if any. */
const portalConfiguration = async ({ stripe }: BillingScope): Promise<string | undefined> => {
  const found = await orNull(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return found?.data.find(({ metadata }) => metadata?.['app'] === PORTAL_MARK)?.id;
};

/** Stripe's page to change the card and see every bill; throws `no_subscription` where nothing was ever bought. */
export const openPortal = async (scope: BillingScope, user: SessionUser, returnUrl: string): Promise<string> => {
  const known = await findCustomer(scope, user.id);
  if (!known) throw new AppError('no_subscription');
  const configuration = await portalConfiguration(scope);
  const { url } = await withCustomer(scope, user, known, (customer) =>
    scope.stripe.billingPortal.sessions.create({
      customer,
      return_url: returnUrl,
      ...(configuration && { configuration }),
    }),
  );
  return url;
};

/**
 * Before an account is deleted: ends its subscription at once and has Stripe forget the customer. Throws `unavailable`
 * when Stripe does not answer, because a deleted account that still pays could not stop it any more.
 */
export const closeBilling = async (env: Env, db: Database, userId: string): Promise<void> => {
  const customer = await findCustomer({ db }, userId);
  if (!customer) return;
  const stripe = stripeOf(env);
  const held = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'inactive')));
  await askStripe(async () => {
    for (const { id } of held) await orDone(stripe.subscriptions.cancel(id));
    await orNull(stripe.customers.del(customer));
  });
};

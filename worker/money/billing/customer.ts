/** Who somebody is at Stripe. */
import { and, eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { SessionUser } from '../../platform/context';
import { logWarning } from '../../platform/http/log';
import { customerStatement } from './facts';
import { billingCustomers } from './schema';
import type { BillingScope } from './subscription';

/** The customer that somebody pays under at Stripe; null before their first checkout. */
export const findCustomer = async ({ db }: Pick<BillingScope, 'db'>, userId: string): Promise<string | null> => {
  const [known] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return known?.customerId ?? null;
};

/** Makes a customer, or finds the one that the same call made before: `key` names the attempt. */
const createCustomer = ({ stripe }: BillingScope, user: SessionUser, key: string): Promise<Stripe.Customer> =>
  stripe.customers.create(
    { email: user.email, metadata: { userId: user.id }, preferred_locales: [user.locale] },
    { idempotencyKey: key },
  );

/** The customer that somebody pays under, made at their first checkout. */
export const ensureCustomer = async (scope: BillingScope, user: SessionUser): Promise<string> => {
  const known = await findCustomer(scope, user.id);
  if (known) return known;
  const created = await createCustomer(scope, user, `customer:${user.id}`);
  await customerStatement(scope.db, user.id, created.id);
  return (await findCustomer(scope, user.id)) ?? created.id;
};

/** Puts a new customer in the place of one that was deleted at Stripe; of two calls at once the first stays. */
const replaceCustomer = async (scope: BillingScope, user: SessionUser, deleted: string): Promise<string> => {
  logWarning('a customer was deleted at stripe', { userId: user.id });
  const created = await createCustomer(scope, user, `customer:${user.id}:after:${deleted}`);
  await scope.db
    .update(billingCustomers)
    .set({ customerId: created.id })
    .where(and(eq(billingCustomers.userId, user.id), eq(billingCustomers.customerId, deleted)));
  return (await findCustomer(scope, user.id)) ?? created.id;
};

/** Does Stripe say that there is no such customer (any more)? */
const isCustomerMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';

/** Does something with somebody's customer, and once more with a new one when it was deleted at Stripe. */
export const withCustomer = async <Answer>(
  scope: BillingScope,
  user: SessionUser,
  customer: string,
  work: (customer: string) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work(customer);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return work(await replaceCustomer(scope, user, customer));
  }
};

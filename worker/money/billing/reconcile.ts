/** Scheduled looks at Stripe, for what its events have not told us. They use the same effects under the same keys. */
import { and, lte, ne, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { systemClock } from '../../platform/clock';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { log, logError } from '../../platform/http/log';
import { HANDLED_EVENTS, grantPaidInvoice, handleEvent, retryBill } from './events';
import { stripeEvents, subscriptions } from './schema';
import { hasStripe, stripeOf } from './stripe';
import { type BillingScope, refreshSubscription } from './subscription';
import { dueUnmatched } from './unmatched';
import { invoiceWire } from './wire';

const DAY_MS = 24 * 3_600_000;

/** Stripe keeps events for 30 days. */
const STRIPE_REMEMBERS_MS = 30 * DAY_MS;

/** We remember them longer, so that none is worked on twice. */
const REMEMBERED_MS = 60 * DAY_MS;

/** Subscriptions that one run looks at; the next run goes on. */
const SUBSCRIPTIONS_A_RUN = 100;

/** Paid invoices of a subscription that are looked at: months that were missed while we were away. */
const MONTHS = 12;

const unknownOf = async (db: Database, events: readonly Stripe.Event[]): Promise<Stripe.Event[]> => {
  const ids = JSON.stringify(events.map(({ id }) => id));
  const known = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(sql`${stripeEvents.id} IN (SELECT value FROM json_each(${ids}))`);
  const seen = new Set(known.map(({ id }) => id));
  return events.filter(({ id }) => !seen.has(id));
};

/** Runs work for each, and fails after the last when any failed. */
const forEach = async <Item>(items: readonly Item[], what: string, work: (item: Item) => Promise<void>) => {
  let failures = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures += 1;
      logError('reconcile failed', { what }, error);
    }
  }
  if (failures > 0) throw new Error(`${failures} of ${items.length} ${what} failed`);
};

/** Daily: works through every event of the last 30 days that has not reached us. */
export const reconcileEvents = async (env: Env, db: Database, now: number): Promise<void> => {
  await db.delete(stripeEvents).where(lte(stripeEvents.createdAt, now - REMEMBERED_MS));
  if (!hasStripe(env)) return;
  const scope: BillingScope = { db, stripe: stripeOf(env), now };
  // Stripe's events are dated in real time.
  const since = Math.floor((systemClock.now() - STRIPE_REMEMBERS_MS) / 1000);
  const types = [...HANDLED_EVENTS];
  const missed: Stripe.Event[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const page = await scope.stripe.events.list({
      types,
      created: { gte: since },
      limit: 100,
      ...(after && { starting_after: after }),
    });
    missed.push(...(await unknownOf(db, page.data)));
    after = page.data.at(-1)?.id;
    isLast = !page.has_more || !after;
  }
  log('reconcile', { missed: missed.length });
  await forEach(missed.toReversed(), 'events', (event) => handleEvent(scope, event));
};

/**
 * Hourly: of every subscription whose month is over, asks Stripe how it stands and grants what paid months have earned.
 * What was not paid is not granted.
 */
export const renewSubscriptions = async (env: Env, db: Database, now: number): Promise<void> => {
  if (!hasStripe(env)) return;
  const scope: BillingScope = { db, stripe: stripeOf(env), now };
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(lte(subscriptions.periodEnd, now), ne(subscriptions.status, 'inactive')))
    .orderBy(subscriptions.fetchedAt)
    .limit(SUBSCRIPTIONS_A_RUN);
  await forEach(due, 'subscriptions', async ({ id }) => {
    await refreshSubscription(scope, id);
    const { data } = await scope.stripe.invoices.list({ subscription: id, status: 'paid', limit: MONTHS });
    for (const invoice of data.toReversed()) await grantPaidInvoice(scope, invoiceWire.parse(invoice));
  });
};

/** Hourly: tries bills again that matched nothing when they came. */
export const retryUnmatched = async (env: Env, db: Database, now: number): Promise<void> => {
  if (!hasStripe(env)) return;
  const scope: BillingScope = { db, stripe: stripeOf(env), now };
  await forEach(await dueUnmatched(db, now), 'unmatched payments', (id) => retryBill(scope, id));
};

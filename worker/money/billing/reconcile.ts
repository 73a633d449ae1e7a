/** Scheduled reconciliation with Stripe, for events that were missed. They use the same effects under the same keys. */
import { and, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { systemClock } from '../../platform/clock';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { purgeRows } from '../../platform/db/purge';
import { log, logError } from '../../platform/http/log';
import { readMark, setMark } from '../../platform/db/marks';
import { operationMarks } from '../../platform/db/schema';
import { HANDLED_EVENTS, grantPaidInvoice, handleEvent, retryBill } from './events';
import { stripeEvents, subscriptions } from './schema';
import { hasStripe, stripeOf } from './stripe';
import { type BillingScope, refreshSubscription } from './subscription';
import { dueUnmatched } from './unmatched';
import { stripeInvoiceSchema } from './wire';

const DAY_MS = 24 * 3_600_000;

/** Stripe keeps events for 30 days. */
const STRIPE_REMEMBERS_MS = 30 * DAY_MS;

/** We remember them longer, so that none is worked on twice. */
const REMEMBERED_MS = 60 * DAY_MS;

/** Subscriptions that one run looks at; the next run goes on. */
const SUBSCRIPTIONS_A_RUN = 100;

/** Paid invoices of a subscription that are looked at: months that were missed while we were away. */
const MONTHS = 12;

const unknownOf = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const known = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(sql`${stripeEvents.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const seen = new Set(known.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id));
};

/** The run has done its share; what is left is for the next one. */
class ShareIsDone extends Error {}

/** Runs work for each, and fails after the last when any failed. */
const forEach = async <Item>(items: readonly Item[], what: string, work: (item: Item) => Promise<void>) => {
  let failures = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof ShareIsDone) throw error;
      failures += 1;
      logError('reconcile failed', { what }, error);
    }
  }
  if (failures > 0) throw new Error(`${failures} of ${items.length} ${what} failed`);
};

/** A piece of time whose events are listed together, newest first; whole windows are remembered as done. */
const WINDOW_MS = 6 * 3_600_000;

/** Windows that are listed at the same time: a Worker has six connections at once. */
const PARALLEL = 5;

/** How much one run does. */
interface Share {
  /** Milliseconds after which it stops, within the 15 minutes of a cron. */
  milliseconds: number;
  /**
   * Events that it handles: each asks the database some ten times, and an invocation may ask it a thousand times.
   * More than that miss us only after hours without the webhook, and Stripe itself sends those again for three days.
   */
  events: number;
  /** Events of a page; Stripe gives at most a hundred. */
  page: number;
  /** Pages that are compared with the database at once; after these it is noted how far the window has come. */
  pages: number;
}
const SHARE: Share = { milliseconds: 13 * 60_000, events: 40, page: 100, pages: 20 };

const WINDOW_MARK = 'stripe events ';
const windowMark = (start: number): string => `${WINDOW_MARK}${String(start).padStart(14, '0')}`;
const DONE = 'done';

/** Is there more to list than one run could do? Then the hourly run goes on with it. */
const UNFINISHED = 'stripe events unfinished';

/** What a run may still do; its windows take from it together. */
class Left {
  readonly #until: number;
  #events: number;

  constructor(readonly share: Share) {
    this.#until = systemClock.now() + share.milliseconds;
    this.#events = share.events;
  }

  /** Throws when the time is up. */
  takeTime(): void {
    if (systemClock.now() > this.#until) throw new ShareIsDone();
  }

  /** Throws when the time is up or enough events were handled. */
  takeEvent(): void {
    this.takeTime();
    if (this.#events <= 0) throw new ShareIsDone();
    this.#events -= 1;
  }
}

/**
 * Lists a window some pages at a time, asks the database once which of their events it knows, and fetches only the others:
 * nearly every event has long been handled. Of a window that has passed it is noted after each step how far it was worked
 * through without a failure (`after`), so that one of many thousands of events takes several runs and repeats none.
 */
const reconcileWindow = async (
  scope: BillingScope,
  { start, isOver, after: noted }: { start: number; isOver: boolean; after: string | undefined },
  left: Left,
): Promise<number> => {
  const { db, stripe, now } = scope;
  const created = { gte: Math.floor(start / 1000), lt: Math.floor((start + WINDOW_MS) / 1000) };
  let after = isOver ? noted : undefined;
  let missed = 0;
  let failure: unknown;
  for (let isLast = false; !isLast;) {
    const ids: string[] = [];
    for (let page = 0; page < left.share.pages && !isLast; page += 1) {
      left.takeTime();
      const { data, has_more: hasMore } = await stripe.events.list({
        types: [...HANDLED_EVENTS],
        created,
        limit: left.share.page,
        ...(after && { starting_after: after }),
      });
      ids.push(...data.map(({ id }) => id));
      after = ids.at(-1) ?? after;
      isLast = !hasMore || data.length === 0;
    }
    const unknown = ids.length > 0 ? await unknownOf(db, ids) : [];
    missed += unknown.length;
    try {
      await forEach(unknown.toReversed(), 'events', async (id) => {
        // Those that were handled stay so: the next run repeats the step and skips them.
        left.takeEvent();
        await handleEvent(scope, await stripe.events.retrieve(id));
      });
    } catch (error) {
      if (error instanceof ShareIsDone) throw error;
      failure = error;
    }
    if (failure === undefined && isOver && !isLast && after) await setMark(db, windowMark(start), after, now);
  }
  if (failure !== undefined) throw failure;
  return missed;
};

/**
 * Daily: works through every event of the last 30 days that has not reached us. A window of time that has passed and was
 * worked through without a failure is never listed again.
 */
export const reconcileEvents = async (
  env: Env,
  db: Database,
  now: number,
  share: Partial<Share> = {},
): Promise<void> => {
  await purgeRows(db, stripeEvents, lte(stripeEvents.createdAt, now - REMEMBERED_MS), { key: 'id' });
  if (!hasStripe(env)) return;
  const scope: BillingScope = { db, stripe: stripeOf(env), now };
  // Stripe's events are dated in real time.
  const real = systemClock.now();
  const left = new Left({ ...SHARE, ...share });
  const first = Math.floor((real - STRIPE_REMEMBERS_MS) / WINDOW_MS) * WINDOW_MS;
  await db
    .delete(operationMarks)
    .where(and(gte(operationMarks.name, windowMark(0)), lt(operationMarks.name, windowMark(first))));
  const noted = new Map(
    (
      await db
        .select({ name: operationMarks.name, value: operationMarks.value })
        .from(operationMarks)
        .where(and(gte(operationMarks.name, windowMark(0)), lte(operationMarks.name, windowMark(real))))
    ).map(({ name, value }) => [name, value]),
  );
  const windows: number[] = [];
  for (let start = first; start <= real; start += WINDOW_MS) {
    if (noted.get(windowMark(start)) !== DONE) windows.push(start);
  }
  const open = windows.toReversed();
  let [missed, failures, listed] = [0, 0, 0];
  const listInTurn = async (): Promise<void> => {
    for (let start = open.pop(); start !== undefined; start = open.pop()) {
      try {
        const isOver = start + WINDOW_MS <= real;
        missed += await reconcileWindow(scope, { start, isOver, after: noted.get(windowMark(start)) }, left);
        listed += 1;
        if (isOver) await setMark(db, windowMark(start), DONE, now);
      } catch (error) {
        if (error instanceof ShareIsDone) return void open.push(start);
        failures += 1;
        logError('reconcile failed', { window: new Date(start).toISOString() }, error);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, listInTurn));
  await setMark(db, UNFINISHED, String(open.length), now);
  log('reconcile', { missed, windows: listed, left: open.length });
  if (failures > 0) throw new Error(`${failures} of ${windows.length} windows failed`);
};

/** Hourly: goes on with what the daily run had no time for. */
export const continueReconcile = async (env: Env, db: Database, now: number): Promise<void> => {
  const left = await readMark(db, UNFINISHED);
  if (Number(left?.value ?? 0) > 0) await reconcileEvents(env, db, now);
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
    for (const invoice of data.toReversed()) await grantPaidInvoice(scope, stripeInvoiceSchema.parse(invoice));
  });
};

/** Hourly: tries bills again that matched nothing when they came. */
export const retryUnmatched = async (env: Env, db: Database, now: number): Promise<void> => {
  if (!hasStripe(env)) return;
  const scope: BillingScope = { db, stripe: stripeOf(env), now };
  await forEach(await dueUnmatched(db, now), 'unmatched payments', (id) => retryBill(scope, id));
};

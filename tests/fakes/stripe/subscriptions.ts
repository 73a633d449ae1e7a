/** Subscriptions: their start, monthly cycles, changes and end. */
import * as z from 'zod';
import type { Account } from './account';
import { amountsOf, termsOf } from './amounts';
import { invalidRequest, missing } from './fault';
import { expand, flag, metadata, paging, readParams } from './form';
import { collectInvoice, settleInvoice, writeInvoice } from './invoices';
import { type FakeItem, type FakePrice, type FakeSubscription, listOf } from './objects';
import { charge } from './payments';
import type { Route } from './route';

/** It can still renew or be changed. */
export const isLive = ({ status }: Pick<FakeSubscription, 'status'>): boolean =>
  status === 'active' || status === 'past_due' || status === 'trialing';

/** The same day of the next month, or its last day. */
const monthLater = (seconds: number): number => {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
};

const itemOf = (subscription: FakeSubscription): FakeItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
};

/** Charges the first month and starts a subscription; null when the card is declined. */
export const startSubscription = (
  account: Account,
  { customer, price, metadata }: { customer: string; price: FakePrice; metadata: Record<string, string> },
): FakeSubscription | null => {
  const { total } = amountsOf(price.unit_amount ?? 0, termsOf(account, customer));
  const amount = Math.max(0, total + termsOf(account, customer).balance);
  const paid = charge(account, { customer, amount, currency: price.currency, metadata: {} });
  if (!paid) return null;
  const created = account.now(customer);
  const id = account.newId('sub');
  const period = { start: created, end: monthLater(created) };
  const item: FakeItem = {
    id: account.newId('si'),
    object: 'subscription_item',
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  };
  const subscription: FakeSubscription = {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    created,
    currency: price.currency,
    customer,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata,
    start_date: created,
    status: 'active',
  };
  account.state.subscriptions[id] = subscription;
  const month = { subscription: id, item: item.id, reason: 'subscription_create' } as const;
  const invoice = writeInvoice(account, { customer, price, metadata, period, month });
  subscription.latest_invoice = invoice.id;
  account.emit('customer.subscription.created', subscription);
  settleInvoice(account, invoice, paid.intent?.id ?? null);
  return subscription;
};

/** Ends a subscription now. */
export const endSubscription = (account: Account, subscription: FakeSubscription): void => {
  subscription.status = 'canceled';
  account.emit('customer.subscription.deleted', subscription);
};

/** Bills a month that has begun, or ends the subscription when it was canceled. */
const turnMonth = (account: Account, subscription: FakeSubscription): void => {
  const item = itemOf(subscription);
  if (subscription.cancel_at_period_end || subscription.status === 'past_due') {
    return endSubscription(account, subscription);
  }
  const { customer } = subscription;
  const period = { start: item.current_period_end, end: monthLater(item.current_period_end) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const month = { subscription: subscription.id, item: item.id, reason: 'subscription_cycle' } as const;
  const bill = { customer, price: item.price, metadata: subscription.metadata, period, month };
  const invoice = writeInvoice(account, bill);
  subscription.latest_invoice = invoice.id;
  subscription.status = collectInvoice(account, invoice) ? 'active' : 'past_due';
  account.emit('customer.subscription.updated', subscription);
};

/** Moves a customer's clock and lets every month that ends meanwhile turn, at its own time. */
export const advanceClock = (account: Account, customer: string, seconds: number): void => {
  const target = (account.state.ahead[customer] ?? 0) + seconds;
  const real = Math.floor(Date.now() / 1000);
  const due = (): FakeSubscription[] =>
    Object.values(account.state.subscriptions)
      .filter((each) => each.customer === customer && isLive(each))
      .filter((each) => itemOf(each).current_period_end <= real + target)
      .toSorted((a, b) => itemOf(a).current_period_end - itemOf(b).current_period_end);
  for (let [next] = due(); next; [next] = due()) {
    account.state.ahead[customer] = itemOf(next).current_period_end - real;
    turnMonth(account, next);
  }
  account.state.ahead[customer] = target;
};

/** Advances every month whose end has passed in real time. */
export const advanceDueMonths = (account: Account): void => {
  for (const customer of Object.keys(account.state.customers)) advanceClock(account, customer, 0);
};

/** Stripe's own retry of a failed payment, once the card works again. */
export const retryPayment = (account: Account, subscription: FakeSubscription): void => {
  const invoice = account.find('invoices', subscription.latest_invoice ?? '');
  if (invoice.status === 'open' && collectInvoice(account, invoice)) {
    subscription.status = 'active';
    account.emit('customer.subscription.updated', subscription);
  }
};

/** Bills the rest of a month at another price: https://docs.stripe.com/billing/subscriptions/prorations */
const billChange = (account: Account, subscription: FakeSubscription, before: FakePrice): void => {
  const item = itemOf(subscription);
  const now = account.now(subscription.customer);
  const share = (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const part = (price: FakePrice, sign: 1 | -1) => ({
    price,
    amount: sign * Math.round((price.unit_amount ?? 0) * share),
  });
  const month = { subscription: subscription.id, item: item.id, reason: 'subscription_update' } as const;
  const { customer, metadata } = subscription;
  const period = { start: now, end: item.current_period_end };
  const prorations = [part(before, -1), part(item.price, 1)];
  const invoice = writeInvoice(account, { customer, price: item.price, metadata, period, month, prorations });
  subscription.latest_invoice = invoice.id;
  collectInvoice(account, invoice);
};

const updateParams = z.object({
  cancel_at_period_end: flag.optional(),
  items: z.array(z.object({ id: z.string(), price: z.string() })).optional(),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
  metadata: metadata.optional(),
  expand,
});

/** What `POST /v1/subscriptions/:id` does, and the portal. */
export const updateSubscription = (
  account: Account,
  subscription: FakeSubscription,
  params: z.infer<typeof updateParams>,
): FakeSubscription => {
  if (!isLive(subscription)) {
    // `canceled` is a terminal state that can't be updated.
    throw invalidRequest(
      'https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses',
      `A canceled subscription can only update its cancellation_details and metadata.`,
    );
  }
  const { cancel_at_period_end: cancels, items, proration_behavior: proration } = params;
  const item = itemOf(subscription);
  if (cancels !== undefined) {
    const at = cancels ? item.current_period_end : null;
    Object.assign(subscription, { cancel_at_period_end: cancels, cancel_at: at });
  }
  for (const change of items ?? []) {
    if (change.id !== item.id) throw missing('subscription item', change.id, 'items[0][id]');
    const before = item.price;
    item.price = account.price(change.price);
    if (proration === 'always_invoice') billChange(account, subscription, before);
    // No refusal of Stripe's: this stand-in keeps no pending prorations.
    else if (proration !== 'none') throw new Error('The stand-in keeps no pending prorations.');
  }
  Object.assign(subscription.metadata, params.metadata);
  account.emit('customer.subscription.updated', subscription);
  return subscription;
};

export const subscriptionRoutes: Route[] = [
  [
    'GET',
    '/v1/subscriptions',
    ({ account, form }) => {
      const filter = readParams(
        z.object({ ...paging, customer: z.string().optional(), status: z.string().optional() }),
        form,
      );
      const found = Object.values(account.state.subscriptions).filter(
        (each) =>
          (!filter.customer || each.customer === filter.customer) &&
          (filter.status === 'all' || (filter.status ? each.status === filter.status : each.status !== 'canceled')),
      );
      return listOf('/v1/subscriptions', found.toReversed().slice(0, filter.limit ?? 10));
    },
  ],
  ['GET', '/v1/subscriptions/:id', ({ account, id }) => account.find('subscriptions', id)],
  [
    'POST',
    '/v1/subscriptions/:id',
    ({ account, id, form }) =>
      updateSubscription(account, account.find('subscriptions', id), readParams(updateParams, form)),
  ],
  [
    'DELETE',
    '/v1/subscriptions/:id',
    ({ account, id, form }) => {
      readParams(z.object({ prorate: flag.optional(), invoice_now: flag.optional(), expand }), form);
      const subscription = account.find('subscriptions', id);
      // https://docs.stripe.com/api/subscriptions/cancel: one that was canceled is not found again.
      if (!isLive(subscription)) throw missing('subscription', id);
      endSubscription(account, subscription);
      return subscription;
    },
  ],
];

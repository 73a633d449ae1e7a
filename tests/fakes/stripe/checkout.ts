/** Checkout sessions in both modes, and what paying, failing and leaving does to them. */
import type { Account } from './account';
import { amountsOf, termsOf } from './amounts';
import { type CheckoutParams, checkoutParams, assertCheckoutParams } from './checkout-params';
import { invalidRequest } from './fault';
import { readParams } from './form';
import { settleInvoice, writeInvoice } from './invoices';
import { type FakePaymentIntent, type FakeSession, type StoredSession, listOf } from './objects';
import { charge } from './payments';
import type { Route } from './route';
import { startSubscription } from './subscriptions';

const create = (account: Account, params: CheckoutParams): FakeSession => {
  const [line] = params.line_items;
  const price = account.price(line?.price ?? '');
  assertCheckoutParams(account, params, price);
  const id = account.newId('cs_test');
  const created = account.now(params.customer);
  const amounts = amountsOf(price.unit_amount ?? 0, termsOf(account, params.customer ?? null));
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: amounts.total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: price.currency,
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? created + 86_400,
    invoice: null,
    locale: params.locale === 'es' ? 'es' : 'en',
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: amounts.tax },
    url: `${account.origin}/pay/${id}`,
  };
  account.state.sessions[id] = {
    session,
    price: price.id,
    dataMetadata: (params.subscription_data ?? params.payment_intent_data)?.metadata ?? {},
    createsInvoice: params.invoice_creation?.enabled ?? false,
  };
  return session;
};

const customerOf = (account: Account, session: FakeSession): string => {
  if (session.customer) return session.customer;
  const id = account.newId('cus');
  account.state.customers[id] = {
    id,
    object: 'customer',
    created: account.now(),
    description: null,
    email: session.customer_email,
    metadata: {},
    name: null,
    preferred_locales: [],
  };
  session.customer = id;
  return id;
};

/** The paid state of a pack's session. */
const finishPack = (account: Account, stored: StoredSession, intent: FakePaymentIntent | null): void => {
  const { session, dataMetadata } = stored;
  const customer = customerOf(account, session);
  Object.assign(session, { payment_intent: intent?.id ?? null, payment_status: 'paid' });
  if (stored.createsInvoice) {
    const at = account.now(customer);
    const price = account.price(stored.price);
    const bill = { customer, price, metadata: dataMetadata, period: { start: at, end: at } };
    const invoice = writeInvoice(account, bill);
    session.invoice = invoice.id;
    settleInvoice(account, invoice, intent?.id ?? null);
  }
};

export type PayOutcome = 'pay' | 'fail' | 'pay-later';

/** What the buyer does on the hosted page; false when the card is declined. */
export const paySession = (account: Account, id: string, outcome: PayOutcome): boolean => {
  const stored = account.find('sessions', id);
  const { session, dataMetadata } = stored;
  if (session.status !== 'open') {
    const source = 'https://docs.stripe.com/api/checkout/sessions/object';
    throw invalidRequest(source, 'This Checkout Session is no longer open.');
  }
  if (outcome === 'fail') return false;
  const customer = customerOf(account, session);
  const price = account.price(stored.price);
  if (outcome === 'pay-later') {
    session.status = 'complete';
    account.emit('checkout.session.completed', session);
    return true;
  }
  if (session.mode === 'subscription') {
    const subscription = startSubscription(account, { customer, price, metadata: dataMetadata });
    if (!subscription) return false;
    const { id: made, latest_invoice: invoice } = subscription;
    Object.assign(session, { subscription: made, invoice, payment_status: 'paid', status: 'complete' });
  } else {
    const amount = session.amount_total ?? 0;
    const paid = charge(account, { customer, amount, currency: price.currency, metadata: dataMetadata });
    if (!paid) return false;
    session.status = 'complete';
    finishPack(account, stored, paid.intent);
  }
  account.emit('checkout.session.completed', session);
  return true;
};

/** How a delayed payment (bank transfer …) of a pack ends. */
export const settleLater = (account: Account, id: string, outcome: 'succeeded' | 'failed'): void => {
  const stored = account.find('sessions', id);
  const { session, dataMetadata } = stored;
  if (outcome === 'succeeded') {
    const { currency } = account.price(stored.price);
    const customer = customerOf(account, session);
    const paid = charge(account, { customer, amount: session.amount_total ?? 0, currency, metadata: dataMetadata });
    if (paid) finishPack(account, stored, paid.intent);
  }
  account.emit(`checkout.session.async_payment_${outcome}`, session);
};

export const checkoutRoutes: Route[] = [
  ['POST', '/v1/checkout/sessions', ({ account, form }) => create(account, readParams(checkoutParams, form))],
  [
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    ({ account, id }) => {
      const { session, price } = account.find('sessions', id);
      const line = {
        id: account.newId('li'),
        object: 'item',
        amount_subtotal: session.amount_subtotal,
        amount_total: session.amount_total,
        currency: session.currency,
        price: account.price(price),
        quantity: 1,
      };
      return listOf(`/v1/checkout/sessions/${id}/line_items`, [line]);
    },
  ],
  ['GET', '/v1/checkout/sessions/:id', ({ account, id }) => account.find('sessions', id).session],
  [
    'POST',
    '/v1/checkout/sessions/:id/expire',
    ({ account, id }) => {
      const { session } = account.find('sessions', id);
      if (session.status !== 'open') {
        const source = 'https://docs.stripe.com/api/checkout/sessions/expire';
        throw invalidRequest(source, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      }
      Object.assign(session, { status: 'expired', url: null });
      account.emit('checkout.session.expired', session);
      return session;
    },
  ],
];

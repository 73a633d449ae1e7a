/** Invoices of months and of packs, and which payment paid which. */
import * as z from 'zod';
import type { Account } from './account';
import { expand, paging, readParams } from './form';
import { type FakeInvoice, type FakeInvoicePayment, type FakeLine, type FakePrice, listOf } from './objects';
import { charge } from './payments';
import type { Route } from './route';

/** What an invoice is to be written for. */
interface Bill {
  customer: string;
  price: FakePrice;
  metadata: Record<string, string>;
  period: { start: number; end: number };
  /** Of a month; without it the invoice is for a pack. */
  month?: { subscription: string; item: string; reason: 'subscription_create' | 'subscription_cycle' };
}

/** Writes an open invoice. */
export const writeInvoice = (account: Account, bill: Bill): FakeInvoice => {
  const { customer, price, month, period } = bill;
  const id = account.newId('in');
  const created = account.now(customer);
  const amount = price.unit_amount ?? 0;
  const count = Object.values(account.state.invoices).filter((each) => each.customer === customer).length;
  const line: FakeLine = {
    id: account.newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: `1 × ${price.lookup_key ?? price.id}`,
    invoice: id,
    livemode: false,
    metadata: bill.metadata,
    parent: {
      type: month ? 'subscription_item_details' : 'invoice_item_details',
      invoice_item_details: null,
      subscription_item_details: month
        ? { proration: false, subscription: month.subscription, subscription_item: month.item }
        : null,
    },
    period,
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    quantity: 1,
  };
  const invoice: FakeInvoice = {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: month?.reason ?? 'manual',
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    hosted_invoice_url: `${account.origin}/invoice/${id}`,
    invoice_pdf: `${account.origin}/invoice/${id}`,
    lines: listOf(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    metadata: {},
    number: `VAL-${customer.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`,
    parent: month
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { metadata: bill.metadata, subscription: month.subscription },
        }
      : null,
    period_end: created,
    period_start: created,
    status: 'open',
    total: amount,
  };
  account.state.invoices[id] = invoice;
  return invoice;
};

/** Marks an invoice paid by a payment. */
export const settleInvoice = (account: Account, invoice: FakeInvoice, intent: string): void => {
  const payment: FakeInvoicePayment = {
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: account.now(invoice.customer),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  };
  account.state.invoicePayments[payment.id] = payment;
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  account.emit('invoice.paid', invoice);
};

/** Tries to collect an open invoice; false when the card is declined. */
export const collectInvoice = (account: Account, invoice: FakeInvoice): boolean => {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const { customer, amount_due: amount, currency } = invoice;
  const paid = charge(account, { customer, amount, currency, metadata: {} });
  if (paid) settleInvoice(account, invoice, paid.intent.id);
  else account.emit('invoice.payment_failed', invoice);
  return paid !== null;
};

const invoiceFilter = z.object({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

const paymentFilter = z.object({
  ...paging,
  invoice: z.string().optional(),
  status: z.string().optional(),
  payment: z.object({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
});

export const invoiceRoutes: Route[] = [
  [
    'GET',
    '/v1/invoices',
    ({ account, form }) => {
      const filter = readParams(invoiceFilter, form);
      const found = Object.values(account.state.invoices).filter(
        (each) =>
          (!filter.customer || each.customer === filter.customer) &&
          (!filter.status || each.status === filter.status) &&
          (!filter.subscription || each.parent?.subscription_details.subscription === filter.subscription),
      );
      const limit = filter.limit ?? 10;
      const newest = found.toReversed().toSorted((a, b) => b.created - a.created);
      return listOf('/v1/invoices', newest.slice(0, limit), newest.length > limit);
    },
  ],
  [
    'GET',
    '/v1/invoices/:id',
    ({ account, id, form }) => {
      const { expand: expanded } = readParams(z.object({ expand }), form);
      const invoice = account.find('invoices', id);
      if (!expanded?.includes('payments')) return invoice;
      const payments = Object.values(account.state.invoicePayments).filter((each) => each.invoice === id);
      return { ...invoice, payments: listOf('/v1/invoice_payments', payments) };
    },
  ],
  [
    'GET',
    '/v1/invoice_payments',
    ({ account, form }) => {
      const filter = readParams(paymentFilter, form);
      const found = Object.values(account.state.invoicePayments).filter(
        (each) =>
          (!filter.invoice || each.invoice === filter.invoice) &&
          (!filter.payment || each.payment.payment_intent === filter.payment.payment_intent),
      );
      return listOf('/v1/invoice_payments', found.slice(0, filter.limit ?? 10));
    },
  ],
];

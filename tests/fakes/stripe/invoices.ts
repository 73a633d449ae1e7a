/** Invoices of months and of packs, and which payment paid which. */
import * as z from 'zod';
import type { Account } from './account';
import { amountsOf, takeFromBalance, termsOf } from './amounts';
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
  month?: {
    subscription: string;
    item: string;
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  };
  /** Parts of a month, when the plan was changed in it; they take the place of the one line of the price. */
  prorations?: { price: FakePrice; amount: number }[];
}

const lineOf = (
  account: Account,
  invoice: string,
  bill: Bill,
  part?: { price: FakePrice; amount: number },
): FakeLine => {
  const { month, metadata, period } = bill;
  const price = part?.price ?? bill.price;
  return {
    id: account.newId('il'),
    object: 'line_item',
    amount: part?.amount ?? price.unit_amount ?? 0,
    currency: price.currency,
    description: `1 × ${price.lookup_key ?? price.id}`,
    invoice,
    metadata,
    parent: {
      type: month ? 'subscription_item_details' : 'invoice_item_details',
      invoice_item_details: null,
      subscription_item_details: month
        ? { proration: part !== undefined, subscription: month.subscription, subscription_item: month.item }
        : null,
    },
    period,
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    quantity: 1,
  };
};

/** Writes an open invoice. */
export const writeInvoice = (account: Account, bill: Bill): FakeInvoice => {
  const { customer, price, month } = bill;
  const id = account.newId('in');
  const created = account.now(customer);
  const count = Object.values(account.state.invoices).filter((each) => each.customer === customer).length;
  const lines = bill.prorations
    ? bill.prorations.map((part) => lineOf(account, id, bill, part))
    : [lineOf(account, id, bill)];
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  const { total } = amountsOf(sum, termsOf(account, customer));
  // The balance pays invoices of subscriptions, never a checkout of a pack.
  const due = month ? takeFromBalance(account, customer, total) : total;
  const invoice: FakeInvoice = {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    created,
    currency: price.currency,
    customer,
    hosted_invoice_url: `${account.origin}/invoice/${id}`,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    metadata: {},
    number: `VAL-${customer.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`,
    parent: month
      ? {
          type: 'subscription_details',
          subscription_details: { metadata: bill.metadata, subscription: month.subscription },
        }
      : null,
    period_end: created,
    period_start: created,
    status: 'open',
    subtotal: sum,
    total,
  };
  account.state.invoices[id] = invoice;
  return invoice;
};

/** Marks an invoice paid, by a payment unless nothing was left to pay. */
export const settleInvoice = (account: Account, invoice: FakeInvoice, intent: string | null): void => {
  if (intent) notePayment(account, invoice, intent);
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
  account.emit('invoice.paid', invoice);
};

/** Which payment paid an invoice. */
const notePayment = (account: Account, invoice: FakeInvoice, intent: string): void => {
  const payment: FakeInvoicePayment = {
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    created: account.now(invoice.customer),
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  };
  account.state.invoicePayments[payment.id] = payment;
};

/** Tries to collect an open invoice; false when the card is declined. */
export const collectInvoice = (account: Account, invoice: FakeInvoice): boolean => {
  const { customer, amount_due: amount, currency } = invoice;
  const paid = charge(account, { customer, amount, currency, metadata: {} });
  if (paid) settleInvoice(account, invoice, paid.intent?.id ?? null);
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

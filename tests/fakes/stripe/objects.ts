/**
 * The Stripe objects that the fake keeps, each with the part of Stripe's own type that it fills. What references
 * another object holds its id, as Stripe answers without `expand`.
 */
import type { Stripe } from 'stripe';

/** Makes references plain ids. */
type Ids<Object, Keys extends keyof Object> = Omit<Object, Keys> & Record<Keys, string | null>;

export type FakeCustomer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'metadata' | 'name' | 'description' | 'preferred_locales'
> & { deleted?: boolean };

export type FakeProduct = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'metadata' | 'name' | 'updated'
>;

export type FakePrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'lookup_key' | 'metadata'
> &
  Pick<Stripe.Price, 'tax_behavior' | 'type' | 'unit_amount'> & {
    product: string;
    recurring: { interval: 'month'; interval_count: number } | null;
  };

export type FakeWebhookEndpoint = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'api_version' | 'created' | 'enabled_events' | 'metadata' | 'secret' | 'status' | 'url'
>;

export type FakeSession = Ids<
  Pick<
    Stripe.Checkout.Session,
    'id' | 'object' | 'amount_subtotal' | 'amount_total' | 'cancel_url' | 'client_reference_id' | 'created' | 'currency'
  > &
    Pick<Stripe.Checkout.Session, 'customer' | 'customer_email' | 'expires_at' | 'invoice' | 'locale'> &
    Pick<Stripe.Checkout.Session, 'metadata' | 'mode' | 'payment_intent' | 'payment_status' | 'status'> &
    Pick<Stripe.Checkout.Session, 'subscription' | 'success_url' | 'total_details' | 'url'>,
  'customer' | 'invoice' | 'payment_intent' | 'subscription'
>;

/** A session with what Stripe keeps to itself. */
export interface StoredSession {
  session: FakeSession;
  price: string;
  /** `subscription_data.metadata` or `payment_intent_data.metadata`. */
  dataMetadata: Record<string, string>;
  createsInvoice: boolean;
}

export interface FakeList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export type FakeItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'quantity' | 'subscription'
> & { price: FakePrice };

export type FakeSubscription = Pick<Stripe.Subscription, 'id' | 'object' | 'cancel_at' | 'cancel_at_period_end'> &
  Pick<Stripe.Subscription, 'created' | 'currency' | 'metadata' | 'start_date' | 'status'> & {
    customer: string;
    items: FakeList<FakeItem>;
    latest_invoice: string | null;
  };

export interface FakeLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  invoice: string;
  metadata: Record<string, string>;
  parent: {
    type: 'subscription_item_details' | 'invoice_item_details';
    invoice_item_details: null;
    subscription_item_details: { proration: boolean; subscription: string; subscription_item: string } | null;
  };
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
  quantity: number;
}

export type FakeInvoice = Pick<Stripe.Invoice, 'id' | 'object' | 'amount_due' | 'amount_paid'> &
  Pick<Stripe.Invoice, 'created' | 'currency' | 'hosted_invoice_url'> &
  Pick<Stripe.Invoice, 'metadata' | 'number' | 'period_end' | 'period_start' | 'status' | 'subtotal'> &
  Pick<Stripe.Invoice, 'total'> & {
    customer: string;
    lines: FakeList<FakeLine>;
    parent: {
      type: 'subscription_details';
      subscription_details: { metadata: Record<string, string>; subscription: string };
    } | null;
  };

export type FakeInvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'created' | 'currency' | 'status'
> & { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } };

export type FakePaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'status'
> & { customer: string; latest_charge: string | null };

export type FakeCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed'
> &
  Pick<Stripe.Charge, 'metadata' | 'paid' | 'refunded' | 'status'> & {
    customer: string;
    payment_intent: string;
  };

export type FakeRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type FakeDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason'
> & { charge: string; payment_intent: string; status: Stripe.Dispute.Status };

export type FakePortal = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'return_url' | 'url'
>;

export interface FakeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export const listOf = <Item>(url: string, data: Item[], hasMore = false): FakeList<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

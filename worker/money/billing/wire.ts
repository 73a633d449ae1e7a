/**
 * What we read of Stripe's objects. An endpoint may be registered with another API version than the SDK's, so both
 * today's places and those before 2025-03-31 ("basil") are read: the period of a subscription and the subscription of
 * an invoice moved then.
 */
import * as z from 'zod';

/** A reference is an id, or the object itself where it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const optionalReference = reference.nullish().transform((value) => value ?? null);

/** Stripe's seconds as our milliseconds. */
const time = z.number().transform((seconds) => seconds * 1000);

const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((value) => value ?? {});

/** A product is an id here, or the object itself where it was expanded. */
export const stripePriceSchema = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  unit_amount: z.number().nullish(),
  currency: z.string().nullish(),
  product: optionalReference,
  metadata,
});
export type StripePrice = z.output<typeof stripePriceSchema>;

export const stripeSubscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  customer: reference,
  created: time,
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: time.nullish(),
  current_period_start: time.nullish(),
  current_period_end: time.nullish(),
  latest_invoice: optionalReference,
  metadata,
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_start: time.nullish(),
          current_period_end: time.nullish(),
          price: stripePriceSchema,
        }),
      )
      .min(1),
  }),
});
export type StripeSubscription = z.output<typeof stripeSubscriptionSchema>;

export const stripeInvoiceSchema = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount_paid: z.number(),
  /** After discounts, tax and what the customer's balance took; older test accounts may leave it out. */
  amount_due: z.number().nullish(),
  total: z.number().nullish(),
  currency: z.string(),
  customer: optionalReference,
  created: time,
  subscription: optionalReference,
  payment_intent: optionalReference,
  parent: z
    .object({ subscription_details: z.object({ subscription: optionalReference }).nullish() })
    .nullish()
    .transform((parent) => parent?.subscription_details?.subscription ?? null),
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: optionalReference }) })) })
    .nullish()
    .transform((list) => list?.data.map(({ payment }) => payment.payment_intent).find(Boolean) ?? null),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.number().nullish(),
        currency: z.string().nullish(),
        quantity: z.number().nullish(),
        period: z.object({ start: time, end: time }),
        /** Part of a month, because the plan was changed in the middle of it; before 2025-03-31 in another place. */
        proration: z.boolean().nullish(),
        parent: z
          .object({
            subscription_item_details: z.object({ proration: z.boolean().nullish() }).nullish(),
            invoice_item_details: z.object({ proration: z.boolean().nullish() }).nullish(),
          })
          .nullish()
          .transform((parent) =>
            Boolean(parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration),
          ),
        price: stripePriceSchema.nullish(),
        pricing: z.object({ price_details: z.object({ price: optionalReference }).nullish() }).nullish(),
      }),
    ),
  }),
});
export type StripeInvoice = z.output<typeof stripeInvoiceSchema>;
export type StripeInvoiceLine = StripeInvoice['lines']['data'][number];

export const stripeSessionSchema = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  /** Before discounts and exclusive tax. */
  amount_subtotal: z.number().nullish(),
  amount_total: z.number().nullish(),
  total_details: z.object({ amount_discount: z.number().nullish(), amount_tax: z.number().nullish() }).nullish(),
  currency: z.string().nullish(),
  customer: optionalReference,
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: optionalReference,
  invoice: optionalReference,
  subscription: optionalReference,
  created: time,
});
export type StripeSession = z.output<typeof stripeSessionSchema>;

export const stripeChargeSchema = z.object({
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  payment_intent: optionalReference,
  invoice: optionalReference,
});

export const stripeDisputeSchema = z.object({
  id: z.string(),
  charge: reference,
  payment_intent: optionalReference,
  status: z.string(),
});

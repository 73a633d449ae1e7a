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

const price = z.object({ id: z.string(), lookup_key: z.string().nullish() });

export const subscriptionWire = z.object({
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
          price,
        }),
      )
      .min(1),
  }),
});
export type SubscriptionWire = z.output<typeof subscriptionWire>;

export const invoiceWire = z.object({
  id: z.string(),
  amount_paid: z.number(),
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
        period: z.object({ start: time, end: time }),
        price: price.nullish(),
        pricing: z.object({ price_details: z.object({ price: optionalReference }).nullish() }).nullish(),
      }),
    ),
  }),
});
export type InvoiceWire = z.output<typeof invoiceWire>;

export const sessionWire = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  customer: optionalReference,
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: optionalReference,
  invoice: optionalReference,
  subscription: optionalReference,
  created: time,
});
export type SessionWire = z.output<typeof sessionWire>;

export const chargeWire = z.object({
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  payment_intent: optionalReference,
  invoice: optionalReference,
});

export const disputeWire = z.object({
  id: z.string(),
  charge: reference,
  payment_intent: optionalReference,
  status: z.string(),
});

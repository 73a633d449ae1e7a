/** What a test asks of the local Stripe beside it. */
import * as z from 'zod';

const arrival = { copies: z.int().min(1).optional(), seed: z.int().optional() };

/** Every request of a test; the answer is named beside it. */
export const controlInput = z.discriminatedUnion('op', [
  /** A buyer's choice on the hosted page: `{paid}` */
  z.object({ op: z.literal('pay'), session: z.string(), outcome: z.enum(['pay', 'fail', 'pay-later']) }),
  z.object({ op: z.literal('settle'), session: z.string(), outcome: z.enum(['succeeded', 'failed']) }),
  /** Moves a customer's clock; back, for what happened long ago. */
  z.object({ op: z.literal('advance'), customer: z.string(), seconds: z.int() }),
  z.object({ op: z.literal('decline'), customer: z.string(), declined: z.boolean() }),
  /** A coupon, tax or a balance for all later bills of a customer. */
  z.object({
    op: z.literal('terms'),
    customer: z.string(),
    percentOff: z.number().optional(),
    taxPercent: z.number().optional(),
    isTaxInclusive: z.boolean().optional(),
    balance: z.int().optional(),
  }),
  z.object({ op: z.literal('retry-payment'), subscription: z.string() }),
  /** From Stripe's dashboard: the refund. */
  z.object({ op: z.literal('refund'), charge: z.string(), amount: z.int().optional() }),
  /** The dispute. */
  z.object({ op: z.literal('dispute'), charge: z.string() }),
  z.object({ op: z.literal('close-dispute'), dispute: z.string(), status: z.enum(['won', 'lost']) }),
  z.object({ op: z.literal('end-subscription'), subscription: z.string() }),
  /** Undelivered events of a customer, or with `again` all of them, signed: `{deliveries}` */
  z.object({ op: z.literal('deliveries'), customer: z.string(), again: z.boolean().optional(), ...arrival }),
  /** How pushed events arrive from now on. */
  z.object({ op: z.literal('arrival'), ...arrival }),
]);
export type Control = z.infer<typeof controlInput>;

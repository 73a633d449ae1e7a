import * as z from 'zod/mini';
import { CREDIT_PACKS, SUBSCRIPTION_PLANS } from './catalog';

export * from './catalog';

const planId = z.enum(SUBSCRIPTION_PLANS.map(({ id }) => id));
const packId = z.enum(CREDIT_PACKS.map(({ id }) => id));

/** `POST /api/billing/checkout`: what to buy. */
export const checkoutInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), id: planId, locale: z.optional(z.enum(['en', 'es'])) }),
  z.object({ kind: z.literal('pack'), id: packId, locale: z.optional(z.enum(['en', 'es'])) }),
]);
export type CheckoutInput = z.infer<typeof checkoutInput>;

/** `POST /api/billing/change-plan`: the plan from the next month on. */
export const changeSubscriptionInput = z.object({ id: planId });

/** `POST /api/billing/withdrawal`: the bill that somebody withdraws from, as `GET /api/billing/invoices` names it. */
export const withdrawalInput = z.object({ invoiceId: z.string().check(z.minLength(1), z.maxLength(255)) });

/**
 * A subscription that is paid for. `canceled` means that it ends at `endsAt` instead of renewing at `renewsAt`;
 * `past_due` that the newest payment failed and Stripe tries again.
 */
const subscription = z.object({
  planId,
  status: z.enum(['active', 'past_due', 'canceled']),
  credits: z.number(),
  priceMinor: z.number(),
  perCreditMinor: z.number(),
  currency: z.string(),
  periodEnd: z.iso.datetime(),
  renewsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  canceled: z.boolean(),
  autoRenew: z.boolean(),
  /** The plan that takes over when the paid month ends; null when it stays the same. */
  nextPlanId: z.nullable(planId),
});
export type Subscription = z.infer<typeof subscription>;

/** One bill, as Stripe has it. */
const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  at: z.iso.datetime(),
  amountMinor: z.number(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void', 'uncollectible', 'draft']),
  /** What was bought; null when it is not of today's catalogue. */
  itemId: z.nullable(z.union([planId, packId])),
  /** Stripe's page of the bill, with its PDF. */
  url: z.nullable(z.url()),
});
export type Invoice = z.infer<typeof invoice>;

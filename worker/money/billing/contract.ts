import * as z from 'zod/mini';

/** Every price is in this currency. */
export const CURRENCY = 'eur';

/** What one credit of an offer costs, rounded to the minor unit. */
const perCredit = (offer: { credits: number; priceMinor: number }): number =>
  Math.round(offer.priceMinor / offer.credits);

const plan = <Id extends string>(id: Id, name: string, credits: number, priceMinor: number, mostPopular = false) => ({
  id,
  name,
  credits,
  priceMinor,
  currency: CURRENCY,
  perCreditMinor: perCredit({ credits, priceMinor }),
  mostPopular,
});

const pack = <Id extends string>(id: Id, credits: number, priceMinor: number) => ({
  id,
  credits,
  priceMinor,
  currency: CURRENCY,
  perCreditMinor: perCredit({ credits, priceMinor }),
});

/** Monthly plans. An id is also the lookup key of its price in Stripe. */
export const SUBSCRIPTION_PLANS = [
  plan('explorer', 'Explorer', 10, 499),
  plan('nomad', 'Nomad', 30, 999, true),
  plan('crew', 'Crew', 80, 1999),
] as const;

/** Credits that never expire, bought once. An id is also the lookup key of its price in Stripe. */
export const CREDIT_PACKS = [pack('pack-5', 5, 399), pack('pack-20', 20, 1299), pack('pack-60', 60, 2999)] as const;

/** 200 of `GET /api/billing/catalog` */
export const CATALOG = { plans: SUBSCRIPTION_PLANS, packs: CREDIT_PACKS } as const;

export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];
export type CreditPack = (typeof CREDIT_PACKS)[number];
export type PlanId = SubscriptionPlan['id'];
export type PackId = CreditPack['id'];

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

/** 200 of `GET /api/billing/subscription`; null without a subscription. */
export const subscriptionOutput = z.object({ subscription: z.nullable(subscription) });

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

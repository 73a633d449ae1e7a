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

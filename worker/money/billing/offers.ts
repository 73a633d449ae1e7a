import { CATALOG, CREDIT_PACKS, CURRENCY, SUBSCRIPTION_PLANS } from './contract';
import type { CreditPack, PackId, PlanId, SubscriptionPlan } from './contract';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import { soldPrices } from './schema';
import { stripePriceSchema, type StripePrice } from './wire';

const OFFER_IDS: string[] = [...CATALOG.plans, ...CATALOG.packs].map(({ id }) => id);

/** The plan of an id that came from outside. */
export const findPlan = (id: string | null | undefined): SubscriptionPlan | undefined =>
  SUBSCRIPTION_PLANS.find((plan) => plan.id === id);

/** The pack of an id that came from outside. */
export const findPack = (id: string | null | undefined): CreditPack | undefined =>
  CREDIT_PACKS.find((pack) => pack.id === id);

/** Is this what the catalogue asks for it? */
export const isPriceOf = (offer: SubscriptionPlan | CreditPack, amount: unknown, currency: unknown): boolean =>
  amount === offer.priceMinor && currency === CURRENCY;

/** Today's prices: those that have a lookup key of the catalogue. */
export const currentPrices = async (stripe: Stripe): Promise<StripePrice[]> => {
  const { data } = await stripe.prices.list({ lookup_keys: OFFER_IDS, limit: 100 });
  return data
    .map((price) => stripePriceSchema.parse(price))
    .filter(({ lookup_key: key }) => key && OFFER_IDS.includes(key));
};

/** Stripe's price of something in the catalogue; throws `unavailable` when Stripe has none. */
export const priceOf = async (stripe: Stripe, id: PlanId | PackId): Promise<Stripe.Price> => {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 });
  const [price] = data;
  if (price?.lookup_key !== id) {
    throw new AppError('unavailable', { message: 'No plans available at this moment. Please try again later.' });
  }
  return price;
};

/** Catalogue ids by Stripe's price ids, those of earlier prices among them. */
export const offersByPrice = async (db: Database, stripe: Stripe): Promise<Map<string, PlanId | PackId>> => {
  const [noted, current] = await Promise.all([db.select().from(soldPrices), currentPrices(stripe)]);
  const pairs = [...noted.map((row) => [row.priceId, row.offerId]), ...current.map((row) => [row.id, row.lookup_key])];
  return new Map(
    pairs.flatMap(([priceId, id]) => {
      const offer = findPlan(id) ?? findPack(id);
      return priceId && offer ? [[priceId, offer.id]] : [];
    }),
  );
};

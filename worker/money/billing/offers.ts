import { CATALOG, CREDIT_PACKS, CURRENCY, SUBSCRIPTION_PLANS } from './contract';
import type { CreditPack, PackId, PlanId, SubscriptionPlan } from './contract';
import type { Stripe } from 'stripe';
import { AppError } from '../../platform/http/errors';

/** The plan of an id that came from outside. */
export const findPlan = (id: string | null | undefined): SubscriptionPlan | undefined =>
  SUBSCRIPTION_PLANS.find((plan) => plan.id === id);

/** The pack of an id that came from outside. */
export const findPack = (id: string | null | undefined): CreditPack | undefined =>
  CREDIT_PACKS.find((pack) => pack.id === id);

/** Was exactly this paid for it? What Stripe took decides, never what the metadata says. */
export const isPriceOf = (offer: SubscriptionPlan | CreditPack, amount: unknown, currency: unknown): boolean =>
  amount === offer.priceMinor && currency === CURRENCY;

/** Stripe's price of something in the catalogue; throws `unavailable` when Stripe has none. */
export const priceOf = async (stripe: Stripe, id: PlanId | PackId): Promise<string> => {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 });
  const [price] = data;
  if (price?.lookup_key !== id) {
    throw new AppError('unavailable', { message: 'No plans available at this moment. Please try again later.' });
  }
  return price.id;
};

/** Catalogue ids by Stripe's price ids. */
export const offersByPrice = async (stripe: Stripe): Promise<Map<string, PlanId | PackId>> => {
  const offers = [...CATALOG.plans, ...CATALOG.packs];
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(({ id }) => id), limit: 100 });
  return new Map(
    data.flatMap((price) => {
      const offer = offers.find(({ id }) => id === price.lookup_key);
      return offer ? [[price.id, offer.id]] : [];
    }),
  );
};

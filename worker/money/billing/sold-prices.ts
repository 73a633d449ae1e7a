/** What a price at Stripe sells: today's prices by their lookup keys, earlier ones by what was noted when they were new. */
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/db/client';
import { CURRENCY } from './contract';
import { currentPrices, findPack, findPlan } from './offers';
import { soldPrices, type SoldPrice } from './schema';
import { orNull } from './stripe';
import { stripePriceSchema, type StripePrice } from './wire';

interface Scope {
  db: Database;
  stripe: Stripe;
}

/** Metadata of a price that says how many credits it sells; `npm run setup` writes it. */
export const PRICE_CREDITS = 'credits';

const creditsOf = ({ metadata }: StripePrice, offer: { credits: number }): number => {
  const told = Number(metadata[PRICE_CREDITS]);
  return Number.isSafeInteger(told) && told > 0 ? told : offer.credits;
};

const describe = (price: StripePrice, offerId: string | null | undefined): SoldPrice | null => {
  const plan = findPlan(offerId);
  const offer = plan ?? findPack(offerId);
  if (!offer) return null;
  return {
    priceId: price.id,
    offerId: offer.id,
    kind: plan ? 'subscription' : 'pack',
    credits: creditsOf(price, offer),
    amount: price.unit_amount ?? offer.priceMinor,
    currency: price.currency ?? CURRENCY,
  };
};

/** Statement that notes what a price sells, for the time after another one has taken its lookup key. */
const noteStatement = (db: Database, sold: SoldPrice) => db.insert(soldPrices).values(sold).onConflictDoNothing();

/** Notes what a price sells; what was noted first counts. */
const note = async (db: Database, sold: SoldPrice): Promise<SoldPrice> => {
  await noteStatement(db, sold);
  const [kept] = await db.select().from(soldPrices).where(eq(soldPrices.priceId, sold.priceId));
  return kept ?? sold;
};

/** Notes a price that somebody is about to buy at. */
export const noteCurrentPrice = async (db: Database, found: unknown): Promise<void> => {
  const price = stripePriceSchema.parse(found);
  const sold = describe(price, price.lookup_key);
  if (sold) await noteStatement(db, sold);
};

/**
 * What a price sells; null when it is none of ours. A price that lost its lookup key before it was noted is known by the
 * product that it shares with today's price, or by `named`: what the purchase itself was said to be for.
 */
export const findSoldPrice = async (
  { db, stripe }: Scope,
  priceId: string,
  { wire, named }: { wire?: StripePrice | null | undefined; named?: string | undefined },
): Promise<SoldPrice | null> => {
  const [known] = await db.select().from(soldPrices).where(eq(soldPrices.priceId, priceId));
  if (known) return known;
  const told = wire?.unit_amount ? wire : await orNull(stripe.prices.retrieve(priceId));
  const price = told ? stripePriceSchema.parse(told) : (wire ?? null);
  if (!price) return null;
  const sold =
    describe(price, price.lookup_key) ??
    describe(
      price,
      (await currentPrices(stripe)).find(({ product }) => product && product === price.product)?.lookup_key,
    ) ??
    describe(price, named);
  return sold && note(db, sold);
};

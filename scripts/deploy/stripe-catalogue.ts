/** The catalogue and the webhook in a Stripe account: what is there, and making what is not. Safe to run again. */
import { Stripe } from 'stripe';
import { CATALOG, CURRENCY } from '../../worker/money/billing/contract';
import { HANDLED_EVENTS } from '../../worker/money/billing/events';
import { PRICE_CREDITS } from '../../worker/money/billing/sold-prices';

interface Offer {
  id: string;
  name: string;
  credits: number;
  priceMinor: number;
  isMonthly: boolean;
}

const OFFERS: Offer[] = [
  ...CATALOG.plans.map(({ id, name, credits, priceMinor }) => ({
    id,
    name: `Valija ${name}`,
    credits,
    priceMinor,
    isMonthly: true,
  })),
  ...CATALOG.packs.map(({ id, credits, priceMinor }) => ({
    id,
    name: `Valija, ${credits} credits`,
    credits,
    priceMinor,
    isMonthly: false,
  })),
];

/** How one offer of the catalogue stands in Stripe; `problem` is null when its price is right. */
export interface OfferState {
  id: string;
  problem: string | null;
}

const problemOf = (offer: Offer, price: Stripe.Price | undefined): string | null => {
  if (!price) return 'no price has this lookup key';
  if (!price.active) return `the price ${price.id} is not active`;
  if (price.currency !== CURRENCY || price.unit_amount !== offer.priceMinor) {
    return `costs ${price.unit_amount} ${price.currency} in Stripe and ${offer.priceMinor} ${CURRENCY} in the catalogue`;
  }
  const credits = price.metadata[PRICE_CREDITS];
  if (credits !== undefined && credits !== String(offer.credits)) {
    return `sells ${credits} credits in Stripe and ${offer.credits} in the catalogue`;
  }
  if (price.tax_behavior !== 'inclusive') return `the price ${price.id} does not say that tax is included`;
  const { recurring } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  if (offer.isMonthly ? !isMonthly : recurring) return `is ${recurring ? 'recurring' : 'paid once'} in Stripe`;
  return null;
};

/** Compares the catalogue with the prices that Stripe has under its lookup keys. */
export const compareCatalogue = async (stripe: Stripe): Promise<OfferState[]> => {
  const { data } = await stripe.prices.list({ lookup_keys: OFFERS.map(({ id }) => id), limit: 100 });
  return OFFERS.map((offer) => ({
    id: offer.id,
    problem: problemOf(
      offer,
      data.find((price) => price.lookup_key === offer.id),
    ),
  }));
};

/**
 * Makes the prices that are missing or wrong. A price can't be changed, so a wrong one loses its lookup key to a new
 * one; who subscribed at the old price stays at it. Returns the ids that were made.
 */
export const makeCatalogue = async (stripe: Stripe): Promise<string[]> => {
  const created: string[] = [];
  for (const { id, problem } of await compareCatalogue(stripe)) {
    const offer = OFFERS.find((each) => each.id === id);
    if (problem === null || !offer) continue;
    // The ids are ours, so that a run that stopped in the middle finds its own product again.
    const productId = `valija_${id}`;
    const products = await stripe.products.list({ ids: [productId], limit: 1 });
    if (products.data.length === 0) await stripe.products.create({ id: productId, name: offer.name });
    await stripe.prices.create({
      product: productId,
      currency: CURRENCY,
      unit_amount: offer.priceMinor,
      lookup_key: id,
      transfer_lookup_key: true,
      // What people are shown is what they pay. Automatic tax needs it: https://docs.stripe.com/tax/products-prices-tax-codes-tax-behavior
      tax_behavior: 'inclusive',
      // So that buyers at this price get what it sold, also when the catalogue has changed since.
      metadata: { offer: id, [PRICE_CREDITS]: String(offer.credits) },
      ...(offer.isMonthly && { recurring: { interval: 'month' } }),
    });
    created.push(id);
  }
  return created;
};

/** The endpoint at an address; of two, while one is being replaced, the one of our API version. */
const endpointAt = async (stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> => {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const there = data.filter((each) => each.url === url);
  return there.find((each) => each.api_version === Stripe.API_VERSION) ?? there[0];
};

/** What is wrong with the webhook of an origin; null when Stripe sends it all that is handled. */
export const webhookProblem = async (stripe: Stripe, origin: string): Promise<string | null> => {
  const endpoint = await endpointAt(stripe, webhookUrl(origin));
  if (!endpoint) return `Stripe has no webhook endpoint at ${webhookUrl(origin)}`;
  if (endpoint.status !== 'enabled') return 'the webhook endpoint is disabled';
  if (endpoint.api_version !== Stripe.API_VERSION) {
    return `the webhook endpoint sends API version ${endpoint.api_version ?? 'of the account'}, not ${Stripe.API_VERSION}`;
  }
  const missing = HANDLED_EVENTS.filter(
    (event) => !endpoint.enabled_events.includes(event) && !endpoint.enabled_events.includes('*'),
  );
  return missing.length > 0 ? `the webhook endpoint does not get ${missing.join(', ')}` : null;
};

/** A webhook endpoint that was made now. */
export interface CreatedWebhook {
  secret: string;
  /** Ends the endpoint that this one replaces, once the new secret is in place. */
  retireOld: () => Promise<void>;
}

/**
 * Makes the webhook endpoint, or gives an existing one the events that it lacks. It is pinned to the API version that
 * this code reads, which an endpoint can't change: one of another version is replaced. Stripe returns the secret once,
 * so the answer is null when the endpoint stayed.
 */
export const makeWebhook = async (
  stripe: Stripe,
  origin: string,
  isSecretKnown = true,
): Promise<CreatedWebhook | null> => {
  const url = webhookUrl(origin);
  const events = [...HANDLED_EVENTS];
  const endpoint = await endpointAt(stripe, url);
  // Of an endpoint whose secret was lost, because a run stopped in between, nobody could read the events.
  if (endpoint?.api_version === Stripe.API_VERSION && isSecretKnown) {
    if (await webhookProblem(stripe, origin)) {
      await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: events, disabled: false });
    }
    return null;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: events,
    api_version: Stripe.API_VERSION,
  });
  if (!secret) throw new Error('Stripe told no signing secret of the webhook endpoint.');
  return {
    secret,
    retireOld: async () => {
      if (endpoint) await stripe.webhookEndpoints.del(endpoint.id);
    },
  };
};

const webhookUrl = (origin: string): string => `${origin}/api/stripe/webhook`;

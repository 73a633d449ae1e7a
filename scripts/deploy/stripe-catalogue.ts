/** The catalogue and the webhook in a Stripe account: what is there, and making what is not. Safe to run again. */
import type { Stripe } from 'stripe';
import { CATALOG, CURRENCY } from '../../worker/money/billing/contract';
import { HANDLED_EVENTS } from '../../worker/money/billing/events';

interface Offer {
  id: string;
  name: string;
  priceMinor: number;
  isMonthly: boolean;
}

const OFFERS: Offer[] = [
  ...CATALOG.plans.map(({ id, name, priceMinor }) => ({ id, name: `Valija ${name}`, priceMinor, isMonthly: true })),
  ...CATALOG.packs.map(({ id, credits, priceMinor }) => ({
    id,
    name: `Valija, ${credits} credits`,
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
 * one; who subscribed at the old price stays at it. Answers with the ids that were made.
 */
export const makeCatalogue = async (stripe: Stripe): Promise<string[]> => {
  const made: string[] = [];
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
      ...(offer.isMonthly && { recurring: { interval: 'month' } }),
    });
    made.push(id);
  }
  return made;
};

const endpointAt = async (stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> =>
  (await stripe.webhookEndpoints.list({ limit: 100 })).data.find((each) => each.url === url);

/** What is wrong with the webhook of an origin; null when Stripe sends it all that is handled. */
export const webhookProblem = async (stripe: Stripe, origin: string): Promise<string | null> => {
  const endpoint = await endpointAt(stripe, webhookUrl(origin));
  if (!endpoint) return `Stripe has no webhook endpoint at ${webhookUrl(origin)}`;
  if (endpoint.status !== 'enabled') return 'the webhook endpoint is disabled';
  const missing = HANDLED_EVENTS.filter(
    (event) => !endpoint.enabled_events.includes(event) && !endpoint.enabled_events.includes('*'),
  );
  return missing.length > 0 ? `the webhook endpoint does not get ${missing.join(', ')}` : null;
};

/**
 * Makes the webhook endpoint, or gives an existing one the events that it lacks. Stripe tells the secret once: it is
 * answered when the endpoint was made now, and null otherwise.
 */
export const makeWebhook = async (stripe: Stripe, origin: string): Promise<string | null> => {
  const url = webhookUrl(origin);
  const events = [...HANDLED_EVENTS];
  const endpoint = await endpointAt(stripe, url);
  if (!endpoint) return (await stripe.webhookEndpoints.create({ url, enabled_events: events })).secret ?? null;
  if (await webhookProblem(stripe, origin)) {
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: events });
  }
  return null;
};

const webhookUrl = (origin: string): string => `${origin}/api/stripe/webhook`;

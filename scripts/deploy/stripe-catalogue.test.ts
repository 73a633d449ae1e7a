import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeServer, type StripeServer } from '../../tests/fakes/stripe/server';
import { CATALOG } from '../../worker/money/billing/contract';
import { currentPrices } from '../../worker/money/billing/offers';
import { stripeOf } from '../../worker/money/billing/stripe';
import { compareCatalogue, makeCatalogue, makeWebhook, webhookProblem } from './stripe-catalogue';
import { makePortal, portalProblem } from './stripe-portal';

const KEY = 'sk_test_setup';
const IDS = [...CATALOG.plans, ...CATALOG.packs].map(({ id }) => id);
let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer({ secretKey: KEY, webhookSecret: 'whsec_setup', isNew: true });
});
afterAll(() => server.close());
const client = () => stripeOf({ STRIPE_SECRET_KEY: KEY, STRIPE_API_BASE: server.baseUrl });

test('a new account gets every product and price of the catalogue, and a second run creates nothing', async () => {
  const stripe = client();
  expect(
    (await compareCatalogue(stripe)).filter(({ problem }) => problem === 'no price has this lookup key'),
  ).toHaveLength(IDS.length);
  expect(await makeCatalogue(stripe)).toEqual(IDS);
  expect((await compareCatalogue(stripe)).filter(({ problem }) => problem !== null)).toEqual([]);
  expect(await makeCatalogue(stripe)).toEqual([]);
  expect(server.account.prices).toHaveLength(IDS.length);
  // What the Worker looks up is there.
  expect(new Set((await currentPrices(stripe)).map((price) => price.lookup_key))).toEqual(new Set(IDS));
  const nomad = server.account.prices.find((price) => price.lookup_key === 'nomad');
  expect(nomad).toMatchObject({ unit_amount: 999, currency: 'eur', recurring: { interval: 'month' } });
});

test('a differing price is reported and replaced, and existing subscribers keep the old one', async () => {
  const stripe = client();
  const crew = server.account.prices.find((price) => price.lookup_key === 'crew');
  const pack = server.account.prices.find((price) => price.lookup_key === 'pack-5');
  if (!crew || !pack) throw new Error('the catalogue is not there');
  crew.unit_amount = 1899;
  pack.active = false;
  const problems = (await compareCatalogue(stripe)).filter(({ problem }) => problem !== null);
  expect(problems).toEqual([
    { id: 'crew', problem: 'costs 1899 eur in Stripe and 1999 eur in the catalogue' },
    { id: 'pack-5', problem: `the price ${pack.id} is not active` },
  ]);
  expect(await makeCatalogue(stripe)).toEqual(['crew', 'pack-5']);
  expect((await compareCatalogue(stripe)).every(({ problem }) => problem === null)).toBe(true);
  expect(server.account.price(crew.id)).toMatchObject({ lookup_key: null, unit_amount: 1899 });
});

test('a price without the tax-inclusive flag is replaced, because automatic tax needs it', async () => {
  const stripe = client();
  const nomad = server.account.prices.find((price) => price.lookup_key === 'nomad');
  if (!nomad) throw new Error('the catalogue is not there');
  nomad.tax_behavior = 'exclusive';
  expect((await compareCatalogue(stripe)).find(({ id }) => id === 'nomad')?.problem).toMatch(/tax is included/);
  expect(await makeCatalogue(stripe)).toEqual(['nomad']);
  expect(server.account.prices.find((price) => price.lookup_key === 'nomad')?.tax_behavior).toBe('inclusive');
});

test('the webhook is created once, its secret is returned once, and missing events are added', async () => {
  const stripe = client();
  const origin = 'https://valija.app';
  expect(await webhookProblem(stripe, origin)).toMatch(/no webhook endpoint/);
  expect((await makeWebhook(stripe, origin))?.secret).toMatch(/^whsec/);
  expect(await webhookProblem(stripe, origin)).toBeNull();
  expect(await makeWebhook(stripe, origin)).toBeNull();
  const [endpoint] = server.account.webhookEndpoints;
  if (!endpoint) throw new Error('no endpoint');
  endpoint.enabled_events = endpoint.enabled_events.filter((event) => event !== 'charge.refunded');
  expect(await webhookProblem(stripe, origin)).toMatch(/does not get charge\.refunded/);
  expect(await makeWebhook(stripe, origin)).toBeNull();
  expect(await webhookProblem(stripe, origin)).toBeNull();
  expect(server.account.webhookEndpoints).toHaveLength(1);
});

test('the webhook is pinned to our API version, and one of another version is replaced without a gap', async () => {
  const stripe = client();
  const origin = 'https://pinned.valija.app';
  const url = `${origin}/api/stripe/webhook`;
  const old = await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
  expect(await webhookProblem(stripe, origin)).toMatch(/sends API version of the account/);
  const made = await makeWebhook(stripe, origin);
  const there = () => server.account.webhookEndpoints.filter((each) => each.url === url);
  expect(there().map(({ api_version: version }) => version)).toEqual([null, Stripe.API_VERSION]);
  expect(await webhookProblem(stripe, origin)).toBeNull();
  await made?.retireOld();
  expect(there().map(({ id }) => id)).not.toContain(old.id);
  expect(await makeWebhook(stripe, origin)).toBeNull();
});

test('the portal allows cancelling, paying and invoices but no plan changes, and is restored when somebody changed it', async () => {
  const stripe = client();
  expect(await portalProblem(stripe)).toMatch(/no configuration/);
  expect(await makePortal(stripe, 'https://valija.app')).toBe(true);
  expect(await makePortal(stripe, 'https://valija.app')).toBe(false);
  const [made] = server.account.portalConfigurations;
  expect(made?.features).toMatchObject({
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_update: { enabled: false },
  });
  if (made) made.features.subscription_update.enabled = true;
  expect(await portalProblem(stripe)).toMatch(/switches plans/);
  expect(await makePortal(stripe, 'https://valija.app')).toBe(true);
  expect(await portalProblem(stripe)).toBeNull();
});

/** The local Stripe as a test inside workerd uses it: what a buyer or the dashboard does, and the deliveries. */
import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Stripe } from 'stripe';
import { afterEach, expect, inject } from 'vitest';
import * as z from 'zod';
import { createDatabase } from '../../worker/platform/db/client';
import { creditsOutput } from '../../worker/money/credits/contract';
import { proveCredits } from '../../worker/money/credits/proof';
import { billingCustomers } from '../../worker/money/billing/schema';
import type { Control } from './stripe-protocol';
import { ORIGIN } from './browser';
import { setClockAhead, signInPerson, signUpPerson } from './people';

/** Stripe's API as the dashboard's owner sees it. */
export const dashboard = (): Stripe => {
  const { baseUrl, secretKey } = inject('stripe');
  const { hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', httpClient: Stripe.createFetchHttpClient() });
};

/** One request to the fake's control; the answer as it came. */
export const control = async (request: Control): Promise<unknown> => {
  const answer = await fetch(`${inject('stripe').baseUrl}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

const deliveryList = z.object({
  deliveries: z.array(z.object({ type: z.string(), payload: z.string(), signature: z.string() })),
});
export type Delivery = z.infer<typeof deliveryList>['deliveries'][number];

/** Signed events of a customer, as they are to arrive. */
export const deliveriesOf = async (
  customer: string,
  how: { again?: boolean; copies?: number; seed?: number } = {},
): Promise<Delivery[]> => deliveryList.parse(await control({ op: 'deliveries', customer, ...how })).deliveries;

/** Delivers one event to the Worker and gives the status of its answer. */
export const deliver = async ({ payload, signature }: Delivery): Promise<number> => {
  const answer = await SELF.fetch(`${ORIGIN}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  });
  await answer.body?.cancel();
  return answer.status;
};

/** A changed copy of an event, newly signed. */
export const tamper = async (
  delivery: Delivery,
  change: (object: Record<string, unknown>) => void,
): Promise<Delivery> => {
  const event = z
    .looseObject({ id: z.string(), data: z.looseObject({ object: z.record(z.string(), z.unknown()) }) })
    .parse(JSON.parse(delivery.payload));
  event.id = `${event.id}_changed`;
  change(event.data.object);
  const payload = JSON.stringify(event);
  return {
    type: delivery.type,
    payload,
    signature: await new Stripe('sk_test_unused').webhooks.generateTestHeaderStringAsync({
      payload,
      secret: inject('stripe').webhookSecret,
    }),
  };
};

/** Delivers everything that is waiting for a customer, in order; all are taken. */
export const deliverAll = async (customer: string): Promise<void> => {
  for (const delivery of await deliveriesOf(customer)) {
    const status = await deliver(delivery);
    if (status !== 200) throw new Error(`${delivery.type} was answered with ${status}`);
  }
};

/** Somebody signed in who can buy. */
export const newBuyer = async (options: { username?: string } = {}) => {
  const person = await signUpPerson(options);
  const { browser, user } = person;
  const open = async (kind: 'subscription' | 'pack', id: string): Promise<string> => {
    const answer = await browser.post('/api/billing/checkout', { kind, id });
    if (answer.status !== 200) throw new Error(`checkout answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { url } = z.object({ url: z.string() }).parse(answer.body);
    return url.split('/').at(-1) ?? '';
  };
  const customer = async (): Promise<string> => {
    const rows = await createDatabase(env).select().from(billingCustomers);
    const row = rows.find((each) => each.userId === user.id);
    if (!row) throw new Error('no customer yet');
    return row.customerId;
  };
  /** Opens a checkout and pays it; nothing is delivered yet. */
  const pay = async (kind: 'subscription' | 'pack', id: string): Promise<string> => {
    const session = await open(kind, id);
    await control({ op: 'pay', session, outcome: 'pay' });
    return session;
  };
  /** The same, with every event delivered. */
  const buy = async (kind: 'subscription' | 'pack', id: string): Promise<string> => {
    const session = await pay(kind, id);
    await deliverAll(await customer());
    return session;
  };
  const credits = async () => creditsOutput.parse((await browser.get('/api/credits')).body);
  const subscription = async () =>
    z
      .object({ subscription: z.nullable(z.record(z.string(), z.unknown())) })
      .parse((await browser.get('/api/billing/subscription')).body).subscription;
  const accountType = async () =>
    z.object({ user: z.object({ accountType: z.string() }) }).parse((await browser.get('/api/auth/session')).body).user
      .accountType;
  /** Moves our clock, and with `stripe` Stripe's too, and signs in again: sessions end meanwhile. */
  const wait = async (days: number, { stripe = true } = {}): Promise<void> => {
    if (stripe) await control({ op: 'advance', customer: await customer(), seconds: days * 86_400 });
    await setClockAhead(days * 86_400_000);
    await signInPerson(person.email, person.password, browser);
  };
  /** The charges of the buyer, newest first. */
  const charges = async () => (await dashboard().charges.list({ customer: await customer() })).data;
  return { ...person, open, pay, buy, customer, credits, subscription, accountType, wait, charges };
};
export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** Credits that are not where the ledger says. */
export const violations = () => proveCredits(createDatabase(env));

/** After each test of a file: the clock is right again, and every credit is where the ledger says. */
export const proveCreditsAfterEach = (): void =>
  afterEach(async () => {
    await setClockAhead(0);
    expect(await violations()).toEqual([]);
  });

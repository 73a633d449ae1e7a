import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Stripe } from 'stripe';
import { describe, expect, inject, test, vi } from 'vitest';
import * as z from 'zod';
import { ORIGIN } from '../../../tests/workerd/browser';
import {
  type Buyer,
  type Delivery,
  control,
  deliver,
  deliverAll,
  deliveriesOf,
  newBuyer,
  tamper,
  proveCreditsAfterEach,
} from '../../../tests/workerd/stripe';
import { creditLedger } from '../credits/schema';
import { createDatabase } from '../../platform/db/client';
import { HANDLED_EVENTS } from './events';
import { stripeEvents } from './schema';

vi.setConfig({ testTimeout: 300_000 });

proveCreditsAfterEach();

const { webhooks } = new Stripe('sk_test_unused');
const secret = () => inject('stripe').webhookSecret;
const db = createDatabase(env);

const ledger = async () =>
  (await db.select().from(creditLedger).orderBy(creditLedger.effectKey)).map(({ effectKey, delta }) => ({
    effectKey,
    delta,
  }));

const post = async (body: string, headers: Record<string, string>): Promise<number> => {
  const answer = await SELF.fetch(`${ORIGIN}/api/stripe/webhook`, { method: 'POST', headers, body });
  await answer.body?.cancel();
  return answer.status;
};

/** Somebody who has paid for five credits, and the event that says so. */
const pending = async () => {
  const buyer = await newBuyer();
  await buyer.pay('pack', 'pack-5');
  const deliveries = await deliveriesOf(await buyer.customer());
  const paid = deliveries.find(({ type }) => type === 'checkout.session.completed');
  if (!paid) throw new Error('no event');
  return { buyer, paid, deliveries };
};

describe('unsigned and wrongly signed events change nothing', () => {
  const headerOf = (payload: string, options: { timestamp?: number; secret?: string; scheme?: string } = {}) =>
    webhooks.generateTestHeaderStringAsync({ payload, secret: secret(), ...options });
  const realNow = () => Math.floor(Date.now() / 1000);

  test.each<[string, (paid: Delivery) => Promise<[string, Record<string, string>]>]>([
    [
      'forged',
      async ({ payload }) => [payload, { 'stripe-signature': await headerOf(payload, { secret: 'whsec_x' }) }],
    ],
    [
      '301 s old',
      async ({ payload }) => [payload, { 'stripe-signature': await headerOf(payload, { timestamp: realNow() - 301 }) }],
    ],
    ['altered', async ({ payload, signature }) => [payload.replace('399', '299'), { 'stripe-signature': signature }]],
    [
      'of another scheme',
      async ({ payload }) => [payload, { 'stripe-signature': await headerOf(payload, { scheme: 'v0' }) }],
    ],
    ['unsigned', async ({ payload }) => [payload, {}]],
    ['with an empty signature', async ({ payload }) => [payload, { 'stripe-signature': '' }]],
    ['empty', async () => ['', { 'stripe-signature': await headerOf('') }]],
  ])('%s', async (_, make) => {
    const { buyer, paid } = await pending();
    const before = [await ledger(), await db.select().from(stripeEvents)];
    const status = await post(...(await make(paid)));
    expect(status).toBeGreaterThanOrEqual(400);
    if (paid.payload) expect(await buyer.credits()).toMatchObject({ total: 2 });
    expect([await ledger(), await db.select().from(stripeEvents)]).toEqual(before);
  });

  test('a signature of 299 s ago is accepted', async () => {
    const { buyer, paid } = await pending();
    const header = await headerOf(paid.payload, { timestamp: realNow() - 299 });
    expect(await post(paid.payload, { 'stripe-signature': header })).toBe(200);
    expect(await buyer.credits()).toMatchObject({ additional: 7 });
  });
});

/** What an observer sees of somebody's billing. */
const stateOf = async (buyer: Buyer) => ({
  credits: await buyer.credits(),
  subscription: await buyer.subscription(),
  accountType: await buyer.accountType(),
});

describe('credits follow what was paid', () => {
  test.each<[string, (object: Record<string, unknown>) => void]>([
    ['unpaid', (object) => (object['payment_status'] = 'unpaid')],
    ['another amount', (object) => (object['amount_total'] = 398)],
    ['another currency', (object) => (object['currency'] = 'usd')],
    ['a pack that costs more', (object) => (object['metadata'] = { kind: 'pack', id: 'pack-60' })],
    ['no such pack', (object) => (object['metadata'] = { kind: 'pack', id: 'pack-9000', credits: '9000' })],
  ])('%s grants nothing and is taken', async (_, change) => {
    const { buyer, paid } = await pending();
    expect(await deliver(await tamper(paid, change))).toBe(200);
    expect(await buyer.credits()).toMatchObject({ total: 2 });
    expect(await deliver(paid)).toBe(200);
    expect(await buyer.credits()).toMatchObject({ total: 7 });
  });

  test('credits come from the catalogue, whatever the metadata says', async () => {
    const { buyer, paid } = await pending();
    const liar = await tamper(paid, (object) => {
      object['metadata'] = { kind: 'pack', id: 'pack-5', credits: '5000' };
    });
    expect(await deliver(liar)).toBe(200);
    expect(await buyer.credits()).toMatchObject({ additional: 7 });
  });

  test('a delayed payment grants when it succeeds, and nothing when it fails', async () => {
    const buyer = await newBuyer();
    for (const [outcome, additional] of [
      ['failed', 2],
      ['succeeded', 7],
    ] as const) {
      const session = await buyer.open('pack', 'pack-5');
      await control({ op: 'pay', session, outcome: 'pay-later' });
      await deliverAll(await buyer.customer());
      expect(await buyer.credits()).toMatchObject({ additional: 2 });
      await control({ op: 'settle', session, outcome });
      await deliverAll(await buyer.customer());
      expect(await buyer.credits()).toMatchObject({ additional });
    }
  });
});

describe.each([
  { first: 1, last: 3, tags: [] },
  { first: 4, last: 30, tags: ['long'] },
])('orders $first to $last', ({ first, last, tags }) => {
  test('twelve events in any order, each delivered five times, lead to the same state', { tags }, async () => {
    const story = async (): Promise<{ buyer: Buyer; customer: string }> => {
      const buyer = await newBuyer();
      await buyer.pay('pack', 'pack-20');
      const customer = await buyer.customer();
      await buyer.pay('subscription', 'nomad');
      const [month, pack] = await buyer.charges();
      await control({ op: 'refund', charge: pack?.id ?? '', amount: 400 });
      await control({ op: 'refund', charge: pack?.id ?? '', amount: 300 });
      await control({ op: 'dispute', charge: month?.id ?? '' }).then((dispute) =>
        control({ op: 'close-dispute', dispute: z.object({ id: z.string() }).parse(dispute).id, status: 'won' }),
      );
      await buyer.pay('pack', 'pack-5');
      return { buyer, customer };
    };
    const states = new Set<string>();
    const times: number[] = [];
    for (let seed = first; seed <= last; seed++) {
      const { buyer, customer } = await story();
      const all = await deliveriesOf(customer, { copies: 5, seed });
      const deliveries = all.filter(({ type }) => HANDLED_EVENTS.some((handled) => handled === type));
      expect(deliveries.length / 5).toBeGreaterThanOrEqual(12);
      // Five at a time, as Stripe's deliveries overlap.
      for (let at = 0; at < deliveries.length; at += 5) {
        const statuses = deliveries.slice(at, at + 5).map(async (delivery) => {
          const began = performance.now();
          const status = await deliver(delivery);
          times.push(performance.now() - began);
          return status;
        });
        expect(await Promise.all(statuses)).toEqual(deliveries.slice(at, at + 5).map(() => 200));
      }
      const { credits, subscription, accountType } = await stateOf(buyer);
      const { periodEnd, renewsAt, ...rest } = subscription ?? {};
      expect(periodEnd).toEqual(renewsAt);
      expect(credits).toMatchObject({ renewsAt, monthEndsAt: periodEnd });
      const { subscription: monthly, additional, onHold } = credits;
      states.add(JSON.stringify({ credits: { subscription: monthly, additional, onHold }, rest, accountType }));
    }
    // 20 − 20 × 700 ÷ 1299, rounded down, and 5 and the two free ones.
    expect([...states].map((state) => JSON.parse(state))).toMatchObject([
      { credits: { subscription: 30, additional: 17, onHold: false }, accountType: 'premium' },
    ]);
    times.sort((a, b) => a - b);
    console.info(`webhook: ${times.length} deliveries, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`);
  });
});

test('when the database fails in the middle Stripe is asked to retry, and the retry completes the event', async () => {
  const { buyer, paid } = await pending();
  await env.DB.prepare(
    "CREATE TRIGGER broken BEFORE INSERT ON credit_ledger WHEN NEW.reason = 'grant' BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
  ).run();
  expect(await deliver(paid)).toBe(500);
  expect(await buyer.credits()).toMatchObject({ total: 2 });
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(paid.payload));
  expect((await db.select().from(stripeEvents)).map((event) => event.id)).not.toContain(id);
  await env.DB.prepare('DROP TRIGGER broken').run();
  expect(await deliver(paid)).toBe(200);
  expect(await buyer.credits()).toMatchObject({ total: 7 });
});

test('events of unhandled kinds and about unknown customers are accepted', async () => {
  const { paid, deliveries } = await pending();
  const [some = paid] = deliveries;
  const payload = some.payload.replace(`"type": "${some.type}"`, '"type": "entitlements.active"');
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret: secret() });
  expect(await deliver({ type: 'entitlements.active', payload, signature })).toBe(200);
  const stranger = await tamper(paid, (object) => {
    object['client_reference_id'] = 'user_nobody';
    object['metadata'] = {};
  });
  expect(await deliver(stranger)).toBe(200);
});

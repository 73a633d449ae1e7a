import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { setClockAhead } from '../../../tests/workerd/people';
import {
  type Buyer,
  control,
  dashboard,
  deliver,
  deliverAll,
  deliveriesOf,
  newBuyer,
  tamper,
  violations,
} from '../../../tests/workerd/stripe';
import { runSchedule } from '../../cron';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { reportDay } from '../../operations/daily-report';
import { billingCustomers, payments, soldPrices, unmatchedPayments } from './schema';

vi.setConfig({ testTimeout: 120_000 });

afterEach(async () => {
  await setClockAhead(0);
  vi.restoreAllMocks();
  expect(await violations()).toEqual([]);
});

const db = createDatabase(env);
const HOURLY = '7 * * * *';

const subscriptionOf = async (buyer: Buyer) => {
  const [found] = (await dashboard().subscriptions.list({ customer: await buyer.customer() })).data;
  const [item] = found?.items.data ?? [];
  if (!found || !item) throw new Error('no subscription');
  return { ...found, item };
};

/** A customer's terms have to be there before the first checkout, which makes the customer. */
const newBuyerWith = async (terms: Omit<Parameters<typeof control>[0] & { op: 'terms' }, 'op' | 'customer'>) => {
  const buyer = await newBuyer();
  await buyer.open('pack', 'pack-5');
  await control({ op: 'terms', customer: await buyer.customer(), ...terms });
  return buyer;
};

/** Bills a subscription at another price from its next month on, as somebody who subscribed before a price change is. */
const moveToPrice = async (buyer: Buyer, price: { product: string; unit_amount: number; currency?: string }) => {
  const { id, item } = await subscriptionOf(buyer);
  const created = await dashboard().prices.create({ currency: 'eur', recurring: { interval: 'month' }, ...price });
  await dashboard().subscriptions.update(id, {
    items: [{ id: item.id, price: created.id }],
    proration_behavior: 'none',
  });
  return created.id;
};

test('somebody who subscribed before a price change gets the credits of the old price, month after month', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  await moveToPrice(buyer, { product: 'prod_explorer', unit_amount: 399 });
  await buyer.wait(31);
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  await buyer.wait(62);
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  expect((await buyer.charges()).map(({ amount }) => amount)).toEqual([399, 399, 399, 499]);
});

test('what a price sold is kept: it grants as many credits as when it was bought', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  expect((await db.select().from(soldPrices)).map(({ priceId, credits }) => [priceId, credits])).toContainEqual([
    'price_explorer',
    10,
  ]);
  const product = await dashboard().products.create({ name: 'Explorer of last year' });
  const priceId = await moveToPrice(buyer, { product: product.id, unit_amount: 299 });
  const sold = {
    priceId,
    offerId: 'explorer',
    kind: 'subscription',
    credits: 12,
    amount: 299,
    currency: 'eur',
  } as const;
  await db.insert(soldPrices).values(sold);
  await buyer.wait(31);
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 12 });
});

test.each([
  ['a balance that pays part of it', { balance: -300 }],
  ['a balance that pays all of it', { balance: -5000 }],
  ['tax on top', { taxPercent: 21, isTaxInclusive: false }],
  ['tax in the price', { taxPercent: 21, isTaxInclusive: true }],
  ['half off', { percentOff: 50 }],
  ['a coupon for all of it', { percentOff: 100 }],
])('a subscription with %s gives its credits, and those of the next month', async (_, terms) => {
  const buyer = await newBuyerWith(terms);
  await buyer.buy('subscription', 'nomad');
  expect(await buyer.credits()).toMatchObject({ subscription: 30 });
  await buyer.wait(31);
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 30 });
  expect(await db.select().from(unmatchedPayments)).toEqual([]);
});

test.each([
  ['tax on top', { taxPercent: 21, isTaxInclusive: false }, 1572],
  ['half off', { percentOff: 50 }, 649],
  ['a coupon for all of it', { percentOff: 100 }, 0],
])('a pack with %s gives its credits', async (_, terms, total) => {
  const buyer = await newBuyerWith(terms);
  const session = await buyer.buy('pack', 'pack-20');
  expect(await dashboard().checkout.sessions.retrieve(session)).toMatchObject({ amount_total: total });
  expect(await buyer.credits()).toMatchObject({ additional: 22 });
});

test('a plan that is changed within a month adds the difference for what is left of it', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  await buyer.wait(15);
  const { id, item } = await subscriptionOf(buyer);
  await dashboard().subscriptions.update(id, {
    items: [{ id: item.id, price: 'price_crew' }],
    proration_behavior: 'always_invoice',
  });
  await deliverAll(await buyer.customer());
  // Half a month of 80 credits less half a month of 30, on top of the 30 of the month.
  const { subscription } = await buyer.credits();
  expect(subscription).toBeGreaterThanOrEqual(30 + 24);
  expect(subscription).toBeLessThanOrEqual(30 + 27);
  await buyer.wait(31 + 15, { stripe: false });
  await control({ op: 'advance', customer: await buyer.customer(), seconds: 31 * 86_400 });
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 80 });
});

test('an unmatched payment is stored, alerted, reported, and granted once it can be matched', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  const { id } = await subscriptionOf(buyer);
  const product = await dashboard().products.create({ name: 'Something else' });
  await moveToPrice(buyer, { product: product.id, unit_amount: 777 });
  await dashboard().subscriptions.update(id, { metadata: { id: 'gone' } });
  await buyer.wait(31);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines = vi.spyOn(console, 'log');
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 0 });
  const [kept] = await db.select().from(unmatchedPayments);
  expect(kept).toMatchObject({ userId: buyer.user.id, reason: 'the price is none that was ever sold', solvedAt: null });
  expect(errors.mock.calls.join()).toContain('a payment matches nothing that is sold');
  await reportDay(readEnv(env), db, Date.now());
  expect(lines.mock.calls.join()).toContain('"unmatchedPayments":1');

  await runSchedule(env, HOURLY);
  expect(await db.select().from(unmatchedPayments)).toMatchObject([{ tries: 2, solvedAt: null }]);
  await dashboard().subscriptions.update(id, { metadata: { id: 'explorer' } });
  await runSchedule(env, HOURLY);
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  expect(await db.select().from(unmatchedPayments)).toMatchObject([{ solvedAt: expect.any(Number) }]);
});

test('a customer who was deleted at Stripe gets a new one, for buying and for the portal', async () => {
  const buyer = await newBuyer();
  await buyer.buy('pack', 'pack-5');
  for (const call of [() => buyer.browser.post('/api/billing/portal'), () => buyer.open('subscription', 'nomad')]) {
    const before = await buyer.customer();
    await dashboard().customers.del(before);
    await call();
    expect(await buyer.customer()).not.toBe(before);
  }
  await buyer.buy('subscription', 'nomad');
  expect(await buyer.credits()).toMatchObject({ subscription: 30, additional: 7 });
  const rows = await db.select().from(billingCustomers);
  expect(rows.filter(({ userId }) => userId === buyer.user.id)).toHaveLength(1);
});

test('the portal is opened with the configuration that setup has made, for Stripe refuses one without', async () => {
  const buyer = await newBuyer();
  await buyer.buy('pack', 'pack-5');
  const customer = await buyer.customer();
  await expect(dashboard().billingPortal.sessions.create({ customer })).rejects.toThrow('No configuration provided');
  expect((await buyer.browser.post('/api/billing/portal')).status).toBe(200);
});

test('of two purchases in the same second the one reported first stays the rewarded one', async () => {
  const username = `first_${Date.now().toString(36)}`;
  const referrer = await newBuyer({ username });
  for (const order of [0, 1]) {
    const friend = await newBuyer();
    await friend.browser.post('/api/rpc/process_referral', { referring_username: username });
    await friend.open('pack', 'pack-5');
    const before = (await referrer.credits()).additional;
    await friend.pay('pack', 'pack-20');
    const first = await deliveriesOf(await friend.customer());
    await friend.pay('pack', 'pack-60');
    const second = await deliveriesOf(await friend.customer());
    const told = order === 0 ? [first, second] : [second, first];
    for (const deliveries of told) {
      for (const delivery of deliveries.filter(({ type }) => type === 'checkout.session.completed')) {
        // The same second, whatever the machine's clock did meanwhile.
        expect(await deliver(await tamper(delivery, (session) => (session['created'] = 1_800_000_000)))).toBe(200);
      }
    }
    expect((await referrer.credits()).additional - before).toBe(order === 0 ? 2 : 6);
    const rows = (await db.select().from(payments)).filter(({ userId }) => userId === friend.user.id);
    expect(new Set(rows.map(({ paidAt }) => paidAt)).size).toBe(1);
  }
});

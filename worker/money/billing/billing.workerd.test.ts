import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf } from '../../../tests/workerd/people';
import {
  control,
  dashboard,
  deliver,
  deliverAll,
  deliveriesOf,
  newBuyer,
  proveCreditsAfterEach,
} from '../../../tests/workerd/stripe';
import { createDatabase } from '../../platform/db/client';
import { CATALOG } from './contract';
import { subscriptionStatements } from './facts';
import { subscriptions } from './schema';

vi.setConfig({ testTimeout: 120_000 });

proveCreditsAfterEach();

test('everybody sees the catalogue, with the price of one credit', async () => {
  const answer = await new Browser().get('/api/billing/catalog');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(CATALOG);
  expect(CATALOG.plans.map(({ id, perCreditMinor }) => [id, perCreditMinor])).toEqual([
    ['explorer', 50],
    ['nomad', 33],
    ['crew', 25],
  ]);
});

test('a visitor cannot buy', async () => {
  const answer = await new Browser().post('/api/billing/checkout', { kind: 'pack', id: 'pack-5' });
  expect(answer.status).toBe(401);
});

test('a pack gives permanent credits once it is paid, and leaves the account free', async () => {
  const buyer = await newBuyer();
  await buyer.pay('pack', 'pack-20');
  expect(await buyer.credits()).toMatchObject({ total: 2 });
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 0, additional: 22, total: 22 });
  expect(await buyer.accountType()).toBe('free');
});

test('a subscription gives monthly credits and premium', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  expect(await buyer.credits()).toMatchObject({ subscription: 30, additional: 2, total: 32 });
  expect(await buyer.accountType()).toBe('premium');
  expect(await buyer.subscription()).toMatchObject({
    planId: 'nomad',
    status: 'active',
    credits: 30,
    priceMinor: 999,
    currency: 'eur',
    canceled: false,
    autoRenew: true,
    endsAt: null,
    nextPlanId: null,
  });
});

test('a checkout carries who buys what, under the price of the lookup key', async () => {
  const buyer = await newBuyer();
  const session = await dashboard().checkout.sessions.retrieve(await buyer.open('subscription', 'crew'));
  expect(session).toMatchObject({
    client_reference_id: buyer.user.id,
    metadata: { userId: buyer.user.id, kind: 'subscription', id: 'crew' },
    amount_total: 1999,
    currency: 'eur',
  });
});

test('nobody subscribes twice', async () => {
  const buyer = await newBuyer();
  await buyer.pay('subscription', 'nomad');
  const early = await buyer.browser.post('/api/billing/checkout', { kind: 'subscription', id: 'crew' });
  expect(early.status, 'before Stripe has told us').toBe(409);
  await deliverAll(await buyer.customer());
  const late = await buyer.browser.post('/api/billing/checkout', { kind: 'subscription', id: 'nomad' });
  expect(late.status).toBe(409);
  expect(codeOf(late)).toBe('already_subscribed');
});

test('a canceled subscription runs until the end of its month, and a resumed one renews', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  const canceled = await buyer.browser.post('/api/billing/cancel');
  expect(canceled.status).toBe(200);
  expect(canceled.body).toMatchObject({
    subscription: { status: 'canceled', canceled: true, autoRenew: false, renewsAt: null },
  });
  const { endsAt } = (await buyer.subscription()) ?? {};
  expect(endsAt).toEqual(expect.any(String));
  expect(await buyer.credits()).toMatchObject({ subscription: 10, renewsAt: null, monthEndsAt: endsAt });
  const resumed = await buyer.browser.post('/api/billing/resume', {});
  expect(resumed.body).toMatchObject({ subscription: { status: 'active', canceled: false, autoRenew: true } });
  expect(await buyer.credits()).toMatchObject({ renewsAt: endsAt, monthEndsAt: endsAt });

  await buyer.browser.post('/api/billing/cancel');
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  await buyer.wait(32, { stripe: false });
  expect(await buyer.accountType()).toBe('free');
  expect(await buyer.subscription()).toBeNull();
  expect(await buyer.credits()).toMatchObject({ subscription: 0, additional: 2 });
});

test.each(['cancel', 'resume', 'portal'])('without a subscription there is nothing to %s', async (call) => {
  const { browser } = await newBuyer();
  const answer = await browser.post(`/api/billing/${call}`);
  expect(answer.status).toBe(409);
  expect(codeOf(answer)).toBe('no_subscription');
});

test('a changed plan starts when the paid month ends, without proration', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'explorer');
  const changed = await buyer.browser.post('/api/billing/change-plan', { id: 'crew' });
  expect(changed.body).toMatchObject({ subscription: { planId: 'explorer', priceMinor: 499, nextPlanId: 'crew' } });
  await deliverAll(await buyer.customer());
  expect(await buyer.charges()).toHaveLength(1);
  expect(await buyer.credits()).toMatchObject({ subscription: 10 });
  await buyer.wait(31);
  await deliverAll(await buyer.customer());
  expect(await buyer.subscription()).toMatchObject({ planId: 'crew', nextPlanId: null });
  expect(await buyer.credits()).toMatchObject({ subscription: 80 });
  expect((await buyer.charges()).map(({ amount }) => amount)).toEqual([1999, 499]);
});

test('monthly credits are reset by each paid month, also when its invoice comes late', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  await buyer.wait(31);
  expect(await buyer.credits()).toMatchObject({ subscription: 0 });
  await deliverAll(await buyer.customer());
  expect(await buyer.credits()).toMatchObject({ subscription: 30 });
});

test('a payment that fails is shown, and the next month is not granted until it is paid', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  const customer = await buyer.customer();
  await control({ op: 'decline', customer, declined: true });
  await buyer.wait(31);
  await deliverAll(customer);
  const failed = await buyer.subscription();
  expect(failed).toMatchObject({ status: 'past_due' });
  expect(await buyer.credits()).toMatchObject({ subscription: 0 });
  const [subscription] = (await dashboard().subscriptions.list({ customer })).data;
  await control({ op: 'decline', customer, declined: false });
  await control({ op: 'retry-payment', subscription: subscription?.id ?? '' });
  await deliverAll(customer);
  expect(await buyer.subscription()).toMatchObject({ status: 'active' });
  expect(await buyer.credits()).toMatchObject({ subscription: 30 });
});

test('of two subscriptions bought at the same moment the second is canceled and refunded', async () => {
  const buyer = await newBuyer();
  const sessions = await Promise.all([buyer.open('subscription', 'nomad'), buyer.open('subscription', 'crew')]);
  for (const session of sessions) await control({ op: 'pay', session, outcome: 'pay' });
  const customer = await buyer.customer();
  await deliverAll(customer);
  await deliverAll(customer);
  const { data } = await dashboard().subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
  const kept = data.find(({ status }) => status === 'active')?.metadata['id'];
  expect(await buyer.subscription()).toMatchObject({ planId: kept });
  expect(await buyer.credits()).toMatchObject({ subscription: kept === 'nomad' ? 30 : 80 });
  const charges = await buyer.charges();
  expect(charges).toHaveLength(2);
  expect(charges.filter(({ refunded }) => refunded)).toHaveLength(1);
});

test('an older answer of Stripe never overwrites a newer one', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  const customer = await buyer.customer();
  const [live] = (await dashboard().subscriptions.list({ customer })).data;
  await dashboard().subscriptions.update(live?.id ?? '', { cancel_at_period_end: true });
  await Promise.all((await deliveriesOf(customer, { copies: 4 })).map(deliver));
  expect(await buyer.subscription()).toMatchObject({ canceled: true });
  // An answer that was on its way for longer, from before it was canceled.
  const db = createDatabase(env);
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, live?.id ?? ''));
  if (!row) throw new Error('no subscription');
  await db.batch(subscriptionStatements(db, { ...row, ends: false, fetchedAt: row.fetchedAt - 1 }, Date.now()));
  expect(await buyer.subscription()).toMatchObject({ canceled: true });
});

test('invoices are listed with what was bought', async () => {
  const buyer = await newBuyer();
  expect((await buyer.browser.get('/api/billing/invoices')).body).toEqual({ invoices: [] });
  await buyer.buy('subscription', 'nomad');
  await buyer.buy('pack', 'pack-5');
  expect((await buyer.browser.get('/api/billing/invoices')).body).toMatchObject({
    invoices: [
      { itemId: 'pack-5', amountMinor: 399, status: 'paid' },
      { itemId: 'nomad', amountMinor: 999, status: 'paid' },
    ],
  });
});

test('the portal opens only for somebody who has bought something', async () => {
  const buyer = await newBuyer();
  await buyer.buy('pack', 'pack-5');
  const answer = await buyer.browser.post('/api/billing/portal');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ url: expect.stringContaining('/portal/') });
});

test('deleting the account ends its subscription and forgets the customer', async () => {
  const buyer = await newBuyer();
  await buyer.buy('subscription', 'nomad');
  const customer = await buyer.customer();
  expect((await buyer.browser.delete('/api/account', { confirm: buyer.email })).status).toBe(204);
  const { data } = await dashboard().subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  expect(await dashboard().customers.retrieve(customer)).toMatchObject({ deleted: true });
  await deliverAll(customer);
});

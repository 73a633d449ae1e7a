import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import {
  dashboard,
  control,
  deliver,
  deliverAll,
  deliveriesOf,
  newBuyer,
  tamper,
  proveCreditsAfterEach,
} from '../../../tests/workerd/stripe';
import { generations } from '../credits/schema';
import { createDatabase } from '../../platform/db/client';

vi.setConfig({ testTimeout: 300_000 });

proveCreditsAfterEach();
const db = createDatabase(env);

/** The bank of a buyer takes a payment back. */
const disputeOf = async (charge: { id: string } | undefined) =>
  z.object({ id: z.string() }).parse(await control({ op: 'dispute', charge: charge?.id ?? '' }));

describe('refunds and disputes', () => {
  test('refunds take back in proportion, several partial ones together as much as a whole one', async () => {
    const buyer = await newBuyer();
    await buyer.buy('pack', 'pack-20');
    const [charge] = await buyer.charges();
    for (const [amount, additional] of [
      [400, 16],
      [300, 12],
      [undefined, 2],
    ] as const) {
      await control({ op: 'refund', charge: charge?.id ?? '', amount });
      await deliverAll(await buyer.customer());
      expect(await buyer.credits()).toMatchObject({ additional });
    }
  });

  test('a refund whose event arrives before the purchase is applied', async () => {
    const buyer = await newBuyer();
    await buyer.pay('pack', 'pack-20');
    const [charge] = await buyer.charges();
    await control({ op: 'refund', charge: charge?.id ?? '' });
    const deliveries = await deliveriesOf(await buyer.customer());
    for (const delivery of deliveries.toReversed()) expect(await deliver(delivery)).toBe(200);
    expect(await buyer.credits()).toMatchObject({ additional: 2 });
  });

  test('a refunded month takes what is left of its credits, never more', async () => {
    const buyer = await newBuyer();
    await buyer.buy('subscription', 'explorer');
    const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-03', activities: [] };
    expect((await buyer.browser.post('/api/plans', trip)).status).toBe(202);
    await vi.waitFor(
      async () =>
        expect(await db.select().from(generations).where(eq(generations.userId, buyer.userId))).toMatchObject([
          { state: 'done' },
        ]),
      { timeout: 20_000 },
    );
    const { subscription } = await buyer.credits();
    const [charge] = await buyer.charges();
    await control({ op: 'refund', charge: charge?.id ?? '' });
    await deliverAll(await buyer.customer());
    expect(subscription).toBe(9);
    expect(await buyer.credits()).toMatchObject({ subscription: 0, additional: 2 });
  });

  test('a lost dispute whose event arrives before its opening and before the purchase takes the credits', async () => {
    const buyer = await newBuyer();
    await buyer.pay('pack', 'pack-20');
    const [charge] = await buyer.charges();
    const dispute = await disputeOf(charge);
    await control({ op: 'close-dispute', dispute: dispute.id, status: 'lost' });
    const deliveries = await deliveriesOf(await buyer.customer());
    for (const delivery of deliveries.toReversed()) expect(await deliver(delivery)).toBe(200);
    expect(await buyer.credits()).toMatchObject({ onHold: false, additional: 2 });
  });

  test.each([
    ['won', 'premium'],
    ['lost', 'free'],
  ] as const)('a dispute that is %s after the subscription has ended leaves its buyer %s', async (status, type) => {
    const buyer = await newBuyer();
    await buyer.buy('subscription', 'nomad');
    const customer = await buyer.customer();
    const [charge] = await buyer.charges();
    const dispute = await disputeOf(charge);
    const { data } = await dashboard().subscriptions.list({ customer, limit: 1 });
    await control({ op: 'end-subscription', subscription: data[0]?.id ?? '' });
    await deliverAll(customer);
    await control({ op: 'close-dispute', dispute: dispute.id, status });
    await deliverAll(customer);
    expect(await buyer.accountType()).toBe(type);
  });

  test.each([
    ['won', { onHold: false, additional: 22 }],
    ['lost', { onHold: false, additional: 2 }],
  ] as const)('a disputed payment holds all spending until it is %s', async (status, after) => {
    const buyer = await newBuyer();
    await buyer.buy('pack', 'pack-20');
    const [charge] = await buyer.charges();
    const dispute = await disputeOf(charge);
    await deliverAll(await buyer.customer());
    expect(await buyer.credits()).toMatchObject({ onHold: true, additional: 22 });
    const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-03', activities: [] };
    expect((await buyer.browser.post('/api/plans', trip)).status).toBe(402);
    await control({ op: 'close-dispute', dispute: dispute.id, status });
    const closing = await deliveriesOf(await buyer.customer());
    for (const delivery of closing) expect(await deliver(delivery)).toBe(200);
    expect(await buyer.credits()).toMatchObject(after);
    // The opening again, late: what is settled stays so.
    const all = await deliveriesOf(await buyer.customer(), { again: true });
    for (const delivery of all) {
      if (delivery.type === 'charge.dispute.created') await deliver(await tamper(delivery, () => undefined));
    }
    expect(await buyer.credits()).toMatchObject(after);
  });
});

import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { setClockAhead } from '../../../tests/workerd/people';
import { type Buyer, dashboard, newBuyer } from '../../../tests/workerd/stripe';
import { workerWith } from '../../../tests/workerd/settings';
import { createDatabase } from '../../platform/db/client';
import { recordedMailsTo } from '../../platform/mail/record';
import { withdrawals } from './schema';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => setClockAhead(0));

const db = createDatabase(env);
const bills = async (buyer: Buyer) =>
  z
    .object({ invoices: z.array(z.object({ id: z.string() })) })
    .parse((await buyer.browser.get('/api/billing/invoices')).body).invoices;

test('somebody withdraws from a purchase once, and gets a receipt; we get the task', async () => {
  const buyer = await newBuyer();
  await buyer.buy('pack', 'pack-20');
  const [bill] = await bills(buyer);
  const invoiceId = bill?.id ?? '';
  const first = await buyer.browser.post('/api/billing/withdrawal', { invoiceId });
  expect(first.status).toBe(200);
  const again = await buyer.browser.post('/api/billing/withdrawal', { invoiceId });
  expect(again.body).toEqual(first.body);
  await vi.waitFor(async () => expect(await recordedMailsTo(db, 'support@valija.app')).toHaveLength(1));
  const receipts = (await recordedMailsTo(db, buyer.email)).filter(({ subject }) => /withdrawal/.test(subject));
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toContain(invoiceId);
  const [task] = await recordedMailsTo(db, 'support@valija.app');
  expect(task?.text).toMatch(/within the 14 days[\s\S]*npm run support -- production refund user_/);
  expect(await db.select().from(withdrawals)).toMatchObject([{ userId: buyer.user.id, invoiceId, inTime: true }]);
});

test('nobody can withdraw from another person’s purchase', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  await buyer.buy('pack', 'pack-5');
  const [bill] = await bills(buyer);
  const answer = await other.browser.post('/api/billing/withdrawal', { invoiceId: bill?.id ?? '' });
  expect(answer.status).toBe(404);
});

test('under EU rules a checkout calculates tax and asks for consent to immediate performance', async () => {
  const buyer = await newBuyer();
  const created = vi.spyOn(globalThis, 'fetch');
  const underRules = buyer.browser.before(workerWith({ CHECKOUT_RULES: 'eu' }));
  const answer = await underRules.post('/api/billing/checkout', { kind: 'subscription', id: 'nomad', locale: 'es' });
  expect(answer.status).toBe(200);
  const sent =
    created.mock.calls
      .map(([, init]) => (typeof init?.body === 'string' ? init.body : ''))
      .find((body) => body.includes('line_items')) ?? '';
  created.mockRestore();
  const form = new URLSearchParams(sent);
  expect(form.get('automatic_tax[enabled]')).toBe('true');
  expect(form.get('customer_update[address]')).toBe('auto');
  expect(form.get('consent_collection[terms_of_service]')).toBe('required');
  expect(form.get('custom_text[terms_of_service_acceptance][message]')).toMatch(
    /^Pido a Valija que empiece de inmediato/,
  );
  // Stripe refuses tax by an address that nobody is asked for.
  await expect(
    dashboard().checkout.sessions.create({
      mode: 'payment',
      customer: await buyer.customer(),
      line_items: [{ price: 'price_pack-5', quantity: 1 }],
      success_url: 'https://valija.test/',
      automatic_tax: { enabled: true },
    }),
  ).rejects.toThrow('valid address on the Customer');
});

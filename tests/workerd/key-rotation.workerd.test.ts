import { expect, inject, test } from 'vitest';
import { Browser } from './browser';
import { signUpPerson } from './people';
import { workerWith } from './settings';
import { deliveriesOf, newBuyer } from './stripe';

const OLD = 'a-secret-of-the-test-suite-only-0123456789';
const NEW = 'another-secret-of-the-test-suite-9876543210';

test('rotating the JWT secret signs nobody out, because the old one is accepted too and refreshes need neither', async () => {
  const { browser, user } = await signUpPerson();
  const rotating = browser.before(workerWith({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD }));
  const rotated = browser.before(workerWith({ JWT_SECRET: NEW }));
  expect(await rotating.get('/api/auth/session')).toMatchObject({ body: { user: { id: user.id } } });
  // Once the old one is gone, tokens it signed are nobody's …
  expect((await rotated.get('/api/profile')).status).toBe(401);
  // … and the next refresh, which every browser does on a 401, gives one that the new secret signed.
  const refreshed = await rotated.post('/api/auth/token', { grantType: 'refresh_token' });
  expect(refreshed).toMatchObject({ status: 200, body: { user: { id: user.id } } });
  expect((await rotated.get('/api/profile')).status).toBe(200);
  expect((await rotating.get('/api/profile')).status).toBe(200);
});

test('while the webhook secret is rotated, events signed with either secret are accepted, and with another refused', async () => {
  const buyer = await newBuyer();
  await buyer.pay('pack', 'pack-5');
  const [event] = await deliveriesOf(await buyer.customer());
  if (!event) throw new Error('no event');
  const deliver = async (secrets: object) => {
    const sender = new Browser().before(workerWith(secrets));
    return (await sender.post('/api/stripe/webhook', event.payload, { 'stripe-signature': event.signature })).status;
  };
  const { webhookSecret } = inject('stripe');
  expect(await deliver({ STRIPE_WEBHOOK_SECRET: 'whsec_new' })).toBe(400);
  expect(await deliver({ STRIPE_WEBHOOK_SECRET: 'whsec_new', STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_other' })).toBe(
    400,
  );
  expect(await deliver({ STRIPE_WEBHOOK_SECRET: 'whsec_new', STRIPE_WEBHOOK_SECRET_PREVIOUS: webhookSecret })).toBe(
    200,
  );
  expect(await deliver({ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_old' })).toBe(
    200,
  );
});

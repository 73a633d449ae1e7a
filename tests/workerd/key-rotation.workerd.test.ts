import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { app } from '../../worker/app';
import { type Browser, ORIGIN } from './browser';
import { signUpPerson } from './people';
import { deliveriesOf, newBuyer } from './stripe';

const OLD = 'a-secret-of-the-test-suite-only-0123456789';
const NEW = 'another-secret-of-the-test-suite-9876543210';

/** One request on a Worker with other secrets. */
const ask = async (secrets: object, path: string, init: RequestInit = {}) => {
  const context = createExecutionContext();
  const answer = await app.fetch(new Request(ORIGIN + path, init), { ...env, ...secrets }, context);
  const body: unknown = await answer.json();
  await waitOnExecutionContext(context);
  return { status: answer.status, body, cookies: answer.headers.getSetCookie() };
};

const cookiesOf = (browser: Browser): string =>
  Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');

test('rotating the JWT secret signs nobody out, because the old one is accepted too and refreshes need neither', async () => {
  const { browser, user } = await signUpPerson();
  const signedIn = { headers: { cookie: cookiesOf(browser) } };
  const rotating = { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD };
  expect(await ask(rotating, '/api/auth/session', signedIn)).toMatchObject({ body: { user: { id: user.id } } });
  // Once the old one is gone, tokens it signed are nobody's …
  expect((await ask({ JWT_SECRET: NEW }, '/api/profile', signedIn)).status).toBe(401);
  // … and the next refresh, which every browser does on a 401, gives one that the new secret signed.
  const refreshed = await ask({ JWT_SECRET: NEW }, '/api/auth/token', {
    method: 'POST',
    headers: { ...signedIn.headers, origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'refresh_token' }),
  });
  expect(refreshed).toMatchObject({ status: 200, body: { user: { id: user.id } } });
  const fresh = refreshed.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  expect((await ask({ JWT_SECRET: NEW }, '/api/profile', { headers: { cookie: fresh } })).status).toBe(200);
  expect((await ask(rotating, '/api/profile', { headers: { cookie: fresh } })).status).toBe(200);
});

test('while the webhook secret is rotated, events signed with either secret are accepted, and with another refused', async () => {
  const buyer = await newBuyer();
  await buyer.pay('pack', 'pack-5');
  const [event] = await deliveriesOf(await buyer.customer());
  if (!event) throw new Error('no event');
  const deliver = async (secrets: object) =>
    (
      await ask(secrets, '/api/stripe/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
        body: event.payload,
      })
    ).status;
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

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startStripeServer } from '../../tests/fakes/stripe/server';

/**
 * Payments on one machine where no Stripe key is set: a local server that speaks Stripe's protocol, with pages to pay
 * on. The Worker takes nothing from it that is not signed. Its subscriptions live in the state folder.
 */
export const startLocalPayments = async (stateDirectory: string) => {
  mkdirSync(stateDirectory, { recursive: true });
  const secretKey = `sk_test_local_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const server = await startStripeServer({ secretKey, webhookSecret, stateFile: join(stateDirectory, 'stripe.json') });
  return {
    /** What the Worker has to know. */
    vars: { STRIPE_API_BASE: server.baseUrl, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    /** Sends events there from now on. */
    pushTo: (url: string) => server.pushTo(url),
  };
};

/**
 * The local Stripe as a process of its own, for a server that is started from outside:
 *
 *   PORT=20500 WEBHOOK_URL=http://127.0.0.1:8787/api/stripe/webhook npx tsx tests/fakes/stripe-serve.ts
 *
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are what it expects and signs with; STATE_FILE keeps it beyond a restart.
 */
import { startStripeServer } from './stripe/server';

const { PORT, WEBHOOK_URL, STATE_FILE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
  throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed');
const server = await startStripeServer({
  port: Number(PORT ?? 0),
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  webhookUrl: WEBHOOK_URL,
  stateFile: STATE_FILE,
});
process.stdout.write(`ready ${server.baseUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

/**
 * `npm run payments`: the local payment pages beside `npx wrangler dev --local`. It pushes what was paid to the Worker at
 * WORKER_ORIGIN (default http://localhost:8787); no money moves.
 */
import { startStripeServer } from '../tests/fakes/stripe/server';
import { PAYMENTS_PORT, readDevVars } from './serve/wrangler-dev';
import { fail } from './terminal';

const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = readDevVars();
if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
  fail('There is no .dev.vars with Stripe keys: npm run build makes it.');
const server = await startStripeServer({
  port: PAYMENTS_PORT,
  secretKey: STRIPE_SECRET_KEY ?? '',
  webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
  webhookUrl: `${process.env.WORKER_ORIGIN || 'http://localhost:8787'}/api/stripe/webhook`,
  stateFile: '.wrangler/state/stripe.json',
});
process.stdout.write(`Payments are ready at ${server.baseUrl}. Stop with Ctrl+C.\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

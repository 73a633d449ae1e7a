/**
 * `npm run bench:webhook [purchases]`: how long the built product takes to answer Stripe's signed events (each delivered
 * once and then again).
 */
import * as z from 'zod';
import { startStripeServer } from '../../tests/fakes/stripe/server';
import type { Control } from '../../tests/workerd/stripe-protocol';
import { ApiClient } from '../api-client';
import { say } from '../terminal';
import { startTestServer } from '../test-server';
import { quantile } from './statistics';

const purchases = Number(process.argv[2] ?? 30);
const keys = { secretKey: 'sk_test_of_the_bench', webhookSecret: 'whsec_of_the_bench' };
const stripe = await startStripeServer(keys);
const server = await startTestServer({
  env: {
    STRIPE_API_BASE: stripe.baseUrl,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  },
});

const deliveryList = z.object({ deliveries: z.array(z.object({ payload: z.string(), signature: z.string() })) });
const control = async (input: Control): Promise<unknown> => {
  const answer = await fetch(`${stripe.baseUrl}/__control`, { method: 'POST', body: JSON.stringify(input) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** Milliseconds until an event is answered. */
const deliver = async ({ payload, signature }: { payload: string; signature: string }): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${server.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
  return performance.now() - began;
};

const print = (label: string, times: number[]) => {
  const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  say(`${label.padEnd(22)} ${times.length} events   p50 ${at(0.5)}   p95 ${at(0.95)}`);
};

try {
  const person = await new ApiClient(server.origin).join('buyer@example.com');
  const [first, again] = [Array<number>(), Array<number>()];
  for (let purchase = 0; purchase < purchases; purchase += 1) {
    const { url } = z
      .object({ url: z.string() })
      .parse(await person.call('POST', '/api/billing/checkout', { kind: 'pack', id: 'pack-5' }));
    await control({ op: 'pay', session: url.split('/').at(-1) ?? '', outcome: 'pay' });
    const [customer = ''] = Object.keys(stripe.account.state.customers);
    const { deliveries } = deliveryList.parse(await control({ op: 'deliveries', customer }));
    for (const delivery of deliveries) first.push(await deliver(delivery));
    for (const delivery of deliveries) again.push(await deliver(delivery));
  }
  print('told for the first time', first);
  print('told again', again);
  const { additional } = z.looseObject({ additional: z.number() }).parse(await person.call('GET', '/api/credits'));
  if (additional !== 2 + 5 * purchases) throw new Error(`${additional} credits are not what was bought`);
} finally {
  await server.stop();
  await stripe.close();
}

/**
 * `npm start`: the product on one URL of this machine, with a demo account. PORT (default 8787; the next free one when
 * it is taken and was not asked for) and STATE_DIR (default .state) choose where.
 */
import { runCronTriggers } from './serve/cron';
import { startLocalPayments } from './serve/payments';
import { isFree } from './serve/port';
import { DEMO, seed } from './serve/seed';
import { serve, stopOnSignals } from './serve/server';
import { fail, step } from './terminal';

const DEFAULT_PORT = 8787;

const freePort = async (): Promise<number> => {
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + 20; port++) if (await isFree(port)) return port;
  return 0;
};

try {
  const stateDirectory = process.env.STATE_DIR || '.state';
  const payments = process.env.STRIPE_SECRET_KEY ? undefined : await startLocalPayments(stateDirectory);
  const server = await serve({
    environment: 'development',
    port: process.env.PORT ? Number(process.env.PORT) : freePort,
    stateDirectory,
    vars: payments?.vars,
  });
  payments?.pushTo(`${server.origin}/api/stripe/webhook`);
  stopOnSignals(server);
  await step('Seeding the demo account', () => seed(server.miniflare, server.origin));
  runCronTriggers(server.miniflare);
  process.stdout.write(`
  Valija is ready.   ${server.origin}

  Demo sign-in       ${DEMO.email}
                     ${DEMO.password}
  Mails it sends     ${server.origin}/__dev/inbox
  Payments           ${payments ? 'local pages; no money moves' : 'Stripe'}

  Stop with Ctrl+C. Data stays in ${stateDirectory}/.
`);
} catch (error) {
  fail(`Valija could not start: ${error instanceof Error ? error.message : String(error)}`);
}

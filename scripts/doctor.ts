/** `npm run doctor -- preview|production`: checks an installation and says what to do. Runs at the end of a deployment too. */
import { stripeOf } from '../worker/money/billing/stripe';
import { runDoctor } from './deploy/doctor';
import { readTarget, targetOf } from './deploy/target';
import { realWrangler } from './deploy/wrangler';
import { fail } from './terminal';

const main = async (): Promise<void> => {
  const environment = targetOf(process.argv[2]);
  if (!environment) return fail('Which environment? npm run doctor -- preview|production');
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = process.env;
  const findings = await runDoctor({
    target: readTarget(environment),
    wrangler: realWrangler,
    stripe: STRIPE_SECRET_KEY ? stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) : undefined,
    fetch,
    now: Date.now,
  });
  for (const { name, detail, todo } of findings) {
    process.stdout.write(`${todo === null ? '✓' : '✗'} ${name.padEnd(12)} ${detail}\n`);
    if (todo !== null) process.stdout.write(`  → ${todo}\n`);
  }
  if (findings.some(({ todo }) => todo !== null)) process.exitCode = 1;
};

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

/** `npm run doctor -- preview|production`: checks an installation and says what to do. Runs at the end of a deployment too. */
import { runDoctor } from './deploy/doctor';
import { stripeOfShell } from './deploy/stripe-account';
import { readTarget, targetOf } from './deploy/target';
import { realWrangler } from './deploy/wrangler';
import { fail, say } from './terminal';

const main = async (): Promise<void> => {
  const environment = targetOf(process.argv[2]);
  if (!environment) return fail('Which environment? npm run doctor -- preview|production');
  const findings = await runDoctor({
    target: readTarget(environment),
    wrangler: realWrangler,
    stripe: stripeOfShell(),
    fetch,
    now: Date.now,
  });
  for (const { name, detail, todo } of findings) {
    say(`${todo === null ? '✓' : '✗'} ${name.padEnd(12)} ${detail}`);
    if (todo !== null) say(`  → ${todo}`);
  }
  if (findings.some(({ todo }) => todo !== null)) process.exitCode = 1;
};

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

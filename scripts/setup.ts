/**
 * `npm run setup -- preview|production [--dry-run]`: makes what a deployment needs (D1, secrets, Stripe's products and
 * webhook, the Pages project), asking for what only a person knows. Safe to run again. `--dry-run` asks no account and
 * prints what would be run on an empty one.
 */
import { createInterface } from 'node:readline/promises';
import { stripeOf } from '../worker/money/billing/stripe';
import { setUp } from './deploy/set-up';
import { readTarget, targetOf, writeDatabaseId, writePlacement } from './deploy/target';
import { plannedWrangler, realWrangler } from './deploy/wrangler';
import { fail, say } from './terminal';

const [name, ...flags] = process.argv.slice(2);
const target = targetOf(name);
if (!target) fail('Which environment? npm run setup -- preview|production [--dry-run]');
else {
  const isPlan = flags.includes('--dry-run');

  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const description = readTarget(target);
    if (isPlan) say(`What would be run for ${target} on an account that has nothing yet:`);
    await setUp({
      target: description,
      wrangler: isPlan ? plannedWrangler(say) : realWrangler,
      ask: (question) => {
        if (!isPlan) return terminal.question(`${question}: `);
        say(`  asks: ${question}`);
        return Promise.resolve('');
      },
      say: (line) => say(isPlan ? `    → ${line}` : line),
      stripe: (key) => stripeOf({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: process.env.STRIPE_API_BASE }),
      keepDatabaseId: (id) => writeDatabaseId(description, id),
      keepPlacement: (placement) => {
        if (!isPlan) writePlacement(description, placement);
      },
    });
    say(isPlan ? 'Nothing was done.' : `${target} is set up. Next: npm run deploy -- ${target}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    terminal.close();
  }
}

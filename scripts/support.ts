/**
 * `npm run support -- preview|production <command>`: helps somebody without writing SQL, over the deployed database. It
 * needs `wrangler login`, and STRIPE_SECRET_KEY in the shell to refund. docs/operations.md has examples.
 */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { openDeployed } from './deploy/deployed-bindings';
import { support } from './deploy/support';
import { fail, say } from './terminal';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
try {
  await support(process.argv.slice(2), {
    open: openDeployed,
    ask: (question) => terminal.question(question),
    say,
    actor: process.env.SUPPORT_NAME || userInfo().username,
    shell: process.env,
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  terminal.close();
}

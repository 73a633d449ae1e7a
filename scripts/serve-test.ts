/**
 * `npm run serve:test`: the built product in ENVIRONMENT=test for tests from outside. PORT and STATE_DIR choose where;
 * prints one line `ready <origin>` on stdout. Cron runs only when asked for (`POST /__test/cron`).
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, stopOnSignals } from './serve/server';
import { fail } from './terminal';

try {
  const server = await serve({
    environment: 'test',
    port: Number(process.env.PORT ?? 0),
    stateDirectory: process.env.STATE_DIR || mkdtempSync(join(tmpdir(), 'valija-test-')),
  });
  stopOnSignals(server);
  process.stdout.write(`ready ${server.origin}\n`);
} catch (error) {
  fail(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}

/**
 * `npm run rehearse:restore`: the backup and the restore of docs/operations.md, on this machine. Somebody signs up and
 * makes plans; the database is exported; more happens; the database is lost and restored from the export. Then
 * everything of the backup must be there again, the credit proof clean, the person signed in and able to go on.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiClient, type TripForm, testMailToken } from './api-client';
import { run } from './run';
import { startLocalPayments } from './serve/payments';
import { startTestServer } from './test-server';
import { fail, step } from './terminal';

const TRIP: TripForm = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08', activities: ['beach'] };
const folder = mkdtempSync(join(tmpdir(), 'valija-restore-'));
const port = 20_000 + (process.pid % 20_000);

/** A folder that wrangler takes for this project, with the state of a server inside. */
const place = (name: string): { root: string; state: string } => {
  const root = join(folder, name);
  mkdirSync(root, { recursive: true });
  for (const each of ['wrangler.toml', 'migrations']) cpSync(each, join(root, each), { recursive: true });
  return { root, state: join(root, '.wrangler', 'state') };
};

const exportTo = (root: string, file: string): Promise<string> =>
  run('wrangler', ['d1', 'export', 'DB', '--local', '--output', file, '--cwd', root]);

/** The rows of an export, in an order of their own. */
const rowsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('INSERT INTO'))
    .toSorted();

const proof = z.object({ violations: z.array(z.unknown()) });
/** What a person sees of what they have. */
const ownThings = async (person: ApiClient): Promise<string> =>
  JSON.stringify([
    await person.call('GET', '/api/plans'),
    await person.call('GET', '/api/credits'),
    await person.call('GET', '/api/credits/history'),
    await person.call('GET', '/api/profile'),
  ]);

const rehearse = async (): Promise<void> => {
  const before = place('before');
  const after = place('after');
  const backup = join(folder, 'backup.sql');
  // The daily cron asks Stripe, which is a local one here.
  const { vars: env } = await startLocalPayments(folder);
  let server = await startTestServer({ port, stateDirectory: before.state, env });
  const person = new ApiClient(server.origin);
  const email = 'restore@example.com';
  await step('A person with two plans', async () => {
    await person.signUp({ email, password: 'Back-and-forth-77' }, testMailToken(server.origin));
    for (let count = 0; count < 2; count += 1) await person.finishedPlan(await person.createPlan(TRIP));
    await person.call('POST', '/__test/credits', { email, amount: 3 });
  });
  const had = await ownThings(person);
  await server.stop();
  await step('Backup: wrangler d1 export', () => exportTo(before.root, backup));

  server = await startTestServer({ port, stateDirectory: before.state, env });
  await step('More happens, which the backup does not have', async () => {
    await person.finishedPlan(await person.createPlan(TRIP));
  });
  await server.crash();

  await step('The database is lost; wrangler d1 execute --file restores it', async () => {
    // Durable Objects and the secret are not in D1: they are as they were last.
    cpSync(before.state, after.state, { recursive: true });
    rmSync(join(after.state, 'v3', 'd1'), { recursive: true });
    const file = ['d1', 'execute', 'DB', '--local', '--file', backup, '--yes', '--cwd', after.root];
    await run('wrangler', [...file, '--persist-to', after.state]);
  });
  const again = join(folder, 'again.sql');
  await exportTo(after.root, again);
  assert.deepEqual(rowsOf(again), rowsOf(backup));

  server = await startTestServer({ port, stateDirectory: after.state, env });
  await step('Everything of the backup is there, and life goes on', async () => {
    assert.equal(await ownThings(person), had);
    assert.deepEqual(proof.parse(await person.call('GET', '/__test/proof')).violations, []);
    await person.call('POST', '/__test/cron', {});
    const plan = await person.finishedPlan(await person.createPlan(TRIP));
    assert.equal(plan.status, 'ready');
    assert.deepEqual(proof.parse(await person.call('GET', '/__test/proof')).violations, []);
  });
  await server.stop();
  process.stdout.write(`${rowsOf(backup).length} rows saved and restored; the proof is clean.\n`);
};

try {
  await rehearse();
} catch (error) {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

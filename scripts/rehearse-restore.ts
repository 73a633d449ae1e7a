/**
 * `npm run rehearse:restore`: the backup and the restore of docs/operations.md, on this machine. Somebody makes and packs
 * plans; the database is exported, and the state of it and of the lists is copied; more happens. Set back together, every
 * line is as it was; with the export alone, every row is. Each time the credit proof is clean and the person can go on.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { ApiClient, type TripForm } from './api-client';
import { run } from './run';
import { startLocalPayments } from './serve/payments';
import { startTestServer } from './test-server';
import { fail, step } from './terminal';

const TRIP: TripForm = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08', activities: ['beach'] };
const folder = mkdtempSync(join(tmpdir(), 'valija-restore-'));

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
const plansOutput = z.object({ plans: z.array(z.object({ id: z.string() })) });
const listOutput = z.object({
  plan: z.object({
    revision: z.number(),
    progress: z.object({ items: z.number(), packed: z.number() }),
    items: z.array(z.object({ id: z.string(), name: z.string(), packed: z.boolean() })),
  }),
});
const listOf = async (person: ApiClient, id: string) =>
  listOutput.parse(await person.call('GET', `/api/plans/${id}`)).plan;

/** What a person sees of what they have, each list with its lines. */
const ownThings = async (person: ApiClient): Promise<string> => {
  const list = await person.call('GET', '/api/plans');
  const { plans } = plansOutput.parse(list);
  return JSON.stringify([
    list,
    ...(await Promise.all(plans.map(({ id }) => person.call('GET', `/api/plans/${id}`)))),
    await person.call('GET', '/api/credits'),
    await person.call('GET', '/api/credits/history'),
    await person.call('GET', '/api/profile'),
  ]);
};

/** Ticks a line of a plan's list; the database hears of it. */
const tick = async (person: ApiClient, planId: string, at: number): Promise<void> => {
  const { items } = await listOf(person, planId);
  await person.call('PATCH', `/api/plans/${planId}/items/${items[at]?.id}`, { packed: true });
  await setTimeout(1500);
};

/** The proof is clean, and the person makes and packs another plan. */
const goOn = async (person: ApiClient): Promise<void> => {
  assert.deepEqual(proof.parse(await person.call('GET', '/__test/proof')).violations, []);
  await person.call('POST', '/__test/cron', {});
  const id = await person.createPlan(TRIP);
  assert.equal((await person.finishedPlan(id)).status, 'ready');
  await tick(person, id, 0);
  assert.equal((await listOf(person, id)).progress.packed, 1);
  assert.deepEqual(proof.parse(await person.call('GET', '/__test/proof')).violations, []);
};

const rehearse = async (): Promise<void> => {
  const before = place('before');
  const together = place('together');
  const alone = place('alone');
  const backup = join(folder, 'backup.sql');
  // The daily cron asks Stripe, which is a local one here.
  const { vars: env } = await startLocalPayments(folder);
  const serve = (stateDirectory: string) => startTestServer({ stateDirectory, env });
  let server = await serve(before.state);
  const person = new ApiClient(server.origin);
  const [ticked, deleted] = await step('A person with two plans', async () => {
    await person.join('restore@example.com', 3);
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const id = await person.createPlan(TRIP);
      await person.finishedPlan(id);
      await tick(person, id, 0);
      ids.push(id);
    }
    return ids;
  });
  if (!ticked || !deleted) throw new Error('no two plans were made');
  const had = await ownThings(person);
  await server.stop();
  await step('Backup: wrangler d1 export, and a copy of the state of the database and of all lists', async () => {
    await exportTo(before.root, backup);
    cpSync(before.state, together.state, { recursive: true });
  });

  server = await serve(before.state);
  await step('More happens, which the backup does not have', async () => {
    await person.finishedPlan(await person.createPlan(TRIP));
    for (const at of [1, 2]) await tick(person, ticked, at);
    await person.call('DELETE', `/api/plans/${deleted}`);
  });
  await server.crash();

  server = await serve(together.state);
  await step(
    'Database and lists are set back together: all of it is there line by line, and life goes on',
    async () => {
      assert.equal(await ownThings(person), had);
      await goOn(person);
    },
  );
  await server.stop();

  await step('The database alone is lost; wrangler d1 execute --file restores it', async () => {
    // Durable Objects and the secret are not in D1: they are as they were last.
    cpSync(before.state, alone.state, { recursive: true });
    rmSync(join(alone.state, 'v3', 'd1'), { recursive: true });
    const file = ['d1', 'execute', 'DB', '--local', '--file', backup, '--yes', '--cwd', alone.root];
    await run('wrangler', [...file, '--persist-to', alone.state]);
  });
  const again = join(folder, 'again.sql');
  await exportTo(alone.root, again);
  assert.deepEqual(rowsOf(again), rowsOf(backup));

  server = await serve(alone.state);
  await step('Every row is there; lists are as they were last, and life goes on', async () => {
    const { plans } = plansOutput.parse(await person.call('GET', '/api/plans'));
    assert.deepEqual(plans.map(({ id }) => id).toSorted(), [ticked, deleted].toSorted());
    assert.equal((await listOf(person, ticked)).progress.packed, 3);
    // A deletion leaves nothing in the object, and here nothing brings that back.
    assert.equal((await listOf(person, deleted)).items.length, 0);
    await goOn(person);
  });
  await server.stop();
  process.stdout.write(`${rowsOf(backup).length} rows and two lists saved and restored; the proof is clean.\n`);
};

try {
  await rehearse();
} catch (error) {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/**
 * `npm run chaos:kill [runs] [seed]`: kills the server at a random instant of a slow generation, starts it again on the
 * same state and checks that the plan ends, that no credit is lost and that the person is still signed in.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { startOpenAiServer } from '../../tests/fakes/openai-server';
import { ApiClient, testMailToken } from '../api-client';
import { seededRandom } from '../seeded-random';
import { startTestServer } from '../test-server';

const runs = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const port = 20_000 + (process.pid % 20_000);
const stateDirectory = mkdtempSync(join(tmpdir(), 'valija-chaos-'));

const random = seededRandom(seed);

const creditsAnswer = z.looseObject({ total: z.number() });
const proofAnswer = z.object({ violations: z.array(z.unknown()) });
const sessionAnswer = z.object({ user: z.looseObject({ id: z.string() }) });

const model = await startOpenAiServer({ behaviours: [{ mode: 'good', firstTokenMs: 400, tokenMs: 15 }] });
const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'test-key' };
const start = () => startTestServer({ port, stateDirectory, env });

let server = await start();
const person = new ApiClient(server.origin);
const email = `chaos-${process.pid}@example.com`;
await person.signUp({ email, password: 'Crash-test-77' }, testMailToken(server.origin));
await person.call('POST', '/__test/credits', { email, amount: runs + 5 });
const credits = async () => creditsAnswer.parse(await person.call('GET', '/api/credits')).total;

const problems: string[] = [];
const outcomes: Record<string, number> = {};
for (let run = 1; run <= runs; run++) {
  const before = await credits();
  const id = await person.createPlan({
    destination: 'Porto, Portugal',
    startDate: '2027-05-01',
    endDate: '2027-05-08',
    activities: ['sightseeing'],
  });
  const killAfterMs = Math.round(random() * 1500);
  await sleep(killAfterMs);
  await server.crash();
  server = await start();
  sessionAnswer.parse(await person.call('GET', '/api/auth/session'));
  const plan = await person.finishedPlan(id, 90_000);
  const spent = before - (await credits());
  const { violations } = proofAnswer.parse(await person.call('GET', '/__test/proof'));
  outcomes[plan.status] = (outcomes[plan.status] ?? 0) + 1;
  if (violations.length > 0) problems.push(`run ${run}: proof ${JSON.stringify(violations)}`);
  if (plan.status === 'ready' && plan.items.length === 0) problems.push(`run ${run}: ready without items`);
  if (spent > 1 || (plan.status === 'failed' && spent !== 0)) problems.push(`run ${run}: ${plan.status} cost ${spent}`);
  process.stdout.write(
    `run ${run}/${runs}: killed after ${killAfterMs} ms · ${plan.status}, ${plan.items.length} items · cost ${spent}\n`,
  );
}
await server.stop();
await model.close();
process.stdout.write(`\n${runs} kills, outcomes ${JSON.stringify(outcomes)}, problems: ${problems.length}\n`);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * `npm run bench:ticks [folder …]`: how long a tick waits for its answer, here and in clones of other commits that lie
 * beside, in turns on the same machine: one person who ticks one thing after the other, and eight who tick at once.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '../api-client';
import { say } from '../terminal';
import { startTestServer, TEST_PORT } from '../test-server';
import { quantile, timed } from './statistics';

const ROUNDS = 12;
const TICKS = 40;
const PEOPLE = 8;

const said = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1).padStart(6)} ms   p95 ${quantile(times, 0.95).toFixed(1).padStart(6)} ms`;

/** Serves a commit's product, not in ENVIRONMENT=test, whose clock costs a statement and a trip. */
const SERVE = `import('./scripts/serve/server.ts').then(async ({ serve, stopOnSignals }) => {
  const { PORT, STATE_DIR } = process.env;
  const server = await serve({ environment: 'development', port: Number(PORT), stateDirectory: STATE_DIR });
  stopOnSignals(server);
  process.stdout.write('ready ' + server.origin + '\\n');
})`;

/** Somebody with a list. */
const createPerson = async (origin: string, at: number) => {
  const person = await new ApiClient(origin).join(`bench-${at}@example.com`);
  const planId = await person.createPlan({ destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' });
  const { items } = await person.finishedPlan(planId);
  return { person, planId, items };
};

/** Ticks somebody's things in turn, and says how long each took. */
const ticker = ({ person, planId, items }: Awaited<ReturnType<typeof createPerson>>) => {
  let turn = 0;
  return async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let tick = 0; tick < count; tick += 1) {
      turn += 1;
      const id = items[turn % items.length]?.id ?? '';
      const packed = Math.floor(turn / items.length) % 2 === 0;
      const call = () => person.call('PATCH', `/api/plans/${planId}/items/${id}`, { packed });
      times.push((await timed(call)).elapsedMs);
    }
    return times;
  };
};

const sides = await Promise.all(
  [process.cwd(), ...process.argv.slice(2)].map(async (directory, at) => {
    const where = {
      port: TEST_PORT + at,
      stateDirectory: mkdtempSync(join(tmpdir(), 'valija-bench-')),
      directory,
    };
    const testing = await startTestServer(where);
    const people = [];
    for (let one = 0; one < PEOPLE; one += 1) people.push(await createPerson(testing.origin, one));
    await testing.stop();
    const server = await startTestServer({ ...where, module: SERVE });
    return { directory, server, people: people.map(ticker), alone: new Array<number>(), together: new Array<number>() };
  }),
);
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { alone, together, people } of sides) {
      const one = (await people[round % PEOPLE]?.(TICKS)) ?? [];
      const all = (await Promise.all(people.map((tick) => tick(TICKS / PEOPLE)))).flat();
      // The first round warms both up.
      if (round === 0) continue;
      alone.push(...one);
      together.push(...all);
    }
  }
  for (const { directory, alone, together } of sides) {
    say(
      `${directory}\n  one tick after the other   ${said(alone)}\n  ${PEOPLE} people at once        ${said(together)}`,
    );
  }
} finally {
  await Promise.all(sides.map(({ server }) => server.stop()));
}

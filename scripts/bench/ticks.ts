/**
 * `npm run bench:ticks [folder …]`: how long a tick waits for its answer, here and in clones of other commits that lie
 * beside, in turns on the same machine: one person who ticks one thing after the other, and eight who tick at once.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, testMailToken } from '../api-client';
import { startTestServer } from '../test-server';

const ROUNDS = 12;
const TICKS = 40;
const PEOPLE = 8;

const print = (line: string) => process.stdout.write(`${line}\n`);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const said = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1).padStart(6)} ms   p95 ${quantile(times, 0.95).toFixed(1).padStart(6)} ms`;

/** Somebody with a list, who ticks its things in turn. */
const startPerson = async (origin: string, at: number) => {
  const person = new ApiClient(origin);
  const account = { email: `bench-${process.pid}-${at}@example.com`, password: 'Bench-mark-77' };
  await person.signUp(account, testMailToken(origin));
  const planId = await person.createPlan({ destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' });
  const { items } = await person.finishedPlan(planId);
  let turn = 0;
  return async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let tick = 0; tick < count; tick += 1) {
      turn += 1;
      const id = items[turn % items.length]?.id ?? '';
      const packed = Math.floor(turn / items.length) % 2 === 0;
      const begun = performance.now();
      await person.call('PATCH', `/api/plans/${planId}/items/${id}`, { packed });
      times.push(performance.now() - begun);
    }
    return times;
  };
};

const sides = await Promise.all(
  [process.cwd(), ...process.argv.slice(2)].map(async (directory, at) => {
    const server = await startTestServer({
      port: 20_000 + ((process.pid + at) % 20_000),
      stateDirectory: mkdtempSync(join(tmpdir(), 'valija-bench-')),
      directory,
    });
    return { directory, server, alone: new Array<number>(), together: new Array<number>() };
  }),
);
try {
  const crowds = new Map(
    await Promise.all(
      sides.map(async (side) => {
        const people = [];
        for (let at = 0; at < PEOPLE; at += 1) people.push(await startPerson(side.server.origin, at));
        return [side, people] as const;
      }),
    ),
  );
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [{ alone, together }, people] of crowds) {
      const one = (await people[round % PEOPLE]?.(TICKS)) ?? [];
      const all = (await Promise.all(people.map((tick) => tick(TICKS / PEOPLE)))).flat();
      // The first round warms both up.
      if (round === 0) continue;
      alone.push(...one);
      together.push(...all);
    }
  }
  for (const { directory, alone, together } of sides) {
    print(`${directory}\n  one tick after the other   ${said(alone)}\n  ${PEOPLE} people at once        ${said(together)}`);
  }
} finally {
  await Promise.all(sides.map(({ server }) => server.stop()));
}

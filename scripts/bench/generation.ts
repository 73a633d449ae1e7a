/** How long a list takes: one after the other, two hundred at the same moment, and many creates on one credit. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { PLAN_LIMITS } from '../../worker/plans/contract';
import { ApiClient, type TripForm } from '../api-client';
import { startTestServer, type TestServer } from '../test-server';
import type { Figure, Section } from './report';
import { median, quantile } from './statistics';

const TRIPS: TripForm[] = [
  { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08', activities: ['hiking', 'beach'] },
  {
    destination: 'Cusco, Peru',
    startDate: '2027-07-02',
    endDate: '2027-07-12',
    activities: ['trekking'],
    locale: 'es',
  },
  {
    destination: 'Tromsø',
    startDate: '2027-01-10',
    endDate: '2027-01-15',
    activities: ['northern-lights'],
    description: 'Family of four with children of 5 and 9, we rent warm suits there.',
  },
];
const [SHORT = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-02' }] = TRIPS;
const RACERS = 50;

const newPerson = (server: TestServer, name: string, credits: number): Promise<ApiClient> =>
  new ApiClient(server.origin).join(`${name}@example.com`, credits);

interface Times {
  accepted: number;
  firstItem: number;
  done: number;
}

/** Milliseconds from the request to its answer, to the first item event and to the last event. */
const timeOne = async (person: ApiClient, trip: TripForm): Promise<Times> => {
  const started = performance.now();
  const id = await person.createPlan(trip);
  const accepted = performance.now() - started;
  const stream = await person.open('GET', `/api/plans/${id}/progress`);
  let firstItem = Number.NaN;
  let text = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (Number.isNaN(firstItem) && /^event: item$/m.test(text)) firstItem = performance.now() - started;
  }
  if (!/^event: done$/m.test(text)) throw new Error(`The plan did not finish:\n${text.slice(-400)}`);
  return { accepted, firstItem, done: performance.now() - started };
};

/** The median and the 95th percentile of milliseconds. */
const spread = (name: string, values: readonly number[]): Figure[] => [
  { name: `${name}, p50`, value: median(values), unit: 'ms' },
  { name: `${name}, p95`, value: quantile(values, 0.95), unit: 'ms' },
];
const of = (times: readonly Times[], what: keyof Times): number[] => times.map((time) => time[what]);

/** Megabytes that the runtime of a state folder has held at most; NaN where the system does not say. */
const peakMemory = (stateDirectory: string): number => {
  try {
    const pids = readFileSync(join(stateDirectory, 'server.pids'), 'utf8').trim().split(/\s+/).slice(1);
    const peaks = pids.map((pid) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return Math.max(...peaks.map(Number)) / 1024;
  } catch {
    return Number.NaN;
  }
};

/** Everybody makes as many plans as one may at once, all at the same moment. */
const allAtOnce = async (server: TestServer, plans: number): Promise<Figure[]> => {
  const people: ApiClient[] = [];
  while (people.length * PLAN_LIMITS.running < plans) {
    people.push(await newPerson(server, `crowd-${people.length}`, PLAN_LIMITS.running));
  }
  const started = performance.now();
  const all = await Promise.allSettled(
    Array.from({ length: plans }, (_, index) => {
      const person = people[Math.floor(index / PLAN_LIMITS.running)];
      const trip = TRIPS[index % TRIPS.length];
      if (!person || !trip) throw new Error('too few people');
      return timeOne(person, trip);
    }),
  );
  const elapsedMs = performance.now() - started;
  const times = all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  for (const result of all) if (result.status === 'rejected') process.stderr.write(`${String(result.reason)}\n`);
  const name = `${plans} at once`;
  return [
    { name: `${name}, finished`, value: times.length, unit: 'plans', goal: `= ${plans}`, met: times.length === plans },
    { name: `${name}, all done after`, value: elapsedMs, unit: 'ms' },
    { name: `${name}, time of each`, value: elapsedMs / plans, unit: 'ms' },
    { name: `${name}, until 202, p95`, value: quantile(of(times, 'accepted'), 0.95), unit: 'ms' },
    ...spread(
      `${name}, queueing after 202`,
      times.map(({ firstItem, accepted }) => firstItem - accepted),
    ),
    ...spread(`${name}, whole list`, of(times, 'done')),
  ];
};

/** Of many creates on one credit, how many are accepted. */
const race = async (server: TestServer): Promise<Figure> => {
  const racer = await newPerson(server, 'race', 0);
  const { total } = z.looseObject({ total: z.number() }).parse(await racer.call('GET', '/api/credits'));
  for (let spent = 1; spent < total; spent += 1) await timeOne(racer, SHORT);
  const answers = await Promise.all(Array.from({ length: RACERS }, () => racer.send('POST', '/api/plans', SHORT)));
  const accepted = answers.filter(({ status }) => status === 202).length;
  const name = `${RACERS} creates on one credit, accepted`;
  return { name, value: accepted, unit: 'plans', goal: '= 1', met: accepted === 1 };
};

/** Measures generations on the built product with the embedded engine. */
export const benchGeneration = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const [one, many] = isSmall ? [6, 20] : [60, 200];
  const stateDirectory = mkdtempSync(join(tmpdir(), 'valija-bench-'));
  const server = await startTestServer({ stateDirectory });
  try {
    const person = await newPerson(server, 'bench', one);
    const times: Times[] = [];
    for (let n = 0; n < one; n += 1) times.push(await timeOne(person, TRIPS[n % TRIPS.length] ?? SHORT));
    const crowd = await allAtOnce(server, many);
    const memory = peakMemory(stateDirectory);
    return {
      title: 'Generation',
      how: `The built product with the embedded engine: ${one} plans one after the other, ${many} by as many people as it takes at the same moment, and ${RACERS} creates at once on one credit.`,
      figures: [
        ...spread('POST to first item', of(times, 'firstItem')),
        ...spread('POST to whole list', of(times, 'done')),
        ...crowd,
        await race(server),
        ...(Number.isNaN(memory) ? [] : [{ name: 'memory of the runtime at most', value: memory, unit: 'MB' }]),
      ],
      chart: {
        title: 'Milliseconds',
        figures: ['POST to first item, p50', 'POST to whole list, p50', 'POST to whole list, p95'],
      },
    };
  } finally {
    await server.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  }
};

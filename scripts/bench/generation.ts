/**
 * `npm run bench:generation [plans]`: from `POST /api/plans` to the first item event and to the end, on the built
 * product with the embedded engine; and fifty parallel creates on one credit.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiClient, type TripForm, testMailToken } from '../api-client';
import { startTestServer } from '../test-server';

const plans = Number(process.argv[2] ?? 40);
const server = await startTestServer({
  port: 20_000 + (process.pid % 20_000),
  stateDirectory: mkdtempSync(join(tmpdir(), 'valija-bench-')),
});

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

const newPerson = async (name: string) => {
  const person = new ApiClient(server.origin);
  const email = `${name}-${process.pid}@example.com`;
  await person.signUp({ email, password: 'Bench-mark-77' }, testMailToken(server.origin));
  return { person, email };
};

/** Milliseconds from the request to the first item event and to the last event. */
const timeOne = async (person: ApiClient, trip: TripForm): Promise<{ firstItem: number; done: number }> => {
  const started = performance.now();
  const id = await person.createPlan(trip);
  const stream = await person.open('GET', `/api/plans/${id}/progress`);
  let firstItem = Number.NaN;
  let text = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (Number.isNaN(firstItem) && /^event: item$/m.test(text)) firstItem = performance.now() - started;
  }
  if (!/^event: done$/m.test(text)) throw new Error(`The plan did not finish:\n${text.slice(-400)}`);
  return { firstItem, done: performance.now() - started };
};

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const row = (label: string, values: number[]) =>
  `${label.padEnd(22)} p50 ${quantile(values, 0.5).toFixed(0)} ms   p95 ${quantile(values, 0.95).toFixed(0)} ms`;

const { person, email } = await newPerson('bench');
await person.call('POST', '/__test/credits', { email, amount: plans + 10 });
const times: { firstItem: number; done: number }[] = [];
for (let n = 0; n < plans; n++) {
  const trip = TRIPS[n % TRIPS.length];
  if (trip) times.push(await timeOne(person, trip));
}
process.stdout.write(`${plans} plans, one after the other, embedded engine\n`);
process.stdout.write(
  `${row(
    'POST to first item',
    times.map((time) => time.firstItem),
  )}\n`,
);
process.stdout.write(
  `${row(
    'POST to done',
    times.map((time) => time.done),
  )}\n`,
);

const racer = await newPerson('race');
await timeOne(racer.person, { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-02' });
const answers = await Promise.all(
  Array.from({ length: 50 }, () =>
    racer.person.send('POST', '/api/plans', { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-02' }),
  ),
);
const count = (status: number) => answers.filter((answer) => answer.status === status).length;
const { total } = z.looseObject({ total: z.number() }).parse(await racer.person.call('GET', '/api/credits'));
process.stdout.write(
  `\n50 parallel creates on one credit: ${count(202)} × 202, ${count(402)} × 402, ${50 - count(202) - count(402)} other; credits left ${total}\n`,
);
await server.stop();
process.exit(0);

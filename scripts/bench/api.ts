/** Throughput and latency of the calls that matter, beside a bare Hono Worker doing the same D1 work. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { createDatabase } from '../../worker/db/client';
import { listQuery } from '../../worker/plans/service';
import { ApiClient, testMailToken } from '../api-client';
import { run } from '../run';
import { serve } from '../serve/server';
import { startTestServer } from '../test-server';
import type { Figure, Section } from './report';

const CONNECTIONS = 20;
const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-14', activities: ['hiking', 'beach'] };

/** Sends one request; `turn` counts up. */
type Call = (turn: number) => Promise<Response>;

interface Load {
  perSecond: number;
  p50: number;
  p95: number;
}

/** Twenty connections that ask again as soon as they are answered. */
const load = async (call: Call, milliseconds: number): Promise<Load> => {
  const times: number[] = [];
  const started = performance.now();
  let turn = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const from = performance.now();
      turn += 1;
      const answer = await call(turn);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { perSecond: (times.length * 1000) / (performance.now() - started), p50: at(0.5), p95: at(0.95) };
};

/** Packed, and taken out again. */
const tick = (turn: number) => ({ packed: turn % 2 === 0 });

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Somebody with twenty plans, made the way a person makes them. */
const prepare = async (stateDirectory: string) => {
  const server = await startTestServer({ port: 20_000 + (process.pid % 20_000), stateDirectory });
  const person = new ApiClient(server.origin);
  const email = 'traveller@example.com';
  await person.signUp({ email, password: 'Bench-mark-77' }, testMailToken(server.origin));
  await person.call('POST', '/__test/credits', { email, amount: 40 });
  let plan = '';
  for (let count = 0; count < 20; count += 1) {
    plan = await person.createPlan(TRIP);
    await person.finishedPlan(plan);
  }
  const { items } = await person.finishedPlan(plan);
  await server.stop();
  return { cookie: person.cookieHeader, plan, item: items[0]?.id ?? '' };
};

/** The bundle of the bare Worker. */
const bareBundle = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'valija-bare-'));
  // A configuration of its own: the product's wants a Durable Object.
  const config = join(folder, 'wrangler.toml');
  const main = resolve('scripts/bench/bare-worker.ts');
  writeFileSync(config, `name = "bare"\nmain = ${JSON.stringify(main)}\ncompatibility_date = "2026-10-20"\n`);
  await run('wrangler', ['deploy', '--config', config, '--dry-run', '--outdir', join(folder, 'out')]);
  return readFileSync(join(folder, 'out', 'bare-worker.js'), 'utf8');
};

/** Measures every call in turns: product, bare, product, bare … */
export const benchApi = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const [rounds, milliseconds] = isSmall ? [2, 500] : [7, 3_000];
  const state = mkdtempSync(join(tmpdir(), 'valija-bench-'));
  const { cookie, plan, item } = await prepare(state);
  const copy = `${state}-bare`;
  cpSync(state, copy, { recursive: true });
  // Not in ENVIRONMENT=test, whose clock costs a statement.
  const product = await serve({ environment: 'development', port: 0, stateDirectory: state });
  const database = await product.miniflare.getD1Database('DB');
  const row = await database
    .prepare('SELECT sessions.id AS session, users.id AS user FROM sessions JOIN users ON users.id = sessions.user_id')
    .first<{ session: string; user: string }>();
  if (!row) throw new Error('nobody is signed in');
  const db = createDatabase({ DB: database });
  const { sql, params } = listQuery({ db, userId: row.user }, { query: '', cursor: undefined, limit: 20 }).toSQL();
  const bare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: resolve(copy, 'v3'),
      modules: [{ type: 'ESModule', path: 'bare-worker.js', contents: await bareBundle() }],
      compatibilityDate: '2026-10-20',
      d1Databases: { DB: '00000000-0000-0000-0000-000000000000' },
      bindings: { LIST_SQL: sql },
    }),
  );
  const { origin } = await bare.ready;
  const who = new URLSearchParams({ ...row, plan, item, params: JSON.stringify(params) }).toString();
  const headers = {
    cookie,
    origin: product.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const ours =
    (path: string, method = 'GET', body?: (turn: number) => object): Call =>
    (turn) =>
      fetch(product.origin + path, { method, headers, ...(body && { body: JSON.stringify(body(turn)) }) });
  const theirs =
    (path: string, method = 'GET', body?: (turn: number) => object): Call =>
    (turn) =>
      fetch(`${origin}${path}?${who}`, { method, ...(body && { body: JSON.stringify(body(turn)) }) });
  const calls: [string, Call, Call, number][] = [
    ['session check', ours('/api/auth/session'), theirs('/session'), 0.85],
    ['plan list', ours('/api/plans'), theirs('/list'), 0.85],
    ['one plan', ours(`/api/plans/${plan}`), theirs('/plan'), 0.85],
    ['tick an item', ours(`/api/plans/${plan}/items/${item}`, 'PATCH', tick), theirs('/tick', 'PATCH', tick), 0.8],
  ];
  const figures: Figure[] = [];
  try {
    for (const [name, product, other, goal] of calls) {
      await load(product, 300);
      await load(other, 300);
      const measured: [Load, Load][] = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push([await load(product, milliseconds), await load(other, milliseconds)]);
      }
      const ratio = median(measured.map(([one, two]) => one.perSecond / two.perSecond));
      figures.push(
        { name, value: ratio, unit: '× bare', goal: `≥ ${goal}`, met: ratio >= goal },
        { name: `${name}, a second`, value: median(measured.map(([one]) => one.perSecond)), unit: 'calls' },
        { name: `${name}, p95`, value: median(measured.map(([one]) => one.p95)), unit: 'ms' },
      );
    }
  } finally {
    await product.stop();
    await bare.dispose();
  }
  return {
    title: 'Calls beside a bare Worker',
    how: `${CONNECTIONS} connections, ${rounds} rounds in turns of ${milliseconds} ms, the built Worker in miniflare without a development proxy, against \`scripts/bench/bare-worker.ts\`: Hono and the same D1 statements on a copy of the same database, without sessions, checks and headers. Making a plan is measured with the generations below.`,
    figures,
    chart: { title: 'Throughput, as a share of the bare Worker', figures: calls.map(([name]) => name), goal: 0.85 },
  };
};

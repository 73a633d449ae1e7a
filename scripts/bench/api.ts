/** Throughput and latency of the calls that matter, beside a bare Worker that replays the same statements; and the database work of each call. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import * as z from 'zod';
import { Rights } from '../../worker/plans/room/sync/rights';
import type { StoredLines } from '../../worker/plans/service';
import { serve } from '../serve/server';
import { openState } from '../serve/state';
import { EDIT_NAMES, PLAN_IDS, serveBare, withNew } from './bare';
import { answered, CONNECTIONS, load, type Send } from './load';
import { isFunction, recordCall } from './record';
import { createRoom } from './room';
import type { Figure, Section } from './report';
import { median, quantile, timed } from './statistics';
import { prepareTraveller, TRIP } from './traveller';
import { workSection } from './work';

const GOALS = { read: 0.85, write: 0.85 };
/** Longest that a list may take between two creations. */
const GENERATION_MS = 15_000;
/** Before the rounds, so that both sides are compiled and their caches filled. */
const WARM_UP_MS = 500;

const planAnswer = z.object({ plan: z.object({ id: z.string(), status: z.string() }) });

/** Packed, and taken out again. */
const tick = (turn: number) => ({ packed: turn % 2 === 0 });

interface Call {
  name: string;
  goal: number;
  /** Path and what goes with it, for the call of this number; ticks of each round go to another plan. */
  request: (turn: number, round?: number) => [string, RequestInit];
}

const KEYS = ['session', 'list', 'plan', 'tick', 'create'] as const;
type Key = (typeof KEYS)[number];

const callsOf = (ticked: readonly { plan: string; item: string }[], headers: Record<string, string>) => {
  const { plan = '' } = ticked.at(-1) ?? {};
  const call =
    (path: string, method = 'GET', body?: (turn: number) => object): Call['request'] =>
    (turn) => [path, { method, headers, ...(body && { body: JSON.stringify(body(turn)) }) }];
  return {
    session: { name: 'session check', goal: GOALS.read, request: call('/api/auth/session') },
    list: { name: 'plan list', goal: GOALS.read, request: call('/api/plans') },
    plan: { name: 'one plan of 60 items', goal: GOALS.read, request: call(`/api/plans/${plan}`) },
    tick: {
      name: 'tick an item',
      goal: GOALS.write,
      request: (turn, round = 0) => {
        const { plan: at = '', item = '' } = ticked[ticked.length - 1 - (round % ticked.length)] ?? {};
        return call(`/api/plans/${at}/items/${item}`, 'PATCH', tick)(turn);
      },
    },
    create: { name: 'create a plan', goal: GOALS.write, request: call('/api/plans', 'POST', () => TRIP) },
  } satisfies Record<Key, Call>;
};

const ratioFigure = ({ name, goal }: Call, ratio: number): Figure => ({
  name,
  value: ratio,
  unit: '× bare',
  goal: `≥ ${goal}`,
  met: ratio >= goal,
});

/** Product, bare, product, bare …: the ratio is the median of what the turns give. */
const throughput = async (
  call: Call,
  [product, bare]: [(round: number) => Send, Send],
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Figure[]> => {
  await load(product(0), WARM_UP_MS);
  await load(bare, WARM_UP_MS);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ ours: await load(product(round), milliseconds), theirs: await load(bare, milliseconds) });
  }
  const { name } = call;
  return [
    ratioFigure(call, median(turns.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond))),
    { name: `${name}, a second`, value: median(turns.map(({ ours }) => ours.perSecond)), unit: 'calls' },
    { name: `${name}, bare, a second`, value: median(turns.map(({ theirs }) => theirs.perSecond)), unit: 'calls' },
    { name: `${name}, p50`, value: median(turns.map(({ ours }) => ours.p50)), unit: 'ms' },
    { name: `${name}, p95`, value: median(turns.map(({ ours }) => ours.p95)), unit: 'ms' },
  ];
};

/** The list of a plan as its object keeps it. */
const keptLines = async (miniflare: Miniflare, planId: string): Promise<StoredLines> => {
  const rooms = await miniflare.getDurableObjectNamespace('PLAN_ROOM');
  const room = rooms.get(rooms.idFromName(planId));
  const list: unknown = Reflect.get(room, 'list');
  const text = isFunction(list) ? await list.call(room, planId, false) : null;
  if (typeof text !== 'string') throw new Error('a plan without a list');
  return JSON.parse(text);
};

/** Measures every call in turns, and says what each asks of the database. */
export const benchApi = async ({ isSmall }: { isSmall: boolean }): Promise<Section[]> => {
  const [rounds, milliseconds, creations] = isSmall ? [2, 500, 8] : [7, 1_500, 80];
  const state = mkdtempSync(join(tmpdir(), 'valija-bench-'));
  const { cookie, ticked } = await prepareTraveller(state);
  const { plan = '' } = ticked.at(-1) ?? {};
  const copy = `${state}-bare`;
  cpSync(state, copy, { recursive: true });
  // Not in ENVIRONMENT=test, whose clock costs a statement.
  const product = await serve({ environment: 'development', port: 0, stateDirectory: state });
  const database = await product.miniflare.getD1Database('DB');
  const headers = {
    cookie,
    origin: product.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const calls = callsOf(ticked, headers);
  const list = createRoom();
  list.take({ planId: plan, isStanding: true, ...(await keptLines(product.miniflare, plan)) });
  list.told(0);
  const rights = new Rights();
  const record = async (key: Key) => {
    const [path, init] = calls[key].request(1);
    return recordCall(database, openState(state).jwtSecret, new Request(product.origin + path, init), list, rights);
  };
  // The first tick in a while asks who may edit; what is measured is those after it.
  await record('tick');
  const recorded = {
    session: await record('session'),
    list: await record('list'),
    plan: await record('plan'),
    tick: await record('tick'),
    create: await record('create'),
  };
  const work = await workSection(
    database,
    KEYS.map((key) => [calls[key].name, recorded[key]] as const),
  );
  const bare = await serveBare(copy, {
    ...recorded,
    tick: withNew(recorded.tick, EDIT_NAMES),
    create: withNew(recorded.create, PLAN_IDS),
  });
  const bareOrigin = (await bare.ready).origin;
  const bareDatabase = await bare.getD1Database('DB');
  const ours =
    (key: Key, round = 0): Send =>
    (turn) => {
      const [path, init] = calls[key].request(turn, round);
      return fetch(product.origin + path, init);
    };
  const theirs =
    (key: Key): Send =>
    (turn) => {
      const [, { method, body }] = calls[key].request(turn);
      return fetch(`${bareOrigin}/${key}`, { ...(method && { method }), ...(body && { body }) });
    };
  const isFinished = async (id: string): Promise<boolean> => {
    const answer = await fetch(`${product.origin}/api/plans/${id}`, { headers });
    return planAnswer.parse(JSON.parse(await answered(answer))).plan.status !== 'generating';
  };

  const figures: Figure[] = [];
  try {
    for (const key of ['session', 'list', 'plan', 'tick'] as const) {
      figures.push(
        ...(await throughput(calls[key], [(round) => ours(key, round), theirs(key)], { rounds, milliseconds })),
      );
    }
    // One after the other: a list is made after each answer, and would be measured with the next one.
    const turns: { ours: number; theirs: number }[] = [];
    for (let turn = 0; turn < creations; turn += 1) {
      const { elapsedMs: own, result: id } = await timed(
        async () => planAnswer.parse(JSON.parse(await answered(await ours('create')(turn)))).plan.id,
      );
      const until = performance.now() + GENERATION_MS;
      while (!(await isFinished(id)) && performance.now() < until) await sleep(20);
      const { elapsedMs: other } = await timed(async () => answered(await theirs('create')(turn)));
      // Else it would hold three generations, and refuse the next.
      await bareDatabase.exec(
        "UPDATE generations SET state = 'done', settled_at = created_at WHERE state = 'reserved'",
      );
      turns.push({ ours: own, theirs: other });
    }
    const own = turns.map((turn) => turn.ours);
    const other = turns.map((turn) => turn.theirs);
    figures.push(
      ratioFigure(calls.create, median(other) / median(own)),
      { name: 'create a plan, p50', value: median(own), unit: 'ms' },
      { name: 'create a plan, bare, p50', value: median(other), unit: 'ms' },
      { name: 'create a plan, p95', value: quantile(own, 0.95), unit: 'ms' },
    );
  } finally {
    await product.stop();
    await bare.dispose();
    for (const folder of [state, copy]) rmSync(folder, { recursive: true, force: true });
  }
  return [
    {
      title: 'Calls beside a bare Worker',
      how: `${CONNECTIONS} connections, ${rounds} rounds in turns of ${milliseconds} ms, the built Worker in miniflare without a development proxy. The bare Worker (\`scripts/bench/bare-worker.ts\`) is Hono that plays the very statements the product sends for the call, its session's included, in the same trips and through a Durable Object where the product has one, which keeps or answers as much, and answers the same bytes. Plans are created one after the other, ${creations} times, and the ratio is that of the median times until 202.`,
      figures,
      chart: {
        title: 'Throughput, as a share of the bare Worker',
        figures: Object.values(calls).map(({ name }) => name),
        goal: GOALS.read,
      },
    },
    work,
  ];
};

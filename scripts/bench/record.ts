/**
 * What a call does with the database, written down while the product answers it: the Worker's own code, run here on
 * Node, on the D1 that workerd has. Benchmarks count it, or play it again.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { app } from '../../worker/app';
import { createDatabase } from '../../worker/platform/db/client';
import { type Env, readEnv } from '../../worker/platform/env';
import type { RoomList } from '../../worker/plans/room/room-list';
import { Rights } from '../../worker/plans/room/sync/rights';
import { answerFor } from '../../worker/plans/room/sync/answer';
import { type EditRequest, storeEdits } from '../../worker/plans/room/sync/store';
import { writeListSummary } from '../../worker/plans/room/list-summary';
import { createRoom, roomAnswers } from './room';
import type { Statement, Tape, Trip } from './tape';

/** A call as it was answered, with the rows that the database counted. */
export interface RecordedCall extends Tape {
  read: number;
  written: number;
}

/** Whether something can be called. */
export const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

interface Meta {
  rows_read: number;
  rows_written: number;
}

/** The database, handing every trip to `onTrip` with what it counted and how long it took, in milliseconds. */
export const recording = (
  real: D1Database,
  onTrip: (statements: Statement[], metas: Meta[], milliseconds: number) => void,
): D1Database => {
  const known = new WeakMap<D1PreparedStatement, Statement & { real: D1PreparedStatement }>();
  const find = (statement: D1PreparedStatement) => {
    const found = known.get(statement);
    if (!found) throw new Error('a statement of another database');
    return found;
  };
  const wrap = (prepared: D1PreparedStatement, sql: string, params: unknown[]): D1PreparedStatement => {
    const wrapped = new Proxy(prepared, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), sql, values);
        const value: unknown = Reflect.get(target, name);
        if (!isFunction(value)) return value;
        return async (...args: unknown[]) => {
          // `raw` and `first` answer without a count, so it is asked for once more; only what reads is asked that way.
          const counted = await (/^\s*select/i.test(sql) ? target.all() : undefined);
          const started = performance.now();
          const answer = value.apply(target, args);
          const result: unknown = isPromise(answer) ? await answer : answer;
          onTrip([{ sql, params }], counted ? [counted.meta] : [], performance.now() - started);
          return result;
        };
      },
    });
    known.set(wrapped, { sql, params, real: prepared });
    return wrapped;
  };
  const prepare = (sql: string) => wrap(real.prepare(sql), sql, []);
  const batch: D1Database['batch'] = async <Row>(statements: D1PreparedStatement[]) => {
    const parts = statements.map(find);
    const started = performance.now();
    const results = await real.batch<Row>(parts.map((part) => part.real));
    onTrip(
      parts.map(({ sql, params }) => ({ sql, params })),
      results.map(({ meta }) => meta),
      performance.now() - started,
    );
    return results;
  };
  return {
    prepare,
    batch,
    exec: (query) => real.exec(query),
    withSession: () => ({ prepare, batch, getBookmark: () => null }),
    dump: () => real.dump(),
  };
};

/** What a Worker on Node is given: everything of wrangler.toml that these calls touch. */
const bindings = (database: D1Database, jwtSecret: string, planRoomOf: (planId: string) => object) => ({
  ENVIRONMENT: 'development',
  APP_ORIGIN: '',
  JWT_SECRET: jwtSecret,
  DB: database,
  ASSETS: { fetch },
  PLAN_ROOM: { idFromName: (name: string) => name, get: planRoomOf },
  MAIL: { send: () => Promise.resolve() },
  RATE_LIMIT: { limit: () => Promise.resolve({ success: true }) },
  READ_RATE_LIMIT: { limit: () => Promise.resolve({ success: true }) },
});

/** A validated environment on this database, for services that ask for one; rooms take their lists over at first touch. */
export const environmentOn = (database: D1Database): Env => {
  const rooms = new Map<string, RoomList>();
  const db = createDatabase({ DB: database });
  const planRoomOf = (planId: string) => {
    const list = rooms.get(planId) ?? createRoom();
    rooms.set(planId, list);
    return roomAnswers(db, list);
  };
  return readEnv(bindings(database, 'a-secret-that-signs-nothing-here-0123456789', planRoomOf));
};

/** Rows that some work reads and writes, as the database counts them. */
export const countRows = async (
  database: D1Database,
  work: (recorded: D1Database) => Promise<unknown>,
): Promise<{ read: number; statements: Statement[] }> => {
  let read = 0;
  const statements: Statement[] = [];
  await work(
    recording(database, (trip, metas) => {
      statements.push(...trip);
      for (const { rows_read } of metas) read += rows_read;
    }),
  );
  return { read, statements };
};

/** Answers a request on Node and writes down what it did. `list` is what the plan's object keeps, `rights` what it knows of who may edit. */
export const recordCall = async (
  database: D1Database,
  jwtSecret: string,
  request: Request,
  list = createRoom(),
  rights = new Rights(),
): Promise<RecordedCall> => {
  const tape: RecordedCall = { trips: [], isStarted: false, asked: 0, status: 0, body: null, read: 0, written: 0 };
  const onTrip =
    (by: Trip['by']) =>
    (statements: Statement[], metas: Meta[]): void => {
      tape.trips.push({ by, statements });
      for (const { rows_read, rows_written } of metas) {
        tape.read += rows_read;
        tape.written += rows_written;
      }
    };
  // The Durable Object's own part of these calls; it runs in workerd alone.
  const room = {
    edit: async (edits: EditRequest) => {
      const db = createDatabase({ DB: recording(database, onTrip('object')) });
      const answer = await storeEdits(db, edits, { allowance: { take: () => null }, list, rights });
      const news = list.untold;
      if (news) await writeListSummary(createDatabase({ DB: recording(database, onTrip('behind')) }), news, list.lines);
      if (news) list.told(news.turn);
      return 'refused' in answer ? answer : answerFor(edits.session.userId, answer);
    },
    shown: async (planId: string) => {
      const answer = await roomAnswers(createDatabase({ DB: recording(database, onTrip('object')) }), list).shown(
        planId,
      );
      tape.asked = answer?.length ?? 0;
      return answer;
    },
    start: () => {
      tape.isStarted = true;
    },
  };
  const env = bindings(recording(database, onTrip('worker')), jwtSecret, () => room);
  const answer = await app.fetch(request, env);
  tape.status = answer.status;
  tape.body = await answer.json();
  if (!answer.ok) throw new Error(`${request.method} ${request.url}: ${answer.status} ${JSON.stringify(tape.body)}`);
  return tape;
};

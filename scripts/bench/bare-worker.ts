/**
 * What the product is compared with: Hono, D1 and a Durable Object alone. It plays a tape: the statements that the product
 * itself sends for a call, in the same trips, from the Worker or from the object, and then the same answer. Nothing is
 * checked, built or merged, and there are no rules and no headers.
 */
import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
import { NEW, type Tape, type Trip } from './tape';

interface Bindings {
  DB: D1Database;
  OBJECTS: DurableObjectNamespace<BareObject>;
  TAPES: Record<string, Tape>;
}

/** The value with a new name in place of the one that was recorded. */
const valueIn = (value: unknown, fresh: string): unknown =>
  typeof value === 'string' ? value.replaceAll(NEW, fresh) : value;

/** A trip of one statement is no batch, as in the product. */
const take = async (db: D1Database, { statements }: Trip, fresh: string): Promise<void> => {
  const prepared = statements.map(({ sql, params }) =>
    db.prepare(sql).bind(...params.map((value) => valueIn(value, fresh))),
  );
  const [only] = prepared;
  if (prepared.length === 1 && only) await only.raw();
  else await db.batch(prepared);
};

export class BareObject extends DurableObject<Bindings> {
  #before: Promise<unknown> = Promise.resolve();
  #list = '';

  /** One call after the other, as an object does that puts edits in an order; each is kept, and told behind the answer. */
  play(trips: readonly Trip[], fresh: string): Promise<void> {
    const played = this.#before.then(async () => {
      for (const trip of trips.filter(({ by }) => by === 'object')) await take(this.env.DB, trip, fresh);
      const { sql } = this.ctx.storage;
      sql.exec('CREATE TABLE IF NOT EXISTS kept (id TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID');
      for (const id of ['line', 'list', fresh]) {
        sql.exec('INSERT OR REPLACE INTO kept VALUES (?, ?)', id, JSON.stringify(trips.length + this.#list.length));
      }
      for (const trip of trips.filter(({ by }) => by === 'behind')) this.ctx.waitUntil(take(this.env.DB, trip, fresh));
    });
    this.#before = played;
    return played;
  }

  /** As long a text as the product's object answers with, which has it in memory while it is awake. */
  list(length: number): string {
    if (this.#list.length !== length) this.#list = 'x'.repeat(length);
    return this.#list;
  }

  /** Stores the job and sets the alarm, whose work is empty here. */
  async start(input: unknown): Promise<void> {
    await this.ctx.storage.put('input', input);
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

export default new Hono<{ Bindings: Bindings }>().all('/:call', async (c) => {
  const tape = c.env.TAPES[c.req.param('call')];
  if (!tape) return c.notFound();
  const input: unknown = c.req.method === 'GET' ? undefined : await c.req.json();
  const fresh = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  // One plan has one object; a new plan has a new one.
  const objectOf = (name: string) => c.env.OBJECTS.get(c.env.OBJECTS.idFromName(name));
  const own = async () => {
    for (const trip of tape.trips.filter(({ by }) => by === 'worker')) await take(c.env.DB, trip, fresh);
  };
  await Promise.all([own(), tape.asked > 0 && objectOf('plan').list(tape.asked)]);
  const handedOver = tape.trips.filter(({ by }) => by !== 'worker');
  if (handedOver.length > 0) await objectOf('plan').play(handedOver, fresh);
  if (tape.isStarted) await objectOf(fresh).start(input);
  return c.body(JSON.stringify(tape.body), tape.status === 202 ? 202 : 200, { 'content-type': 'application/json' });
});

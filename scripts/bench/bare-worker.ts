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

/** What is new in this play: names, and how many plays went before. */
interface Play {
  fresh: string;
  revision?: number | undefined;
  before: number;
}

const valueIn = (value: unknown, { fresh, revision, before }: Play): unknown => {
  if (typeof value === 'string') return value.replaceAll(NEW, fresh);
  return revision !== undefined && (value === revision || value === revision + 1) ? value + before : value;
};

/** A trip of one statement is no batch, as in the product. */
const take = async (db: D1Database, { statements }: Trip, play: Play): Promise<void> => {
  const prepared = statements.map(({ sql, params }) =>
    db.prepare(sql).bind(...params.map((value) => valueIn(value, play))),
  );
  const [only] = prepared;
  if (prepared.length === 1 && only) await only.raw();
  else await db.batch(prepared);
};

export class BareObject extends DurableObject<Bindings> {
  #before: Promise<unknown> = Promise.resolve();
  #plays = 0;

  /** One call after the other, as an object does that puts edits in an order. */
  play(trips: readonly Trip[], play: Omit<Play, 'before'>): Promise<void> {
    const played = this.#before.then(async () => {
      for (const trip of trips) await take(this.env.DB, trip, { ...play, before: this.#plays });
      this.#plays += 1;
    });
    this.#before = played;
    return played;
  }

  /** Keeps what it is to work on and rings for the work, which is none here. */
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
  const own = tape.trips.filter(({ by }) => by === 'worker');
  for (const trip of own) await take(c.env.DB, trip, { fresh, before: 0 });
  const handedOver = tape.trips.filter(({ by }) => by === 'object');
  // One plan has one object; a new plan has a new one.
  const objectOf = (name: string) => c.env.OBJECTS.get(c.env.OBJECTS.idFromName(name));
  if (handedOver.length > 0) await objectOf('plan').play(handedOver, { fresh, revision: tape.revision });
  if (tape.isStarted) await objectOf(fresh).start(input);
  return c.body(JSON.stringify(tape.body), tape.status === 202 ? 202 : 200, { 'content-type': 'application/json' });
});

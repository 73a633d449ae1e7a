import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUser } from '../../../tests/workerd/people-in-database';
import { createDatabase } from '../../platform/db/client';
import { getCredits } from './balance';
import { clawbackStatements } from './clawback';
import { proveCredits } from './proof';
import { creditLedger, creditLots, generations } from './schema';
import { commitStatement, expireEndedMonths, grantStatements, releaseStatements, reserveStatements } from './service';

declare const __HISTORY_OPERATIONS__: number;

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MONTH = 30 * 24 * 60 * 60_000;
const START = Date.UTC(2027, 0, 1);
const db = createDatabase(env);

/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** The same rules in plain code, one operation after the other. */
class Oracle {
  lots: {
    id: string;
    remaining: number;
    granted: number;
    clawed: number;
    revoked: number;
    /** The lot that a goodwill credit stands for. */
    origin?: string;
    start?: number;
    end?: number;
    order: number;
  }[] = [];
  work = new Map<string, { lot: string; state: 'reserved' | 'done' | 'void' }>();

  isSpendable = (lot: Oracle['lots'][number], now: number) =>
    lot.start === undefined ||
    ((lot.end ?? 0) > now && !this.lots.some((other) => other.start !== undefined && other.start > (lot.start ?? 0)));

  live = (now: number) => this.lots.filter((lot) => this.isSpendable(lot, now));

  expire(now: number, all: boolean) {
    for (const lot of this.lots) {
      if (lot.start === undefined || this.isSpendable(lot, now) || (!all && (lot.end ?? 0) > now)) continue;
      lot.remaining = 0;
    }
  }

  grant(id: string, granted: number, now: number, period?: { start: number; end: number }) {
    if (!this.lots.some((lot) => lot.id === id)) {
      this.lots.push({ id, granted, remaining: granted, clawed: 0, revoked: 0, order: now, ...period });
    }
    this.expire(now, true);
  }

  reserve(id: string, now: number) {
    const running = [...this.work.values()].filter(({ state }) => state === 'reserved').length;
    if (running >= 3 || this.work.has(id)) return;
    const [lot] = this.live(now)
      .filter(({ remaining }) => remaining > 0)
      .sort(
        (a, b) =>
          Number(a.start === undefined) - Number(b.start === undefined) ||
          (a.end ?? 0) - (b.end ?? 0) ||
          a.order - b.order ||
          (a.id < b.id ? -1 : 1),
      );
    if (!lot) return;
    lot.remaining -= 1;
    this.work.set(id, { lot: lot.id, state: 'reserved' });
  }

  settle(id: string, state: 'done' | 'void', now: number) {
    const work = this.work.get(id);
    if (work?.state !== 'reserved') return;
    work.state = state;
    const lot = this.lots.find((each) => each.id === work.lot);
    if (state === 'done' || !lot) return;
    const origin = this.lots.find((each) => each.id === lot.origin) ?? lot;
    if (origin.revoked > origin.clawed) origin.clawed += 1;
    else if (this.isSpendable(lot, now)) lot.remaining += 1;
    else {
      const goodwill = { id: `goodwill:${id}`, origin: lot.id, granted: 1, remaining: 1, clawed: 0, revoked: 0 };
      this.lots.push({ ...goodwill, order: now });
    }
  }

  clawback(id: string, refunded: number, paid: number) {
    const lot = this.lots.find((each) => each.id === id);
    if (!lot) return;
    lot.revoked = Math.max(lot.revoked, Math.floor((lot.granted * refunded) / paid));
    for (const each of [lot, ...this.lots.filter(({ origin }) => origin === id)]) {
      const taken = Math.max(0, Math.min(each.remaining, lot.revoked - lot.clawed));
      each.remaining -= taken;
      lot.clawed += taken;
    }
  }

  balance = (now: number) => {
    const sum = (lots: Oracle['lots']) => lots.reduce((total, { remaining }) => total + remaining, 0);
    const live = this.live(now);
    return {
      subscription: sum(live.filter(({ start }) => start !== undefined)),
      additional: sum(live.filter(({ start }) => start === undefined)),
    };
  };
}

interface Operation {
  run: () => Promise<unknown>;
  tell: (oracle: Oracle) => void;
}

/** A random history of one person: what happens next, with its effect on the oracle. Repeats and late events included. */
const historyOf = (userId: string, seed: number) => {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const work: string[] = [];
  let ids = 0;
  const newName = () => `${userId}_${(ids += 1)}`;
  const packs: string[] = [];
  const months: string[] = [];
  let now = START;
  let period = 0;
  const pick = (list: string[]) => list[list.length - 1 - below(Math.min(list.length, 6))];

  const grant = (lotId: string, credits: number, span?: { start: number; end: number }): Operation => {
    const at = now;
    const source = span ? ('subscription' as const) : ('pack' as const);
    return {
      run: () =>
        db.batch([
          ...grantStatements(db, {
            lotId,
            userId,
            source,
            credits,
            ref: lotId,
            now: at,
            ...(span && { period: span }),
          }),
        ]),
      tell: (oracle) => oracle.grant(lotId, credits, at, span),
    };
  };

  const next = (): Operation => {
    now += below(4) === 0 ? below(MONTH / 20) : below(60_000);
    const at = now;
    const kind = random();
    if (kind < 0.42) {
      const repeat = below(10) === 0 ? pick(work) : undefined;
      const id = repeat ?? `gen_${newName()}`;
      if (!repeat) work.push(id);
      return {
        run: () =>
          db.batch([
            ...reserveStatements(db, { generationId: id, userId, planId: `plan_${id}`, kind: 'create', now: at }),
          ]),
        tell: (oracle) => oracle.reserve(id, at),
      };
    }
    if (kind < 0.8) {
      const id = pick(work) ?? `gen_${newName()}`;
      return random() < 0.5
        ? { run: async () => commitStatement(db, id, at), tell: (oracle) => oracle.settle(id, 'done', at) }
        : { run: () => db.batch([...releaseStatements(db, id, at)]), tell: (oracle) => oracle.settle(id, 'void', at) };
    }
    if (kind < 0.86) {
      // A new month, the same month again, or the invoice of an old one that comes late.
      const late = below(4) === 0 && period > 1;
      const again = below(3) === 0 && period > 0;
      if (!late && !again) period += 1;
      const of = late ? period - 1 - below(Math.min(2, period - 1)) : period;
      const start = START + of * (MONTH / 10);
      const lotId = `sub:${userId}:${of}`;
      if (!months.includes(lotId)) months.push(lotId);
      return grant(lotId, 3 + (of % 5), { start, end: Math.max(start + MONTH / 10, START + 1) });
    }
    if (kind < 0.895) {
      const known = below(3) === 0 ? pick(packs) : undefined;
      const lotId = known ?? `pack:${newName()}`;
      if (!packs.includes(lotId)) packs.push(lotId);
      return grant(lotId, 1 + (Number(lotId.split('_').at(-1)) % 4));
    }
    if (kind < 0.965) {
      return { run: () => expireEndedMonths(db, at), tell: (oracle) => oracle.expire(at, false) };
    }
    const lotId = pick(below(6) > 0 ? packs : months) ?? 'pack:none';
    const refunded = [333, 500, 1000][below(3)] ?? 1000;
    const refund = sql`SELECT ${lotId} AS lot_id, ${`refund:${lotId}:${refunded}`} AS effect_key,
      ${refunded} AS refunded, 1000 AS paid, ${lotId} AS ref`;
    return {
      run: () => db.batch([...clawbackStatements(db, refund, at)]),
      tell: (oracle) => oracle.clawback(lotId, refunded, 1000),
    };
  };
  return { next, below, now: () => now };
};

/** What must hold of any history: nothing negative, nothing that cannot be accounted for. */
const expectSound = async (userId: string) => {
  expect(await proveCredits(db)).toEqual([]);
  const lots = await db.select().from(creditLots).where(eq(creditLots.userId, userId));
  for (const { remaining, granted } of lots) expect(remaining >= 0 && remaining <= granted).toBe(true);
  const sums = await db
    .select({
      state: generations.state,
      sum: sql<number>`(SELECT coalesce(sum(delta), 0) FROM credit_ledger WHERE ref = ${sql.raw('generations.id')})`,
    })
    .from(generations)
    .where(eq(generations.userId, userId));
  for (const { state, sum } of sums) expect(sum).toBe(state === 'void' ? 0 : -1);
  const [total] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditLedger.delta}), 0)` })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId));
  expect(total?.sum).toBe(lots.reduce((all, { remaining }) => all + remaining, 0));
};

test.each(SEEDS)(
  'one after the other, the database and plain code agree on every balance (seed %i)',
  async (seed) => {
    const userId = await addUser();
    const oracle = new Oracle();
    const { next, now } = historyOf(userId, seed);
    for (let count = 0; count < __HISTORY_OPERATIONS__; count += 1) {
      const { run, tell } = next();
      await run();
      tell(oracle);
      expect(await getCredits(db, userId, now())).toMatchObject(oracle.balance(now()));
    }
    await expectSound(userId);
  },
  600_000,
);

test.each(SEEDS)(
  'racing, no credit is lost, made or spent twice (seed %i)',
  async (seed) => {
    const userId = await addUser();
    const { next, below } = historyOf(userId, seed + 1000);
    let count = 0;
    while (count < __HISTORY_OPERATIONS__) {
      const round = Array.from({ length: 2 + below(8) }, next);
      count += round.length;
      // Some events are delivered twice at the same moment.
      await Promise.all([...round, ...round.filter(() => below(3) === 0)].map(({ run }) => run()));
      if (below(20) === 0) await expectSound(userId);
    }
    await expectSound(userId);
  },
  600_000,
);

test('the histories had every kind of event in them', async () => {
  const kinds = await db
    .selectDistinct({ reason: creditLedger.reason, source: creditLots.source })
    .from(creditLedger)
    .innerJoin(creditLots, eq(creditLots.id, creditLedger.lotId));
  expect(kinds.map(({ reason, source }) => `${reason} ${source}`).toSorted()).toEqual([
    'clawback goodwill',
    'clawback pack',
    'clawback subscription',
    'expire subscription',
    'grant pack',
    'grant subscription',
    'release goodwill',
    'release pack',
    'release subscription',
    'reserve goodwill',
    'reserve pack',
    'reserve subscription',
  ]);
});

import { env } from 'cloudflare:workers';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUser } from '../../../tests/workerd/people-in-database';
import { createDatabase } from '../../platform/db/client';
import { getCredits } from './balance';
import { clawbackStatements } from './clawback';
import { Oracle, randomOf } from './credit-oracle.fixture';
import { proveCredits } from './proof';
import { creditLedger, creditLots, generations } from './schema';
import { commitStatement, expireEndedMonths, grantStatements, releaseStatements, reserveStatements } from './service';

declare const __HISTORY_OPERATIONS__: number;

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const MONTH = 30 * 24 * 60 * 60_000;
const START = Date.UTC(2027, 0, 1);
const db = createDatabase(env);
/** Whose histories these are: other tests may have left people of their own in the database. */
const people: string[] = [];
const addPerson = async () => {
  const id = await addUser();
  people.push(id);
  return id;
};

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
  'in sequence, the database and a plain model agree on every balance (seed %i)',
  async (seed) => {
    const userId = await addPerson();
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
  'in parallel, no credit is lost, created or spent twice (seed %i)',
  async (seed) => {
    const userId = await addPerson();
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
    .innerJoin(creditLots, eq(creditLots.id, creditLedger.lotId))
    .where(inArray(creditLedger.userId, people));
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

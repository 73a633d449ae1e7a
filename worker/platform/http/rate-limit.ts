import { sql } from 'drizzle-orm';
import { keyedHash } from '../crypto/secrets';
import type { Database } from '../db/client';
import type { Env } from '../env';
import { rateCounters } from './schema';

/** `max` hits in `windowMs` milliseconds, counted from the first one. */
export interface Limit {
  /** From {@link limitKey}. */
  key: string;
  max: number;
  windowMs: number;
}

/** A counter after a hit. */
export interface Hit {
  count: number;
  /** Milliseconds since the epoch. */
  resetsAt: number;
  allowed: boolean;
  /** Seconds until the counter starts again. */
  retryAfter: number;
}

/** Key of a counter: what is limited, and a keyed hash of whom, so that no address is stored. */
export const limitKey = (env: Pick<Env, 'JWT_SECRET'>, what: string, ...whom: string[]): string =>
  `${what}:${keyedHash(env.JWT_SECRET, 'limit', whom.join('\0'))}`;

/**
 * Counts one hit on each limit, in order and in one batch; a limit after one that is exceeded is not counted. Each
 * counter is one atomic statement: parallel calls can't slip past each other. The answer ends with the first refusal.
 */
export const hitLimits = async (db: Database, limits: readonly [Limit, ...Limit[]], now: number): Promise<Hit[]> => {
  const statements = limits.map((limit, index) => {
    const exceeded = limits
      .slice(0, index)
      .map((before) => sql`(key = ${before.key} AND count > CAST(${before.max} AS INTEGER))`);
    const open = exceeded.length
      ? sql`NOT EXISTS (SELECT 1 FROM rate_counters WHERE ${sql.join(exceeded, sql` OR `)})`
      : sql`TRUE`;
    return db
      .insert(rateCounters)
      .select(sql`SELECT ${limit.key}, 1, CAST(${now + limit.windowMs} AS INTEGER) WHERE ${open}`)
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: {
          count: sql`iif(resets_at <= ${now}, 1, count + 1)`,
          resetsAt: sql`iif(resets_at <= ${now}, excluded.resets_at, resets_at)`,
        },
      })
      .returning();
  });
  const [first, ...rest] = statements;
  if (!first) return [];
  const answers = await db.batch([first, ...rest]);
  return answers.flatMap(([row], index) => {
    const limit = limits[index];
    if (!row || !limit) return [];
    const { count, resetsAt } = row;
    return [{ count, resetsAt, allowed: count <= limit.max, retryAfter: Math.max(1, (resetsAt - now) / 1000) }];
  });
};

/** Counts one hit on one limit. */
export const hitLimit = async (db: Database, limit: Limit, now: number): Promise<Hit> => {
  const [hit] = await hitLimits(db, [limit], now);
  if (!hit) throw new Error('a counter did not answer');
  return hit;
};

import { eq } from 'drizzle-orm';
import type { Database } from './db/client';
import type { Env } from './env';
import { testSettings } from './db/schema';

/** The one clock. Everything that asks for the time gets one handed in, so that a test can move all of them at once. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Real time, for what the platform itself times (alarms) and never for what the product decides. */
export const systemClock: Clock = { now: () => Date.now() };

/** Real time everywhere; in the test environment real time plus the stored offset of `POST /__test/clock`. */
export const createClock = async (env: Env, db: Database): Promise<Clock> => {
  if (env.ENVIRONMENT !== 'test') return systemClock;
  const [row] = await db.select().from(testSettings).where(eq(testSettings.key, 'clock_offset_ms'));
  const offset = Number(row?.value ?? 0);
  return { now: () => Date.now() + offset };
};

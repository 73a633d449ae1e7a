/** Small facts that a scheduled task leaves for the next one, and for the operator. */
import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { operationMarks } from './schema';

/** What was noted under a name; null when nothing was. */
export const readMark = async (db: Database, name: string): Promise<{ value: string; updatedAt: number } | null> => {
  const [mark] = await db.select().from(operationMarks).where(eq(operationMarks.name, name));
  return mark ?? null;
};

/** Notes a value under a name. */
export const setMark = async (db: Database, name: string, value: string, now: number): Promise<void> => {
  await db
    .insert(operationMarks)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: operationMarks.name, set: { value, updatedAt: now } });
};

/** The mark of a schedule's last run without a failure. */
export const cronMark = (cron: string): string => `cron ${cron}`;

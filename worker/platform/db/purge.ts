/**
 * Long clean-ups in short statements. D1 gives a statement 30 seconds and does nothing else meanwhile, so a table that has
 * grown is worked through some rows at a time, and what is left when a run's time is up is done by the next run.
 */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { systemClock } from '../clock';
import type { Database } from './client';

/** Rows of one statement. */
const PURGE_ROWS = 2_000;

/** Statements for one table in one run: an invocation may ask D1 a thousand times, and there are a dozen tables. */
const PURGE_STATEMENTS = 40;

/** How long one table may take in one run, milliseconds. */
const PURGE_TIME_MS = 20_000;

/** How much a run does. */
export interface Portion {
  rows?: number;
  statements?: number;
  milliseconds?: number;
}

/**
 * Repeats a statement that works on at most `rows` rows until it finds none, or the run has done its
 * share. Returns whether it has come to the end.
 */
export const inPortions = async (
  work: (rows: number) => Promise<number>,
  { rows = PURGE_ROWS, statements = PURGE_STATEMENTS, milliseconds = PURGE_TIME_MS }: Portion = {},
): Promise<boolean> => {
  const until = systemClock.now() + milliseconds;
  let done = 0;
  do {
    if ((await work(rows)) < rows) return true;
    done += 1;
  } while (done < statements && systemClock.now() < until);
  return false;
};

/**
 * Deletes the rows of a table that a condition holds for. `key` names a row: `rowid`, or the columns of the primary key
 * of a table without one.
 */
export const purgeRows = (
  db: Database,
  table: SQLiteTable,
  where: SQL | undefined,
  { key = 'rowid', ...portion }: Portion & { key?: string } = {},
): Promise<boolean> =>
  inPortions(async (rows) => {
    const name = sql.raw(key);
    const { meta } = await db.run(
      sql`DELETE FROM ${table} WHERE (${name}) IN (SELECT ${name} FROM ${table} WHERE ${where ?? sql`TRUE`} LIMIT CAST(${rows} AS INTEGER))`,
    );
    return meta.changes;
  }, portion);

import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { insertWhere, type Row } from '../../platform/db/insert-where';
import { creditLedger } from './schema';

/**
 * Statement that enters a change of credits into the ledger for each row of `rest` (`FROM … WHERE …`). Its effect key makes
 * it safe to repeat: what has been entered once is never entered again.
 */
export const ledgerEntry = (db: Database, entry: Omit<Row<typeof creditLedger>, 'seq'>, rest: SQL) =>
  insertWhere(db, creditLedger, { seq: sql`NULL`, ...entry }, rest).onConflictDoNothing({
    target: creditLedger.effectKey,
  });

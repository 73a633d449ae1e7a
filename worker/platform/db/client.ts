import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { Env } from '../env';

/** One for all connections: it remembers what each column is called in SQL. */
const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' });

type Session = SQLiteD1Session<Record<string, never>, Record<string, never>>;

const sessions = new WeakMap<DrizzleD1Database, Session>();

const connect = (database: D1Database): DrizzleD1Database => {
  const session: Session = new SQLiteD1Session(database, dialect, undefined);
  const db = new DrizzleD1Database('async', dialect, session, undefined);
  sessions.set(db, session);
  return db;
};

/** Drizzle over the D1 binding, on the primary; camelCase in code, snake_case in SQL. */
export const createDatabase = (env: Pick<Env, 'DB'>) => connect(env.DB);
export type Database = ReturnType<typeof createDatabase>;

/** What prepares the statements of a database. */
export const sessionOf = (db: Database): Session => {
  const session = sessions.get(db);
  if (!session) throw new Error('a database that was not made here');
  return session;
};

/**
 * The database for one request, which may be read from a replica that is as new as `from` says. `bookmark` names the
 * newest state that the request has seen, for the next one to begin from.
 */
export const openSession = (
  { DB }: Pick<Env, 'DB'>,
  from: D1SessionBookmark,
): { db: Database; bookmark: () => string | null } => {
  const session = DB.withSession(from);
  const db = connect({
    prepare: (query) => session.prepare(query),
    batch: (statements) => session.batch(statements),
    exec: (query) => DB.exec(query),
    withSession: (constraint) => DB.withSession(constraint),
    dump: () => DB.dump(),
  });
  return { db, bookmark: () => session.getBookmark() };
};

import type { Query, SQL } from 'drizzle-orm';
import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { Env } from '../env';

/** One for all connections: it remembers what each column is called in SQL. */
const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' });

type Session = SQLiteD1Session<Record<string, never>, Record<string, never>>;

const clients = new WeakMap<DrizzleD1Database, D1Database>();

const connect = (client: D1Database): DrizzleD1Database => {
  const session: Session = new SQLiteD1Session(client, dialect, undefined);
  const db = new DrizzleD1Database('async', dialect, session, undefined);
  clients.set(db, client);
  return db;
};

/** Drizzle over the D1 binding, on the primary; camelCase in code, snake_case in SQL. */
export const createDatabase = (env: Pick<Env, 'DB'>) => connect(env.DB);
export type Database = ReturnType<typeof createDatabase>;

/** A statement of a database, past Drizzle. */
export const prepareOn = (db: Database, query: string): D1PreparedStatement => {
  const client = clients.get(db);
  if (!client) throw new Error('a database that was not made here');
  return client.prepare(query);
};

/** The text of a statement and what is bound to it. */
export const queryOf = (statement: SQL): Query => dialect.sqlToQuery(statement);

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

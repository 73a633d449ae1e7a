import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';

const DIRECTORY = 'migrations';

/**
 * Applies what is pending to the local D1, in the same table as `wrangler d1 migrations apply` keeps, so that both
 * agree on what was applied. Each file is one batch: all of it or nothing.
 */
export const migrate = async (server: Miniflare): Promise<number> => {
  const db = await server.getD1Database('DB');
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const pending = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .toSorted();
  for (const name of pending) {
    const statements = splitSql(readFileSync(join(DIRECTORY, name), 'utf8'));
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return pending.length;
};

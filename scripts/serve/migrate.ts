import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitSql } from 'wrangler';

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

/** A runtime that has a D1 and nothing else; it is forgotten unless there is a folder to keep it in. */
export const serveDatabase = (id: string, resourcePersistencePath?: string): Miniflare =>
  new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      compatibilityDate: '2026-10-20',
      d1Databases: { DB: id },
      ...(resourcePersistencePath && { resourcePersistencePath }),
    }),
  );

/** The same for the D1 of a state folder that nobody serves from yet. */
export const migrateFolder = async (resourcePersistencePath: string): Promise<number> => {
  const [database] = readConfig({ config: 'wrangler.toml' }).d1_databases;
  if (!database?.database_id) throw new Error('wrangler.toml has no database for one machine.');
  const miniflare = serveDatabase(database.database_id, resourcePersistencePath);
  try {
    return await migrate(miniflare);
  } finally {
    await miniflare.dispose();
  }
};

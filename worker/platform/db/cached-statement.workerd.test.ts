import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachedRow, cachedStatement } from './cached-statement';
import { createDatabase } from './client';

const things = sqliteTable('cached_things', {
  id: text().primaryKey(),
  someTags: text({ mode: 'json' }).$type<string[]>(),
  isHeavy: integer({ mode: 'boolean' }).notNull(),
  madeAt: integer(),
});
const columns = {
  id: things.id,
  someTags: things.someTags,
  isHeavy: things.isHeavy,
  madeAt: things.madeAt,
  more: sql<number>`${things.madeAt} + 1`,
};

const db = createDatabase(env);
const select = vi.fn<(on: typeof db) => ReturnType<typeof build>>();
const build = (on: typeof db) =>
  on
    .select(columns)
    .from(things)
    .where(eq(things.id, sql.placeholder('id')));
select.mockImplementation(build);
const thing = cachedStatement(columns, select);

beforeAll(async () => {
  await env.DB.exec(
    'CREATE TABLE cached_things (id TEXT PRIMARY KEY, some_tags TEXT, is_heavy INTEGER NOT NULL, made_at INTEGER)',
  );
  await db.insert(things).values([
    { id: 'a', someTags: ['x', 'null'], isHeavy: true, madeAt: 5 },
    { id: 'b', someTags: null, isHeavy: false, madeAt: null },
  ]);
});

afterAll(() => env.DB.exec('DROP TABLE cached_things'));

test('rows are as Drizzle reads them, each call with its own values, and the statement is built once', async () => {
  const [[a], [b], none] = await db.batch([thing(db, { id: 'a' }), thing(db, { id: 'b' }), thing(db, { id: 'c' })]);
  expect([a, b]).toEqual(await db.select(columns).from(things).orderBy(things.id));
  expect(a).toEqual({ id: 'a', someTags: ['x', 'null'], isHeavy: true, madeAt: 5, more: 6 });
  expect(none).toEqual([]);
  expect(select).toHaveBeenCalledTimes(1);
});

test('one row of plain SQL, or nothing', async () => {
  const madeAt = cachedRow<{ madeAt: number }>(
    sql`SELECT made_at AS madeAt FROM cached_things WHERE id = ${sql.placeholder('id')}`,
  );
  expect(await madeAt(db, { id: 'a' })).toEqual({ madeAt: 5 });
  expect(await madeAt(db, { id: 'c' })).toBeUndefined();
});

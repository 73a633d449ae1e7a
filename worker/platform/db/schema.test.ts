import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every table that a `schema.ts` describes. */
const described = async (): Promise<SQLiteTable[]> => {
  const tables: SQLiteTable[] = [];
  for (const path of globSync('worker/**/schema.ts')) {
    const module: Record<string, unknown> = await import(resolve(path));
    tables.push(...Object.values(module).filter((value) => is(value, SQLiteTable)));
  }
  return tables;
};

test('every schema.ts says of its tables what the migrations made', async () => {
  const database = new DatabaseSync(':memory:');
  for (const file of readdirSync('migrations').toSorted()) database.exec(readFileSync(`migrations/${file}`, 'utf8'));
  // A table may be described in parts, which are together what it is.
  const tables = Map.groupBy(await described(), (table) => getTableConfig(table).name);
  expect(tables.size).toBeGreaterThan(20);
  for (const [name, parts] of tables) {
    const columns = parts.flatMap((part) => getTableConfig(part).columns);
    const said = columns.map((column) => JSON.stringify({ name: snakeCase(column.name), isRequired: column.notNull }));
    const ours = Array.from(new Set(said), (text): { name: string; isRequired: boolean } => JSON.parse(text));
    const theirs = database
      .prepare('SELECT name, "notnull" OR pk > 0 AS isRequired FROM pragma_table_info(?)')
      .all(name)
      .map((row) => ({ name: String(row['name']), isRequired: row['isRequired'] === 1 }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(ours.toSorted(byName), name).toEqual(theirs.toSorted(byName));
  }
});

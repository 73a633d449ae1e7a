import { type InferSelectModel, type SQL, getTableColumns, is, SQL as SqlClass, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

/** A value for every column of a table, or SQL that gives it. */
export type Row<Table extends SQLiteTable> = {
  [Column in keyof InferSelectModel<Table>]: InferSelectModel<Table>[Column] | SQL;
};

/**
 * `INSERT INTO table SELECT <row> <rest>`, for a row that is only inserted when something holds. `rest` is the
 * `FROM … WHERE …`; it must have a WHERE, or SQLite reads a following ON CONFLICT as a join.
 */
export const insertWhere = <Table extends SQLiteTable>(db: Database, table: Table, row: Row<Table>, rest: SQL) => {
  const values: Record<string, unknown> = row;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = values[name];
    return is(value, SqlClass) ? value : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(columns, sql`, `)} ${rest}`);
};

/**
 * Inserts many rows in one statement and with one parameter (D1 takes at most 100), when `condition` holds. The rows
 * travel as JSON arrays in the order of the table's columns.
 */
export const insertRowsWhere = <Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
  condition: SQL,
) => {
  const columns = Object.entries(getTableColumns(table));
  const encoded = rows.map((row) => {
    const values: Record<string, unknown> = row;
    return columns.map(([name, column]) => {
      const value = values[name];
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  const fields = sql.raw(columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', '));
  return db.insert(table).select(sql`SELECT ${fields} FROM json_each(${JSON.stringify(encoded)}) WHERE ${condition}`);
};

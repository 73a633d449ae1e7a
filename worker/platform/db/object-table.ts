/** Of a Durable Object's storage, its SQLite. */
interface ObjectTables {
  sql: { exec(query: string, name: string): Iterable<unknown> };
}

/** Whether a Durable Object's own SQLite has a table: one that is only asked makes none. */
export const hasTable = ({ sql }: ObjectTables, name: string): boolean =>
  Array.from(sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name)).length > 0;

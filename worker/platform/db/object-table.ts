/** Whether a Durable Object's own SQLite has a table: one that is only asked makes none. */
export const hasTable = ({ sql }: DurableObjectStorage, name: string): boolean =>
  Array.from(sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name)).length > 0;

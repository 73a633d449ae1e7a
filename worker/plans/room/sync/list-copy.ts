import { hasTable } from '../../../platform/db/object-table';
import type { KnownList } from './known-list';

/** What is kept of a list: the list itself, and who was found to be allowed to edit it. */
export interface KeptList {
  list: KnownList;
  editors: string[];
}

/**
 * A plan's list in the SQLite of its own Durable Object, as one row: rows are what is paid for. It is a copy; the database is
 * right wherever it has another revision. All of it is synchronous.
 */
export class ListCopy {
  #hasTable: boolean | undefined;

  constructor(private readonly storage: DurableObjectStorage) {}

  /** Whether there is a copy. */
  get isThere(): boolean {
    this.#hasTable ??= hasTable(this.storage, 'list_copy');
    return this.#hasTable;
  }

  read(): KeptList | undefined {
    if (!this.isThere) return undefined;
    const [row] = this.storage.sql.exec<{ kept: string }>('SELECT kept FROM list_copy');
    if (!row) return undefined;
    const { list, editors }: KeptList = JSON.parse(row.kept);
    return { list: { ...list, isAwoken: true }, editors };
  }

  /** Stores a list in place of the one before it. */
  write(kept: KeptList): void {
    const { sql } = this.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS list_copy (id INTEGER PRIMARY KEY CHECK (id = 0), kept TEXT NOT NULL)');
    sql.exec(
      'INSERT INTO list_copy VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET kept = excluded.kept',
      JSON.stringify(kept),
    );
    this.#hasTable = true;
  }

  /** Leaves no copy. */
  drop(): void {
    if (this.isThere) this.storage.sql.exec('DROP TABLE list_copy');
    this.#hasTable = undefined;
  }
}

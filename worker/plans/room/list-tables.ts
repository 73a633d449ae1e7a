import { hasTable } from '../../platform/db/object-table';
import type { ItemRow, TripRead } from '../service';
import type { ListState, ListStorage, NewList } from './list-state';
import type { EditResult } from './sync/contract';

/** Accepted edits that are known again; no device keeps as many that were not answered. */
const KEPT_EDITS = 2000;
/** How long an edit that is sent again is known; no device keeps one so long. */
export const EDIT_LIFE_MS = 60 * 24 * 60 * 60_000;

const TABLES = ['lines', 'edits', 'trip', 'list'];

/** The tables of a plan's list in the SQLite of its Durable Object. */
export class ListTables {
  constructor(private readonly storage: ListStorage) {}

  /** The first column of what a query finds. */
  #texts(query: string, ...values: string[]): string[] {
    return Array.from(this.storage.sql.exec(query, ...values), (row) => String(Object.values(row)[0]));
  }

  /** Makes them anew with what is in them. */
  create({ rows, trip, edits = [] }: Pick<NewList, 'rows' | 'trip' | 'edits'>): void {
    const { sql } = this.storage;
    for (const table of TABLES) sql.exec(`DROP TABLE IF EXISTS ${table}`);
    sql.exec('CREATE TABLE lines (id TEXT PRIMARY KEY, line TEXT NOT NULL) WITHOUT ROWID');
    sql.exec('CREATE TABLE edits (id TEXT PRIMARY KEY, result TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID');
    sql.exec('CREATE TABLE trip (id INTEGER PRIMARY KEY CHECK (id = 0), trip TEXT NOT NULL)');
    sql.exec('CREATE TABLE list (id INTEGER PRIMARY KEY CHECK (id = 0), state TEXT NOT NULL)');
    sql.exec(`INSERT INTO lines SELECT json_extract(value, '$.id'), value FROM json_each(?)`, JSON.stringify(rows));
    sql.exec(
      `INSERT INTO edits SELECT json_extract(value, '$.id'), json_extract(value, '$.result'), json_extract(value, '$.createdAt')
        FROM json_each(?)`,
      JSON.stringify(edits),
    );
    this.writeTrip(trip);
  }

  /** Leaves none of them. */
  drop(): void {
    for (const table of TABLES) this.storage.sql.exec(`DROP TABLE ${table}`);
  }

  state(): ListState | null {
    const [state] = hasTable(this.storage, 'list') ? this.#texts('SELECT state FROM list') : [];
    return state === undefined ? null : JSON.parse(state);
  }

  writeState(state: ListState): void {
    this.storage.sql.exec(
      'INSERT INTO list VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state',
      JSON.stringify(state),
    );
  }

  trip(): TripRead {
    const [trip] = this.#texts('SELECT trip FROM trip');
    if (trip === undefined) throw new Error('a list without its trip');
    return JSON.parse(trip);
  }

  writeTrip(trip: TripRead): void {
    this.storage.sql.exec(
      'INSERT INTO trip VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET trip = excluded.trip',
      JSON.stringify(trip),
    );
  }

  lines(): ItemRow[] {
    return this.#texts('SELECT line FROM lines').map((line): ItemRow => JSON.parse(line));
  }

  writeLine(row: ItemRow): void {
    this.storage.sql.exec(
      'INSERT INTO lines VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET line = excluded.line',
      row.id,
      JSON.stringify(row),
    );
  }

  eraseLine(id: string): void {
    this.storage.sql.exec('DELETE FROM lines WHERE id = ?', id);
  }

  /** What became of those of the edits that were accepted before. */
  known(ids: readonly string[]): EditResult[] {
    // One by one: mostly it is one, and a list of them to look up costs three times as much.
    const found = ids.flatMap((id) => this.#texts('SELECT result FROM edits WHERE id = ?', id));
    return found.map((result): EditResult => JSON.parse(result));
  }

  remember(id: string, result: EditResult, at: number): void {
    this.storage.sql.exec('INSERT INTO edits VALUES (?, ?, ?)', id, JSON.stringify(result), at);
  }

  forgetEdits(now: number): void {
    this.storage.sql.exec(
      'DELETE FROM edits WHERE at <= ? OR at < (SELECT at FROM edits ORDER BY at DESC LIMIT 1 OFFSET ?)',
      now - EDIT_LIFE_MS,
      KEPT_EDITS,
    );
  }

  hasEdits(): boolean {
    return this.#texts('SELECT id FROM edits LIMIT 1').length > 0;
  }
}

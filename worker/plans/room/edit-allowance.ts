import { hasTable } from '../../platform/db/object-table';

/** Edits of one person on one plan an hour. Whoever packs alone with a phone in hand makes some two hundred. */
const EDITS_AN_HOUR = 2400;
const HOUR_MS = 60 * 60_000;
/** So many edits may go uncounted when the object dies: an answer waits for what is stored, so not every edit is. */
const STORED_EVERY = 20;

interface Hour {
  edits: number;
  resetsAt: number;
  /** Of the edits, those that the storage knows. */
  stored: number;
}

/**
 * Counts what each person edits of a plan, in the plan's own storage, so that a member who floods the list is stopped
 * before its owner is. What it counted is forgotten after its hour.
 */
export class EditAllowance {
  readonly #hours = new Map<string, Hour>();

  constructor(private readonly storage: DurableObjectStorage) {}

  /** Takes `edits` from somebody's hour; the seconds to wait when they are too many, else null. */
  take(userId: string, edits: number, now: number): number | null {
    const hour = this.#hourOf(userId, now);
    if (hour.edits + edits > EDITS_AN_HOUR) return Math.ceil((hour.resetsAt - now) / 1000);
    hour.edits += edits;
    if (hour.stored === 0 || hour.edits - hour.stored >= STORED_EVERY) this.#store(userId, hour);
    return null;
  }

  /** Forgets what it remembers of a storage that was emptied. */
  forget(): void {
    this.#hours.clear();
  }

  /** Forgets what it counted, in the storage too, and answers whether there was anything. */
  drop(): boolean {
    this.forget();
    const hadTable = hasTable(this.storage, 'allowance');
    this.storage.sql.exec('DROP TABLE IF EXISTS allowance');
    return hadTable;
  }

  #hourOf(userId: string, now: number): Hour {
    const isOver = ({ resetsAt }: Pick<Hour, 'resetsAt'>): boolean => resetsAt <= now || resetsAt > now + HOUR_MS;
    const known = this.#hours.get(userId) ?? this.#stored(userId, now);
    const hour = known && !isOver(known) ? known : { edits: 0, resetsAt: now + HOUR_MS, stored: 0 };
    this.#hours.set(userId, hour);
    return hour;
  }

  #stored(userId: string, now: number): Hour | undefined {
    const { sql } = this.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS allowance (user_id TEXT PRIMARY KEY, edits INTEGER NOT NULL, resets_at INTEGER NOT NULL)',
    );
    sql.exec('DELETE FROM allowance WHERE resets_at <= ? OR resets_at > ?', now, now + HOUR_MS);
    const [row] = sql.exec<{ edits: number; resets_at: number }>(
      'SELECT edits, resets_at FROM allowance WHERE user_id = ?',
      userId,
    );
    return row && { edits: row.edits, resetsAt: row.resets_at, stored: row.edits };
  }

  #store(userId: string, hour: Hour): void {
    hour.stored = hour.edits;
    this.storage.sql.exec(
      `INSERT INTO allowance VALUES (?, ?, ?)
        ON CONFLICT (user_id) DO UPDATE SET edits = excluded.edits, resets_at = excluded.resets_at`,
      userId,
      hour.edits,
      hour.resetsAt,
    );
  }
}

/** Edits of one person on one plan an hour. Whoever packs alone with a phone in hand makes some two hundred. */
const EDITS_AN_HOUR = 2400;
const HOUR_MS = 60 * 60_000;

/**
 * Counts what each person edits of a plan, in the plan's own storage, so that a member who floods the list is stopped
 * before its owner is. What it counted is forgotten after its hour.
 */
export class EditAllowance {
  constructor(private readonly storage: DurableObjectStorage) {}

  /** Takes `edits` from somebody's hour; the seconds to wait when they are too many, else null. */
  take(userId: string, edits: number, now: number): number | null {
    const { sql } = this.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS allowance (user_id TEXT PRIMARY KEY, edits INTEGER NOT NULL, resets_at INTEGER NOT NULL)',
    );
    sql.exec('DELETE FROM allowance WHERE resets_at <= ? OR resets_at > ?', now, now + HOUR_MS);
    const [row] = sql.exec<{ edits: number; resets_at: number }>(
      'SELECT edits, resets_at FROM allowance WHERE user_id = ?',
      userId,
    );
    if ((row?.edits ?? 0) + edits > EDITS_AN_HOUR) return Math.ceil(((row?.resets_at ?? now) - now) / 1000);
    sql.exec(
      `INSERT INTO allowance VALUES (?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET edits = edits + excluded.edits`,
      userId,
      edits,
      now + HOUR_MS,
    );
    return null;
  }
}

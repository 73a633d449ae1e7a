/**
 * Three lists into one: what the engine made of the trip before, what it makes of it now, and what the traveller has.
 * Only what differs between the engine's two lists may change theirs, and never what they touched.
 */
import type { GeneratedItem } from '../list/service';
import type { ItemRow } from '../service';
import { subjectOfLine } from '../names/service';

/** Added, edited, ticked or hidden by a person: nothing that makes a list again may touch it. */
const isTouched = ({ origin, edited, packed, hidden }: ItemRow): boolean =>
  origin === 'user' || edited.length > 0 || packed || hidden;

/** What a trip's change asks of a list. */
export interface ListChanges {
  added: GeneratedItem[];
  removed: ItemRow[];
  changed: { row: ItemRow; to: GeneratedItem }[];
}

/** Fields of a line that are merged one by one. */
const MERGED = ['name', 'quantity', 'category', 'reason'] as const;

/** The row's line with what differs between `before` and `after` laid over it. */
const mergeLine = (row: ItemRow, before: GeneratedItem | undefined, after: GeneratedItem): GeneratedItem => {
  const line = { ...after };
  for (const field of MERGED) {
    // What a model changed of the engine's line stays, as long as the trip gives the engine no other answer.
    if (before && before[field] === after[field]) Object.assign(line, { [field]: row[field] });
  }
  // Texts that stay are as private as they were.
  const { privacy, sharedName, sharedReason } = line.reason === row.reason ? row : after;
  return { ...line, privacy, sharedName, sharedReason };
};

/**
 * The changes that lead from `before` to `after` in a list. What the traveller removed, and what a model dropped, does
 * not come back; what a model added stays, unless `after` was personalised again (`replacesModel`).
 */
export const mergeLists = (
  before: readonly GeneratedItem[],
  after: readonly GeneratedItem[],
  rows: readonly ItemRow[],
  { replacesModel = false }: { replacesModel?: boolean } = {},
): ListChanges => {
  const old = new Map(before.map((item) => [item.key, item]));
  const wanted = new Map(after.map((item) => [subjectOfLine(item), item]));
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  // What was removed a moment ago is still here, and says that it is not wanted.
  const known = new Set(rows.map(subjectOfLine));
  const changes: ListChanges = { added: [], removed: [], changed: [] };
  for (const row of there) {
    const to = wanted.get(subjectOfLine(row));
    if (isTouched(row)) continue;
    if (!to) {
      const wasEngines = row.key !== null && old.has(row.key);
      if (wasEngines || (replacesModel && row.origin === 'model')) changes.removed.push(row);
    } else if (row.origin === 'engine' || replacesModel) {
      const line = mergeLine(row, row.key === null ? undefined : old.get(row.key), to);
      if (MERGED.some((field) => line[field] !== row[field])) changes.changed.push({ row, to: line });
    }
  }
  for (const item of after) {
    const isNew = item.origin !== 'engine' || !old.has(item.key);
    if (isNew && !known.has(subjectOfLine(item))) changes.added.push(item);
  }
  return changes;
};

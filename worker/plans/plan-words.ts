/**
 * What a search finds of the lines of a list, as one row a plan: a search looks at one row for each plan of a person, and
 * then at the lines of those that have what is wanted. Triggers take the row away when what it says changes
 * (migrations/0043_plan_words.sql); a list without a row is searched line by line.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import { insertWhere } from '../platform/db/insert-where';
import { hasSharedName, isNameShared, type StoredItem } from './privacy';
import { type ItemRow, plans, planWords } from './schema';
import { searchText } from './search-text';

/** Between two lines; no text that is searched has it, so that no query is found across them. */
const BETWEEN = '\n';

type Line = Pick<StoredItem, 'name' | 'privacy' | 'sharedName'> & Pick<ItemRow, 'deletedAt'>;

/** What a change of a line sets when it changes what is found. */
const WORDED = ['name', 'searchText', 'deletedAt', 'privacy', 'sharedName'] as const;

/** Whether a change of a list changes what is found of it. */
export const changesWords = (change: {
  added: readonly unknown[];
  erased: readonly unknown[];
  changed: ReadonlyMap<string, object>;
}): boolean =>
  change.added.length > 0 ||
  change.erased.length > 0 ||
  Array.from(change.changed.values()).some((set) => WORDED.some((name) => name in set));

/** Statement that stores what a whole list is found by, while `condition` holds; behind those that change its lines. */
export const storeWords = (db: Database, planId: string, lines: Iterable<Line>, condition: SQL) => {
  const shared: string[] = [];
  const own: string[] = [];
  for (const line of lines) {
    if (line.deletedAt !== null) continue;
    (hasSharedName(line) ? shared : own).push(searchText(line.name));
  }
  const row = { planId, shared: shared.join(BETWEEN), private: own.join(BETWEEN) };
  return insertWhere(db, planWords, row, sql`WHERE ${condition}`).onConflictDoUpdate({
    target: planWords.planId,
    set: { shared: sql`excluded.shared`, private: sql`excluded.private` },
  });
};

/** SQL that holds for a plan, of the query's `plans`, with a line in which a text occurs; of others' plans, one that they may find. */
export const hasLineWith = (text: string, isOwn: boolean): SQL => {
  const isIn = (column: SQL) => sql`instr(${column}, ${text}) > 0`;
  const words = isOwn ? sql`said.shared || char(10) || said.private` : sql`said.shared`;
  return sql`coalesce((SELECT ${isIn(words)} FROM plan_words said WHERE said.plan_id = ${plans.id}),
    EXISTS (SELECT 1 FROM plan_items thing
      WHERE thing.plan_id = ${plans.id} AND thing.deleted_at IS NULL AND ${isOwn ? sql`TRUE` : isNameShared('thing')}
        AND ${isIn(sql`thing.search_text`)}))`;
};

/**
 * What a search finds of the lines of a list, as one row a plan: a search looks at one row for each plan of a person, and
 * then at the lines of those that have what is wanted. Lines that the catalogue names are kept as codes (item-codes.ts),
 * the others as their words. Triggers take the row away when what it says changes (migrations/0043_plan_words.sql,
 * 0046_words_in_a_row_table.sql); a list without a row is searched line by line.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import { insertWhere } from '../platform/db/insert-where';
import { codeOfLine, codesOf } from './item-codes';
import { hasSharedName, isNameShared, type StoredItem } from './privacy';
import { type ItemRow, plans, planWords } from './schema';
import { searchText } from './search-text';

/** Between two lines; no text that is searched has it, so that no query is found across them. */
const BETWEEN = '\n';

type Line = Pick<StoredItem, 'name' | 'privacy' | 'sharedName'> & Pick<ItemRow, 'key' | 'deletedAt'>;

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
  const words: Record<'shared' | 'private', string[]> = { shared: [], private: [] };
  const codes: Record<'shared' | 'private', string[]> = { shared: [], private: [] };
  for (const line of lines) {
    if (line.deletedAt !== null) continue;
    const whose = hasSharedName(line) ? 'shared' : 'private';
    const code = codeOfLine(line);
    if (code === undefined) words[whose].push(searchText(line.name));
    else codes[whose].push(code);
  }
  const row = {
    planId,
    shared: words.shared.join(BETWEEN),
    private: words.private.join(BETWEEN),
    sharedItems: codes.shared.join(''),
    privateItems: codes.private.join(''),
  };
  return insertWhere(db, planWords, row, sql`WHERE ${condition}`).onConflictDoUpdate({
    target: planWords.planId,
    set: {
      shared: sql`excluded.shared`,
      private: sql`excluded.private`,
      sharedItems: sql`excluded.shared_items`,
      privateItems: sql`excluded.private_items`,
    },
  });
};

/** Codes in a statement for all words of a query: D1 takes 100 kB. Of more items than a word may have, nearly every list has one. */
const MOST_CODES = 300;

/** Whether any holds, as a balanced tree: D1 takes expressions of at most 100 levels. */
const anyOf = (conditions: readonly SQL[]): SQL => {
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  const half = Math.ceil(conditions.length / 2);
  return sql`(${anyOf(conditions.slice(0, half))} OR ${anyOf(conditions.slice(half))})`;
};

/** SQL of what is found of the lines of `said`, for whoever may see the private ones (`isOwn`) or not. */
const searchableText = (isOwn: SQL, shared: 'shared' | 'shared_items', own: 'private' | 'private_items'): SQL =>
  sql`(said.${sql.raw(shared)} || iif(${isOwn}, char(10) || said.${sql.raw(own)}, ''))`;

/**
 * SQL that holds where a line of `said`, a row of `plan_words`, has a text in its name. With `isBeginning`
 * a word has to begin with it; `words` are those of the query.
 */
export const matchesText = (text: string, isOwn: SQL, { words: count = 1, isBeginning = false } = {}): SQL => {
  const has = (name: string): boolean => (isBeginning ? ` ${name}`.includes(` ${text}`) : name.includes(text));
  const codes = codesOf(has);
  if (codes.length > MOST_CODES / count) return sql`TRUE`;
  const words = searchableText(isOwn, 'shared', 'private');
  const items = searchableText(isOwn, 'shared_items', 'private_items');
  return anyOf([
    isBeginning
      ? sql`instr(' ' || replace(${words}, char(10), ' '), ${` ${text}`}) > 0`
      : sql`instr(${words}, ${text}) > 0`,
    // Codes are letters and digits of our own.
    ...codes.map((code) => sql`instr(${items}, ${sql.raw(`'${code}'`)}) > 0`),
  ]);
};

/** SQL that holds for a plan, of the query's `plans`, with a line in which a text occurs; of others' plans, one that they may find. */
export const hasLineWith = (text: string, isOwn: boolean): SQL =>
  sql`coalesce((SELECT ${matchesText(text, isOwn ? sql`TRUE` : sql`FALSE`)} FROM plan_words said WHERE said.plan_id = ${plans.id}),
    EXISTS (SELECT 1 FROM plan_items thing
      WHERE thing.plan_id = ${plans.id} AND thing.deleted_at IS NULL AND ${isOwn ? sql`TRUE` : isNameShared('thing')}
        AND instr(thing.search_text, ${text}) > 0))`;

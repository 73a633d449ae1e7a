import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counters of what is limited; keys hold keyed hashes, never an address. */
export const rateCounters = sqliteTable('rate_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: integer().notNull(),
});

import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Settings of the test environment that must survive a restart; always empty elsewhere. */
export const testSettings = sqliteTable('test_settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

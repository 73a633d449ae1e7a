import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Settings of the test environment that must survive a restart; always empty elsewhere. */
export const testSettings = sqliteTable('test_settings', { key: text().primaryKey(), value: text().notNull() });

/** What scheduled tasks leave for the next run; the columns are explained in migrations/0031_operations.sql. */
export const operationMarks = sqliteTable('operation_marks', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer().notNull(),
});

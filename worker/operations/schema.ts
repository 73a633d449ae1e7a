import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The columns are explained in migrations/0031_operations.sql. */
export const operationMarks = sqliteTable('operation_marks', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer().notNull(),
});

export const supportActions = sqliteTable('support_actions', {
  id: text().primaryKey(),
  at: integer().notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  userId: text(),
  reason: text(),
  details: text().notNull(),
});

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const supportActions = sqliteTable('support_actions', {
  id: text().primaryKey(),
  at: integer().notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  userId: text(),
  reason: text(),
  details: text().notNull(),
});

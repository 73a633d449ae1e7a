import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What joins every new list of somebody. */
export const alwaysItems = sqliteTable('always_items', {
  id: text().primaryKey(),
  userId: text().notNull(),
  subject: text().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  category: text().notNull(),
  createdAt: integer().notNull(),
});

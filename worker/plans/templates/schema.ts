import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoredTemplateItem } from './contract';

/** Personal templates; the columns are explained in migrations/0014_reuse.sql. */
export const templates = sqliteTable('templates', {
  id: text().primaryKey(),
  userId: text().notNull(),
  name: text().notNull(),
  items: text({ mode: 'json' }).$type<StoredTemplateItem[]>().notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

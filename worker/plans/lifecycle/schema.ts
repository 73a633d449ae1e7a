import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    planId: text().notNull(),
    response: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

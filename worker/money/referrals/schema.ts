import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who was brought by whom; explained in migrations/0010_billing.sql. */
export const referrals = sqliteTable('referrals', {
  userId: text().primaryKey(),
  referrerId: text().notNull(),
  createdAt: integer().notNull(),
});

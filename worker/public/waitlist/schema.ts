import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '../../platform/locale/locale';

/** Addresses on the waiting list. */
export const waitlistEntries = sqliteTable('waitlist_entries', {
  /** Lower case. */
  email: text().primaryKey(),
  /** The language to write in. */
  locale: text({ enum: LOCALES }).notNull(),
  /** Milliseconds since the epoch. */
  createdAt: integer().notNull(),
});

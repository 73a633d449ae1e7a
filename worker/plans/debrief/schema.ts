import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DebriefLine, DebriefTrip } from './contract';

/** The review of a trip. */
export const debriefs = sqliteTable('debriefs', {
  planId: text().primaryKey(),
  userId: text().notNull(),
  trip: text({ mode: 'json' }).$type<DebriefTrip>().notNull(),
  lines: text({ mode: 'json' }).$type<DebriefLine[]>().notNull(),
  at: integer().notNull(),
});

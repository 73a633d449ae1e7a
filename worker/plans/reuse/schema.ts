import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DebriefLine, DebriefTrip, TemplateItem } from './contract';
import type { Proposal } from './regenerate/proposal';

/** Personal templates; the columns are explained in migrations/0014_reuse.sql. */
export const templates = sqliteTable('templates', {
  id: text().primaryKey(),
  userId: text().notNull(),
  name: text().notNull(),
  items: text({ mode: 'json' }).$type<TemplateItem[]>().notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

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

/** What was told after a trip. */
export const debriefs = sqliteTable('debriefs', {
  planId: text().primaryKey(),
  userId: text().notNull(),
  trip: text({ mode: 'json' }).$type<DebriefTrip>().notNull(),
  lines: text({ mode: 'json' }).$type<DebriefLine[]>().notNull(),
  at: integer().notNull(),
});

/** Proposals to make a list again. */
export const planRevisions = sqliteTable('plan_revisions', {
  id: text().primaryKey(),
  planId: text().notNull(),
  generationId: text(),
  requestHash: text().notNull(),
  status: text({ enum: ['working', 'ready', 'applied', 'undone'] }).notNull(),
  proposal: text({ mode: 'json' }).$type<Proposal>(),
  accepted: text({ mode: 'json' }).$type<string[]>().notNull(),
  token: text(),
  createdAt: integer().notNull(),
});
export type RevisionRow = typeof planRevisions.$inferSelect;

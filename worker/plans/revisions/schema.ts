import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Proposal } from './proposal';

/** Proposals to make a list again. */
export const planRevisions = sqliteTable('plan_revisions', {
  id: text().primaryKey(),
  planId: text().notNull(),
  generationId: text(),
  requestHash: text().notNull(),
  status: text({ enum: ['working', 'ready', 'applied', 'undone'] }).notNull(),
  proposal: text({ mode: 'json' }).$type<Proposal>(),
  accepted: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** Read by the release before only; a later migration drops it. */
  token: text(),
  createdAt: integer().notNull(),
});
export type RevisionRow = typeof planRevisions.$inferSelect;

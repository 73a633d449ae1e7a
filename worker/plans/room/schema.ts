import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EditResult } from './sync/contract';

/** Which plans a session follows live, or edited: their rooms are told when it ends. */
export const followedPlans = sqliteTable(
  'followed_plans',
  { sessionId: text().notNull(), planId: text().notNull() },
  (table) => [primaryKey({ columns: [table.sessionId, table.planId] })],
);

/** Edits that were accepted, by the name their device gave them. */
export const planMutations = sqliteTable(
  'plan_mutations',
  {
    planId: text().notNull(),
    id: text().notNull(),
    result: text({ mode: 'json' }).$type<EditResult>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.id] })],
);

/** Plans whose Durable Object has something to forget; triggers write them (migrations/0042_rooms_to_tidy.sql). */
export const roomsToCleanUp = sqliteTable('rooms_to_tidy', { planId: text().primaryKey() });

/** Plans whose rooms are to be set back to how they were at a moment. */
export const roomsToSetBack = sqliteTable('rooms_to_set_back', {
  planId: text().primaryKey(),
  at: integer().notNull(),
});

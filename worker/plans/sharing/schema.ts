import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Read-only links; the columns of these tables are explained in migrations/0013_sharing.sql. */
export const planLinks = sqliteTable('plan_links', {
  planId: text().primaryKey(),
  id: text().notNull(),
  tokenHash: text().notNull(),
  createdAt: integer().notNull(),
});

/** Who was taken off a plan; older invitations do not let them in again. */
export const planRemovals = sqliteTable(
  'plan_removals',
  { planId: text().notNull(), userId: text().notNull(), removedAt: integer().notNull() },
  (table) => [primaryKey({ columns: [table.planId, table.userId] })],
);

/** Invitations to pack along. */
export const planInvites = sqliteTable('plan_invites', {
  id: text().primaryKey(),
  planId: text().notNull(),
  tokenHash: text().notNull(),
  email: text(),
  maxUses: integer().notNull(),
  uses: integer().notNull(),
  claim: text(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
  revokedAt: integer(),
});
export type InviteRow = typeof planInvites.$inferSelect;

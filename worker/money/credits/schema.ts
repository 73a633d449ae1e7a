import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LedgerReason, LotSource } from './contract';

/** Grants of credits; the columns are explained in migrations/0005_credits.sql and 0019_revoked_credits.sql. */
export const creditLots = sqliteTable('credit_lots', {
  id: text().primaryKey(),
  userId: text().notNull(),
  kind: text({ enum: ['monthly', 'permanent'] }).notNull(),
  source: text().$type<LotSource>().notNull(),
  granted: integer().notNull(),
  remaining: integer().notNull(),
  periodStart: integer(),
  expiresAt: integer(),
  createdAt: integer().notNull(),
  revoked: integer().notNull(),
  originId: text(),
});

export const creditLedger = sqliteTable('credit_ledger', {
  seq: integer().primaryKey(),
  effectKey: text().notNull(),
  userId: text().notNull(),
  lotId: text().notNull(),
  delta: integer().notNull(),
  reason: text().$type<LedgerReason>().notNull(),
  ref: text().notNull(),
  at: integer().notNull(),
});

export const generations = sqliteTable('generations', {
  id: text().primaryKey(),
  userId: text().notNull(),
  planId: text().notNull(),
  kind: text({ enum: ['create', 'regenerate'] }).notNull(),
  lotId: text().notNull(),
  state: text({ enum: ['reserved', 'done', 'void'] }).notNull(),
  deadline: integer().notNull(),
  createdAt: integer().notNull(),
  settledAt: integer(),
  returnedFor: text({ enum: ['deleted', 'model', 'failure'] }),
});

export const creditHolds = sqliteTable('credit_holds', {
  id: text().primaryKey(),
  userId: text().notNull(),
  createdAt: integer().notNull(),
  liftedAt: integer(),
});

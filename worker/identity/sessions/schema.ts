import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '../../platform/locale/locale';

/** Confirmed people; the columns are explained in migrations/0002_users.sql. */
export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  passwordHash: text(),
  username: text(),
  firstName: text(),
  lastName: text(),
  phone: text(),
  country: text(),
  locale: text({ enum: LOCALES }).notNull(),
  termsAcceptedAt: integer().notNull(),
  /** Premium while this lies in the future. */
  premiumUntil: integer(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  userId: text().notNull(),
  generation: integer().notNull(),
  confirmedGeneration: integer().notNull(),
  rotatedAt: integer().notNull(),
  browser: text(),
  os: text(),
  city: text(),
  country: text(),
  createdAt: integer().notNull(),
  lastSeenAt: integer().notNull(),
  expiresAt: integer().notNull(),
});

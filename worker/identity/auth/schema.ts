import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCALES } from '../../platform/locale/locale';

/** Accounts elsewhere that somebody signs in with; `subject` is the provider's id of them. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text({ enum: ['google'] }).notNull(),
    subject: text().notNull(),
    userId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** E-mail identities that got the free credits; outlives the account. */
export const signupGrants = sqliteTable('signup_grants', {
  identityHash: text().primaryKey(),
  grantedAt: integer().notNull(),
});

/** Sign-ups whose link was not used yet; migrations/0003_auth.sql explains this and what follows. */
export const pendingSignups = sqliteTable('pending_signups', {
  email: text().primaryKey(),
  tokenHash: text().notNull(),
  passwordHash: text().notNull(),
  username: text(),
  locale: text({ enum: LOCALES }).notNull(),
  codeChallenge: text().notNull(),
  acceptedAt: integer().notNull(),
  expiresAt: integer().notNull(),
});

export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    userId: text().notNull(),
    kind: text({ enum: ['reset', 'email_change'] }).notNull(),
    tokenHash: text().notNull(),
    newEmail: text(),
    expiresAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
export type OneTimeTokenKind = (typeof oneTimeTokens.$inferSelect)['kind'];

export const refreshTokens = sqliteTable('refresh_tokens', {
  tokenHash: text().primaryKey(),
  sessionId: text().notNull(),
  generation: integer().notNull(),
});

export const authCodes = sqliteTable('auth_codes', {
  codeHash: text().primaryKey(),
  userId: text().notNull(),
  codeChallenge: text().notNull(),
  sessionId: text(),
  expiresAt: integer().notNull(),
});

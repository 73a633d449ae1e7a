import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Mails sent in development and test, for the inbox page and the tests. */
export const recordedMails = sqliteTable('recorded_mails', {
  id: integer().primaryKey({ autoIncrement: true }),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: integer().notNull(),
});

/** The columns are explained in migrations/0031_operations.sql. */
export const mailRefusals = sqliteTable('mail_refusals', {
  emailHash: text().primaryKey(),
  reason: text({ enum: ['bounce', 'complaint'] }).notNull(),
  at: integer().notNull(),
});

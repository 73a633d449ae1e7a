import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Env } from '../env';
import { recordedMails } from './schema';
import type { RenderedMail } from './templates/render';

/** How many mails the inbox keeps. */
const KEPT = 2000;

/** Are mails kept here to be looked at? Never where they reach people. */
export const isRecording = (env: Pick<Env, 'ENVIRONMENT'>): boolean =>
  env.ENVIRONMENT === 'development' || env.ENVIRONMENT === 'test';

/** Keeps a mail and forgets the oldest. */
export const recordMail = async (db: Database, to: string, mail: RenderedMail, now: number): Promise<void> => {
  await db.batch([
    db.insert(recordedMails).values({ recipient: to, sentAt: now, ...mail }),
    db.delete(recordedMails).where(lte(recordedMails.id, sql`(SELECT max(id) FROM recorded_mails) - ${KEPT}`)),
  ]);
};

/** A kept mail, with every link in it. */
export interface RecordedMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Absolute URLs in the order of the text. */
  links: string[];
  /** Milliseconds since the epoch. */
  sentAt: number;
}

/** Kept mails, newest first; of one recipient when `to` is given. */
export const recordedMailsTo = async (db: Database, to?: string): Promise<RecordedMail[]> => {
  const rows = await db
    .select()
    .from(recordedMails)
    .where(to ? eq(recordedMails.recipient, to.trim().toLowerCase()) : undefined)
    .orderBy(desc(recordedMails.id))
    .limit(100);
  return rows.map(({ id, recipient, subject, text, html, sentAt }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    links: [...new Set(text.match(/https?:\/\/\S+/g) ?? [])],
    sentAt,
  }));
};

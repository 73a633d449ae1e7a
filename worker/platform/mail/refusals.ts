/** Mailboxes that take no more mail of ours, because mail to them bounced or their owner complained. */
import { eq } from 'drizzle-orm';
import { hashSecret } from '../crypto/secrets';
import type { Database } from '../db/client';
import { mailRefusals } from './schema';

const key = (email: string): string => hashSecret(email.trim().toLowerCase());

/** Does this mailbox take no more mail? */
export const isRefused = async (db: Database, email: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(mailRefusals)
      .where(eq(mailRefusals.emailHash, key(email)))
  ).length > 0;

/** Sends nothing more to a mailbox. */
export const refuseMail = async (
  db: Database,
  email: string,
  reason: 'bounce' | 'complaint',
  now: number,
): Promise<void> => {
  await db
    .insert(mailRefusals)
    .values({ emailHash: key(email), reason, at: now })
    .onConflictDoNothing();
};

/** Sends to a mailbox again: its owner has written to us. */
export const acceptMail = async (db: Database, email: string): Promise<boolean> =>
  (
    await db
      .delete(mailRefusals)
      .where(eq(mailRefusals.emailHash, key(email)))
      .returning()
  ).length > 0;

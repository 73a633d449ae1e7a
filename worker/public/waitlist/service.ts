import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { purgeRows } from '../../platform/db/purge';
import { AppError } from '../../platform/http/errors';
import type { Locale } from '../../platform/locale/locale';
import { waitlistEntries } from './schema';

/** An address nobody wrote to for two years is forgotten. */
const KEPT_MS = 730 * 86_400_000;

/** Puts an address on the waitlist; one that is there already is `already_on_waitlist`. */
export const joinWaitlist = async (
  db: Database,
  { email, locale }: { email: string; locale: Locale },
  now: number,
): Promise<void> => {
  const added = await db
    .insert(waitlistEntries)
    .values({ email, locale, createdAt: now })
    .onConflictDoNothing()
    .returning({ email: waitlistEntries.email });
  if (added.length === 0) throw new AppError('already_on_waitlist');
};

/** Forgets the addresses whose time is over; for the cron. */
export const purgeWaitlist = async (db: Database, now: number): Promise<void> => {
  await purgeRows(db, waitlistEntries, lte(waitlistEntries.createdAt, now - KEPT_MS), { key: 'email' });
};

/** Takes an address off the waitlist: part of erasing its account. */
export const leaveWaitlistStatement = (db: Database, email: string) =>
  db.delete(waitlistEntries).where(eq(waitlistEntries.email, email));

/** Since when somebody's address is on the waitlist, for their own use; null when it is not. */
export const exportWaitlist = async (db: Database, email: string) => {
  const [entry] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  return entry ? { joinedAt: new Date(entry.createdAt).toISOString() } : null;
};

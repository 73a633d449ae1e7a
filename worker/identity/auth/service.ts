import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import { type Portion, purgeRows } from '../../platform/db/purge';
import { rateCounters } from '../../platform/http/schema';
import { ACCOUNT_MESSAGES } from './contract';
import { SPENT_CODE_MEMORY } from './lifetimes';
import { authCodes, oneTimeTokens, pendingSignups, sessions, users } from './schema';

interface Scope {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Is the username somebody else's, or held by somebody else's sign-up that waits for its confirmation? */
export const isUsernameTaken = async (
  { db, now }: Scope,
  username: string,
  own: { email: string; userId?: string },
): Promise<boolean> => {
  const [inUse, held] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), own.userId ? ne(users.id, own.userId) : undefined)),
    db
      .select({ email: pendingSignups.email })
      .from(pendingSignups)
      .where(
        and(
          eq(pendingSignups.username, username),
          gt(pendingSignups.expiresAt, now),
          ne(pendingSignups.email, own.email),
        ),
      )
      .limit(1),
  ]);
  return inUse.length > 0 || held.length > 0;
};

/** The error of a username that is not free. */
export const usernameTaken = () =>
  new AppError('username_taken', { fields: { username: ACCOUNT_MESSAGES.usernameTaken } });

/** Statement that erases a person; sessions, tokens and codes go with the row. */
export const deleteUserStatement = (db: Database, userId: string) => db.delete(users).where(eq(users.id, userId));

/** Removes sessions, codes, links, sign-ups and counters that have expired; for the cron. */
export const purgeExpired = async (db: Database, now: number, portion?: Portion): Promise<void> => {
  await purgeRows(db, sessions, lte(sessions.expiresAt, now), portion);
  await purgeRows(db, authCodes, lte(authCodes.expiresAt, now - SPENT_CODE_MEMORY), { ...portion, key: 'code_hash' });
  await purgeRows(db, oneTimeTokens, lte(oneTimeTokens.expiresAt, now), portion);
  await purgeRows(db, pendingSignups, lte(pendingSignups.expiresAt, now), portion);
  await purgeRows(db, rateCounters, lte(rateCounters.resetsAt, now), { ...portion, key: 'key' });
};

import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import { users } from '../sessions/service';
import { pendingSignups } from './schema';
import { ACCOUNT_MESSAGES } from './contract';

/** Is the username somebody else's, or held by somebody else's sign-up that waits for its confirmation? */
export const isUsernameTaken = async (
  { db, now }: { db: Database; now: number },
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

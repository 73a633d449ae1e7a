import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { placeOf } from '../../platform/http/location';
import { isUsernameTaken, usernameTaken } from '../auth/service';
import { ACCESS_TOKEN_LIFE, accountTypeOf, sessions, users } from '../sessions/service';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import type { Profile, ProfileInput } from './contract';

interface Scope {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A person's profile in one statement; throws `not_found`. */
export const getProfile = async ({ db, now }: Scope, userId: string): Promise<Profile> => {
  const [row] = await db
    .select({ user: users, city: sessions.city, place: sessions.country, lastSeenAt: sessions.lastSeenAt })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
    .where(eq(users.id, userId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1);
  if (!row) throw new AppError('not_found', { message: 'Profile not found' });
  const { user } = row;
  return {
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    phone: user.phone,
    country: user.country,
    email: user.email,
    accountType: accountTypeOf(user.premiumUntil, now),
    location: placeOf({ city: row.city, country: row.place }),
    online: row.lastSeenAt !== null && now - row.lastSeenAt <= ACCESS_TOKEN_LIFE,
  };
};

/** Changes the fields that are given. Throws `username_taken`, `not_found`. */
export const updateProfile = async (
  scope: Scope,
  caller: { id: string; email: string },
  input: ProfileInput,
): Promise<Profile> => {
  const { db, now } = scope;
  const { username } = input;
  if (username && (await isUsernameTaken(scope, username, { email: caller.email, userId: caller.id }))) {
    throw usernameTaken();
  }
  // The name may have been taken since the lookup, so the statement checks again.
  const isFree = username
    ? sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.username = ${username} AND other.id <> ${caller.id})`
    : undefined;
  const changed = await db
    .update(users)
    .set({ ...input, updatedAt: now })
    .where(and(eq(users.id, caller.id), isFree))
    .returning({ id: users.id });
  if (!changed.length && username) throw usernameTaken();
  return getProfile(scope, caller.id);
};

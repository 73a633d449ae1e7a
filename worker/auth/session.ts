import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';
import { AppError } from '../http/errors';
import type { Locale } from '../locale/locale';
import { readAccessToken } from './access-token';
import type { AccountType, User } from './contract';
import { accessCookie } from './cookies';
import { sessions, users } from './schema';

/** Who is calling, as every route behind `requireSession` sees them. */
export interface SessionUser {
  id: string;
  sessionId: string;
  email: string;
  username: string | null;
  accountType: AccountType;
  locale: Locale;
  /** When the account was made, milliseconds since the epoch. */
  createdAt: number;
}

/** Premium lasts until the moment billing stored. */
export const accountTypeOf = (premiumUntil: number | null, now: number): AccountType =>
  premiumUntil !== null && premiumUntil > now ? 'premium' : 'free';

/** The part of a person that the browser keeps. */
export const toUser = (user: User): User => ({
  id: user.id,
  email: user.email,
  username: user.username,
  accountType: user.accountType,
});

/**
 * The caller of a request, or null: a valid access token whose session still exists. One D1 statement; one more the
 * first time an access token of a rotation is used, which is what confirms that the rotation reached the browser.
 */
export const findSession = async (c: Context<AppContext>): Promise<{ user: SessionUser; expiresAt: number } | null> => {
  const token = accessCookie(c);
  if (!token) return null;
  const { env, db, clock } = c.var;
  const now = clock.now();
  const claims = await readAccessToken(env, token, now);
  if (!claims) return null;
  const [row] = await db
    .select({
      generation: sessions.generation,
      confirmedGeneration: sessions.confirmedGeneration,
      email: users.email,
      username: users.username,
      premiumUntil: users.premiumUntil,
      locale: users.locale,
      createdAt: users.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId), gt(sessions.expiresAt, now)));
  if (!row) return null;
  if (claims.generation === row.generation && row.confirmedGeneration < row.generation) {
    await db
      .update(sessions)
      .set({ confirmedGeneration: claims.generation })
      .where(and(eq(sessions.id, claims.sessionId), lt(sessions.confirmedGeneration, claims.generation)));
  }
  return {
    user: {
      id: claims.userId,
      sessionId: claims.sessionId,
      email: row.email,
      username: row.username,
      accountType: accountTypeOf(row.premiumUntil, now),
      locale: row.locale,
      createdAt: row.createdAt,
    },
    expiresAt: claims.expiresAt,
  };
};

/** Lets only signed-in people through (else 401) and sets `c.var.user`. */
export const requireSession = createMiddleware<AppContext>(async (c, next) => {
  const session = await findSession(c);
  if (!session) throw new AppError('unauthenticated');
  c.set('user', session.user);
  return next();
});

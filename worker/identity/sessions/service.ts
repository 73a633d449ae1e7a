import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext, SessionUser } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import type { Locale } from '../../platform/locale/locale';
import { readAccessToken } from './access-token';
import type { AccountType, User } from './contract';
import { accessCookie } from '../../platform/http/cookies';
import { sessions } from './schema';

export { clearSessionCookies, refreshCookie, setSessionCookies } from './cookies';
export { sessions, users } from './schema';
export { ACCESS_TOKEN_LIFE, SESSION_IDLE_LIFE } from './lifetimes';
export { signAccessToken } from './access-token';

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

/** What a request needs of its session and person. */
interface SessionRow {
  generation: number;
  confirmedGeneration: number;
  email: string;
  username: string | null;
  premiumUntil: number | null;
  locale: Locale;
  createdAt: number;
}

/**
 * The caller of a request, or null: a valid access token whose session still exists. One D1 statement; one more the
 * first time an access token of a rotation is used, which is what confirms that the rotation reached the browser.
 * Every call asks this, so it is plain SQL: to build the statement anew would cost as much as all else that is ours.
 */
export const findSession = async (c: Context<AppContext>): Promise<{ user: SessionUser; expiresAt: number } | null> => {
  const token = accessCookie(c);
  if (!token) return null;
  const { env, db, clock } = c.var;
  const now = clock.now();
  const claims = await readAccessToken(env, token, now);
  if (!claims) return null;
  const row = await db.get<
    SessionRow | undefined
  >(sql`SELECT session.generation, session.confirmed_generation AS confirmedGeneration,
      person.email, person.username, person.premium_until AS premiumUntil, person.locale, person.created_at AS createdAt
    FROM sessions session JOIN users person ON person.id = session.user_id
    WHERE session.id = ${claims.sessionId} AND session.user_id = ${claims.userId} AND session.expires_at > ${now}`);
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

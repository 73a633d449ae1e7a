import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext, SessionClaims, SessionUser } from '../../platform/context';
import { cachedRow } from '../../platform/db/cached-statement';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/errors';
import type { Locale } from '../../platform/locale/locale';
import { type AccessClaims, readAccessToken } from './access-token';
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

/** Where somebody is at home: the country of their profile, else the one that they signed in from. */
export const homeCountryOf = (
  profile: { country: string | null },
  session: { country: string | null },
): string | null => profile.country ?? session.country;

/** The part of a person that the browser keeps. */
export const toUser = (user: User): User => ({
  id: user.id,
  email: user.email,
  username: user.username,
  accountType: user.accountType,
  homeCountry: user.homeCountry,
});

/** What a request needs of its session and person. */
interface SessionRow extends Rotation {
  email: string;
  username: string | null;
  premiumUntil: number | null;
  locale: Locale;
  createdAt: number;
  country: string | null;
  signedInFrom: string | null;
}

/** Every call asks this, so its statement is built once. */
const sessionRow =
  cachedRow<SessionRow>(sql`SELECT session.generation, session.confirmed_generation AS confirmedGeneration,
      person.email, person.username, person.premium_until AS premiumUntil, person.locale, person.created_at AS createdAt,
      person.country, session.country AS signedInFrom
    FROM sessions session JOIN users person ON person.id = session.user_id
    WHERE session.id = ${sql.placeholder('sessionId')} AND session.user_id = ${sql.placeholder('userId')}
      AND session.expires_at > ${sql.placeholder('now')}`);

/** What the caller's access token says, or null without a valid one. */
const readClaims = async (c: Context<AppContext>): Promise<AccessClaims | null> => {
  const token = accessCookie(c);
  return token ? readAccessToken(c.get('env'), token, c.get('clock').now()) : null;
};

/** The rotation a session is in, and the one that its browser is known to have. */
interface Rotation {
  generation: number;
  confirmedGeneration: number;
}

/** Notes that a rotation reached the browser, the first time that an access token of it is used. */
export const confirmRotation = async (
  db: Database,
  { sessionId, generation }: SessionClaims,
  known: Rotation,
): Promise<void> => {
  if (generation !== known.generation || known.confirmedGeneration >= generation) return;
  await db
    .update(sessions)
    .set({ confirmedGeneration: generation })
    .where(and(eq(sessions.id, sessionId), lt(sessions.confirmedGeneration, generation)));
};

/** Statement that gives the rotation of a session, nothing when the session has ended. */
export const rotationOf = (db: Database, { sessionId, userId }: SessionClaims, now: number) =>
  db
    .select({
      generation: sessions.generation,
      confirmedGeneration: sessions.confirmedGeneration,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));

/**
 * The caller of a request, or null: a valid access token whose session still exists. One D1 statement; one more the
 * first time an access token of a rotation is used, which is what confirms that the rotation reached the browser.
 */
export const findSession = async (c: Context<AppContext>): Promise<{ user: SessionUser; expiresAt: number } | null> => {
  const claims = await readClaims(c);
  if (!claims) return null;
  const db = c.get('db');
  const now = c.get('clock').now();
  const row = await sessionRow(db, { sessionId: claims.sessionId, userId: claims.userId, now });
  if (!row) return null;
  await confirmRotation(db, claims, row);
  return {
    user: {
      id: claims.userId,
      sessionId: claims.sessionId,
      email: row.email,
      username: row.username,
      accountType: accountTypeOf(row.premiumUntil, now),
      locale: row.locale,
      createdAt: row.createdAt,
      homeCountry: homeCountryOf(row, { country: row.signedInFrom }),
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

/**
 * Lets only callers with a valid access token through (else 401) and sets `c.var.claims`, without asking the database:
 * the call's handler checks that the session is still valid, in the statements that it sends anyway.
 */
export const requireClaims = createMiddleware<AppContext>(async (c, next) => {
  const claims = await readClaims(c);
  if (!claims) throw new AppError('unauthenticated');
  const { userId, sessionId, generation } = claims;
  c.set('claims', { userId, sessionId, generation });
  return next();
});

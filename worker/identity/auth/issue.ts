import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../platform/crypto/secrets';
import { newId } from '../../platform/db/id';
import { AppError } from '../../platform/http/errors';
import type { User } from '../sessions/contract';
import type { Device } from './device';
import { notifyEndedSessions, endSessions, roomsOfSessionsStatement } from './ended-sessions';
import { verifierMatches } from './pkce';
import type { Scope } from '../../platform/http/scope';
import { accountTypeOf, homeCountryOf, SESSION_IDLE_LIFE, sessions, signAccessToken, users } from '../sessions/service';
import { authCodes, refreshTokens } from './schema';
import { CODE_LIFE } from './lifetimes';

/** What a browser gets when it is signed in or its tokens are rotated. */
export interface Tokens {
  user: User;
  access: string;
  refresh: string;
  /** When the access token expires, milliseconds since the epoch. */
  expiresAt: number;
}

/** Sessions that one person has at most; nobody has so many devices. */
export const MAX_SESSIONS = 50;

/** Condition of the sessions of a person that nobody has used for longest, beyond so many. */
const tooOld = (userId: string) =>
  inArray(
    sessions.id,
    sql`(SELECT old.id FROM sessions old WHERE old.user_id = ${userId}
      ORDER BY old.last_seen_at DESC, old.rowid DESC LIMIT -1 OFFSET CAST(${MAX_SESSIONS} AS INTEGER))`,
  );

/** A new authorization code for a user who proved who they are, and the statement that stores it. */
export const newCode = ({ db, now }: Pick<Scope, 'db' | 'now'>, userId: string, codeChallenge: string) => {
  const code = randomSecret();
  const statement = db
    .insert(authCodes)
    .values({ codeHash: hashSecret(code), userId, codeChallenge, expiresAt: now + CODE_LIFE });
  return { code, statement };
};

/** The tokens of a session, with whose it is. */
export const tokensOf = async (
  { env, now }: Pick<Scope, 'env' | 'now'>,
  user: typeof users.$inferSelect,
  { country, ...session }: { sessionId: string; generation: number; country: string | null },
  refresh: string,
): Promise<Tokens> => {
  const access = await signAccessToken(env, { userId: user.id, ...session }, now);
  return {
    user: {
      id: user.id,
      email: user.email,
      username: user.username,
      accountType: accountTypeOf(user.premiumUntil, now),
      homeCountry: homeCountryOf(user, { country }),
    },
    access: access.token,
    refresh,
    expiresAt: access.expiresAt,
  };
};

/**
 * Exchanges a code for a session, once. A second exchange of the same code means that somebody copied it: the session
 * that the first one got is revoked (RFC 6749 section 4.1.2). Throws `invalid_grant`.
 */
export const exchangeCode = async (
  scope: Scope,
  input: { code: string; codeVerifier: string },
  device: Device,
): Promise<Tokens> => {
  const { db, now } = scope;
  const codeHash = hashSecret(input.code);
  const [known] = await db.select().from(authCodes).where(eq(authCodes.codeHash, codeHash));
  if (!known) throw new AppError('invalid_grant');
  if (known.sessionId) return revokeIssued(scope, codeHash);
  if (known.expiresAt <= now || !verifierMatches(input.codeVerifier, known.codeChallenge)) {
    throw new AppError('invalid_grant');
  }
  const sessionId = newId('sess');
  const refresh = randomSecret();
  const [claimed, , , [user], rooms] = await db.batch([
    db
      .update(authCodes)
      .set({ sessionId })
      .where(and(eq(authCodes.codeHash, codeHash), isNull(authCodes.sessionId), gt(authCodes.expiresAt, now)))
      .returning({ userId: authCodes.userId }),
    // Both follow from the claim: when another call was faster they select nothing.
    db.insert(sessions).select(sql`
      SELECT session_id, user_id, 0, -1, ${now}, ${device.browser}, ${device.os}, ${device.city}, ${device.country},
        ${now}, ${now}, ${now + SESSION_IDLE_LIFE}
      FROM auth_codes WHERE code_hash = ${codeHash} AND session_id = ${sessionId}`),
    db
      .insert(refreshTokens)
      .select(sql`SELECT ${hashSecret(refresh)}, id, generation FROM sessions WHERE id = ${sessionId}`),
    db.select().from(users).where(eq(users.id, known.userId)),
    roomsOfSessionsStatement(db, tooOld(known.userId)),
    db.delete(sessions).where(tooOld(known.userId)),
  ]);
  await notifyEndedSessions(scope, rooms);
  if (!claimed.length) return revokeIssued(scope, codeHash);
  if (!user) throw new AppError('invalid_grant');
  return tokensOf(scope, user, { sessionId, generation: 0, country: device.country }, refresh);
};

/** Ends the session that a code, now seen again, had issued. Always throws `invalid_grant`. */
const revokeIssued = async (scope: Scope, codeHash: string): Promise<never> => {
  const issued = scope.db
    .select({ id: authCodes.sessionId })
    .from(authCodes)
    .where(and(eq(authCodes.codeHash, codeHash), isNotNull(authCodes.sessionId)));
  await endSessions(scope, eq(sessions.id, sql`(${issued})`));
  throw new AppError('invalid_grant');
};

/** Whether a refresh token still belongs to a live session; nothing is rotated. */
export const isRefreshable = async ({ db, now }: Pick<Scope, 'db' | 'now'>, token: string): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.tokenHash, hashSecret(token)), gt(sessions.expiresAt, now)));
  return rows.length > 0;
};

/** The session a refresh token belongs to, whatever its generation, or null. */
export const findByRefreshToken = async ({ db }: Pick<Scope, 'db'>, token: string) => {
  const [row] = await db
    .select({ presented: refreshTokens.generation, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, hashSecret(token)));
  return row ?? null;
};

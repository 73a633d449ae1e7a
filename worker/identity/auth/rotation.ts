import { and, eq, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../platform/crypto/secrets';
import { AppError } from '../../platform/http/errors';
import { log } from '../../platform/http/log';
import { endSessions } from './ended-sessions';
import { type Tokens, findByRefreshToken, tokensOf } from './issue';
import type { Scope } from '../../platform/http/scope';
import { SESSION_IDLE_LIFE, sessions } from '../sessions/service';
import { refreshTokens } from './schema';
import { ROTATION_GRACE, SESSION_ABSOLUTE_LIFE } from './lifetimes';

type Verdict = 'rotate' | 'join' | 'replay';

/**
 * What a presented refresh token is. The current one rotates the family. Its parent joins the rotation that already
 * happened: within the grace (tabs that refreshed at the same moment), or however late while nobody has used what that
 * rotation gave out (its answer was lost). Anything older, or a parent whose successor is in use, is a replay.
 */
export const classifyRefreshToken = (
  presented: number,
  session: { generation: number; confirmedGeneration: number; rotatedAt: number },
  now: number,
): Verdict => {
  if (presented === session.generation) return 'rotate';
  const isParent = presented === session.generation - 1;
  const inGrace = now - session.rotatedAt <= ROTATION_GRACE;
  const isUnconfirmed = session.confirmedGeneration < session.generation;
  return isParent && (inGrace || isUnconfirmed) ? 'join' : 'replay';
};

/**
 * Gives a new pair of tokens for a refresh token; a replay ends the session (RFC 9700 section 4.14.2). Each call of a
 * generation gets a token of its own, so parallel calls all leave with one that works. Throws `invalid_grant`.
 */
export const refreshSession = async (scope: Scope, token: string): Promise<Tokens> => {
  const { db, now } = scope;
  const found = await findByRefreshToken(scope, token);
  if (!found) throw new AppError('invalid_grant');
  const { session, user, presented } = found;
  const verdict = classifyRefreshToken(presented, session, now);
  if (verdict === 'replay' || session.expiresAt <= now) {
    await endSessions(scope, eq(sessions.id, session.id));
    if (verdict === 'replay') log('session revoked: refresh token replayed', { sessionId: session.id });
    throw new AppError('invalid_grant');
  }
  const expiresAt = Math.min(now + SESSION_IDLE_LIFE, session.createdAt + SESSION_ABSOLUTE_LIFE);
  const next = presented + 1;
  const refresh = randomSecret();
  const [, issued] = await db.batch([
    db
      .update(sessions)
      .set({ generation: next, rotatedAt: now, lastSeenAt: now, expiresAt })
      .where(and(eq(sessions.id, session.id), eq(sessions.generation, presented))),
    // Also when another call rotated first: then this joins its generation.
    db
      .insert(refreshTokens)
      .select(
        sql`SELECT ${hashSecret(refresh)}, id, generation FROM sessions WHERE id = ${session.id} AND generation = ${next}`,
      )
      .returning({ generation: refreshTokens.generation }),
  ]);
  if (!issued.length) throw new AppError('invalid_grant');
  return tokensOf(scope, user, { sessionId: session.id, generation: next, country: session.country }, refresh);
};

import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import type { SessionInfo } from './contract';
import { endSessions } from './ended-sessions';
import { placeOf } from '../../platform/http/location';
import { sessions } from '../sessions/service';
import type { Scope } from '../../platform/http/scope';
import type { SessionUser } from '../../platform/context';

/** Where the caller is signed in, the newest use first. */
export const listSessions = async (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  caller: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<SessionInfo[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    os: row.os,
    place: placeOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    current: row.id === caller.sessionId,
  }));
};

type EndScope = Pick<Scope, 'env' | 'db'>;

/** Ends one of the caller's sessions at once; `not_found` when it is not theirs. */
export const endSession = async (scope: EndScope, userId: string, sessionId: string): Promise<void> => {
  const ended = await endSessions(scope, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (ended.length === 0) throw new AppError('not_found');
};

/** Condition of every session of the caller but the one that asks. */
export const othersOf = ({ id, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>) =>
  and(eq(sessions.userId, id), ne(sessions.id, sessionId));

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (scope: EndScope, caller: SessionUser): Promise<void> => {
  await endSessions(scope, othersOf(caller));
};

/** Ends a session, or all of its person's. */
export const signOut = async (
  scope: EndScope,
  session: { id: string; userId: string },
  everywhere: boolean,
): Promise<void> => {
  await endSessions(scope, everywhere ? eq(sessions.userId, session.userId) : eq(sessions.id, session.id));
};

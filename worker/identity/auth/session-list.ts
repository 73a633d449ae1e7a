import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import type { SessionInfo } from './contract';
import { placeOf } from './device';
import { sessions } from './schema';
import type { Scope } from './scope';
import type { SessionUser } from './session';

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

/** Ends one of the caller's sessions at once; `not_found` when it is not theirs. */
export const endSession = async ({ db }: Pick<Scope, 'db'>, userId: string, sessionId: string): Promise<void> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (!ended.length) throw new AppError('not_found');
};

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async ({ db }: Pick<Scope, 'db'>, caller: SessionUser): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, caller.id), ne(sessions.id, caller.sessionId)));
};

/** Ends a session, or all of its person's. */
export const signOut = async (
  { db }: Pick<Scope, 'db'>,
  session: { id: string; userId: string },
  everywhere: boolean,
): Promise<void> => {
  await db.delete(sessions).where(everywhere ? eq(sessions.userId, session.userId) : eq(sessions.id, session.id));
};

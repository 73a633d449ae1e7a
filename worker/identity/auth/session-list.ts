import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import type { SessionInfo } from './contract';
import { placeOf } from '../../platform/http/location';
import { planRoomOf } from '../../plans/service';
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

/**
 * Ends sessions, and after the answer the live connections that they hold: a plan's own object closes sockets that have
 * no session any more. Gives the ids of those that ended.
 */
const endSessions = async ({ env, db, later }: Pick<Scope, 'env' | 'db' | 'later'>, which: SQL): Promise<string[]> => {
  const [followed, ended] = await db.batch([
    db
      .select({ planId: sql<string>`followed.plan_id` })
      .from(sessions)
      .innerJoin(sql`followed_plans followed`, sql`followed.session_id = ${sessions.id}`)
      .where(which),
    db.delete(sessions).where(which).returning({ id: sessions.id }),
  ]);
  const planIds = [...new Set(followed.map(({ planId }) => planId))];
  later('end live connections', async () => {
    await Promise.all(planIds.map((id) => planRoomOf(env, id).dismiss(id)));
  });
  return ended.map(({ id }) => id);
};

type EndScope = Pick<Scope, 'env' | 'db' | 'later'>;

/** Ends one of the caller's sessions at once; `not_found` when it is not theirs. */
export const endSession = async (scope: EndScope, userId: string, sessionId: string): Promise<void> => {
  const ended = await endSessions(scope, sql`${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId}`);
  if (ended.length === 0) throw new AppError('not_found');
};

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (scope: EndScope, caller: SessionUser): Promise<void> => {
  await endSessions(scope, sql`${sessions.userId} = ${caller.id} AND ${sessions.id} <> ${caller.sessionId}`);
};

/** Ends a session, or all of its person's. */
export const signOut = async (
  scope: EndScope,
  session: { id: string; userId: string },
  everywhere: boolean,
): Promise<void> => {
  await endSessions(scope, everywhere ? eq(sessions.userId, session.userId) : eq(sessions.id, session.id));
};

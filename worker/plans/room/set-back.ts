import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { log, logError } from '../../platform/http/log';
import { plans, planRoomOf } from '../service';
import { roomsToSetBack } from './schema';

/** Plans in one run; the next minute continues. */
const MOST = 200;
const AT_ONCE = 20;

/** Statement that has the rooms of all plans set back to a moment, as after the database was; see docs/operations.md. */
export const setBackStatement = (db: Database, at: number) =>
  db
    .insert(roomsToSetBack)
    .select(
      sql`SELECT ${plans.id}, CAST(${at} AS INTEGER) FROM ${plans} WHERE ${plans.status} = 'ready' ORDER BY ${plans.updatedAt} DESC`,
    )
    .onConflictDoUpdate({ target: roomsToSetBack.planId, set: { at: sql`excluded.at` } });

/** What setting an object back asks of its storage. */
type Recoverable = Pick<DurableObjectStorage, 'getBookmarkForTime' | 'onNextSessionRestoreBookmark'>;

/** Restores an object to a moment at its next session; returns the bookmark that undoes it. */
export const setBack = async (storage: Recoverable, at: number): Promise<string> =>
  storage.onNextSessionRestoreBookmark(await storage.getBookmarkForTime(at));

/** Restores queued rooms, for the cron, and makes them write their state to the database. */
export const setBackRooms = async (env: Env, db: Database): Promise<void> => {
  const waiting = await db
    .select()
    .from(roomsToSetBack)
    .orderBy(sql`rowid`)
    .limit(MOST);
  for (let start = 0; start < waiting.length; start += AT_ONCE) {
    await Promise.all(
      waiting
        .slice(start, start + AT_ONCE)
        .map(({ planId, at }) =>
          setBackOne(env, db, planId, at).catch((error: unknown) =>
            logError('a list was not set back', { planId }, error),
          ),
        ),
    );
  }
};

const setBackOne = async (env: Env, db: Database, planId: string, at: number): Promise<void> => {
  const undo = await planRoomOf(env, planId).setBack(at);
  log('a list is set back', { planId, at, undo });
  // An object that ends its session does not answer.
  await planRoomOf(env, planId)
    .restart()
    .catch(() => undefined);
  await planRoomOf(env, planId).tellAgain(planId);
  await db.delete(roomsToSetBack).where(eq(roomsToSetBack.planId, planId));
};

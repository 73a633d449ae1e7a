/**
 * Live connections of sessions that were ended from outside of the Worker. The support command reaches the database and no
 * Durable Object, so it leaves a mark for each plan that was followed, and the cron of the next minute lets the plan's
 * own object close them.
 */
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import { sessions } from '../identity/sessions/service';
import type { Database } from '../platform/db/client';
import type { Env } from '../platform/env';
import { operationMarks } from '../platform/db/schema';
import { planRoomOf } from '../plans/service';

const PREFIX = 'dismiss:';
/** Plans in one run; the next minute continues. */
const MOST = 100;

/** Statement that marks the plans with live connections of somebody's sessions; it runs before the one that ends them. */
export const markFollowedStatement = (db: Database, userId: string, now: number) =>
  db
    .insert(operationMarks)
    .select(
      sql`SELECT DISTINCT ${PREFIX} || followed.plan_id, '', CAST(${now} AS INTEGER)
        FROM followed_plans followed JOIN ${sessions} ON ${sessions.id} = followed.session_id
        WHERE ${sessions.userId} = ${userId}`,
    )
    .onConflictDoNothing();

/** Makes every marked plan close the connections of ended sessions. A mark is deleted once its plan has answered. */
export const closeEndedConnections = async (env: Env, db: Database): Promise<void> => {
  const marks = await db
    .select({ name: operationMarks.name })
    .from(operationMarks)
    // The character after the colon: a range that the primary key finds.
    .where(and(gt(operationMarks.name, PREFIX), lt(operationMarks.name, 'dismiss;')))
    .limit(MOST);
  if (marks.length === 0) return;
  const names = marks.map(({ name }) => name);
  const planIds = names.map((name) => name.slice(PREFIX.length));
  await Promise.all(planIds.map((id) => planRoomOf(env, id).dismiss(id)));
  await db.delete(operationMarks).where(inArray(operationMarks.name, names));
};

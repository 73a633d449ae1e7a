import { and, gt, inArray, sql } from 'drizzle-orm';
import { sessions } from '../../../identity/sessions/service';
import { createClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db/client';
import type { Env } from '../../../platform/env';
import { canEditPlan } from '../../service';
import type { Admit } from './sockets';

/** Of the viewers of a plan, the sessions that still exist and whose person may still open it. One statement. */
const admitTo =
  (db: Database, planId: string, now: number): Admit =>
  async (viewers) => {
    const ids = JSON.stringify(viewers.map(({ sessionId }) => sessionId));
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          inArray(sessions.id, sql`(SELECT value FROM json_each(${ids}))`),
          gt(sessions.expiresAt, now),
          canEditPlan(sql`${sessions.userId}`, planId),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  };

/** Which of the viewers may still open a plan, by the database. */
export const admitIn =
  ({ env, db }: { env: Env; db: Database }, planId: string): Admit =>
  async (viewers) => {
    const clock = await createClock(env, db);
    return admitTo(db, planId, clock.now())(viewers);
  };

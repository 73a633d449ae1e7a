import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { logError } from '../../platform/http/log';
import { plans, planRoomOf } from '../service';
import { roomsToTidy } from './schema';

/** Plans in one run; the next minute goes on. */
const MOST = 100;

/**
 * Has the Durable Objects forget what they must not keep, for the cron: everything of a plan that is gone, the names of
 * people who are gone. Whoever deletes a plan has its object emptied at once, but the Worker may die between the two.
 */
export const tidyRooms = async (env: Env, db: Database): Promise<void> => {
  const rooms = await db
    .select({ planId: roomsToTidy.planId, standing: plans.id })
    .from(roomsToTidy)
    .leftJoin(plans, eq(plans.id, roomsToTidy.planId))
    .limit(MOST);
  const answers = await Promise.allSettled(
    rooms.map(async ({ planId, standing }) => {
      const room = planRoomOf(env, planId);
      await (standing === null ? room.stop(planId, 'deleted') : room.forgetGone());
    }),
  );
  for (const answer of answers) {
    if (answer.status === 'rejected') logError('a plan’s object was not tidied', {}, answer.reason);
  }
  const tidied = rooms.filter((_, at) => answers[at]?.status === 'fulfilled').map(({ planId }) => planId);
  if (tidied.length > 0) await db.delete(roomsToTidy).where(inArray(roomsToTidy.planId, tidied));
};

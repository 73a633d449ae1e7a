import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { logError } from '../../platform/http/log';
import { plans, planRoomOf } from '../service';
import { roomsToCleanUp } from './schema';

/** Plans in one run; the next minute continues. */
const MOST = 100;

/**
 * Makes the Durable Objects delete what they must not keep, for the cron: everything of a deleted plan, the names of
 * deleted people. Whoever deletes a plan has its object emptied at once, but the Worker may die between the two.
 */
export const cleanUpRooms = async (env: Env, db: Database): Promise<void> => {
  const rooms = await db
    .select({ planId: roomsToCleanUp.planId, standing: plans.id })
    .from(roomsToCleanUp)
    .leftJoin(plans, eq(plans.id, roomsToCleanUp.planId))
    .limit(MOST);
  const answers = await Promise.allSettled(
    rooms.map(async ({ planId, standing }) => {
      const room = planRoomOf(env, planId);
      await (standing === null ? room.stop(planId, 'deleted') : room.forgetDeletedPeople());
    }),
  );
  for (const answer of answers) {
    if (answer.status === 'rejected') logError('a plan’s object was not tidied', {}, answer.reason);
  }
  const tidied = rooms.filter((_, at) => answers[at]?.status === 'fulfilled').map(({ planId }) => planId);
  if (tidied.length > 0) await db.delete(roomsToCleanUp).where(inArray(roomsToCleanUp.planId, tidied));
};

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { logError } from '../../platform/http/log';
import { linesToMove, plans, roomsOf, tripsToMove } from '../service';
import type { RoomList } from './room-list';
import { planMutations } from './schema';

/**
 * Has a plan's list in its room, where the plan is ready: one that was stored before its plan was stands from now on, and one
 * of before there were lists in rooms is taken over. Any number of times.
 */
export const openList = async (db: Database, list: RoomList, planId: string): Promise<void> => {
  if (list.isStanding) return;
  if (list.isThere) {
    const [plan] = await db.select({ status: plans.status }).from(plans).where(eq(plans.id, planId));
    if (plan?.status === 'ready') list.stand();
    return;
  }
  const [[plan], [trip], rows, edits] = await db.batch([
    db
      .select({ status: plans.status, revision: plans.revision, changedAt: plans.updatedAt })
      .from(plans)
      .where(eq(plans.id, planId)),
    db.select().from(tripsToMove).where(eq(tripsToMove.id, planId)),
    linesToMove(db, planId),
    db.select().from(planMutations).where(eq(planMutations.planId, planId)),
  ]);
  // Another call may have taken it over meanwhile.
  if (plan?.status !== 'ready' || !trip || list.isThere) return;
  const { facts, warnings, leftOut } = trip;
  list.take({
    planId,
    revision: plan.revision,
    changedAt: plan.changedAt,
    isStanding: true,
    rows,
    edits,
    trip: { facts, warnings, leftOut },
  });
};

/** Plans in one run; the next minute continues. */
const MOST = 50;

/** Statement of plans whose lists wait to be taken over. What the index is of stands in it as it is: a bound value would not find it. */
export const waitingLists = (db: Database) =>
  db
    .select({ id: plans.id })
    .from(plans)
    .where(sql`${plans.inRoom} = 0 AND ${plans.status} = 'ready'`)
    .limit(MOST);

/** Has lists of before taken over into their rooms, for the cron. */
export const moveLists = async (env: Env, db: Database): Promise<void> => {
  const waiting = await waitingLists(db);
  const answers = await Promise.allSettled(waiting.map(({ id }) => roomsOf(env).linesOf(id)));
  for (const answer of answers) {
    if (answer.status === 'rejected') logError('a list was not taken over', {}, answer.reason);
  }
};

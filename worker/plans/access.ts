import { and, eq, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import { AppError } from '../platform/http/errors';
import type { Rooms } from './lines';
import { type PlanRow, plans } from './schema';

/** Who asks, on which database, when. Milliseconds since the epoch. */
export interface PlanScope {
  db: Database;
  userId: string;
  now: number;
}

/** The same of who reads lists, too. */
export interface RoomScope extends PlanScope {
  rooms: Rooms;
}

/** SQL that holds when somebody may open a plan and edit its list: its owner, and who was invited to pack along. */
export const canEditPlan = (userId: string | SQL | Placeholder, planId: string | Placeholder) =>
  sql`(EXISTS (SELECT 1 FROM plans own WHERE own.id = ${planId} AND own.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM plan_members along WHERE along.plan_id = ${planId} AND along.user_id = ${userId}))`;

/** Condition: the plan's owner or a member. For the owner alone use {@link isOwn}. */
export const isOpenTo = (userId: string | Placeholder, planId: string | Placeholder) =>
  and(eq(plans.id, planId), canEditPlan(userId, planId));

/** A plan that the caller may pack, or `not_found`. */
export const getAccessiblePlan = async (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  planId: string,
): Promise<PlanRow> => {
  const [plan] = await db.select().from(plans).where(isOpenTo(userId, planId));
  if (!plan) throw new AppError('not_found');
  return plan;
};

/** How a plan stands that the caller may pack, or `not_found`. */
export const openStatus = async (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  planId: string,
): Promise<PlanRow['status']> => {
  const [plan] = await db.select({ status: plans.status }).from(plans).where(isOpenTo(userId, planId));
  if (!plan) throw new AppError('not_found');
  return plan.status;
};

/** Condition of a plan that is its owner's: all that is not packing (its name, its end, sharing it, spending on it). */
export const isOwn = (userId: string, planId: string) => and(eq(plans.id, planId), eq(plans.userId, userId));

/** One's own plan, or `not_found`, whether it is missing or somebody else's. */
export const ownPlan = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>, planId: string): Promise<PlanRow> => {
  const [plan] = await db.select().from(plans).where(isOwn(userId, planId));
  if (!plan) throw new AppError('not_found');
  return plan;
};

import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { AppError } from '../http/errors';
import { type PlanRow, plans } from './schema';

/** Who asks, on which database, when. Milliseconds since the epoch. */
export interface PlanScope {
  db: Database;
  userId: string;
  now: number;
}

/** Condition of a plan that is its owner's; the only way this feature finds plans. */
export const isOwn = (userId: string, planId: string) => and(eq(plans.id, planId), eq(plans.userId, userId));

/** One's own plan, or `not_found`, whether it is missing or somebody else's. */
export const ownPlan = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>, planId: string): Promise<PlanRow> => {
  const [plan] = await db.select().from(plans).where(isOwn(userId, planId));
  if (!plan) throw new AppError('not_found');
  return plan;
};

import { releaseStatements } from '../../money/credits/service';
import { isOwn, ownPlan, plans, type PlanScope } from '../service';

export { erasePlans, exportPlans } from './data-rights';

/** Deletes a plan; when it was being made, its credit goes back, as far as the day's limit allows. */
export const deletePlan = async (scope: PlanScope, planId: string): Promise<void> => {
  const { db, userId, now } = scope;
  const plan = await ownPlan(scope, planId);
  await db.batch([
    ...releaseStatements(db, plan.generationId, now, 'deleted'),
    db.delete(plans).where(isOwn(userId, planId)),
  ]);
};

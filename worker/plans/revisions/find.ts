import { and, eq } from 'drizzle-orm';
import { GENERATION_DEADLINE_MS } from '../../money/credits/service';
import { AppError } from '../../platform/http/errors';
import { isOwn, plans, type PlanScope } from '../service';
import type { Revision } from './contract';
import { toRevision } from './revision-json';
import { planRevisions, type RevisionRow } from './schema';

/** A revision of one's own plan as it is stored. */
export const findRevision = async (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  planId: string,
  id: string,
): Promise<RevisionRow | undefined> => {
  const [found] = await db
    .select({ revision: planRevisions })
    .from(planRevisions)
    .innerJoin(plans, eq(plans.id, planRevisions.planId))
    .where(and(eq(planRevisions.id, id), isOwn(userId, planId)));
  return found?.revision;
};

/** A proposal as it stands; `not_found` also for one whose model never answered. */
export const showRevision = async (scope: PlanScope, planId: string, id: string): Promise<Revision> => {
  const row = await findRevision(scope, planId, id);
  const isDead = row?.status === 'working' && row.createdAt <= scope.now - GENERATION_DEADLINE_MS;
  if (!row || isDead) throw new AppError('not_found');
  return toRevision(row);
};

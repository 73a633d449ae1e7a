import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { releaseStatements } from '../money/credits/service';
import type { Env } from '../platform/env';
import type { PlanScope } from './access';
import type { Plan } from './contract';
import { stopGeneration } from './generation/service';
import { toPlan } from './plan-json';
import { planItems, plans } from './schema';

/** Generators spoken to at once. */
const AT_ONCE = 20;

/** Every plan of a person with its items, newest first; for the export. One batch of two statements. */
export const exportPlans = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>): Promise<Plan[]> => {
  const [rows, things] = await db.batch([
    db.select().from(plans).where(eq(plans.userId, userId)).orderBy(desc(plans.createdAt), desc(plans.id)),
    db
      .select({ item: planItems })
      .from(planItems)
      .innerJoin(plans, eq(plans.id, planItems.planId))
      .where(and(eq(plans.userId, userId), isNull(planItems.deletedAt)))
      .orderBy(asc(planItems.position), asc(planItems.id)),
  ]);
  const items = Map.groupBy(
    things.map((thing) => thing.item),
    (item) => item.planId,
  );
  return rows.map((row) => toPlan(row, items.get(row.id) ?? []));
};

/**
 * What erasing all plans of a person takes: `statements` for the batch that erases the person, and `forget`, which
 * afterwards stops their generators and empties what those keep.
 */
export const erasePlans = async ({ db, userId, now }: PlanScope) => {
  const own = await db
    .select({ id: plans.id, generationId: plans.generationId, status: plans.status })
    .from(plans)
    .where(eq(plans.userId, userId));
  const running = own.filter(({ status }) => status === 'generating');
  return {
    statements: [
      ...running.flatMap(({ generationId }) => releaseStatements(db, generationId, now)),
      db.delete(plans).where(eq(plans.userId, userId)),
    ],
    forget: async (env: Env): Promise<void> => {
      for (let start = 0; start < own.length; start += AT_ONCE) {
        await Promise.all(own.slice(start, start + AT_ONCE).map(({ id }) => stopGeneration(env, id, 'deleted')));
      }
    },
  };
};

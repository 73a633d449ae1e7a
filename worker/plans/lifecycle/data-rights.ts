import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { releaseStatements } from '../../money/credits/service';
import type { Env } from '../../platform/env';
import { planItems, plans, type PlanScope, toPlan } from '../service';
import type { Plan } from '../contract';
import { stopGeneration } from '../generation/service';

/** Generators spoken to at once. */
const AT_ONCE = 20;

/** Plans of an export that are in memory at once. */
const EXPORTED_AT_ONCE = 5;

/**
 * Every plan of a person with its items, newest first, a few at a time; for the export, which may be long. Each few are
 * one batch of two statements.
 */
export async function* exportPlans({ db, userId }: Pick<PlanScope, 'db' | 'userId'>): AsyncGenerator<Plan> {
  const order = [desc(plans.createdAt), desc(plans.id)] as const;
  let last: { createdAt: number; id: string } | undefined;
  for (;;) {
    const page = and(
      eq(plans.userId, userId),
      last && sql`(${plans.createdAt}, ${plans.id}) < (${last.createdAt}, ${last.id})`,
    );
    const [rows, things] = await db.batch([
      db
        .select()
        .from(plans)
        .where(page)
        .orderBy(...order)
        .limit(EXPORTED_AT_ONCE),
      db
        .select()
        .from(planItems)
        .where(
          and(
            inArray(
              planItems.planId,
              db
                .select({ id: plans.id })
                .from(plans)
                .where(page)
                .orderBy(...order)
                .limit(EXPORTED_AT_ONCE),
            ),
            isNull(planItems.deletedAt),
          ),
        )
        .orderBy(asc(planItems.position), asc(planItems.id)),
    ]);
    const items = Map.groupBy(things, (item) => item.planId);
    for (const row of rows) yield toPlan(row, items.get(row.id) ?? []);
    last = rows.at(-1);
    if (rows.length < EXPORTED_AT_ONCE) return;
  }
}

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

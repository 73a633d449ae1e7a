import { and, desc, eq, sql } from 'drizzle-orm';
import { releaseStatements } from '../../money/credits/service';
import type { Env } from '../../platform/env';
import { planPackers, plans, type PlanScope, type RoomScope, toPlan, planRoomOf } from '../service';
import type { Plan } from '../contract';
import { stopGeneration } from '../generation/service';

/** Rooms spoken to at once. */
const AT_ONCE = 20;

/** Plans of an export that are in memory at once. */
const EXPORTED_AT_ONCE = 5;

/**
 * Every plan of a person with its items, newest first, a few at a time; for the export, which may be long. Each few are
 * one statement and a call to each of their rooms.
 */
export async function* exportPlans({
  db,
  userId,
  rooms,
}: Pick<RoomScope, 'db' | 'userId' | 'rooms'>): AsyncGenerator<Plan> {
  let last: { createdAt: number; id: string } | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(plans)
      .where(
        and(eq(plans.userId, userId), last && sql`(${plans.createdAt}, ${plans.id}) < (${last.createdAt}, ${last.id})`),
      )
      .orderBy(desc(plans.createdAt), desc(plans.id))
      .limit(EXPORTED_AT_ONCE);
    const lists = await Promise.all(
      rows.map(async ({ id, status }) => (status === 'ready' ? rooms.linesOf(id) : null)),
    );
    for (const [at, row] of rows.entries()) {
      const list = lists[at] ?? null;
      yield toPlan({ ...row, revision: list?.revision ?? row.revision }, list);
    }
    last = rows.at(-1);
    if (rows.length < EXPORTED_AT_ONCE) return;
  }
}

/**
 * What erasing all plans of a person takes: `statements` for the batch that erases the person, and `forget`, which
 * afterwards stops what their rooms make, empties those, and has the rooms of others' plans forget who packed what.
 */
export const erasePlans = async ({ db, userId, now }: PlanScope) => {
  const [own, packed] = await db.batch([
    db
      .select({ id: plans.id, generationId: plans.generationId, status: plans.status })
      .from(plans)
      .where(eq(plans.userId, userId)),
    db.select({ id: planPackers.planId }).from(planPackers).where(eq(planPackers.userId, userId)),
  ]);
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
      // Whom this does not reach the cron does, within a minute.
      for (let start = 0; start < packed.length; start += AT_ONCE) {
        await Promise.all(
          packed.slice(start, start + AT_ONCE).map(({ id }) => planRoomOf(env, id).forgetDeletedPeople()),
        );
      }
    },
  };
};

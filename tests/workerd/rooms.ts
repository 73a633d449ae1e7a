import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createDatabase } from '../../worker/platform/db/client';
import { readEnv } from '../../worker/platform/env';
import { EDITED_PLAN } from '../../worker/plans/list/list-change';
import { generatorOf } from '../../worker/plans/list/stub';
import { ListCopy } from '../../worker/plans/room/sync/list-copy';
import { planItems, plans } from '../../worker/plans/schema';

const roomOf = (planId: string) => generatorOf(readEnv(env), planId);

/** Tables that a plan's Durable Object keeps, and its alarm. */
export const keptBy = (planId: string) =>
  runInDurableObject(roomOf(planId), async (_, { storage }) => ({
    tables: Array.from(storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('_cf_'))
      .toSorted(),
    alarm: await storage.getAlarm(),
  }));

/** The copy of the list that a plan's Durable Object keeps. */
export const copyOf = (planId: string) =>
  runInDurableObject(roomOf(planId), (_, { storage }) => new ListCopy(storage).read());

/** Puts a plan's Durable Object to sleep at once: only its storage is left. */
export const sleep = async (planId: string): Promise<void> => {
  // Not answered: who is killed does not answer.
  await runInDurableObject(roomOf(planId), (_, state) => state.abort('put to sleep by the test')).catch(
    () => undefined,
  );
};

/** Expects the copy of a plan's Durable Object to be, line by line, what the database has, soon after the last edit. */
export const expectSameInRoom = (planId: string): Promise<void> =>
  vi.waitFor(() => compare(planId), { timeout: 8000, interval: 100 });

const compare = async (planId: string): Promise<void> => {
  const db = createDatabase(env);
  const [plan] = await db
    .select({
      plan: EDITED_PLAN,
      revision: plans.revision,
      storedAt: plans.updatedAt,
    })
    .from(plans)
    .where(eq(plans.id, planId));
  const rows = await db
    .select()
    .from(planItems)
    .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt)))
    .orderBy(planItems.id);
  const copy = await copyOf(planId);
  const byId = copy?.list.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(copy && { ...copy.list, rows: byId }).toEqual({ ...plan, isAwoken: true, rows });
};

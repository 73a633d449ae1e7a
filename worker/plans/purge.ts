import { lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { IDEMPOTENCY_LIFE_MS } from './create';
import { RESTORE_LIFE_MS } from './items';
import { idempotencyKeys, planItems } from './schema';

/** Forgets removed items and answers to repeated requests after their day; for the cron. */
export const purgePlanLeftovers = async (db: Database, now: number): Promise<void> => {
  await db.batch([
    db.delete(planItems).where(lte(planItems.deletedAt, now - RESTORE_LIFE_MS)),
    db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, now - IDEMPOTENCY_LIFE_MS)),
  ]);
};

import { lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { purgeRows } from '../../platform/db/purge';
import { planRevisions } from '../revisions/service';
import { IDEMPOTENCY_LIFE_MS } from './create';
import { planItems } from '../service';
import { planMutations, RESTORE_LIFE_MS } from '../room/service';
import { idempotencyKeys } from './schema';

/** How long an edit that is sent again is known; no device keeps one for so long without a network. */
const MUTATION_LIFE_MS = 60 * 24 * 60 * 60_000;

/** Forgets removed items and answers to repeated requests after their day; for the cron. */
export const purgePlanLeftovers = async (db: Database, now: number): Promise<void> => {
  await purgeRows(db, planItems, lte(planItems.deletedAt, now - RESTORE_LIFE_MS));
  await purgeRows(db, planRevisions, lte(planRevisions.createdAt, now - IDEMPOTENCY_LIFE_MS));
  await purgeRows(db, idempotencyKeys, lte(idempotencyKeys.createdAt, now - IDEMPOTENCY_LIFE_MS), {
    key: 'user_id, key',
  });
  await purgeRows(db, planMutations, lte(planMutations.createdAt, now - MUTATION_LIFE_MS), { key: 'plan_id, id' });
};

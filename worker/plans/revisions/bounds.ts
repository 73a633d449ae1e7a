/** What a plan's proposals may come to: how many, how often, and where to. */
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { hitLimits, limitKey } from '../../platform/http/rate-limit';
import type { PlanRow, PlanScope, ShownPlace } from '../service';
import { REVISION_MESSAGES } from './contract';
import { planRevisions } from './schema';

type Trip = Pick<PlanRow, 'destination' | 'placeId' | 'description' | 'places'>;

/**
 * Proposals of one person an hour, and for one plan a day: each reads the trip and makes the list again, mostly for
 * free.
 */
const PERSON_LIMIT = { max: 30, windowMs: 60 * 60_000 };
const PLAN_LIMIT = { max: 20, windowMs: 24 * 60 * 60_000 };

/** Counts a proposal; throws `rate_limited` for one too many. */
export const countProposal = async ({ db, userId, now }: PlanScope, env: Env, planId: string): Promise<void> => {
  const hits = await hitLimits(
    db,
    [
      { key: limitKey(env, 'proposals-of-person', userId), ...PERSON_LIMIT },
      { key: limitKey(env, 'proposals-of-plan', planId), ...PLAN_LIMIT },
    ],
    now,
  );
  const refused = hits.find(({ allowed }) => !allowed);
  if (refused) throw new AppError('rate_limited', { retryAfter: refused.retryAfter });
};

/**
 * A proposal stays in the countries where the plan goes: the list of another trip is another plan with a credit of its
 * own. The description counts too, since places are read from it.
 */
export const assertSameDestination = (plan: Trip, next: Trip, places: readonly ShownPlace[]): void => {
  const isSameText = next.destination === plan.destination && next.placeId === plan.placeId;
  if (isSameText && next.description === plan.description) return;
  const known = new Set((plan.places ?? []).map(({ country }) => country));
  if ((isSameText || places.length > 0) && places.every(({ country }) => known.has(country))) return;
  throw new AppError('validation_failed', { fields: { 'trip.destination': REVISION_MESSAGES.otherDestination } });
};

/** Proposals of a plan that are kept; each holds the whole trip twice. */
const KEPT_PROPOSALS = 5;

/** Statement that forgets all but the newest proposals of a plan, and those a model is still working on. */
export const forgetOldProposals = (db: Database, planId: string) =>
  db.delete(planRevisions).where(
    and(
      eq(planRevisions.planId, planId),
      ne(planRevisions.status, 'working'),
      notInArray(
        planRevisions.id,
        sql`(SELECT newest.id FROM plan_revisions newest WHERE newest.plan_id = ${planId}
          ORDER BY newest.created_at DESC, newest.rowid DESC LIMIT CAST(${KEPT_PROPOSALS} AS INTEGER))`,
      ),
    ),
  );

import { and, eq, lte } from 'drizzle-orm';
import { generations } from '../../money/credits/service';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { logError } from '../../platform/http/log';
import { getAccessiblePlan, type PlanRow, plans, type PlanScope, planRoomOf } from '../service';
import type { Failure } from '../contract';
import { failPlan } from './finish';
import { type GenerationInput, generationInput } from './job';
import { eventsResponse, MAX_LISTENERS } from './listeners';

export { affordableProviders, modelCostMicros, noteModelCost } from './models/budget';
export { type Ending, ENGINE, failPlan, generatedLines, type Outcome, savePlan } from './finish';
export { generationInput, type GenerationInput } from './job';
export { personalise } from './models/personalise';
export type { ModelProvider } from './models/provider';
export { createFromModel, settlePrivacy, toModelItems } from './personalised';
export { eventsResponse, isForWatcher, Listeners } from './listeners';
export { generate } from './pipeline';
export { ProgressLog } from './progress-log';
export { Reporter } from './reporter';

/**
 * Begins a generation whose plan and credit are stored. A failure here is only logged: a watcher of the plan, or the
 * next sweep, begins it again.
 */
export const startGeneration = async (env: Env, input: GenerationInput): Promise<void> => {
  try {
    await planRoomOf(env, input.planId).start(input);
  } catch (error) {
    logError('a generation was not started', { planId: input.planId }, error);
  }
};

/** Stops a generation after the database has ended it. */
export const stopGeneration = async (env: Env, planId: string, code: Failure): Promise<void> => {
  try {
    await planRoomOf(env, planId).stop(planId, code);
  } catch (error) {
    logError('a generation was not stopped', { planId }, error);
  }
};

/** The event stream of a plan that the caller may open, from behind the event with the number `after`. */
export const watchGeneration = async (
  env: Env,
  scope: Pick<PlanScope, 'db' | 'userId'>,
  planId: string,
  after: number,
): Promise<Response> => {
  const plan = await getAccessiblePlan(scope, planId);
  // What is streamed is its owner's list; members get the progress only.
  const audience = plan.userId === scope.userId ? 'owner' : 'member';
  const watch = () => planRoomOf(env, planId).fetch(`https://room.invalid/?after=${after}&audience=${audience}`);
  let answer = await watch();
  if (answer.status === 404 && plan.status === 'generating') {
    await startGeneration(env, generationInput(plan));
    answer = await watch();
  }
  if (answer.status === 429) {
    throw new AppError('rate_limited', {
      message: `At most ${MAX_LISTENERS} pages can watch one Bag Plan at once.`,
      retryAfter: 5,
    });
  }
  return answer.status === 404 ? eventsResponse([endOf(plan)]) : answer;
};

/** How a plan ended, for visitors who come after its events were forgotten. */
const endOf = ({ id, status, failure }: PlanRow) => {
  if (status === 'generating') throw new AppError('unavailable', { retryAfter: 1 });
  return status === 'ready'
    ? ({ id: 1, event: 'done', data: { planId: id } } as const)
    : ({ id: 1, event: 'failed', data: { code: failure ?? 'internal' } } as const);
};

/** A generation that is older than this and not finished is taken up again by the sweep; milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** Work of one sweep; what is left is the next minute's. */
const SWEEP_BATCH = 100;

/**
 * Ends generations that are past their deadline, giving their credits back, and takes up others that were left lying (a
 * server that died between storing the plan and starting its generation). Any number of times, however late.
 */
export const sweepGenerations = async (env: Env, db: Database, now: number): Promise<void> => {
  const unfinished = await db
    .select({ id: generations.id, planId: generations.planId, deadline: generations.deadline, plan: plans })
    .from(generations)
    .leftJoin(plans, eq(plans.generationId, generations.id))
    .where(and(eq(generations.state, 'reserved'), lte(generations.createdAt, now - NUDGE_AFTER_MS)))
    .orderBy(generations.createdAt)
    .limit(SWEEP_BATCH);
  for (const { id, planId, deadline, plan } of unfinished) {
    if (deadline > now) {
      if (plan) await startGeneration(env, generationInput(plan));
      continue;
    }
    // Also when there is no plan any more: its credit is still held.
    const ending = await failPlan(db, { planId, generationId: id }, 'deadline', now);
    if (ending === 'failed') await stopGeneration(env, planId, 'deadline');
  }
};

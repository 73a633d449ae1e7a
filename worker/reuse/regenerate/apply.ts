import type { Env } from '../../env';
import { ownPlan, type PlanScope } from '../../plans/access';
import type { Plan } from '../../plans/contract';
import { outputOf } from '../../plans/generator/list-change';
import { generatorOf } from '../../plans/generator/stub';
import type { MoveRequest } from './move';

/**
 * Takes accepted lines of a proposal, or takes it back, through the plan's Durable Object: in turn with the edits of its
 * items, and heard by every open device. Throws `not_found`, `conflict` (the trip changed meanwhile).
 */
export const applyRevision = async (
  env: Env,
  scope: PlanScope,
  planId: string,
  request: MoveRequest,
): Promise<{ plan: Plan; skipped: string[] }> => {
  await ownPlan(scope, planId);
  const { userId, now } = scope;
  return outputOf(generatorOf(env, planId).revise({ planId, userId, now }, request));
};

import type { Env } from '../../platform/env';
import type { PlanScope } from '../service';
import type { Plan } from '../contract';
import { changeOwnList } from '../list/service';
import type { MoveRequest } from './move';

/**
 * Takes accepted lines of a proposal, or takes it back, through the plan's Durable Object: in turn with the edits of its
 * items, and broadcast to every open device. Throws `not_found`, `conflict` (the trip changed meanwhile).
 */
export const applyRevision = async (
  env: Env,
  scope: PlanScope,
  planId: string,
  request: MoveRequest,
): Promise<{ plan: Plan; skipped: string[] }> =>
  changeOwnList(env, scope, planId, (room, context) => room.revise(context, request));

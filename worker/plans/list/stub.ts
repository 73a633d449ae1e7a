import type { Env } from '../../platform/env';

/** A plan's Durable Object: makes its list, puts edits of many devices in one order, and broadcasts them. */
export const planRoomOf = (env: Env, planId: string) => env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));

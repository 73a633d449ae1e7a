import type { Env } from '../platform/env';

/** A plan's Durable Object: makes its list, puts edits of many devices in one order, and broadcasts them. */
export const planRoomOf = ({ PLAN_ROOM }: Pick<Env, 'PLAN_ROOM'>, planId: string) =>
  PLAN_ROOM.get(PLAN_ROOM.idFromName(planId));

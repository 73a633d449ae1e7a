import type { Env } from '../../platform/env';

/** A plan's Durable Object: makes its list, puts edits of many devices in one order, and broadcasts them. */
export const generatorOf = (env: Env, planId: string) => env.PLAN_GENERATOR.get(env.PLAN_GENERATOR.idFromName(planId));

import type { Context } from 'hono';
import type { AppContext } from '../platform/context';
import type { PlanScope } from './access';

/** Takes what the services need from Hono's context, behind `requireSession`. */
export const planScopeOf = (c: Context<AppContext>): PlanScope => ({
  db: c.var.db,
  userId: c.var.user.id,
  now: c.var.clock.now(),
});

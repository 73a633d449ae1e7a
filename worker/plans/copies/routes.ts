import { Hono } from 'hono';
import { requirePremium } from '../../money/billing/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf, readIdempotencyKey } from '../service';
import { copyPlanInput } from './contract';
import { copyPlan } from './service';

/** `/api/plans/:id/copy`. Mounted behind the session of `/api/plans`. */
export const planCopy = new Hono<AppContext>().post(
  '/:id/copy',
  requirePremium,
  validate('json', copyPlanInput),
  async (c) => {
    const plan = await copyPlan(
      c.var.env,
      planScopeOf(c),
      c.req.param('id'),
      c.req.valid('json'),
      readIdempotencyKey(c.req.header('idempotency-key')),
    );
    return c.json({ plan }, 201);
  },
);

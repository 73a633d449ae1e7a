import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { appOrigin } from '../../platform/http/mutations';
import { validate } from '../../platform/http/validate';
import { correctionsSchema } from '../../engine/packing/contract';
import { changePlanInput, createPlanInput, listPlansQuery } from '../contract';
import { ownTemplate } from '../templates/service';
import { correctFacts } from '../corrections/service';
import { createPlan } from './create';
import { startGeneration, stopGeneration, watchGeneration } from '../generation/service';
import { changePlan, getPlanText, listPlans, ownPlan, planScopeOf, readIdempotencyKey } from '../service';
import { deletePlan } from './service';
import { announceChange, followPlan } from '../room/service';

/** The number of the last event a browser has; anything else counts as none. */
const readEventId = (text: string | undefined): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** `/api/plans`: Bag Plans and how they are being made. */
export const plans = new Hono<AppContext>()
  .use(requireSession)
  .post('/', validate('json', createPlanInput), async (c) => {
    const { templateId, itemsFrom } = c.req.valid('json');
    if (templateId) await ownTemplate(planScopeOf(c), templateId);
    if (itemsFrom) await ownPlan(planScopeOf(c), itemsFrom);
    const { plan, input } = await createPlan(planScopeOf(c), c.req.valid('json'), {
      locale: c.var.user.locale,
      homeCountry: c.var.user.homeCountry,
      key: readIdempotencyKey(c.req.header('idempotency-key')),
    });
    if (input) await startGeneration(c.var.env, input);
    return c.json({ plan }, 202);
  })
  .get('/', validate('query', listPlansQuery), async (c) =>
    c.json(await listPlans(planScopeOf(c), c.req.valid('query'))),
  )
  .get('/:id', async (c) => {
    const plan = await getPlanText(planScopeOf(c), c.req.param('id'));
    return c.body(`{"plan":${plan}}`, 200, { 'content-type': 'application/json' });
  })
  .patch('/:id', validate('json', changePlanInput), async (c) => {
    const plan = await changePlan(planScopeOf(c), c.req.param('id'), c.req.valid('json'));
    await announceChange(c.var.env, plan.id);
    return c.json({ plan });
  })
  .patch('/:id/facts', validate('json', correctionsSchema), async (c) =>
    c.json(await correctFacts(c.var.env, planScopeOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', async (c) => {
    const planId = c.req.param('id');
    await deletePlan(planScopeOf(c), planId);
    await stopGeneration(c.var.env, planId, 'deleted');
    return c.body(null, 204);
  })
  .get('/:id/progress', async (c) => {
    const after = readEventId(c.req.header('last-event-id') ?? c.req.query('lastEventId'));
    return watchGeneration(c.var.env, planScopeOf(c), c.req.param('id'), after);
  })
  .get('/:id/live', async (c) => {
    // A WebSocket is opened across sites like a link, with the cookies: its origin has to be ours.
    if (c.req.header('origin') !== appOrigin(c.var.env.APP_ORIGIN, c.req.url)) throw new AppError('forbidden_origin');
    const isUpgrade = c.req.header('upgrade')?.toLowerCase() === 'websocket';
    const scope = { ...planScopeOf(c), sessionId: c.var.user.sessionId };
    return followPlan(c.var.env, scope, c.req.param('id'), { isUpgrade, have: c.req.query('have') });
  });

import { Hono } from 'hono';
import { assertPremium } from '../../money/billing/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf, readIdempotencyKey } from '../service';
import { applyRevision } from './apply';
import { applyRevisionInput, revisionInput } from './contract';
import { createRevision } from './create';
import { showRevision } from './find';

/** `/api/plans/:id/revisions`: making a list again, whole or in part. Mounted behind the session of `/api/plans`. */
export const planRevisionRoutes = new Hono<AppContext>()
  .post('/:id/revisions', validate('json', revisionInput), async (c) => {
    const input = c.req.valid('json');
    if (input.category !== undefined) assertPremium(c.var.user);
    const { env, clock } = c.var;
    const work = createRevision(
      env,
      planScopeOf(c),
      clock,
      c.req.param('id'),
      input,
      readIdempotencyKey(c.req.header('idempotency-key')),
    );
    // A tab that is closed meanwhile must not cut off what has been begun.
    c.executionCtx.waitUntil(work.catch(() => undefined));
    return c.json({ revision: await work }, 201);
  })
  .get('/:id/revisions/:revisionId', async (c) => {
    const { id, revisionId } = c.req.param();
    return c.json({ revision: await showRevision(planScopeOf(c), id, revisionId) });
  })
  .post('/:id/revisions/:revisionId/apply', validate('json', applyRevisionInput), async (c) => {
    const { id, revisionId } = c.req.param();
    const request = { kind: 'apply' as const, revisionId, lines: c.req.valid('json').lines };
    return c.json(await applyRevision(c.var.env, planScopeOf(c), id, request));
  })
  .post('/:id/revisions/:revisionId/undo', async (c) => {
    const { id, revisionId } = c.req.param();
    return c.json(await applyRevision(c.var.env, planScopeOf(c), id, { kind: 'undo', revisionId }));
  });

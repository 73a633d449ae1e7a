import { type Context, Hono } from 'hono';
import { requireSession } from '../../identity/auth/session';
import { assertPremium, requirePremium } from '../../money/billing/premium';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { readIdempotencyKey } from '../idempotency';
import { planScopeOf } from '../scope';
import { addAlways, listAlways, removeAlways } from './always';
import {
  addAlwaysInput,
  applyRevisionInput,
  copyPlanInput,
  debriefInput,
  joinTemplateInput,
  renameTemplateInput,
  revisionInput,
  saveTemplateInput,
} from './contract';
import { copyPlan } from './copy';
import { debriefPlan, forgetLesson, listLessons } from './debrief';
import { applyRevision } from './regenerate/apply';
import { createRevision, showRevision } from './regenerate/propose';
import { deleteTemplate, joinTemplate, listTemplates, renameTemplate, saveTemplate } from './templates';

/** `/api/templates`: lists that somebody keeps to pack from again. */
export const templates = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json({ templates: await listTemplates(planScopeOf(c)) }))
  .post('/', validate('json', saveTemplateInput), async (c) =>
    c.json({ template: await saveTemplate(planScopeOf(c), c.req.valid('json')) }, 201),
  )
  .patch('/:id', validate('json', renameTemplateInput), async (c) =>
    c.json({ template: await renameTemplate(planScopeOf(c), c.req.param('id'), c.req.valid('json').name) }),
  )
  .delete('/:id', async (c) => {
    await deleteTemplate(planScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  });

/** `/api/always`: what joins every new list. */
export const always = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json({ items: await listAlways(planScopeOf(c)) }))
  .post('/', validate('json', addAlwaysInput), async (c) =>
    c.json({ item: await addAlways(planScopeOf(c), c.req.valid('json')) }, 201),
  )
  .delete('/:id', async (c) => {
    await removeAlways(planScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  });

/** `/api/lessons`: what past trips have taught, and forgetting it. */
export const lessons = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json({ lessons: await listLessons(planScopeOf(c)) }))
  .delete('/:id', async (c) => {
    await forgetLesson(planScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  });

const keyOf = (c: Context<AppContext>) => readIdempotencyKey(c.req.header('idempotency-key'));

/** `/api/plans/:id/…`: making a plan again, whole or in part. Mounted behind the session of `/api/plans`. */
export const planReuse = new Hono<AppContext>()
  .post('/:id/copy', requirePremium, validate('json', copyPlanInput), async (c) => {
    const plan = await copyPlan(c.var.env, planScopeOf(c), c.req.param('id'), c.req.valid('json'), keyOf(c));
    return c.json({ plan }, 201);
  })
  .post('/:id/template', validate('json', joinTemplateInput), async (c) => {
    const planId = c.req.param('id');
    return c.json(await joinTemplate(c.var.env, planScopeOf(c), planId, c.req.valid('json').templateId));
  })
  .post('/:id/debrief', validate('json', debriefInput), async (c) =>
    c.json({ learned: await debriefPlan(planScopeOf(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/:id/revisions', validate('json', revisionInput), async (c) => {
    const input = c.req.valid('json');
    if (input.category !== undefined) assertPremium(c.var.user);
    const { env, clock } = c.var;
    const work = createRevision(env, planScopeOf(c), clock, c.req.param('id'), input, keyOf(c));
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

import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf } from '../service';
import { applyTemplateInput, renameTemplateInput, saveTemplateInput } from './contract';
import { deleteTemplate, applyTemplate, listTemplates, renameTemplate, saveTemplate } from './service';

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

/** `/api/plans/:id/template`. Mounted behind the session of `/api/plans`. */
export const planTemplate = new Hono<AppContext>().post(
  '/:id/template',
  validate('json', applyTemplateInput),
  async (c) => {
    const planId = c.req.param('id');
    return c.json(await applyTemplate(c.var.env, planScopeOf(c), planId, c.req.valid('json').templateId));
  },
);

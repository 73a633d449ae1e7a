import { Hono } from 'hono';
import { requireSession } from '../auth/session';
import type { AppContext } from '../context';
import { AppError } from '../http/errors';
import { fieldsOf, validate } from '../http/validate';
import { correctionsSchema } from '../packing/contract';
import {
  addItemInput,
  changeItemInput,
  changePlanInput,
  createPlanInput,
  idempotencyKey,
  listPlansQuery,
} from './contract';
import { correctFacts } from './corrections';
import { createPlan } from './create';
import { startGeneration, stopGeneration, watchGeneration } from './generation';
import { addItem, changeItem, removeItem, restoreItem } from './items';
import { planScopeOf } from './scope';
import { deletePlan, getPlan, listPlans, renamePlan } from './service';

/** The `Idempotency-Key` of a request, when it has one. */
const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const key = idempotencyKey.safeParse(header);
  if (!key.success)
    throw new AppError('validation_failed', { fields: { 'Idempotency-Key': fieldsOf(key.error.issues).body ?? '' } });
  return key.data;
};

/** The number of the last event a browser has; anything else counts as none. */
const readEventId = (text: string | undefined): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** `/api/plans`: Bag Plans, their items and how they are being made. */
export const plans = new Hono<AppContext>()
  .use(requireSession)
  .post('/', validate('json', createPlanInput), async (c) => {
    const { plan, input } = await createPlan(planScopeOf(c), c.req.valid('json'), {
      locale: c.var.user.locale,
      key: readIdempotencyKey(c.req.header('idempotency-key')),
    });
    if (input) await startGeneration(c.var.env, input);
    return c.json({ plan }, 202);
  })
  .get('/', validate('query', listPlansQuery), async (c) =>
    c.json(await listPlans(planScopeOf(c), c.req.valid('query'))),
  )
  .get('/:id', async (c) => c.json({ plan: await getPlan(planScopeOf(c), c.req.param('id')) }))
  .patch('/:id', validate('json', changePlanInput), async (c) =>
    c.json({ plan: await renamePlan(planScopeOf(c), c.req.param('id'), c.req.valid('json').name) }),
  )
  .patch('/:id/facts', validate('json', correctionsSchema), async (c) =>
    c.json({ plan: await correctFacts(planScopeOf(c), c.req.param('id'), c.req.valid('json')) }),
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
  .post('/:id/items', validate('json', addItemInput), async (c) =>
    c.json({ item: await addItem(planScopeOf(c), c.req.param('id'), c.req.valid('json')) }, 201),
  )
  .patch('/:id/items/:itemId', validate('json', changeItemInput), async (c) => {
    const { id, itemId } = c.req.param();
    return c.json({ item: await changeItem(planScopeOf(c), id, itemId, c.req.valid('json')) });
  })
  .delete('/:id/items/:itemId', async (c) => {
    const { id, itemId } = c.req.param();
    await removeItem(planScopeOf(c), id, itemId);
    return c.body(null, 204);
  })
  .post('/:id/items/:itemId/restore', async (c) => {
    const { id, itemId } = c.req.param();
    return c.json({ item: await restoreItem(planScopeOf(c), id, itemId) });
  });

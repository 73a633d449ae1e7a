import { Hono } from 'hono';
import { requireSession } from '../../identity/auth/session';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf } from '../scope';
import { addAlwaysInput } from './contract';
import { addAlways, listAlways, removeAlways } from './service';

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

import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { planScopeOf } from '../service';
import { addAlwaysInput } from './contract';
import { addDefaultItem, listDefaultItems, removeDefaultItem } from './service';

/** `/api/always`: what joins every new list. */
export const always = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json({ items: await listDefaultItems(planScopeOf(c)) }))
  .post('/', validate('json', addAlwaysInput), async (c) =>
    c.json({ item: await addDefaultItem(planScopeOf(c), c.req.valid('json')) }, 201),
  )
  .delete('/:id', async (c) => {
    await removeDefaultItem(planScopeOf(c), c.req.param('id'));
    return c.body(null, 204);
  });

import { type Context, Hono } from 'hono';
import { requireSession } from '../auth/session';
import type { AppContext } from '../context';
import { validate } from '../http/validate';
import { addBagInput, changeBagInput, placeItemInput } from './contract';
import { addBag, changeBag, getLuggage, type LuggageScope, placeItem, removeBag } from './service';

const scopeOf = (c: Context<AppContext>, planId: string): LuggageScope => ({
  db: c.var.db,
  user: c.var.user,
  planId,
  now: c.var.clock.now(),
});

/**
 * `/api/plans/:id/luggage`: a premium tool. Every call answers with the whole luggage as it is then. Each route asks for
 * its own session, so that no other route of a plan asks twice.
 */
export const luggage = new Hono<AppContext>()
  .get('/:id/luggage', requireSession, async (c) =>
    c.json({ luggage: await getLuggage(scopeOf(c, c.req.param('id'))) }),
  )
  .post('/:id/luggage/bags', requireSession, validate('json', addBagInput), async (c) =>
    c.json({ luggage: await addBag(scopeOf(c, c.req.param('id')), c.req.valid('json')) }, 201),
  )
  .patch('/:id/luggage/bags/:bagId', requireSession, validate('json', changeBagInput), async (c) => {
    const { id, bagId } = c.req.param();
    return c.json({ luggage: await changeBag(scopeOf(c, id), bagId, c.req.valid('json')) });
  })
  .delete('/:id/luggage/bags/:bagId', requireSession, async (c) => {
    const { id, bagId } = c.req.param();
    return c.json({ luggage: await removeBag(scopeOf(c, id), bagId) });
  })
  .patch('/:id/luggage/items/:itemId', requireSession, validate('json', placeItemInput), async (c) => {
    const { id, itemId } = c.req.param();
    return c.json({ luggage: await placeItem(scopeOf(c, id), itemId, c.req.valid('json')) });
  });

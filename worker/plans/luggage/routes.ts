import { type Context, Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { announceChange } from '../room/service';
import { roomsOf } from '../service';
import { addBagInput, changeBagInput, type Luggage, placeItemInput } from './contract';
import { addBag, changeBag, getLuggage, type LuggageScope, placeItem, removeBag } from './service';

const scopeOf = (c: Context<AppContext>, planId: string): LuggageScope => ({
  db: c.var.db,
  user: c.var.user,
  planId,
  now: c.var.clock.now(),
  rooms: roomsOf(c.var.env),
});

/** The luggage after a change, which is broadcast to the other devices. */
const changed = async (
  c: Context<AppContext>,
  planId: string,
  work: Promise<Luggage>,
): Promise<{ luggage: Luggage }> => {
  const output = { luggage: await work };
  await announceChange(c.var.env, planId, 'luggage');
  return output;
};

/**
 * `/api/plans/:id/luggage`: a premium tool. Every call returns the whole luggage as it is then. Each route asks for
 * its own session, so that no other route of a plan asks twice.
 */
export const luggage = new Hono<AppContext>()
  .get('/:id/luggage', requireSession, async (c) =>
    c.json({ luggage: await getLuggage(scopeOf(c, c.req.param('id'))) }),
  )
  .post('/:id/luggage/bags', requireSession, validate('json', addBagInput), async (c) => {
    const id = c.req.param('id');
    return c.json(await changed(c, id, addBag(scopeOf(c, id), c.req.valid('json'))), 201);
  })
  .patch('/:id/luggage/bags/:bagId', requireSession, validate('json', changeBagInput), async (c) => {
    const { id, bagId } = c.req.param();
    return c.json(await changed(c, id, changeBag(scopeOf(c, id), bagId, c.req.valid('json'))));
  })
  .delete('/:id/luggage/bags/:bagId', requireSession, async (c) => {
    const { id, bagId } = c.req.param();
    return c.json(await changed(c, id, removeBag(scopeOf(c, id), bagId)));
  })
  .patch('/:id/luggage/items/:itemId', requireSession, validate('json', placeItemInput), async (c) => {
    const { id, itemId } = c.req.param();
    return c.json(await changed(c, id, placeItem(scopeOf(c, id), itemId, c.req.valid('json'))));
  });

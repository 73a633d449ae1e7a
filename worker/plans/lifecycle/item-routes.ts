import type { Context } from 'hono';
import { Hono } from 'hono';
import { requireClaims } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { addItemInput, changeItemInput } from '../contract';
import { type Editor, syncItems } from '../room/service';
import { syncInput } from '../room/sync/contract';
import { addItem, changeItem, removeItem, restoreItem } from './items';

const editorOf = (c: Context<AppContext>): Editor => ({ session: c.var.claims, now: c.var.clock.now() });

/**
 * `/api/plans/:id/sync` and `/items`: edits of a list. That the session goes on is asked by the plan's Durable Object,
 * together with all else that an edit asks of the database.
 */
export const planEdits = new Hono<AppContext>()
  .post('/:id/sync', requireClaims, validate('json', syncInput), async (c) =>
    c.json(await syncItems(c.var.env, editorOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/:id/items', requireClaims, validate('json', addItemInput), async (c) =>
    c.json({ item: await addItem(c.var.env, editorOf(c), c.req.param('id'), c.req.valid('json')) }, 201),
  )
  .patch('/:id/items/:itemId', requireClaims, validate('json', changeItemInput), async (c) => {
    const { id, itemId } = c.req.param();
    return c.json({ item: await changeItem(c.var.env, editorOf(c), id, itemId, c.req.valid('json')) });
  })
  .delete('/:id/items/:itemId', requireClaims, async (c) => {
    const { id, itemId } = c.req.param();
    await removeItem(c.var.env, editorOf(c), id, itemId);
    return c.body(null, 204);
  })
  .post('/:id/items/:itemId/restore', requireClaims, async (c) => {
    const { id, itemId } = c.req.param();
    return c.json({ item: await restoreItem(c.var.env, editorOf(c), id, itemId) });
  });

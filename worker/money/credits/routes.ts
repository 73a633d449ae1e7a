import { Hono } from 'hono';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { getCredits } from './balance';
import { creditHistoryQuery } from './contract';
import { listHistory } from './history';

/** `/api/credits`: what one can spend, and every change of it. */
export const credits = new Hono<AppContext>()
  .use(requireSession)
  .get('/', async (c) => c.json(await getCredits(c.var.db, c.var.user.id, c.var.clock.now())))
  .get('/history', validate('query', creditHistoryQuery), async (c) =>
    c.json(await listHistory(c.var.db, c.var.user.id, c.req.valid('query'))),
  );

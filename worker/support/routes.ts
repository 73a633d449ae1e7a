import { Hono } from 'hono';
import { scopeOf } from '../auth/scope';
import { requireSession } from '../auth/session';
import type { AppContext } from '../context';
import { validate } from '../http/validate';
import { supportInput } from './contract';
import { askSupport } from './service';

/** `POST /api/support`: a message to us. */
export const support = new Hono<AppContext>()
  .use(requireSession)
  .post('/', validate('json', supportInput), async (c) => {
    const { user, requestId } = c.var;
    await askSupport(scopeOf(c), user, c.req.valid('json'), requestId);
    return c.json({ reference: requestId }, 202);
  });

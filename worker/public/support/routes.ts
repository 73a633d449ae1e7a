import { Hono } from 'hono';
import { scopeOf } from '../../platform/http/scope';
import { requireSession } from '../../identity/sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
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

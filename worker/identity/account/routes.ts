import { Hono } from 'hono';
import { scopeOf } from '../../platform/http/scope';
import { clearSessionCookies, requireSession } from '../sessions/service';
import type { AppContext } from '../../platform/context';
import { validate } from '../../platform/http/validate';
import { deleteAccountInput } from './contract';
import { deleteAccount, exportAccount } from './service';

/** `/api/account`: a person's right to their data and to leave. */
export const account = new Hono<AppContext>()
  .use(requireSession)
  .get('/export', async (c) => {
    const data = await exportAccount(scopeOf(c), c.var.user);
    c.header('Content-Disposition', 'attachment; filename="valija-export.json"');
    c.header('Content-Type', 'application/json');
    return c.body(data);
  })
  .delete('/', validate('json', deleteAccountInput), async (c) => {
    await deleteAccount(scopeOf(c), c.var.user, c.req.valid('json').confirm);
    clearSessionCookies(c);
    return c.body(null, 204);
  });

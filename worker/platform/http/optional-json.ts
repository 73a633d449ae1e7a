import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';

/**
 * For calls whose body may be left out: many clients announce JSON and then send nothing, which counts as `{}` here.
 * Put it before `validate('json', …)`.
 */
export const optionalJson = createMiddleware<AppContext>(async (c, next) => {
  if (c.req.raw.body === null || c.req.header('content-length') === '0') {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
  }
  return next();
});

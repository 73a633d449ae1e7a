import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';

/**
 * What the answers of the API carry beyond the headers of every answer: no cache keeps them unless the route itself
 * says so, no other site embeds them, and nothing in them is run.
 */
export const apiHeaders = createMiddleware<AppContext>(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});

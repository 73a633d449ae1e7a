import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';

/**
 * What the answers of the API carry beyond the headers of every answer: no cache keeps them unless the route itself
 * says so, no other site embeds them, and nothing in them is run.
 */
export const apiHeaders = createMiddleware<AppContext>(async (c, next) => {
  await next();
  try {
    c.res.headers.set('Referrer-Policy', 'no-referrer');
  } catch {
    // What comes from a Durable Object takes no headers; Hono copies it for this one, and the copy takes the others.
    c.header('Referrer-Policy', 'no-referrer');
  }
  const { headers } = c.res;
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});

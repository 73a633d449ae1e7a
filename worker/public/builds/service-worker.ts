import { Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { asset } from './service';

/**
 * `GET /sw.js`: what opens the app without a network. Its policy is its own: it asks this origin for documents and files
 * and runs nothing. The browser looks for a newer one at each navigation, so no cache may keep it.
 */
export const serviceWorker = new Hono<AppContext>().get('/sw.js', async (c) => {
  const file = await asset(c.var.env, '/sw.js');
  if (!file.ok) throw new AppError('not_found');
  return new Response(file.body, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
});

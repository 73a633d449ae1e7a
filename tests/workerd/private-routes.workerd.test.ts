import { describe, expect, test } from 'vitest';
import { app } from '../../worker/app';
import { Browser } from './browser';

/** What visitors may call; every other route of the API needs a session. A new route has to be put here or be guarded. */
const PUBLIC = new Set([
  'GET /api/health',
  'GET /api/auth/options',
  'GET /api/auth/session',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'POST /api/auth/signup',
  'POST /api/auth/resend',
  'POST /api/auth/confirm',
  'POST /api/auth/login',
  'POST /api/auth/token',
  'POST /api/auth/logout',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'POST /api/auth/confirm-email',
  'GET /api/billing/catalog',
  'POST /api/stripe/webhook',
  'POST /api/waitlist',
  'POST /api/demo/list',
  'GET /api/places',
  'GET /api/shared',
  'POST /api/invites/preview',
]);

const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]
  .filter((route) => !PUBLIC.has(route))
  .map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, 'made_up') };
  });

describe('every route that is not named public', () => {
  test.each(routes)('$method $path needs a session and is not cached', async ({ method, path }) => {
    const answer = await new Browser().send(method, path, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

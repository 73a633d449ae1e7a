import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';
import { clientAddress } from './address';
import { AppError } from './errors';
import { isSigned } from './mutations';

/** The window of the `RATE_LIMIT` binding in wrangler.toml, seconds. */
const WINDOW = 60;

/**
 * Turns floods of changes away at the edge, before a password is hashed or the database asked. It counts per location and
 * roughly; what must be exact is counted in D1. On one machine everybody has the same address, so there it is off. Stripe
 * sends many events from few addresses: they pass by their signature.
 */
export const shield = createMiddleware<AppContext>(async (c, next) => {
  const { env } = c.var;
  const isDeployed = env.ENVIRONMENT === 'preview' || env.ENVIRONMENT === 'production';
  if (isDeployed && c.req.method !== 'GET' && !isSigned(c.req.path)) {
    const { success } = await env.RATE_LIMIT.limit({ key: clientAddress(c) });
    if (!success) throw new AppError('rate_limited', { retryAfter: WINDOW });
  }
  return next();
});

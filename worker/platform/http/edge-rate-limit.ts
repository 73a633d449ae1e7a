import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';
import { clientAddress } from './address';
import { AppError } from './errors';
import { isSigned } from './mutations';

/** The window of the `RATE_LIMIT` and `READ_RATE_LIMIT` bindings in wrangler.toml, seconds. */
const WINDOW = 60;

/**
 * Turns floods of changes and of reads away at the edge, before a password is hashed or the database asked. It counts per location and
 * roughly; what must be exact is counted in D1. On one machine everybody has the same address, so there it is off. Stripe
 * sends many events from few addresses: they pass by their signature.
 */
export const edgeRateLimit = createMiddleware<AppContext>(async (c, next) => {
  const env = c.get('env');
  const isDeployed = env.ENVIRONMENT === 'preview' || env.ENVIRONMENT === 'production';
  if (isDeployed && !isSigned(c.req.path)) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const limiter = isRead ? env.READ_RATE_LIMIT : env.RATE_LIMIT;
    const { success } = await limiter.limit({ key: clientAddress(c) });
    if (!success) throw new AppError('rate_limited', { retryAfter: WINDOW });
  }
  return next();
});

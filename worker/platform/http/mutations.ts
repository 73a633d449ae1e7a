import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context';
import { AppError } from './errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths that other servers call; they prove themselves by signature instead of by origin. */
const SIGNED_PATHS = new Set(['/api/stripe/webhook']);
/** Does this path prove itself by signature? */
export const isSigned = (path: string): boolean => SIGNED_PATHS.has(path);

/** Largest body any call takes; the longest description is 2,000 characters, at most 8 kB of UTF-8. */
const MAX_BODY_BYTES = 64 * 1024;

/** Largest event of another server: an invoice of many lines is long, and a refused one would be lost. */
const MAX_SIGNED_BODY_BYTES = 1024 * 1024;

/** The origin of a request's URL, which is normalised and names nobody. */
const ORIGIN = /^https?:\/\/[^/?#@]+(?=[/?#])/;

/** The origin that people see: the configured one when deployed, else the request's own. */
export const appOrigin = (configured: string, requestUrl: string): string =>
  configured || (ORIGIN.exec(requestUrl)?.[0] ?? new URL(requestUrl).origin);

/**
 * Cross-site request forgery ends here: a mutation must say `Sec-Fetch-Site: same-origin` or carry our own `Origin`,
 * and a body must be JSON (which a foreign form cannot send without a preflight).
 */
export const guardMutations = createMiddleware<AppContext>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isSigned(c.req.path)) return next();
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const ours = appOrigin(c.get('env').APP_ORIGIN, c.req.url);
  const sameOrigin = site ? site === 'same-origin' && (!origin || origin === ours) : origin === ours;
  if (!sameOrigin) throw new AppError('forbidden_origin');
  // Not by Content-Length alone: HTTP/2 bodies may come without one.
  const hasBody = c.req.raw.body !== null && c.req.header('content-length') !== '0';
  if (hasBody && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type');
  }
  return next();
});

const tooLarge = () => {
  throw new AppError('payload_too_large');
};
const limitOurs = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
const limitSigned = bodyLimit({ maxSize: MAX_SIGNED_BODY_BYTES, onError: tooLarge });

/**
 * Refuses bodies no honest client sends, and reads the others to their end, so that one that breaks off is the sender's
 * mistake here and not an error of whatever would have read it.
 */
export const limitBody = createMiddleware<AppContext>(async (c, next) => {
  // These have none.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const limit = isSigned(c.req.path) ? limitSigned : limitOurs;
  let isRead = false;
  try {
    return await limit(c, async () => {
      // Hono caches it for later reads of the body, as text or as JSON.
      if (c.req.raw.body) await c.req.text();
      isRead = true;
      await next();
    });
  } catch (error) {
    if (isRead || error instanceof AppError) throw error;
    throw new AppError('invalid_json', { message: 'The request body broke off.', cause: error });
  }
});

import { createMiddleware } from 'hono/factory';
import type { Build } from '../builds/service';
import type { AppContext } from '../../platform/context';

/** Two years, as the preload list asks. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

const HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()'],
] as const;
const HTTPS_HEADERS = [...HEADERS, ['Strict-Transport-Security', HSTS]] as const;

/** What every response carries, from whatever handler. */
export const securityHeaders = createMiddleware<AppContext>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of c.req.url.startsWith('https:') ? HTTPS_HEADERS : HEADERS) {
    // A stricter one that a route has set stays.
    if (!headers.has(name)) headers.set(name, value);
  }
});

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * The policy of a document: our own files, and the inlined script and style by their hashes; Turnstile's script and
 * frame only where it is configured.
 */
export const contentSecurityPolicy = (
  { scripts, styles }: Build['csp'],
  { file, isHttps, hasTurnstile }: { file: string; isHttps: boolean; hasTurnstile: boolean },
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts[file] ?? ''}${hasTurnstile ? ` ${TURNSTILE}` : ''}`,
    ...(hasTurnstile ? [`frame-src ${TURNSTILE}`] : []),
    `style-src 'self' ${styles[file] ?? ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** How the product's cookies are called and set; what they hold is their writer's. */
import type { Context } from 'hono';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '../context';
import { getCookieValue } from '../locale/cookie-header';
import { isLoopback } from './loopback';

/** Scheme and host of a URL over plain http. */
const PLAIN_HOST = /^http:\/\/(\[[^\]]*\]|[^/:?#]*)/;

/**
 * Browsers differ on Secure cookies over plain http on one's own machine, so there the cookies go without. The URL of a
 * request is normalised, and every call asks this more than once: to parse it again costs as much as to read a cookie.
 */
const isPlainLoopback = (url: string): boolean => {
  const [, host] = PLAIN_HOST.exec(url) ?? [];
  return host !== undefined && isLoopback(host);
};

type Kind = 'access' | 'refresh' | 'google' | 'read';

/** The name of a cookie where the request came in. */
export const cookieName = (c: Context<AppContext>, kind: Kind): string =>
  isPlainLoopback(c.req.url) ? `valija_${kind}` : `__Host-valija_${kind}`;

/** What every cookie is set with: no script can read it, and it stays on this site. */
export const cookieOptions = (c: Context<AppContext>): CookieOptions => ({
  httpOnly: true,
  secure: !isPlainLoopback(c.req.url),
  sameSite: 'Lax',
  path: '/',
});

/** What the browser sent of a cookie, if anything. Nothing of ours needs to be decoded. */
export const readCookie = (c: Context<AppContext>, kind: Kind): string | undefined =>
  getCookieValue(c.req.header('cookie') ?? null, cookieName(c, kind)) ?? undefined;

/** The access token the browser sent, if any. */
export const accessCookie = (c: Context<AppContext>): string | undefined => readCookie(c, 'access');

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '../../platform/context';
import { ACCESS_TOKEN_LIFE, GOOGLE_TRIP_LIFE, SESSION_IDLE_LIFE } from './lifetimes';
import { isLoopback } from './loopback';

/** Browsers differ on Secure cookies over plain http on one's own machine, so there the cookies go without. */
const isPlainLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopback(hostname);
};

type Kind = 'access' | 'refresh' | 'google';

const nameOf = (c: Context<AppContext>, kind: Kind): string =>
  isPlainLoopback(c.req.url) ? `valija_${kind}` : `__Host-valija_${kind}`;

const optionsOf = (c: Context<AppContext>): CookieOptions => ({
  httpOnly: true,
  secure: !isPlainLoopback(c.req.url),
  sameSite: 'Lax',
  path: '/',
});

/** The access token the browser sent, if any. */
export const accessCookie = (c: Context<AppContext>): string | undefined => getCookie(c, nameOf(c, 'access'));

/** The refresh token the browser sent, if any. */
export const refreshCookie = (c: Context<AppContext>): string | undefined => getCookie(c, nameOf(c, 'refresh'));

/** Hands both tokens to the browser; no script can read them. */
export const setSessionCookies = (c: Context<AppContext>, tokens: { access: string; refresh: string }): void => {
  setCookie(c, nameOf(c, 'access'), tokens.access, { ...optionsOf(c), maxAge: ACCESS_TOKEN_LIFE / 1000 });
  setCookie(c, nameOf(c, 'refresh'), tokens.refresh, { ...optionsOf(c), maxAge: SESSION_IDLE_LIFE / 1000 });
};

/** Takes both tokens from the browser. */
export const clearSessionCookies = (c: Context<AppContext>): void => {
  deleteCookie(c, nameOf(c, 'access'), optionsOf(c));
  deleteCookie(c, nameOf(c, 'refresh'), optionsOf(c));
};

/** The trip to Google that this browser began, if any. */
export const googleCookie = (c: Context<AppContext>): string | undefined => getCookie(c, nameOf(c, 'google'));

/** Keeps a trip to Google in the browser that begins it. */
export const setGoogleCookie = (c: Context<AppContext>, value: string): void =>
  setCookie(c, nameOf(c, 'google'), value, { ...optionsOf(c), maxAge: GOOGLE_TRIP_LIFE / 1000 });

/** Forgets the trip: each is good for one return. */
export const clearGoogleCookie = (c: Context<AppContext>): void => {
  deleteCookie(c, nameOf(c, 'google'), optionsOf(c));
};

import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/context';
import { cookieName, cookieOptions, readCookie } from '../../platform/http/cookies';
import { ACCESS_TOKEN_LIFE, SESSION_IDLE_LIFE } from './lifetimes';

/** The refresh token the browser sent, if any. */
export const refreshCookie = (c: Context<AppContext>): string | undefined => readCookie(c, 'refresh');

/** Hands both tokens to the browser; no script can read them. */
export const setSessionCookies = (c: Context<AppContext>, tokens: { access: string; refresh: string }): void => {
  setCookie(c, cookieName(c, 'access'), tokens.access, { ...cookieOptions(c), maxAge: ACCESS_TOKEN_LIFE / 1000 });
  setCookie(c, cookieName(c, 'refresh'), tokens.refresh, { ...cookieOptions(c), maxAge: SESSION_IDLE_LIFE / 1000 });
};

/** Takes both tokens from the browser. */
export const clearSessionCookies = (c: Context<AppContext>): void => {
  deleteCookie(c, cookieName(c, 'access'), cookieOptions(c));
  deleteCookie(c, cookieName(c, 'refresh'), cookieOptions(c));
};

import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../../platform/context';
import { cookieName, cookieOptions, readCookie } from '../../../platform/http/cookies';
import { GOOGLE_TRIP_LIFE } from '../lifetimes';

/** The trip to Google that this browser began, if any. */
export const googleCookie = (c: Context<AppContext>): string | undefined => readCookie(c, 'google');

/** Keeps a trip to Google in the browser that begins it. */
export const setGoogleCookie = (c: Context<AppContext>, value: string): void =>
  setCookie(c, cookieName(c, 'google'), value, { ...cookieOptions(c), maxAge: GOOGLE_TRIP_LIFE / 1000 });

/** Forgets the trip: each is good for one return. */
export const clearGoogleCookie = (c: Context<AppContext>): void => {
  deleteCookie(c, cookieName(c, 'google'), cookieOptions(c));
};

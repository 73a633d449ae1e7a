/**
 * D1 may answer reads from a replica that lags behind. So that people read their own writes, an answer to a change hands
 * the browser a bookmark, and its next reads ask for a state at least as new.
 */
import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import type { AppContext } from '../context';
import { accessCookie, cookieName, cookieOptions, readCookie } from '../http/cookies';

/** Replicas are behind by seconds at most. */
const BOOKMARK_LIFE_S = 600;

/**
 * Asks the primary. What somebody else writes for this person has no bookmark of theirs: a plan's Durable Object, which
 * makes its list and saves its edits, and Stripe.
 */
const PRIMARY = 'first-primary';

const WRITTEN_ELSEWHERE = /^\/api\/(?:plans|billing)(?:\/|$)/;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bookmarks are hexadecimal numbers; anything else a browser sends is ignored. */
const BOOKMARK = /^[\da-f]{4,64}(?:-[\da-f]{4,64}){1,7}$/i;

/** The bookmark or constraint that a request's D1 session starts with. A change always starts on the primary. */
export const bookmarkOf = (c: Context<AppContext>): D1SessionBookmark => {
  if (!READS.has(c.req.method)) return PRIMARY;
  const told = readCookie(c, 'read');
  if (told === PRIMARY) return PRIMARY;
  return told !== undefined && BOOKMARK.test(told) ? told : 'first-unconstrained';
};

/** Sends a signed-in browser the bookmark to read from after it has changed something. */
export const sendBookmark = (c: Context<AppContext>, bookmark: string | null): void => {
  if (READS.has(c.req.method) || c.res.status >= 400) return;
  const isSignedIn = accessCookie(c) !== undefined || c.res.headers.getSetCookie().length > 0;
  if (!isSignedIn) return;
  const value = WRITTEN_ELSEWHERE.test(c.req.path) ? PRIMARY : bookmark;
  if (!value) return;
  const cookie = serialize(cookieName(c, 'read'), value, { ...cookieOptions(c), maxAge: BOOKMARK_LIFE_S });
  // Not by Hono, which would copy the answer for it.
  c.res.headers.append('Set-Cookie', cookie);
};

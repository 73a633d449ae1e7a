import { type Context, Hono } from 'hono';
import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';
import { randomSecret } from '../../../platform/crypto/secrets';
import type { AppContext } from '../../../platform/context';
import { AppError } from '../../../platform/http/errors';
import { logWarning } from '../../../platform/http/log';
import { validate } from '../../../platform/http/validate';
import { LOCALES, type Locale } from '../../../platform/locale/locale';
import { negotiateLocale } from '../../../platform/locale/negotiate';
import type { GoogleFailure } from '../contract';
import { setSessionCookies } from '../../sessions/service';
import { GOOGLE_TRIP_LIFE } from '../lifetimes';
import { deviceOf } from '../device';
import { exchangeCode, newCode } from '../issue';
import { linkTo } from '../../../platform/http/links';
import { challengeOf } from '../pkce';
import { type Scope, scopeOf } from '../../../platform/http/scope';
import { accountOf } from './account';
import { type GoogleConfig, beginSignIn, finishSignIn, googleConfig, transaction } from './client';
import { deleteCookie, setCookie } from 'hono/cookie';
import { cookieName, cookieOptions, readCookie } from '../../../platform/http/cookies';

/** The trip to Google that this browser began, if any. */
const googleCookie = (c: Context<AppContext>): string | undefined => readCookie(c, 'google');

/** Keeps a trip to Google in the browser that begins it. */
const setGoogleCookie = (c: Context<AppContext>, value: string): void =>
  setCookie(c, cookieName(c, 'google'), value, { ...cookieOptions(c), maxAge: GOOGLE_TRIP_LIFE / 1000 });

/** Forgets the trip: each is good for one return. */
const clearGoogleCookie = (c: Context<AppContext>): void => {
  deleteCookie(c, cookieName(c, 'google'), cookieOptions(c));
};

/** `accept`: begun on the sign-up form, whose terms and age were accepted, so that an account may be made. */
const startQuery = z.object({ accept: z.enum(['true', 'false']).default('false'), locale: z.enum(LOCALES).optional() });

/** A trip to Google as the browser's cookie keeps it, signed. */
const trip = transaction.extend({ accepted: z.boolean(), locale: z.enum(LOCALES) });
type Trip = z.infer<typeof trip>;

const AUDIENCE = 'google-trip';
const keyOf = (c: Context<AppContext>) => new TextEncoder().encode(c.var.env.JWT_SECRET);

const packTrip = (c: Context<AppContext>, value: Trip, now: number): Promise<string> =>
  new SignJWT(value)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor((now + GOOGLE_TRIP_LIFE) / 1000))
    .sign(keyOf(c));

const unpackTrip = async (c: Context<AppContext>, now: number): Promise<Trip | null> => {
  try {
    const { payload } = await jwtVerify(googleCookie(c) ?? '', keyOf(c), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    return trip.parse(payload);
  } catch {
    return null;
  }
};

const redirectUriOf = ({ origin }: Scope) => new URL('/api/auth/google/callback', origin).href;

/** The configuration, or 404: where it is not set these routes do not exist. */
const configOf = (c: Context<AppContext>): GoogleConfig => {
  const config = googleConfig(c.var.env);
  if (!config) throw new AppError('not_found');
  return config;
};

/** `/api/auth/google`: OpenID Connect, code flow. The browser comes and goes by redirects. */
export const google = new Hono<AppContext>()
  .get('/', validate('query', startQuery), async (c) => {
    const config = configOf(c);
    const scope = scopeOf(c);
    const { accept, locale = negotiateLocale(c.req.raw.headers) } = c.req.valid('query');
    const { url, transaction } = await beginSignIn(config, redirectUriOf(scope), scope.now).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
    setGoogleCookie(c, await packTrip(c, { ...transaction, accepted: accept === 'true', locale }, scope.now));
    return c.redirect(url);
  })
  .get('/callback', async (c) => {
    const config = configOf(c);
    const scope = scopeOf(c);
    const begun = await unpackTrip(c, scope.now);
    clearGoogleCookie(c);
    const locale: Locale = begun?.locale ?? negotiateLocale(c.req.raw.headers);
    // Signed-in people are led on from the sign-in page, to where they wanted to go.
    const back = (failure?: GoogleFailure) =>
      c.redirect(
        linkTo(scope, locale, failure === 'no_account' ? '/app/signup' : '/app/login', failure && { google: failure }),
      );
    if (!begun) return back('failed');
    try {
      const callback = new URL(c.req.url);
      const identity = await finishSignIn(config, callback, begun, redirectUriOf(scope), scope.now);
      const found = await accountOf(scope, identity, begun);
      if ('refusal' in found) return back(found.refusal);
      const codeVerifier = randomSecret();
      const { code, statement } = newCode(scope, found.userId, challengeOf(codeVerifier));
      await statement;
      setSessionCookies(c, await exchangeCode(scope, { code, codeVerifier }, deviceOf(c)));
      return back();
    } catch (error) {
      logWarning('sign-in with Google failed', {
        requestId: c.var.requestId,
        error: error instanceof Error ? error.name : typeof error,
      });
      return back('failed');
    }
  });

import { type Context, Hono } from 'hono';
import type { AppContext } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { optionalJson } from '../../platform/http/optional-json';
import { validate } from '../../platform/http/validate';
import { negotiateLocale } from '../../platform/locale/negotiate';
import {
  type OptionsOutput,
  type SessionOutput,
  type TokenOutput,
  changeEmailInput,
  changePasswordInput,
  forgotInput,
  linkInput,
  loginInput,
  logoutInput,
  resendInput,
  resetInput,
  signupInput,
  tokenInput,
} from './contract';
import { deviceOf } from './device';
import { googleConfig } from './google/client';
import { google } from './google/routes';
import { type Tokens, exchangeCode, findByRefreshToken } from './issue';
import { countAsked } from './mail-limit';
import { changeEmail, changePassword, confirmEmailChange, forgotPassword, resetPassword } from './recovery';
import { refreshSession } from './rotation';
import { scopeOf } from '../../platform/http/scope';
import {
  clearSessionCookies,
  findSession,
  refreshCookie,
  requireSession,
  setSessionCookies,
  toUser,
} from '../sessions/service';
import { endOtherSessions, endSession, listSessions, signOut } from './session-list';
import { signIn } from './sign-in';
import { confirmSignUp, resendConfirmation, signUp } from './signup';

/** Puts the tokens into cookies and gives the browser its non-secret part. */
const handOver = (c: Context<AppContext>, tokens: Tokens) => {
  setSessionCookies(c, tokens);
  const body: TokenOutput = { user: tokens.user, expiresAt: new Date(tokens.expiresAt).toISOString() };
  return c.json(body);
};

/** `/api/auth/*`: sign-up, sign-in, sessions, recovery. */
export const auth = new Hono<AppContext>()
  // What the forms offer here: a captcha when one is asked for, sign-in with Google.
  .get('/options', (c) => {
    const { env } = c.var;
    const body: OptionsOutput = {
      captchaSiteKey: (env.TURNSTILE_SECRET_KEY && env.TURNSTILE_SITE_KEY) ?? null,
      google: googleConfig(env) !== null,
      inbox: env.ENVIRONMENT === 'development' ? '/__dev/inbox' : null,
    };
    return c.json(body);
  })
  .route('/google', google)
  .post('/signup', validate('json', signupInput), async (c) => {
    const input = c.req.valid('json');
    await signUp(scopeOf(c), input, input.locale ?? negotiateLocale(c.req.raw.headers));
    return c.json({}, 202);
  })
  .post('/resend', validate('json', resendInput), async (c) => {
    const scope = scopeOf(c);
    await countAsked(scope, 'resend');
    const { email, referredBy } = c.req.valid('json');
    scope.later('resend', () => resendConfirmation(scope, email, referredBy));
    return c.json({}, 202);
  })
  .post('/confirm', validate('json', linkInput), async (c) => {
    const code = await confirmSignUp(scopeOf(c), c.req.valid('json').token);
    return c.json({ code });
  })
  .post('/login', validate('json', loginInput), async (c) => {
    const code = await signIn(scopeOf(c), c.req.valid('json'));
    return c.json({ code });
  })
  .post('/token', validate('json', tokenInput), async (c) => {
    const input = c.req.valid('json');
    if (input.grantType === 'authorization_code') {
      return handOver(c, await exchangeCode(scopeOf(c), input, deviceOf(c)));
    }
    const token = refreshCookie(c);
    if (!token) throw new AppError('unauthenticated');
    try {
      return handOver(c, await refreshSession(scopeOf(c), token));
    } catch (error) {
      if (error instanceof AppError) clearSessionCookies(c);
      throw error;
    }
  })
  .get('/session', async (c) => {
    const session = await findSession(c);
    const body: SessionOutput = session
      ? { user: toUser(session.user), expiresAt: new Date(session.expiresAt).toISOString(), canRefresh: true }
      : { user: null, expiresAt: null, canRefresh: refreshCookie(c) !== undefined };
    return c.json(body);
  })
  .post('/logout', optionalJson, validate('json', logoutInput), async (c) => {
    const scope = scopeOf(c);
    const refresh = refreshCookie(c);
    const known = await findSession(c);
    const session = known
      ? { id: known.user.sessionId, userId: known.user.id }
      : refresh && (await findByRefreshToken(scope, refresh))?.session;
    if (session) await signOut(scope, session, c.req.valid('json').everywhere ?? false);
    clearSessionCookies(c);
    return c.body(null, 204);
  })
  .get('/sessions', requireSession, async (c) => c.json({ sessions: await listSessions(scopeOf(c), c.var.user) }))
  .delete('/sessions', requireSession, async (c) => {
    await endOtherSessions(scopeOf(c), c.var.user);
    return c.body(null, 204);
  })
  .delete('/sessions/:id', requireSession, async (c) => {
    await endSession(scopeOf(c), c.var.user.id, c.req.param('id'));
    return c.body(null, 204);
  })
  .post('/forgot', validate('json', forgotInput), async (c) => {
    const scope = scopeOf(c);
    await countAsked(scope, 'forgot');
    scope.later('forgot', () => forgotPassword(scope, c.req.valid('json').email));
    return c.json({}, 202);
  })
  .post('/reset', validate('json', resetInput), async (c) => {
    await resetPassword(scopeOf(c), c.req.valid('json'));
    return c.body(null, 204);
  })
  .post('/change-password', requireSession, validate('json', changePasswordInput), async (c) => {
    await changePassword(scopeOf(c), c.var.user, c.req.valid('json'));
    return c.body(null, 204);
  })
  .post('/change-email', requireSession, validate('json', changeEmailInput), async (c) => {
    await changeEmail(scopeOf(c), c.var.user, c.req.valid('json'));
    return c.json({}, 202);
  })
  .post('/confirm-email', validate('json', linkInput), async (c) => {
    await confirmEmailChange(scopeOf(c), c.req.valid('json').token);
    return c.body(null, 204);
  });

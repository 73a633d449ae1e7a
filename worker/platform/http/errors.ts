import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppContext } from '../context';
import { ConfigurationError } from '../env';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from './contract';
import { logError } from './log';

/** What each code says in English when the thrower has nothing better to say. */
const MESSAGES: Record<ErrorCode, string> = {
  invalid_json: 'The request body is not valid JSON.',
  invalid_grant: 'The code or session is not valid any more. Please sign in again.',
  invalid_token: 'This link is not valid any more. Please ask for a new one.',
  invalid_signature: 'The signature does not match.',
  unauthenticated: 'User not authenticated',
  invalid_credentials: 'The e-mail address or the password is wrong.',
  insufficient_credits:
    "Insufficient Credits. You don't have enough credits to generate a Bag Plan. Please subscribe to a plan if you don't have one or purchase additional credits to continue.",
  forbidden_origin: 'This request did not come from the app.',
  email_not_confirmed: 'Please confirm your e-mail address first.',
  captcha_required: 'Please show that you are a person.',
  premium_required: 'This is a premium feature.',
  not_found: 'Not found.',
  username_taken: 'Username is already taken',
  already_subscribed: 'You already have an active subscription. Redirecting to your billing page.',
  no_subscription: 'There is no subscription to change.',
  already_on_waitlist: 'This email is already on the waitlist.',
  idempotency_conflict: 'This idempotency key was already used with another request.',
  own_invite: 'This is your own Bag Plan: the invitation is for somebody else.',
  invite_revoked: 'This invitation was withdrawn.',
  invite_expired: 'This invitation has expired.',
  invite_used: 'This invitation was used already.',
  plan_full: 'As many people as possible pack this Bag Plan already.',
  conflict: 'This was changed in the meantime. Please reload and try again.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'Send application/json.',
  validation_failed: 'Some fields are not valid.',
  upgrade_required: 'This address only speaks WebSocket.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  too_many_generations: 'Three Bag Plans are being made already. Please wait for one to finish.',
  internal: 'Unexpected error, please try again later. If the problem persists, please contact support.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
};

interface AppErrorOptions {
  message?: string;
  /** Path of a field to its message, for `validation_failed` and conflicts on one field. */
  fields?: Record<string, string>;
  /** Seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that routes and services throw on purpose; everything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? MESSAGES[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

const fromUnknown = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // Names of settings, never what they hold: the operator sees at once what to do.
  if (error instanceof ConfigurationError) return new AppError('unavailable', { message: error.message, cause: error });
  if (error instanceof HTTPException) {
    if (error.status === 400) return new AppError('invalid_json', { cause: error });
    if (error.status === 413) return new AppError('payload_too_large', { cause: error });
    if (error.status === 404) return new AppError('not_found', { cause: error });
  }
  return new AppError('internal', { cause: error });
};

/** Hono's `onError`: the contract's error shape, and a log line for what is our own fault. */
export const handleError = (error: unknown, c: Context<AppContext>): Response => {
  const known = fromUnknown(error);
  const status = ERROR_STATUS[known.code];
  const requestId = c.get('requestId') ?? 'unknown';
  if (status >= 500)
    logError(
      'request failed',
      {
        requestId,
        path: c.req.routePath,
        code: known.code,
        ...(error instanceof ConfigurationError && { settings: error.settings.join(' ') }),
      },
      known.cause ?? known,
    );
  const body: ErrorBody = {
    error: { code: known.code, message: known.message, ...(known.fields && { fields: known.fields }), requestId },
  };
  if (known.retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(known.retryAfter))));
  return c.json(body, status);
};

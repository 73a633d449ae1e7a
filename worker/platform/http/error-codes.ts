/**
 * Every error the API can answer with, and its HTTP status. The list is closed: the browser translates the code, so a
 * new code does not compile in `web` until both languages have words for it.
 */
export const ERROR_STATUS = {
  invalid_json: 400,
  invalid_grant: 400,
  invalid_token: 400,
  invalid_signature: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  insufficient_credits: 402,
  forbidden_origin: 403,
  email_not_confirmed: 403,
  captcha_required: 403,
  premium_required: 403,
  not_found: 404,
  username_taken: 409,
  already_subscribed: 409,
  no_subscription: 409,
  already_on_waitlist: 409,
  idempotency_conflict: 409,
  own_invite: 409,
  invite_revoked: 409,
  invite_expired: 409,
  invite_used: 409,
  plan_full: 409,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  upgrade_required: 426,
  rate_limited: 429,
  too_many_generations: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is said of a field whose own rule says nothing. English; the browser translates it. */
export const FIELD_MESSAGES = { missing: 'This field is required.', invalid: 'This value is not valid.' } as const;

import type { ErrorCode } from '../../../../worker/http/contract';

/** What the browser says for each error code of the API, and for a network that does not answer. */
export const errors = {
  invalid_json: 'Unexpected error, please try again later. If the problem persists, please contact support.',
  invalid_grant: 'Your session has ended. Please sign in again.',
  invalid_token: 'This link is no longer valid. Ask for a new one.',
  invalid_signature: 'Unexpected error, please try again later. If the problem persists, please contact support.',
  unauthenticated: 'User not authenticated',
  invalid_credentials: 'The email or the password is wrong.',
  insufficient_credits:
    "Insufficient Credits. You don't have enough credits to generate a Bag Plan. Please subscribe to a plan if you don't have one or purchase additional credits to continue.",
  forbidden_origin: 'This request did not come from Valija. Reload the page and try again.',
  email_not_confirmed: 'Confirm your email first: the link is in your inbox.',
  captcha_required: 'Please show that you are a person.',
  premium_required: 'This is a premium feature.',
  not_found: 'We could not find that.',
  username_taken: 'Username is already taken',
  already_subscribed: 'You already have an active subscription. Redirecting to your billing page.',
  no_subscription: 'There is no subscription to change.',
  already_on_waitlist: 'This email is already on the waitlist.',
  idempotency_conflict: 'This was already sent with other details. Reload the page and try again.',
  conflict: 'Somebody changed this in the meantime. Reload the page and try again.',
  payload_too_large: 'That is more text than we can take.',
  unsupported_media_type: 'Unexpected error, please try again later. If the problem persists, please contact support.',
  validation_failed: 'Some fields need another look.',
  rate_limited: 'Too many attempts. Wait a moment and try again.',
  too_many_generations: 'Three Bag Plans are being made already. Wait for one to finish.',
  internal: 'Unexpected error, please try again later. If the problem persists, please contact support.',
  unavailable: 'This is not available right now. Try again in a moment.',
  network: 'We could not reach Valija. Check your connection and try again.',
} as const satisfies Record<ErrorCode | 'network', string>;

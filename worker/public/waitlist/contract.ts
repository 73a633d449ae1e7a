import * as z from 'zod/mini';
import { LOCALES } from '../../platform/locale/locale';

/** English texts of the waitlist's rules. The browser translates them; the API sends them in `fields`. */
export const WAITLIST_MESSAGES = {
  required: 'Email is required.',
  email: 'Please enter a valid email address',
  /** For what has the shape of an address and is none, such as one without a domain, and for what is no text at all. */
  invalid: 'Invalid email',
} as const;

/** Longest address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;

/** Something on both sides of one @: as far as a browser looks at what is typed. */
const SHAPE = /^[^\s@]+@[^\s@]+$/;

/** An address as typed; comes out trimmed and in lower case. */
const address = z
  .string({ error: ({ input }) => (input == null ? WAITLIST_MESSAGES.required : WAITLIST_MESSAGES.invalid) })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: WAITLIST_MESSAGES.required, abort: true }),
    z.maxLength(EMAIL_MAX, { error: WAITLIST_MESSAGES.email, abort: true }),
    z.email({
      error: ({ input }) => (SHAPE.test(String(input)) ? WAITLIST_MESSAGES.invalid : WAITLIST_MESSAGES.email),
    }),
  );

/** `POST /api/waitlist` */
export const joinWaitlistInput = z.object({ email: address, locale: z.optional(z.enum(LOCALES)) });

import * as z from 'zod/mini';
import { LOCALES } from '../../platform/locale/locale';
import { ACCOUNT_MESSAGES } from './messages';

export { codeOutput, sessionOutput, tokenOutput, type SessionOutput, type TokenOutput } from '../sessions/contract';

export { ACCOUNT_MESSAGES };

/** Longest password; scrypt's cost does not depend on it, but the request's does. */
const PASSWORD_MAX = 128;

/** An e-mail address as typed; comes out trimmed and in lower case, which is its identity here. */
export const email = z
  .string(ACCOUNT_MESSAGES.email)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, ACCOUNT_MESSAGES.email), z.email(ACCOUNT_MESSAGES.email));

/** A new password: 8 to 128 characters with an upper-case letter, a lower-case letter and a digit. */
export const newPassword = z
  .string(ACCOUNT_MESSAGES.password)
  .check(
    z.maxLength(PASSWORD_MAX, ACCOUNT_MESSAGES.passwordTooLong),
    z.minLength(8, ACCOUNT_MESSAGES.password),
    z.regex(/\p{Lu}/u, ACCOUNT_MESSAGES.password),
    z.regex(/\p{Ll}/u, ACCOUNT_MESSAGES.password),
    z.regex(/\d/, ACCOUNT_MESSAGES.password),
  );

/** A password to compare with: any text of sane length, so that the rule can change without locking anyone out. */
const anyPassword = z.string().check(z.minLength(1), z.maxLength(1000));

/** 3 to 30 letters, digits, underscores or hyphens. */
export const username = z
  .string(ACCOUNT_MESSAGES.username)
  .check(z.trim(), z.regex(/^[A-Za-z0-9_-]{3,30}$/, { error: ACCOUNT_MESSAGES.username }));

const locale = z.enum(LOCALES);

/** RFC 7636 section 4.2: the base64url of a SHA-256, hence 43 characters. `plain` is not taken. */
const codeChallenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const codeChallengeMethod = z.optional(z.literal('S256'));

/** A mailed token, a code: opaque to the client. */
const opaque = z.string().check(z.minLength(1), z.maxLength(512));

/** A form's empty field is no value. */
const emptyAsMissing = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Whose link brought the visitor; goes along in the confirmation link, which may be opened in another browser. */
const referredBy = z.catch(z.optional(username), undefined);

/** `POST /api/auth/signup` */
export const signupInput = z
  .object({
    email,
    password: newPassword,
    confirmPassword: z.optional(z.string().check(z.maxLength(1000))),
    acceptTerms: z.literal(true, ACCOUNT_MESSAGES.acceptTerms),
    isAdult: z.literal(true, ACCOUNT_MESSAGES.isAdult),
    codeChallenge,
    codeChallengeMethod,
    username: z.pipe(z.transform(emptyAsMissing), z.optional(username)),
    locale: z.optional(locale),
    referredBy,
    /** The browser's Turnstile answer, after a `captcha_required`. */
    captchaToken: z.optional(z.string().check(z.maxLength(4096))),
  })
  .check(
    z.refine((input) => input.confirmPassword === undefined || input.confirmPassword === input.password, {
      path: ['confirmPassword'],
      error: ACCOUNT_MESSAGES.passwordMismatch,
    }),
  );
export type SignupInput = z.infer<typeof signupInput>;

/** `POST /api/auth/resend`: the confirmation mail once more. */
export const resendInput = z.object({ email, locale: z.optional(locale), referredBy });

/** `POST /api/auth/confirm` and `POST /api/auth/confirm-email` */
export const linkInput = z.object({ token: opaque });

/** `POST /api/auth/login` */
export const loginInput = z.object({
  email,
  password: anyPassword,
  codeChallenge,
  codeChallengeMethod,
  /** The browser's Turnstile answer, after a `captcha_required`. */
  captchaToken: z.optional(z.string().check(z.maxLength(4096))),
});
export type LoginInput = z.infer<typeof loginInput>;

/** `POST /api/auth/token`. A verifier of a wrong form is an `invalid_grant`, as RFC 7636 section 4.6 has it. */
export const tokenInput = z.discriminatedUnion('grantType', [
  z.object({
    grantType: z.literal('authorization_code'),
    code: opaque,
    codeVerifier: z.string().check(z.maxLength(1000)),
  }),
  z.object({ grantType: z.literal('refresh_token') }),
]);

/** `POST /api/auth/logout` */
export const logoutInput = z.object({ everywhere: z.optional(z.boolean()) });

/** `POST /api/auth/forgot` */
export const forgotInput = z.object({ email, locale: z.optional(locale) });

/** `POST /api/auth/reset` */
export const resetInput = z.object({ token: opaque, password: newPassword });

/** `POST /api/auth/change-password` */
export const changePasswordInput = z.object({ currentPassword: anyPassword, password: newPassword });

/** `POST /api/auth/change-email`: `email` is the new one; it has to be confirmed there. */
export const changeEmailInput = z.object({ email, password: anyPassword });

/** 200 of `GET /api/auth/options`: what the forms offer where this runs. */
export const optionsOutput = z.object({
  /** For Turnstile's widget, after a `captcha_required`; null without Turnstile. */
  captchaSiteKey: z.nullable(z.string()),
  /** Sign-in with Google: a link to `GET /api/auth/google`, from the sign-up form with `?accept=true`. */
  google: z.boolean(),
  /** Where mails can be read that reach nobody, in development; null wherever they are sent. */
  inbox: z.nullable(z.string()),
});
export type OptionsOutput = z.infer<typeof optionsOutput>;

/** Why Google did not sign somebody in: `?google=` of the page they are sent back to. */
export type GoogleFailure = 'failed' | 'unverified' | 'no_account';

/** One place where the person is signed in. `lastSeenAt` is exact to the life of an access token, 15 minutes. */
const sessionInfo = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  /** "Lisbon, PT", null when unknown. */
  place: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** 200 of `GET /api/auth/sessions`, the newest use first. */
export const sessionsOutput = z.object({ sessions: z.array(sessionInfo) });

/** What is said of a session. Apart from the forms, which only the pages of the account need. */
import * as z from 'zod/mini';

/** Free has all that making and using a list needs; premium adds tools. */
export const ACCOUNT_TYPES = ['free', 'premium'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Who is signed in, as the browser sees it. */
export const userOutput = z.object({
  id: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  accountType: z.enum(ACCOUNT_TYPES),
  /** Where trips start unless their words say otherwise: the profile's country in the person's words, else where they signed in. */
  homeCountry: z._default(z.nullable(z.string()), null),
});
export type User = z.infer<typeof userOutput>;

/** 200 of login and confirm: a code to exchange at `/api/auth/token` with the verifier of the challenge given. */
export const codeOutput = z.object({ code: z.string() });

/** 200 of `POST /api/auth/token`: `expiresAt` is when the access cookie does; refresh a little earlier. */
export const tokenOutput = z.object({ user: userOutput, expiresAt: z.iso.datetime() });
export type TokenOutput = z.infer<typeof tokenOutput>;

/** 200 of `GET /api/auth/session`. `canRefresh`: nobody by the access cookie, but a refresh may still succeed. */
export const sessionOutput = z.object({
  user: z.nullable(userOutput),
  expiresAt: z.nullable(z.iso.datetime()),
  canRefresh: z.boolean(),
});
export type SessionOutput = z.infer<typeof sessionOutput>;

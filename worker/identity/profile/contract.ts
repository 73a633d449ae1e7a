import * as z from 'zod/mini';
import { username } from '../auth/contract';
import { ACCOUNT_TYPES } from '../sessions/contract';

/** English texts of the profile rules; the browser translates them. */
export const PROFILE_MESSAGES = {
  name: 'A name has at most 80 characters.',
  phone: 'Please enter a valid phone number.',
  country: 'A country has at most 60 characters.',
} as const;

/** An emptied field of the form removes the value. */
const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** One line of text: no line breaks and nothing invisible. */
const line = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, message));

const removable = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.pipe(z.transform(emptyAsNull), z.nullable(schema)));

/** `PATCH /api/profile`: what is left out stays, null or an empty text removes. */
export const profileInput = z.object({
  username: removable(username),
  firstName: removable(line(80, PROFILE_MESSAGES.name)),
  lastName: removable(line(80, PROFILE_MESSAGES.name)),
  /** Digits with the usual signs between them, 5 to 20 digits in all. */
  phone: removable(
    line(40, PROFILE_MESSAGES.phone).check(
      z.regex(/^\+?[\d\s().\-/]+$/, PROFILE_MESSAGES.phone),
      z.regex(/^(\D*\d){5,20}\D*$/, PROFILE_MESSAGES.phone),
    ),
  ),
  country: removable(line(60, PROFILE_MESSAGES.country)),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** Everything about a person that their profile shows; what is unknown or empty is null. */
const profile = z.object({
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** First and last name together. */
  fullName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  email: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  /** Where the newest session is, such as "Lisbon, PT". */
  location: z.nullable(z.string()),
  /** Is some browser of theirs in use: an access token was given out within its life of 15 minutes. */
  online: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** 200 of `GET` and `PATCH /api/profile`. */
export const profileOutput = z.object({ profile });

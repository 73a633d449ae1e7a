import * as z from 'zod/mini';

/** Free has all that making and using a list needs; premium adds tools. */
export const ACCOUNT_TYPES = ['free', 'premium'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Who is signed in, as the browser sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  accountType: z.enum(ACCOUNT_TYPES),
});
export type User = z.infer<typeof user>;

import * as z from 'zod/mini';

/** What `confirm` must be, when it is not. */
export const CONFIRM_MESSAGE = 'Type your e-mail address to confirm.';

/** `DELETE /api/account`: `confirm` is the account's e-mail address. */
export const deleteAccountInput = z.object({
  confirm: z.string(CONFIRM_MESSAGE).check(z.trim(), z.toLowerCase(), z.maxLength(254, CONFIRM_MESSAGE)),
});

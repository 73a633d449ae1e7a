import * as z from 'zod/mini';
import { newPassword } from '../../../../worker/identity/auth/contract';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';

/** The list of common passwords comes when a password is first looked at; without it the server has the only word. */
const weakPasswords = () => import('../../../../worker/identity/auth/weak-passwords').catch(() => null);

/** A new password that the server will take: the rule, and none of the passwords that guessing starts with. */
export const strongPassword = newPassword.check(
  z.refine(async (password) => (await weakPasswords())?.isCommonPassword(password) !== true, {
    error: ACCOUNT_MESSAGES.passwordCommon,
  }),
);

/** Whether a password has nothing of its owner in it. */
export const isImpersonal = async (password: string, own: readonly string[]): Promise<boolean> =>
  (await weakPasswords())?.isPersonalPassword(password, own) !== true;

/** The check of a form that the password is typed the same twice; said at once, not only when all else is right. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (input) => input.confirmPassword === input.password,
  { path: ['confirmPassword'], error: ACCOUNT_MESSAGES.passwordMismatch, when: () => true },
);

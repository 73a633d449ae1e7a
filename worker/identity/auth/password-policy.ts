import { AppError } from '../../platform/http/errors';
import { ACCOUNT_MESSAGES } from './contract';
import { isCommonPassword, isPersonalPassword } from './weak-passwords';

/** Refuses, with `validation_failed` on `password`, what satisfies the rule and is weak all the same. */
export const assertStrongPassword = (password: string, own: readonly (string | null | undefined)[]): void => {
  if (isCommonPassword(password)) {
    throw new AppError('validation_failed', { fields: { password: ACCOUNT_MESSAGES.passwordCommon } });
  }
  if (isPersonalPassword(password, own)) {
    throw new AppError('validation_failed', { fields: { password: ACCOUNT_MESSAGES.passwordPersonal } });
  }
};

import { useTranslation } from '../../../i18n/use-translation';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';
import { isApiError } from '../../../api/error';

/** The key of each account message; the contract's English texts are what both the schemas and the API answer with. */
const KEYS = {
  [ACCOUNT_MESSAGES.email]: 'invalid.email',
  [ACCOUNT_MESSAGES.password]: 'invalid.password',
  [ACCOUNT_MESSAGES.passwordTooLong]: 'invalid.passwordTooLong',
  [ACCOUNT_MESSAGES.passwordCommon]: 'invalid.passwordCommon',
  [ACCOUNT_MESSAGES.passwordPersonal]: 'invalid.passwordPersonal',
  [ACCOUNT_MESSAGES.passwordMismatch]: 'invalid.mismatch',
  [ACCOUNT_MESSAGES.currentPassword]: 'invalid.currentPassword',
  [ACCOUNT_MESSAGES.sameEmail]: 'invalid.sameEmail',
  [ACCOUNT_MESSAGES.username]: 'invalid.username',
  [ACCOUNT_MESSAGES.usernameTaken]: 'invalid.usernameTaken',
  [ACCOUNT_MESSAGES.acceptTerms]: 'invalid.acceptTerms',
  [ACCOUNT_MESSAGES.isAdult]: 'invalid.isAdult',
} as const;

const isKnown = (message: string): message is keyof typeof KEYS => Object.hasOwn(KEYS, message);

/**
 * A message that appears when a field is left moves what is below it. Shown at once, it would pull a button or check box
 * from under the very click that left the field; this long, milliseconds, lets the click land first.
 */
export const ERROR_DELAY_MS = 300;

/** Says what an answer has against some fields beside these, and whether it has anything. */
export const saysFields = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  setError: (name: Name, message: string, options: { shouldFocus: boolean }) => void,
): boolean => {
  const fields = isApiError(error, 'validation_failed') ? error.fields : {};
  const wrong = names.filter((name) => fields[name]);
  for (const name of wrong) setError(name, fields[name] ?? '', { shouldFocus: true });
  return wrong.length > 0;
};

/** A function that says an account message of the contract in the page's language. */
export const useAccountMessage = (): ((message: string | undefined) => string | undefined) => {
  const { t } = useTranslation('auth');
  return (message) => (message !== undefined && isKnown(message) ? t(KEYS[message]) : message && t('invalid.other'));
};

/** The same for a password that is only asked for: it is wrong, or it is missing. */
export const useCurrentPasswordMessage = (): ((message: string | undefined) => string) => {
  const { t } = useTranslation('auth');
  return (message) =>
    t(message === ACCOUNT_MESSAGES.currentPassword ? 'invalid.currentPassword' : 'invalid.passwordRequired');
};

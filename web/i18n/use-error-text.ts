import { useTranslation } from './use-translation';
import { isApiError } from '../api/error';

/** Seconds. */
const MINUTE = 60;

/** A function that says in the page's language what went wrong. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation(['errors', 'common']);
  return (error) => {
    if (!isApiError(error)) return t('common:unexpected');
    if (error.code !== 'rate_limited' || error.retryAfter === undefined) return t(`errors:${error.code}`);
    const { retryAfter } = error;
    return retryAfter < MINUTE
      ? t('common:waitSeconds', { count: retryAfter })
      : t('common:waitMinutes', { count: Math.ceil(retryAfter / MINUTE) });
  };
};

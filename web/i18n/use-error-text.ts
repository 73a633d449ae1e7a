import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/error';

/** A function that says in the page's language what went wrong. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation(['errors', 'common']);
  return (error) => (isApiError(error) ? t(`errors:${error.code}`) : t('common:unexpected'));
};

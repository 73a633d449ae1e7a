import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale';
import { PATHS } from '../../paths';
import { reloadOnChunkError } from '../shell/freshness';
import { ErrorDocument } from './error-document';
import { PageError } from './page-error';

/** User agents that get no error page: the error is only logged. */
const BOTS = /bot|lighthouse|facebook-preview|google/i;

/** A path as a person reads it. */
const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * The page of a fatal error in the app; status 500 unless the error says another. `isInside` a layout, whose navigation
 * stays.
 */
export const ErrorPage = ({ error, isInside = false }: { error: unknown; isInside?: boolean }) => {
  const { prefix } = useLocale();
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  useEffect(() => {
    console.error(error);
    reloadOnChunkError(error);
  }, [error]);
  if (BOTS.test(navigator.userAgent)) return null;
  const status = error instanceof PageError ? error.status : 500;
  const description =
    status === 404
      ? t('error.notFoundPath', { path: decodePath(pathname) })
      : error instanceof Error
        ? error.message
        : t('error.internal');
  return (
    <ErrorDocument
      status={status}
      description={description}
      isInside={isInside}
      homeHref={`${prefix && `/${prefix}`}${PATHS.home}`}
    />
  );
};

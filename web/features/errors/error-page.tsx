import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useLocale } from '../../i18n/use-locale';
import { PATHS } from '../../paths';
import { reloadOnChunkError } from '../shell/freshness';
import { ErrorDocument } from './error-document';
import { PageError } from './not-found';

/** User agents that get no error page: the error is only logged. */
const BOTS = /bot|lighthouse|facebook-preview|google/i;

/** The page of a fatal error inside the app; status 500 unless the error says another. */
export const ErrorPage = () => {
  const error = useRouteError();
  const { prefix, path } = useLocale();
  const { t } = useTranslation('shell');
  useEffect(() => {
    console.error(error);
    reloadOnChunkError(error);
  }, [error]);
  if (BOTS.test(navigator.userAgent)) return null;
  const status = error instanceof PageError || isRouteErrorResponse(error) ? error.status : 500;
  const title = isRouteErrorResponse(error) && error.statusText ? error.statusText : undefined;
  const description =
    status === 404 ? t('error.notFoundPath', { path }) : error instanceof Error ? error.message : t('error.internal');
  return (
    <ErrorDocument
      status={status}
      title={title}
      description={description}
      homeHref={`${prefix && `/${prefix}`}${PATHS.home}`}
    />
  );
};

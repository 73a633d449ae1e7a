import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from './error-page';
import { PageError } from './page-error';

/** The 404 of the specification, for a path that no page has. `isInside` a layout, whose navigation stays. */
export const NotFound = ({ isInside = false }: { isInside?: boolean }) => {
  const { pathname } = useLocation();
  const error = useMemo(() => new PageError(404, `Page Not Found: ${pathname}`), [pathname]);
  return <ErrorPage error={error} isInside={isInside} />;
};

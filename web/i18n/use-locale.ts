import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../worker/platform/locale/locale';
import { localeOf, localePath, splitLocale, type LocalePrefix } from '../paths';

export interface LocaleContext {
  locale: Locale;
  /** The language segment of the URL, to be kept in every link. */
  prefix: LocalePrefix;
  /** The page's path without it. */
  path: string;
  /** A path of `PATHS` in the language of this page: `to(PATHS.billing)`. */
  to: (path: string) => string;
}

/** The language of this page, and links that keep it. */
export const useLocale = (): LocaleContext => {
  const { pathname } = useLocation();
  const { prefix, path } = useMemo(() => splitLocale(pathname), [pathname]);
  const to = useCallback((target: string) => localePath(target, prefix), [prefix]);
  return { locale: localeOf(prefix), prefix, path, to };
};
